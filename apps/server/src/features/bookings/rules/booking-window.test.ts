import { MINUTE, type PolicyWindows } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { type BookingAttempt, policyViolations } from './booking-window.ts'
import { rebookingSince } from './rebooking-window.ts'

const start = Date.parse('2026-06-02T09:00:00Z')
const open: PolicyWindows = { limitEarlyMinutes: null, limitLateMinutes: null, bookAfterStart: false }
const attempt = (more: Partial<BookingAttempt> = {}): BookingAttempt => ({
  policy: {},
  windows: open,
  onlineBookingEnabled: true,
  start,
  end: start + 60 * MINUTE,
  participants: 1,
  resourceNamed: false,
  earlierBookings: 0,
  intakeMissing: false,
  ...more,
})

describe('bookingPolicy for a new booking', () => {
  it('allows an ordinary booking', () => {
    expect(policyViolations(attempt(), start - 1)).toBeUndefined()
  })

  it('returns every violated rule', () => {
    const policy = {
      participantsPolicy: { maxParticipantsPerBooking: 2 },
      resourcesPolicy: { enabled: true, autoAssignAllowed: false },
      limitRebookingPolicy: { enabled: true, maxBookings: 2 },
    }
    const windows = { ...open, limitLateMinutes: 60 }
    const wrong = attempt({
      policy,
      windows,
      participants: 3,
      earlierBookings: 2,
      onlineBookingEnabled: false,
      intakeMissing: true,
    })
    expect(policyViolations(wrong, start - 30 * MINUTE)).toEqual({
      tooLateToBook: true,
      bookOnlineDisabled: true,
      tooManyParticipants: true,
      resourceRequired: true,
      tooManyBookings: true,
      validSubmissionRequired: true,
    })
    const fine = attempt({ policy, windows, participants: 2, earlierBookings: 1, resourceNamed: true })
    expect(policyViolations(fine, start - 60 * MINUTE)).toBeUndefined()
  })

  it('includes both ends of the window to the minute', () => {
    const windows = { ...open, limitEarlyMinutes: 120 }
    expect(policyViolations(attempt({ windows }), start - 120 * MINUTE)).toBeUndefined()
    expect(policyViolations(attempt({ windows }), start - 120 * MINUTE - 1)).toEqual({ tooEarlyToBook: true })
    expect(policyViolations(attempt(), start)).toEqual({ tooLateToBook: true })
  })

  it('counts earlier bookings in a rolling window, or all of them', () => {
    expect(rebookingSince({}, start)).toBeUndefined()
    expect(rebookingSince({ limitRebookingPolicy: { enabled: true, maxBookings: 1 } }, start)).toBe(0)
    const rolling = { limitRebookingPolicy: { enabled: true, maxBookings: 1, windowInMinutes: 10 } }
    expect(rebookingSince(rolling, start)).toBe(start - 10 * MINUTE)
  })
})
