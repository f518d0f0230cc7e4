import { expect, it } from 'vitest'
import { rightsAt, workplaceOf } from './workplace.ts'

it('gives the rights of the role, and a calendar of their own only to staff', () => {
  const place = { siteId: 'a', resourceIds: ['r'] }
  expect(rightsAt({ ...place, role: 'staff' })).toMatchObject({ resourceIds: ['r'] })
  expect(rightsAt({ ...place, role: 'owner' }).resourceIds).toBeUndefined()
  expect(rightsAt({ ...place, role: 'owner' }).permissions.has('MANAGE_USERS')).toBe(true)
  expect(rightsAt({ ...place, role: 'manager' }).permissions.has('MANAGE_USERS')).toBe(false)
  expect([...rightsAt({ ...place, role: 'viewer' }).permissions]).not.toContain('MANAGE_BOOKINGS')
})

it('finds a workplace by its id in any case, and no other', () => {
  const places = [{ siteId: 'abc', role: 'owner' as const, resourceIds: [] }]
  expect(workplaceOf(places, 'ABC')).toBe(places[0])
  expect(workplaceOf(places, 'abd')).toBeUndefined()
})
