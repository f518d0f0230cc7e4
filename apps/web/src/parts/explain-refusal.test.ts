import type { KalendsError } from '@kalends/sdk'
import { describe, expect, it } from 'vitest'
import { explainRefusal } from './explain-refusal.ts'

const explain = (code: string, data: object) => explainRefusal('en', { code, data } as KalendsError)

describe('why the API refused to book', () => {
  it('is the rule of the engine', async () => {
    expect(await explain('SLOT_NOT_AVAILABLE', { rule: 'CANCELLED', open: 0 })).toBe('This class was cancelled.')
    expect(await explain('SLOT_NOT_AVAILABLE', { rule: 'LOCATION_CLOSED' })).toBe('We are closed then.')
    expect(await explain('SLOT_HOLD_UNAVAILABLE', { rule: 'PAST' })).toBe('This time has passed.')
    expect(await explain('SESSION_CAPACITY_EXCEEDED', { rule: 'FULL', open: 0 })).toBe('There are no spots left.')
  })

  it('counts the seats that are left', async () => {
    expect(await explain('SESSION_CAPACITY_EXCEEDED', { rule: 'FULL', open: 1 })).toBe('Only 1 spot is left.')
    expect(await explain('SCHEDULE_CAPACITY_EXCEEDED', { rule: 'HELD', open: 2 })).toBe('Only 2 spots are left.')
  })

  it('names the violated rule of a policy', async () => {
    const policy = (violation: string) => explain('BOOKING_POLICY_VIOLATION', { [violation]: true })
    expect(await policy('tooEarlyToBook')).toBe('Booking for this time hasn’t opened yet.')
    expect(await policy('tooLateToBook')).toBe('It’s too late to book this time.')
    expect(await policy('bookOnlineDisabled')).toBe('This can’t be booked online. Please contact us.')
    expect(await policy('tooManyParticipants')).toBe('That’s more people than one booking allows.')
  })

  it('is left to the page where somebody was faster, or the rule is unknown', async () => {
    expect(await explain('SLOT_NOT_AVAILABLE', { rule: 'TAKEN' })).toBeUndefined()
    expect(await explain('SLOT_NOT_AVAILABLE', { rule: null })).toBeUndefined()
    expect(await explain('SLOT_NOT_AVAILABLE', { rule: 'NEVER_HEARD_OF' })).toBeUndefined()
    expect(await explain('THROTTLED_FEATURE', {})).toBeUndefined()
  })
})
