import { expect, test } from 'vitest'
import type { Closure, Resource } from '../model.ts'
import { filterLocationClosures, findTimeOff } from './closures.ts'

const closure = (more: Partial<Closure>): Closure => ({
  key: JSON.stringify(more),
  kind: 'CLOSING_DAY',
  day: '2026-12-24',
  locationId: null,
  locationName: null,
  resourceId: null,
  windows: [],
  reason: '',
  ...more,
})
const resource = (id: string, isPerson: boolean): Resource => ({
  id,
  name: id,
  hue: 'lapis',
  photoUrl: null,
  isPerson,
  staffMemberId: isPerson ? id : null,
  locationIds: [],
  open: [],
  openMinutes: 0,
  busyMinutes: 0,
})

test('closures of all locations come before those of one, and those of other days are omitted', () => {
  const one = closure({ kind: 'LOCATION_HOURS', locationName: 'Port' })
  const all = closure({ reason: 'Holiday' })
  expect(filterLocationClosures([one, all, closure({ day: '2026-12-25' })], '2026-12-24')).toEqual([all, one])
})

test('time off is only that of the staff shown', () => {
  const ofPerson = closure({ kind: 'TIME_OFF', resourceId: 'livia' })
  const ofRoom = closure({ kind: 'TIME_OFF', resourceId: 'room' })
  const closures = [ofPerson, ofRoom, closure({})]
  const resources = [resource('livia', true), resource('room', false)]
  const shown = (more: object) =>
    findTimeOff({ closures, resources, shows: 'people', staff: null, ...more }, '2026-12-24')
  expect(shown({})).toEqual([ofPerson])
  expect(shown({ shows: 'rooms' })).toEqual([ofRoom])
  expect(shown({ staff: 'room' })).toEqual([ofRoom])
})
