import { expect, test } from 'vitest'
import { listDays, listTimes, readQuestion, toInstant } from './question.ts'

const zone = 'Europe/Rome'
const now = Date.parse('2026-11-24T10:24:00Z')
const requested = (search: string) => readQuestion(new URLSearchParams(search), now, zone)

test('asks about the next quarter of an hour by default', () => {
  expect(requested('')).toEqual({
    service: null,
    with: null,
    day: '2026-11-24',
    time: '11:30',
    viewer: 'CUSTOMER',
    session: null,
  })
})

test('ignores values that no menu sends', () => {
  const odd = requested('service=x&day=2026-02-30&time=25:00&as=BOSS&with=%27')
  expect(odd).toEqual(requested(''))
  expect(requested('day=2026-12-01&time=09:05&as=STAFF')).toMatchObject({
    day: '2026-12-01',
    time: '09:05',
    viewer: 'STAFF',
  })
})

test('uses the wall-clock time of the business, also on days of 23 and 25 hours', () => {
  const at = (day: string, time: string) => new Date(toInstant({ day, time }, zone)).toISOString()
  expect(at('2026-11-24', '15:00')).toBe('2026-11-24T14:00:00.000Z')
  expect(at('2026-03-29', '15:00')).toBe('2026-03-29T13:00:00.000Z')
  expect(at('2026-10-25', '15:00')).toBe('2026-10-25T14:00:00.000Z')
  expect(at('2026-10-25', '00:00')).toBe('2026-10-24T22:00:00.000Z')
})

test('offers six weeks and every quarter of an hour, and always the requested time', () => {
  expect(listDays('2026-11-30', '2026-11-24')).toHaveLength(42)
  expect(listDays('2026-01-01', '2026-11-24')[0]).toBe('2026-01-01')
  expect(listTimes('15:00')).toHaveLength(96)
  expect(listTimes('15:05')).toHaveLength(97)
})
