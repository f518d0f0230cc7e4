import { DAY, MINUTE } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { startRefusal } from './start-date.ts'

const now = Date.parse('2027-03-01T12:00:00Z')
const refusal = (startAt: number, allowsFuture = true) => startRefusal(startAt, { now, allowsFuture })

describe('the start date of an order', () => {
  it('may be a few minutes in the past', () => {
    expect(refusal(now - 5 * MINUTE)).toBeUndefined()
    expect(refusal(now - 5 * MINUTE - 1)).toBe('invalid_start_date')
  })

  it('may be up to a year ahead, if the plan allows it', () => {
    expect(refusal(now + 365 * DAY)).toBeUndefined()
    expect(refusal(now + 367 * DAY)).toBe('invalid_start_date')
    expect(refusal(now + DAY, false)).toBe('buyer_can_not_pick_future_start_date')
    expect(refusal(now + MINUTE, false)).toBeUndefined()
  })
})
