import { describe, expect, test } from 'vitest'
import { factsByAddress, readFacts } from '../structure/facts.ts'
import { judgeRaised } from '../structure/raised.ts'

const promised = [{ id: 'cancelBooking', noun: 'bookings', names: ['BOOKING_NOT_FOUND', 'price_missing'] }]
const aTest = (path: string, text: string) => ({ path, text })

describe('codes and rules of the facts', () => {
  test('are accepted if tests of the noun name them, on the server or beside a rule', () => {
    const tests = [
      aTest('apps/server/test/bookings/cancel-booking.test.ts', "toBe('404 BOOKING_NOT_FOUND')"),
      aTest('apps/server/src/features/bookings/rules/price.test.ts', 'it(`price_missing: …`)'),
    ]
    expect(judgeRaised(promised, tests, {})).toEqual([])
  })

  test('are missing if only a test of another noun, or a longer word, names them', () => {
    const tests = [
      aTest('apps/server/test/holds/get-hold.test.ts', 'BOOKING_NOT_FOUND'),
      aTest('apps/server/test/bookings/cancel-booking.test.ts', 'BOOKING_NOT_FOUND_HERE price_missing'),
    ]
    expect(judgeRaised(promised, tests, {})).toEqual([
      'bookings: no test raises BOOKING_NOT_FOUND, which the facts name for cancelBooking',
    ])
  })

  test('may be explained instead, for all nouns or for one', () => {
    expect(judgeRaised(promised, [], { BOOKING_NOT_FOUND: 'why', 'bookings/price_missing': 'why' })).toEqual([])
    expect(judgeRaised(promised, [], { BOOKING_NOT_FOUND: 'why', 'holds/price_missing': 'why' })).toEqual([
      'bookings: no test raises price_missing, which the facts name for cancelBooking',
      'never-raised.ts explains holds/price_missing, which the facts name for no operation of ours',
    ])
  })

  test('are read from the facts by method and path', () => {
    const findFact = factsByAddress(readFacts())
    expect(findFact('POST', ['/elsewhere', '/v2/bookings/{bookingId}/cancel'])?.errors).toContainEqual(
      expect.objectContaining({ code: 'FEATURE_LIMIT_EXCEEDED' }),
    )
    expect(findFact('GET', ['/v2/bookings/{bookingId}/cancel'])).toBeUndefined()
  })
})
