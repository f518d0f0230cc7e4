import { expect, test } from 'vitest'
import { existsIn, readQuestion, toInstant } from './question.ts'

const zone = 'Europe/Rome'
const now = Date.parse('2026-11-24T10:24:00Z')
const requested = (search: string) => readQuestion(new URLSearchParams(search), now, zone)

test('asks about the next quarter of an hour by default', () => {
  expect(requested('')).toEqual({
    service: null,
    with: null,
    day: '2026-11-24',
    time: '11:30',
    isTyped: false,
    viewer: 'CUSTOMER',
    session: null,
  })
})

test('ignores values that no field sends', () => {
  const odd = requested('service=x&day=2026-02-30&time=25:00&as=BOSS&with=%27')
  expect(odd).toEqual(requested(''))
  expect(requested('day=2026-12-01&time=09:05&as=STAFF')).toMatchObject({
    day: '2026-12-01',
    time: '09:05',
    isTyped: true,
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

test('knows times that the clocks pass over', () => {
  expect(existsIn({ day: '2026-03-29', time: '02:30' }, zone)).toBe(false)
  expect(existsIn({ day: '2026-03-29', time: '03:00' }, zone)).toBe(true)
  expect(existsIn({ day: '2026-10-25', time: '02:30' }, zone)).toBe(true)
})
