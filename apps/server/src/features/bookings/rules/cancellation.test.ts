import { HOUR } from '@kalends/availability'
import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { allowedActions, allowedAnonymousActions } from './allowed-actions.ts'
import { type ChangeableBooking, cancellationRefusal } from './cancellation.ts'

const start = Date.parse('2026-06-02T09:00:00Z')
const dayBefore = { enabled: true, limitMinutes: 24 * 60, byLink: true }
const never = { enabled: false, limitMinutes: null, byLink: true }
const untilStart = { enabled: true, limitMinutes: null, byLink: true }

const booking = (more: Partial<ChangeableBooking> = {}): ChangeableBooking => ({
  status: 'CONFIRMED',
  startsAt: start,
  agreedStart: null,
  movedNotice: null,
  inPackage: false,
  cancellation: dayBefore,
  reschedule: never,
  ...more,
})

const customer = { actsForBusiness: false, managesBookings: false, ignoresPolicy: false, decidesPayments: false }
const staff = { actsForBusiness: true, managesBookings: true, ignoresPolicy: false, decidesPayments: true }
const plain = { ignoreCancellationPolicy: false, withRefund: false, changesCharges: false, contradicts: false }
const inTime = start - 24 * HOUR
const tooLate = inTime + 1

describe('cancellationRefusal', () => {
  it('lets customers cancel up to the limit, and not a millisecond later', () => {
    expect(cancellationRefusal(booking(), customer, plain, inTime)).toBeUndefined()
    expect(cancellationRefusal(booking(), customer, plain, tooLate)).toBe('BOOKING_POLICY_VIOLATION')
  })

  it('lets customers cancel until the start if the policy has no limit', () => {
    const open = booking({ cancellation: untilStart })
    expect(cancellationRefusal(open, customer, plain, start - 1)).toBeUndefined()
    expect(cancellationRefusal(open, customer, plain, start)).toBe('BOOKING_POLICY_VIOLATION')
  })

  it('refuses customers who moved the booking when it was too late to cancel, however far away it is now', () => {
    const moved = (movedNotice: number, cancellation: ChangeableBooking['cancellation'] = dayBefore) =>
      booking({ movedNotice, cancellation })
    const early = start - 300 * HOUR
    expect(cancellationRefusal(moved(24 * HOUR - 1), customer, plain, early)).toBe('BOOKING_POLICY_VIOLATION')
    expect(cancellationRefusal(moved(24 * HOUR), customer, plain, early)).toBeUndefined()
    expect(cancellationRefusal(moved(1, untilStart), customer, plain, early)).toBeUndefined()
    expect(cancellationRefusal(moved(1), staff, plain, early)).toBeUndefined()
  })

  it('refuses customers if cancelling is off', () => {
    const closed = booking({ cancellation: never })
    expect(cancellationRefusal(closed, customer, plain, 0)).toBe('BOOKING_POLICY_VIOLATION')
  })

  it('lets staff decide', () => {
    expect(cancellationRefusal(booking(), staff, plain, tooLate)).toBeUndefined()
  })

  it.each<bookings.BookingStatus>(['CREATED', 'WAITING_LIST'])(
    'cancels a %s booking without checking the policy',
    (status) => {
      expect(cancellationRefusal(booking({ status }), customer, plain, tooLate)).toBeUndefined()
    },
  )

  it.each<bookings.BookingStatus>(['CANCELED', 'DECLINED'])('refuses bookings that have ended (%s)', (status) => {
    expect(cancellationRefusal(booking({ status }), staff, plain, inTime)).toBe('VALIDATION_FAILURE')
  })

  it('restricts flags to actors with permission', () => {
    const ignoring = { ...plain, ignoreCancellationPolicy: true }
    expect(cancellationRefusal(booking(), customer, ignoring, tooLate)).toBe('UNAUTHORIZED_OPERATION')
    expect(cancellationRefusal(booking(), { ...customer, ignoresPolicy: true }, ignoring, tooLate)).toBeUndefined()
    expect(cancellationRefusal(booking(), customer, { ...plain, withRefund: true }, inTime)).toBe('REFUND_NOT_ALLOWED')
    const waiving = { ...plain, changesCharges: true }
    expect(cancellationRefusal(booking(), customer, waiving, inTime)).toBe('UNAUTHORIZED_OPERATION')
    const colleague = { ...staff, decidesPayments: false }
    expect(cancellationRefusal(booking(), colleague, waiving, inTime)).toBe('REFUND_NOT_ALLOWED')
  })

  it('binds customers whose front end adds its key, except by what the key asks for by name', () => {
    const throughKey = { ...staff, actsForBusiness: false }
    expect(cancellationRefusal(booking(), throughKey, plain, tooLate)).toBe('BOOKING_POLICY_VIOLATION')
    const ignoring = { ...plain, ignoreCancellationPolicy: true }
    expect(cancellationRefusal(booking(), throughKey, ignoring, tooLate)).toBeUndefined()
  })

  it('refers children of a package to the package', () => {
    const child = booking({ inPackage: true })
    expect(cancellationRefusal(child, staff, plain, inTime)).toBe(
      'NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING',
    )
  })
})

describe('allowed actions of the customer', () => {
  it('follow the policy the booking was made under, and the time', () => {
    expect(allowedActions(booking({ reschedule: untilStart }), inTime)).toEqual({ cancel: true, reschedule: true })
    expect(allowedActions(booking({ reschedule: untilStart }), tooLate)).toEqual({ cancel: false, reschedule: true })
    expect(allowedActions(booking({ reschedule: untilStart }), start)).toEqual({ cancel: false, reschedule: false })
  })

  it.each<bookings.BookingStatus>(['CREATED', 'CANCELED', 'DECLINED', 'WAITING_LIST'])(
    'is nothing for %s',
    (status) => {
      expect(allowedActions(booking({ reschedule: untilStart, status }), inTime)).toEqual({
        cancel: false,
        reschedule: false,
      })
    },
  )

  it('never include rescheduling a course', () => {
    expect(allowedActions(booking({ reschedule: untilStart }), inTime, false)).toEqual({
      cancel: true,
      reschedule: false,
    })
  })

  it('apply to links unless the policy excludes them', () => {
    const closed = { ...dayBefore, byLink: false }
    expect(allowedAnonymousActions(booking({ cancellation: closed, reschedule: untilStart }), inTime)).toEqual({
      cancel: false,
      reschedule: true,
    })
  })
})
