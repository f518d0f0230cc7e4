import type { Role } from '@kalends/contract'
import { expect, test } from 'vitest'
import { isRaise, rankRefusal } from './ranks.ts'

const staff = (role: Role, userId = 'a') => ({ type: 'staff', userId, role }) as const
const key = { type: 'app' } as const

test('only an owner makes owners, and only an owner ends that somebody is one', () => {
  const viewer = { userId: 'b', role: 'viewer' } as const
  const owner = { userId: 'b', role: 'owner' } as const
  expect(rankRefusal(staff('owner'), viewer, 'owner')).toBeUndefined()
  expect(rankRefusal(staff('owner'), owner, null)).toBeUndefined()
  for (const giver of [staff('manager'), key]) {
    expect(rankRefusal(giver, viewer, 'owner')).toBe('UNAUTHORIZED_OPERATION')
    expect(rankRefusal(giver, owner, 'viewer')).toBe('UNAUTHORIZED_OPERATION')
    expect(rankRefusal(giver, owner, null)).toBe('UNAUTHORIZED_OPERATION')
    expect(rankRefusal(giver, viewer, 'receptionist')).toBeUndefined()
  }
})

test('nobody raises their own role; anybody may step down', () => {
  expect(rankRefusal(staff('receptionist'), { userId: 'a', role: 'receptionist' }, 'manager')).toBe(
    'UNAUTHORIZED_OPERATION',
  )
  expect(rankRefusal(staff('manager'), { userId: 'a', role: 'manager' }, 'viewer')).toBeUndefined()
  expect(rankRefusal(staff('owner'), { userId: 'a', role: 'owner' }, 'manager')).toBeUndefined()
})

test('a role is a raise when it allows anything the other does not', () => {
  expect([isRaise('viewer', 'staff'), isRaise('staff', 'viewer'), isRaise('manager', 'viewer')]).toEqual([
    true,
    true,
    false,
  ])
})
