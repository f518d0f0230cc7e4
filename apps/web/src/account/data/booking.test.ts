import { describe, expect, it } from 'vitest'
import type { RequestContext } from '../../lib/page-context.ts'
import { loadBooking } from './booking.ts'

const id = '5b0e2d1c-0000-4000-8000-000000000001'
const slot = { serviceId: 'yoga', startDate: '2026-11-25T13:30:00.000Z', endDate: '2026-11-25T14:30:00.000Z' }

/** Whether the page says that the member gets something back. */
async function hasPaid(paymentStatus: string, payment: object | null): Promise<boolean | undefined> {
  const booking = { id, status: 'CONFIRMED', paymentStatus, bookedEntity: { slot, title: 'Yoga' } }
  const answers = {
    queryExtendedBookings: { extendedBookings: [{ booking, allowedActions: { cancel: true } }] },
    getAnonymousActionToken: { token: 'a-token' },
    bookingsGetBookingAnonymously: {},
    getBookingSummary: { price: {}, payment, conferencingUrl: null },
  }
  const calls = new Proxy(answers, { get: (all, name) => async () => all[name as keyof typeof answers] })
  const kalends = { bookings: calls, services: { getService: async () => ({}) } }
  const now = () => Date.parse('2026-11-24T12:00:00.000Z')
  return (await loadBooking({ kalends, now } as unknown as RequestContext, id))?.hasPaid
}

describe('what a member paid', () => {
  it('includes deposits and payments in part, and credits', async () => {
    expect(await hasPaid('PARTIALLY_PAID', { paid: '20.00', refunded: '0.00' })).toBe(true)
    expect(await hasPaid('PAID', { paid: '80.00', refunded: '0.00' })).toBe(true)
    expect(await hasPaid('PAID', null)).toBe(true)
  })

  it('is nothing before a payment, and after everything was refunded', async () => {
    expect(await hasPaid('NOT_PAID', null)).toBe(false)
    expect(await hasPaid('REFUNDED', { paid: '20.00', refunded: '20.00' })).toBe(false)
    expect(await hasPaid('PAID', { paid: '80.00', refunded: '80.00' })).toBe(false)
  })
})
