import { expect, it } from 'vitest'
import { whyNothing } from './why-nothing.ts'

type Found = Parameters<typeof whyNothing>[0]

const day = '2026-06-02'
const why = (found: object) =>
  whyNothing({ refusal: null, days: [], day, hasStaff: true, ...found } as unknown as Found).reason
const refused = (rule: string) => ({ refusal: { rule } })

it.each([
  ['when booking opens', { refusal: { rule: 'TOO_EARLY', opensAt: '2026-06-01T08:00:00Z' } }, 'opens'],
  ['that it is not booked online', refused('ONLINE_BOOKING_OFF'), 'notOnline'],
  ['that it is too soon', refused('TOO_LATE'), 'tooLate'],
  ['that somebody is booking', refused('HELD'), 'held'],
  ['that it is too far ahead', refused('BEYOND_HORIZON'), 'tooFar'],
  ['that nobody offers it', { ...refused('NO_RESOURCE'), hasStaff: false }, 'unavailable'],
  ['that a day is over', { days: [{ date: day, state: 'PAST' }] }, 'past'],
  ['that the location is closed', refused('LOCATION_CLOSED'), 'locationClosed'],
  ['that a person has no time', { isNamed: true }, 'person'],
  ['that a day is closed', { days: [{ date: day, state: 'CLOSED' }] }, 'closed'],
  ['that nothing is offered in these weeks', { ...refused('OUTSIDE_HOURS'), day: null }, 'noHours'],
  ['that a day is full', {}, 'day'],
  ['that these weeks are full', { day: null }, 'weeks'],
])('says %s', (_, found, reason) => {
  expect(why(found)).toBe(reason)
})
