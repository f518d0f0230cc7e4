import { MINUTE } from '@kalends/availability'
import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import type { ChangeableBooking } from './cancellation.ts'
import { type MoveFlags, movableRefusal, moveRefusal, statusAfterMove } from './rescheduling.ts'

const start = Date.parse('2026-06-03T09:00:00Z')
const customer = {
  actsForBusiness: false,
  managesBookings: false,
  ignoresPolicy: false,
  overridesAvailability: false,
  managesPayments: false,
  managesAddOns: false,
}
const staff = { ...customer, actsForBusiness: true, managesBookings: true }
const booking: ChangeableBooking = {
  status: 'CONFIRMED',
  startsAt: start,
  agreedStart: null,
  movedNotice: null,
  inPackage: false,
  cancellation: { enabled: false, limitMinutes: null, byLink: true },
  reschedule: { enabled: true, limitMinutes: 60, byLink: true },
}

describe('statuses that can be rescheduled', () => {
  it.each<[bookings.BookingStatus, string | undefined]>([
    ['CREATED', undefined],
    ['PENDING', undefined],
    ['CONFIRMED', undefined],
    ['WAITING_LIST', 'VALIDATION_FAILURE'],
    ['DECLINED', 'VALIDATION_FAILURE'],
    ['CANCELED', 'VALIDATION_FAILURE'],
  ])('%s: %s', (status, refusal) => {
    expect(movableRefusal({ ...booking, status }, 'INDIVIDUAL')).toBe(refusal)
    expect(movableRefusal({ ...booking, status }, 'COURSE')).toBe('VALIDATION_FAILURE')
  })

  it('refuses a child of a package on its own', () => {
    const refusal = 'NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING'
    expect(movableRefusal({ ...booking, inPackage: true }, 'INDIVIDUAL')).toBe(refusal)
  })
})

describe('actors who may reschedule now', () => {
  it('include customers until the limit before the current start, and staff always', () => {
    const last = start - 60 * MINUTE
    expect(moveRefusal(booking, customer, {}, last)).toBeUndefined()
    expect(moveRefusal(booking, customer, {}, last + 1)).toBe('BOOKING_POLICY_VIOLATION')
    expect(moveRefusal(booking, staff, {}, last + 1)).toBeUndefined()
    expect(moveRefusal({ ...booking, status: 'CREATED' }, customer, {}, last + 1)).toBeUndefined()
  })

  it.each<[MoveFlags, Partial<typeof customer>]>([
    [{ skipAvailabilityValidation: true }, { overridesAvailability: true }],
    [{ skipBusinessConfirmation: true }, { overridesAvailability: true }],
    [{ ignoreReschedulePolicy: true }, { ignoresPolicy: true }],
    [{ ignoreBookingWindow: true }, { ignoresPolicy: true }],
    [{ allowPriceChange: true }, { managesPayments: true }],
  ])('require a permission for %j', (flags, right) => {
    expect(moveRefusal(booking, customer, flags, 0)).toBe('UNAUTHORIZED_OPERATION')
    expect(moveRefusal(booking, { ...customer, ...right }, flags, 0)).toBeUndefined()
  })
})

describe('status after rescheduling', () => {
  const approval = { needsApproval: true, skipsConfirmation: false }
  it.each([
    ['CREATED', 'CREATED', 'CREATED', 'CREATED'],
    ['PENDING', 'PENDING', 'PENDING', 'CONFIRMED'],
    ['CONFIRMED', 'CONFIRMED', 'PENDING', 'CONFIRMED'],
  ] as const)(
    '%s: %s without approval, %s with it, %s where no approval is needed',
    (from, free, requested, skipped) => {
      expect(statusAfterMove(from, { needsApproval: false, skipsConfirmation: false })).toBe(free)
      expect(statusAfterMove(from, approval)).toBe(requested)
      expect(statusAfterMove(from, { ...approval, skipsConfirmation: true })).toBe(skipped)
    },
  )
})
