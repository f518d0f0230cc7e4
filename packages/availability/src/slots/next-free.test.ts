import { expect, test } from 'vitest'
import { aResource, at, open, request, THE_DAY, taken } from '../../test/factories.ts'
import { nextFree } from './next-free.ts'

test('finds the next bookable start and its resources', () => {
  const input = request([
    aResource({ rows: [taken('09:00-11:00')] }),
    aResource({ id: 'ben', windows: open('10:00-12:00') }),
  ])
  expect(nextFree(input, THE_DAY)).toEqual([{ start: at('10:00'), end: at('11:00'), resourceId: 'ben' }])
})

test('finds several, in order, and for one resource', () => {
  const input = request([aResource(), aResource({ id: 'ben', windows: open('09:30-12:00') })])
  expect(nextFree(input, { ...THE_DAY, limit: 3 }).map((slot) => slot.start)).toEqual([
    at('09:00'),
    at('09:30'),
    at('10:00'),
  ])
  expect(nextFree(input, { ...THE_DAY, limit: 3, resourceId: 'ben' }).map((slot) => slot.start)).toEqual([
    at('09:30'),
    at('10:30'),
  ])
})

test('skips starts the policy forbids', () => {
  const policy = { limitEarlyMinutes: null, limitLateMinutes: 630, bookAfterStart: false }
  expect(nextFree(request([aResource()], { rules: { policy } }), THE_DAY)[0]?.start).toBe(at('11:00'))
})

test('searches as far as requested, over months', () => {
  const far = 200 * 24
  const input = request([aResource({ windows: open(`${far}:00-${far + 1}:00`) })])
  expect(nextFree(input, { from: THE_DAY.from, to: at(`${far + 24}:00`) })[0]?.start).toBe(at(`${far}:00`))
  expect(nextFree(input, { from: THE_DAY.from, to: at(`${far}:00`) })).toEqual([])
})

test('refuses a search without end', () => {
  expect(() => nextFree(request([aResource()]), { from: 0, to: Number.POSITIVE_INFINITY })).toThrow(RangeError)
})
