import { expect, it } from 'vitest'
import { chooseWorkplace, rightsAt, worksElsewhere } from './workplace.ts'

it('grants the permissions of the role, and an own calendar only to staff', () => {
  const workplace = { siteId: 'a', resourceIds: ['r'] }
  expect(rightsAt({ ...workplace, role: 'staff' }, false)).toMatchObject({ resourceIds: ['r'] })
  expect(rightsAt({ ...workplace, role: 'owner' }, false).resourceIds).toBeUndefined()
  expect(rightsAt({ ...workplace, role: 'owner' }, false).permissions.has('MANAGE_USERS')).toBe(true)
  expect(rightsAt({ ...workplace, role: 'manager' }, false).permissions.has('MANAGE_USERS')).toBe(false)
  expect([...rightsAt({ ...workplace, role: 'viewer' }, false).permissions]).not.toContain('MANAGE_BOOKINGS')
})

it('grants none before the second factor that a workplace requires', () => {
  const workplace = { siteId: 'a', role: 'owner' as const, resourceIds: [], requiresSecondFactor: true }
  expect(rightsAt(workplace, false)).toMatchObject({ awaitsSecondFactor: true, permissions: new Set() })
  expect(rightsAt(workplace, true)).toEqual(rightsAt({ ...workplace, requiresSecondFactor: false }, false))
})

it('finds a workplace by its id in any letter case', () => {
  const places = [{ siteId: 'abc', role: 'owner' as const, resourceIds: [] }]
  expect(chooseWorkplace(places, 'ABC')).toBe(places[0])
  expect(chooseWorkplace(places, 'abd')).toBeUndefined()
})

it('tells whether somebody works at another business too', () => {
  expect(worksElsewhere([], 'a')).toBe(false)
  expect(worksElsewhere([{ siteId: 'a' }], 'a')).toBe(false)
  expect(worksElsewhere([{ siteId: 'a' }, { siteId: 'b' }], 'a')).toBe(true)
})
