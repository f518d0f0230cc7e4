import { expect, it } from 'vitest'
import { aRecorded, payPage } from '../payments/support/payments.ts'
import { type Client, expected, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aCheckout,
  aCreated,
  aPaidStudio,
  at,
  before,
  bookingLine,
  getBooking,
  getCheckoutOrder,
  later,
  startCheckout,
} from './support/baskets.ts'

const test = await createTestApp({ now: before })
const atTheVisit = { options: { online: false, inPerson: true, deposit: false, pricingPlan: false } }

/** What staff record at the desk. Returns the payment. */
async function payAtDesk({ admin }: Studio, bookingId: string, amount?: string): Promise<string> {
  const { charge } = expected(await admin.post(`/v1/bookings/${bookingId}/charge`, {}))
  return (await aRecorded(admin, charge.id, amount)).payment.id
}

/** An order of one booking that is paid at the visit. */
async function anOrder() {
  const studio = await aPaidStudio(test, atTheVisit)
  const { id: bookingId } = await aCreated(studio.visitor, studio, at)
  const { id } = await aCheckout(studio.visitor, [bookingLine(bookingId)])
  const { order } = await startCheckout(studio.visitor, id, '50.00')
  expect(order).toMatchObject({ status: 'APPROVED', paymentStatus: 'NOT_PAID' })
  const show = () => getCheckoutOrder(studio.visitor as Client, order.id)
  return { studio, bookingId, show }
}

it('an order is paid once its booking is, at the visit', async () => {
  const { studio, bookingId, show } = await anOrder()
  await payAtDesk(studio, bookingId, '20.00')
  expect(await show()).toMatchObject({ paymentStatus: 'PARTIALLY_PAID', paid: '20.00' })
  await payAtDesk(studio, bookingId)
  expect(await getBooking(studio, bookingId)).toMatchObject({ paymentStatus: 'PAID' })
  expect(await show()).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID', paid: '50.00', payNow: '0.00' })
})

it('is refunded with its booking', async () => {
  const { studio, bookingId, show } = await anOrder()
  const paymentId = await payAtDesk(studio, bookingId)
  const refund = { reason: 'Ill', idempotencyKey: crypto.randomUUID() }
  expected(await studio.admin.post(`/v1/payments/${paymentId}/refund`, refund))
  expect(await show()).toMatchObject({ paymentStatus: 'REFUNDED' })
})

it('a draft is paid whole with the card for the rest, once staff took one line in cash', async () => {
  const studio = await aPaidStudio(test)
  const { visitor } = studio
  const online = await aCreated(visitor, studio, at)
  const cash = await aCreated(visitor, studio, later, { selectedPaymentOption: 'OFFLINE' })
  const { id } = await aCheckout(visitor, [bookingLine(online.id), bookingLine(cash.id)])
  const { order, token } = await startCheckout(visitor, id, '100.00')
  expect(order).toMatchObject({ status: 'DRAFT', payNow: '50.00' })
  await payAtDesk(studio, cash.id)
  expect(await getCheckoutOrder(visitor, order.id)).toMatchObject({ status: 'DRAFT', paymentStatus: 'PARTIALLY_PAID' })
  expected(await payPage(visitor, token))
  expect(await getCheckoutOrder(visitor, order.id)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
})
