import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { checkoutOutcome } from './confirm-or-decline.ts'

const unpaid: bookings.PaymentStatus[] = ['UNDEFINED', 'NOT_PAID', 'REFUNDED', 'EXEMPT', 'FAILED']
const paid: bookings.PaymentStatus[] = ['PAID', 'PARTIALLY_PAID']

describe('confirmOrDecline', () => {
  it.each([...unpaid, ...paid])('confirms a free slot, whatever the payment status (%s)', (paymentStatus) => {
    const free = { conflict: false, paymentStatus, passesAvailability: false }
    expect(checkoutOutcome({ ...free, needsApproval: false })).toEqual({ status: 'CONFIRMED', doubleBooked: false })
    expect(checkoutOutcome({ ...free, needsApproval: true })).toEqual({ status: 'PENDING', doubleBooked: false })
  })

  it.each(unpaid)('declines a taken slot without payment (%s)', (paymentStatus) => {
    for (const needsApproval of [false, true]) {
      const taken = { conflict: true, paymentStatus, passesAvailability: false, needsApproval }
      expect(checkoutOutcome(taken)).toEqual({ status: 'DECLINED', doubleBooked: false })
    }
  })

  it.each(paid)('keeps a paid booking of a taken slot and marks it (%s)', (paymentStatus) => {
    const taken = { conflict: true, paymentStatus, passesAvailability: false }
    expect(checkoutOutcome({ ...taken, needsApproval: false })).toEqual({ status: 'CONFIRMED', doubleBooked: true })
    expect(checkoutOutcome({ ...taken, needsApproval: true })).toEqual({ status: 'PENDING', doubleBooked: true })
  })

  it.each([...unpaid, ...paid])(
    'never declines bookings created with skipped availability checks (%s)',
    (paymentStatus) => {
      for (const conflict of [false, true]) {
        const forced = { conflict, paymentStatus, passesAvailability: true }
        expect(checkoutOutcome({ ...forced, needsApproval: false })).toEqual({
          status: 'CONFIRMED',
          doubleBooked: conflict,
        })
        expect(checkoutOutcome({ ...forced, needsApproval: true })).toEqual({
          status: 'PENDING',
          doubleBooked: conflict,
        })
      }
    },
  )
})
