import type { Hours } from '@kalends/availability'
import { expect, test } from 'vitest'
import type { Facts, ResourceFacts } from '../store/facts.ts'
import { covers } from './covers.ts'

const nora: ResourceFacts = {
  id: 'nora',
  name: 'Nora',
  email: null,
  typeId: null,
  typeName: null,
  isStaff: true,
  gender: null,
  scheduleId: 'own',
  hoursId: 'own',
  followsLocation: false,
  locationIds: [],
  version: 1,
  rank: 0,
  dayLimit: null,
  load: 0,
  offered: true,
}

const quay = { name: 'Quay', formattedAddress: '', zone: 'UTC', version: 1, active: true }
const facts: Facts = {
  zone: 'UTC',
  stepMinutes: null,
  genderChoice: false,
  requiredOfStaff: [],
  resources: [nora],
  locations: [{ ...quay, id: 'quay', hoursId: 'quay-hours', isDefault: true }],
  closings: [],
}

// 1 June 2026 is a Monday.
const monday = (from: number, until: number, resourceIds = ['nora']) => ({
  start: Date.UTC(2026, 5, 1, from),
  end: Date.UTC(2026, 5, 1, until),
  resourceIds,
  locationId: 'quay',
})
const nineToFive = { zone: 'UTC', weekly: [{ weekday: 1, openMinute: 540, closeMinute: 1020 }], exceptions: [] }
const hours = new Map([
  ['own', nineToFive],
  ['quay-hours', { ...nineToFive, weekly: [{ weekday: 1, openMinute: 480, closeMinute: 1200 }] }],
])

test.each([
  ['within the hours', monday(9, 17), true],
  ['past the end of them', monday(16, 18), false],
  ['without anybody, while the location is open', monday(18, 19, []), true],
  ['without anybody, while it is closed', monday(21, 22, []), false],
  ['with somebody unknown', monday(18, 19, ['gone']), true],
])('a time %s', (_, time, isCovered) => {
  expect(covers({ facts, hours }, time)).toBe(isCovered)
})

test('a closing day covers nothing, whatever the hours', () => {
  const closed = { ...facts, closings: [{ id: '1', date: '2026-06-01', locationId: null, reason: '' }] }
  expect(covers({ facts: closed, hours }, monday(9, 10))).toBe(false)
  expect(covers({ facts: { ...closed, resources: [{ ...nora, hoursId: null }] }, hours }, monday(9, 10))).toBe(false)
})

test('somebody who follows the location works while it is open, except on dates of their own', () => {
  const follower = { ...nora, followsLocation: true }
  const off = new Map<string, Hours>(hours).set('own', {
    ...nineToFive,
    exceptions: [{ date: '2026-06-01', windows: [] }],
  })
  const known = { ...facts, resources: [follower] }
  expect(covers({ facts: known, hours }, monday(18, 19))).toBe(true)
  expect(covers({ facts: known, hours: off }, monday(10, 11))).toBe(false)
})
