import { type Permission, type Role, roles } from '@kalends/contract'
import { expect, test } from 'vitest'
import { grantRefusal, rankRefusal } from './ranks.ts'

const staff = (role: Role, userId = 'a') => ({ userId, role, permissions: new Set<Permission>(roles[role]) })
const key = (...permissions: Permission[]) => ({ permissions: new Set(permissions) })
const fullKey = key(...roles.owner)

test('only owners create owners, and only owners remove the owner role', () => {
  const viewer = { role: 'viewer' } as const
  const owner = { role: 'owner' } as const
  expect(rankRefusal(staff('owner'), viewer, 'owner')).toBeUndefined()
  expect(rankRefusal(staff('owner'), owner, null)).toBeUndefined()
  for (const grantor of [staff('manager'), fullKey]) {
    expect(rankRefusal(grantor, viewer, 'owner')).toBe('UNAUTHORIZED_OPERATION')
    expect(rankRefusal(grantor, owner, 'viewer')).toBe('UNAUTHORIZED_OPERATION')
    expect(rankRefusal(grantor, owner, null)).toBe('UNAUTHORIZED_OPERATION')
    expect(rankRefusal(grantor, viewer, 'receptionist')).toBeUndefined()
  }
})

test('no actor grants a permission that it does not hold', () => {
  for (const role of ['manager', 'receptionist', 'staff', 'viewer'] as const) {
    expect(grantRefusal(key('MANAGE_USERS'), role)).toBe('UNAUTHORIZED_OPERATION')
    expect(grantRefusal(fullKey, role)).toBeUndefined()
  }
  expect(grantRefusal(key('MANAGE_USERS', ...roles.viewer), 'viewer')).toBeUndefined()
  expect(grantRefusal(key('MANAGE_USERS', ...roles.viewer), 'staff')).toBe('UNAUTHORIZED_OPERATION')
  expect(rankRefusal(staff('receptionist'), { role: 'receptionist' }, 'manager')).toBe('UNAUTHORIZED_OPERATION')
})

test('actors may downgrade to a role that they hold', () => {
  expect(rankRefusal(staff('manager'), { role: 'manager' }, 'viewer')).toBeUndefined()
  expect(rankRefusal(staff('owner'), { role: 'owner' }, 'manager')).toBeUndefined()
})
