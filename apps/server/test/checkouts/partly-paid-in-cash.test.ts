import { describe, expect, it } from 'vitest'
import { chargeOf } from '../bookings/support/paying.ts'
import { aPayingMember, aRecorded, ledger, payPage, sandboxBalance } from '../payments/support/payments.ts'
import { type Client, expected, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aCheckout,
  aCreated,
  aPaidStudio,
  aPlan,
  at,
  before,
  bookingLine,
  getBooking,
  getCheckoutOrder,
  planLine,
  startCheckout,
  twoBookings,
} from './support/baskets.ts'

const test = await createTestApp({ now: before })

async function amountOfPage(client: Client, token: string): Promise<string> {
  return expected(await client.get(`/v1/payments/sandbox/${token}`)).page.amount
}

async function payInCash(studio: Studio, subjectId: string, amount: string): Promise<void> {
  await aRecorded(studio.admin, (await chargeOf(studio, subjectId)).id, amount)
}

describe('a line of a draft of which staff took a part in cash', () => {
  it('has its rest paid on the page of the checkout', async () => {
    const studio = await aPaidStudio(test)
    const { visitor } = studio
    const booking = await aCreated(visitor, studio, at)
    const { id } = await aCheckout(visitor, [bookingLine(booking.id)])
    const { order } = await startCheckout(visitor, id, '50.00')
    await payInCash(studio, booking.id, '20.00')
    const { token } = await startCheckout(visitor, id, '50.00')
    expect(await amountOfPage(visitor, token)).toBe('30.00')
    expected(await payPage(visitor, token))
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(await getCheckoutOrder(visitor, order.id)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
    expect(await ledger(studio)).toEqual({ CASH: 2000, PROVIDER_SANDBOX: 3000, REVENUE: -5000 })
  })

  it('is paid together with the others, which are paid whole', async () => {
    const studio = await aPaidStudio(test)
    const { visitor } = studio
    const { id, one } = await twoBookings(visitor, studio)
    const { order } = await startCheckout(visitor, id, '100.00')
    await payInCash(studio, one.id, '20.00')
    const { token } = await startCheckout(visitor, id, '100.00')
    expect(await amountOfPage(visitor, token)).toBe('80.00')
    expected(await payPage(visitor, token))
    expect(await getCheckoutOrder(visitor, order.id)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
    expect(await sandboxBalance(studio)).toBe(8000)
  })

  it('that is a plan begins once the rest is paid', async () => {
    const studio = await aPaidStudio(test)
    const { client } = await aPayingMember(studio)
    const { id } = await aCheckout(client, [planLine((await aPlan(studio)).id)])
    const { order } = await startCheckout(client, id, '90.00')
    await payInCash(studio, order.lines[0].planOrderId, '40.00')
    const { token } = await startCheckout(client, id, '90.00')
    expect(await amountOfPage(client, token)).toBe('50.00')
    expected(await payPage(client, token))
    expect(await getCheckoutOrder(client, order.id)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  })

  it('asks for the rest of the price where the deposit was taken in part', async () => {
    const deposit = { value: '30', currency: 'EUR' }
    const studio = await aPaidStudio(test, {
      fixed: { price: { value: '50', currency: 'EUR' }, deposit, fullUpfrontPaymentAllowed: false },
      options: { online: true, inPerson: false, deposit: true, pricingPlan: false },
    } as object)
    const { visitor } = studio
    const booking = await aCreated(visitor, studio, at, {
      selectedPaymentOption: 'ONLINE',
      depositSelected: true,
    } as object)
    const { id } = await aCheckout(visitor, [bookingLine(booking.id)])
    expect(await amountOfPage(visitor, (await startCheckout(visitor, id, '50.00')).token)).toBe('30.00')
    await payInCash(studio, booking.id, '10.00')
    const { token, order } = await startCheckout(visitor, id, '50.00')
    expect(await amountOfPage(visitor, token)).toBe('40.00')
    expected(await payPage(visitor, token))
    expect(await getCheckoutOrder(visitor, order.id)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  })
})
