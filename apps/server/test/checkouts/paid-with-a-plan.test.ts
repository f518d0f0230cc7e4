import { expect, it } from 'vitest'
import { getBooking } from '../bookings/support/paying.ts'
import { aMonthlyMember, anHour } from '../credits/support/booked-order.ts'
import { byPlan, remaining } from '../credits/support/credits.ts'
import { asMember } from '../members/club.ts'
import { aRecorded } from '../payments/support/payments.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCheckout, bookingLine, getCheckoutOrder } from './support/baskets.ts'

const test = await createTestApp({ now: '2026-06-10T09:00:00Z' })

/** An order of one booking that a plan pays for. */
async function anOrderByPlan() {
  const club = await aMonthlyMember(test, { creditsPerCycle: 3 })
  const { entity } = await anHour(club, '2026-06-15T09:00:00.000Z')
  const client = await asMember(club.shop, club.member.id)
  const contactDetails = { firstName: 'Clara', lastName: 'Weiss', email: club.member.loginEmail }
  const sent = { ...byPlan, bookedEntity: entity, contactDetails, totalParticipants: 1 }
  const { booking } = expected(await client.post('/v2/bookings', { booking: sent }))
  const { id } = await aCheckout(client, [bookingLine(booking.id)])
  const { order } = expected(await client.post(`/v1/checkouts/${id}/pay`, { total: '20.00', returnUrl: '/account' }))
  return { club, client, bookingId: booking.id as string, orderId: order.id as string }
}

it('an order that a plan pays for is paid, as its booking is', async () => {
  const { club, client, bookingId, orderId } = await anOrderByPlan()
  expect(await getBooking(club, bookingId)).toMatchObject({ paymentStatus: 'PAID' })
  expect(await remaining(club.shop, club.member)).toEqual([2])
  expect(await getCheckoutOrder(client, orderId)).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PAID',
    paid: '0.00',
  })
})

it('is owed once the plan has ended, as its booking is, until somebody pays', async () => {
  const { club, client, bookingId, orderId } = await anOrderByPlan()
  expected(await club.admin.post(`/v2/orders/${club.orderId}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
  expect(await getBooking(club, bookingId)).toMatchObject({ paymentStatus: 'NOT_PAID' })
  expect(await getCheckoutOrder(client, orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'NOT_PAID' })
  const { charge } = expected(await club.admin.post(`/v1/bookings/${bookingId}/charge`, {}))
  await aRecorded(club.admin, charge.id)
  expect(await getBooking(club, bookingId)).toMatchObject({ paymentStatus: 'PAID' })
  expect(await getCheckoutOrder(client, orderId)).toMatchObject({ paymentStatus: 'PAID' })
})
