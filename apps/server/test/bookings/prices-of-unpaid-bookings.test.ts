import { beforeEach, describe, expect, it } from 'vitest'
import { bookingsJobs } from '../../src/features/bookings/index.ts'
import {
  aCheckout,
  aCreated,
  aPaidStudio,
  bookingLine,
  setPayment,
  startCheckout,
} from '../checkouts/support/baskets.ts'
import { asMember } from '../members/club.ts'
import { aMember, aShop } from '../orders/support/shop.ts'
import { payPage, sandboxBalance } from '../payments/support/payments.ts'
import { type Client, expected, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { chargeOf, getBooking, passMinutes } from './support/paying.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { context, clock } = test
const shop = await aShop(test)
const at = '2026-06-12T09:00:00.000Z'

beforeEach(() => clock.set(now))

const raise = (studio: Studio, value = '70') => setPayment(studio, { fixed: { price: { value, currency: 'EUR' } } })

async function passHours(hours: number): Promise<void> {
  clock.advance({ minutes: hours * 60 })
  for (const { run } of bookingsJobs) await run(context, clock.now())
  await passMinutes(test, 1)
}

describe('a booking that was not paid', () => {
  it('keeps its price for a day, and costs what it costs then', async () => {
    const studio = await aPaidStudio(test)
    const customer = await aCustomer(studio)
    const { id } = await aCreated(await customer(), studio, at)
    await raise(studio)
    await passHours(20)
    expect(await total(customer, id)).toBe('50.00')
    await passHours(5)
    expect(await total(customer, id)).toBe('70.00')
    await raise(studio, '60')
    await passHours(20)
    expect(await total(customer, id)).toBe('70.00')
    await passHours(5)
    expect(await total(customer, id)).toBe('60.00')
  })

  it('takes nothing of the earlier price, and is paid with that of now', async () => {
    const studio = await aPaidStudio(test)
    const customer = await aCustomer(studio)
    const { id } = await aCreated(await customer(), studio, at)
    const { id: checkoutId } = await aCheckout(await customer(), [bookingLine(id)])
    const { token } = await startCheckout(await customer(), checkoutId, '50.00')
    await raise(studio)
    await passHours(25)
    expect(await chargeOf(studio, id)).toMatchObject({ total: '70.00', waived: '70.00', due: '0.00' })
    await payPage(await customer(), token)
    expect(await sandboxBalance(studio)).toBe(0)
    const { id: againId } = await aCheckout(await customer(), [bookingLine(id)])
    const { token: next } = await startCheckout(await customer(), againId, '70.00')
    expected(await payPage(await customer(), next))
    expect(await getBooking(studio, id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(await chargeOf(studio, id)).toMatchObject({ paid: '70.00', due: '0.00' })
    const { entries } = expected(await studio.admin.get(`/v1/bookings/${id}/history`))
    const prices = entries.filter(({ action }: { action: string }) => action === 'renewPrice')
    expect(prices).toMatchObject([{ actorType: 'system', detail: { price: { from: '50.00 EUR', to: '70.00 EUR' } } }])
  })

  it('keeps a price that the business named', async () => {
    const studio = await aPaidStudio(test)
    const customer = await aCustomer(studio)
    const { id, revision } = await aCreated(await customer(), studio, at)
    const named = { revision, slot: slotWith(studio, at), newPrice: '40' }
    expected(await studio.admin.post(`/v2/bookings/${id}/reschedule`, named))
    await raise(studio)
    await passHours(25)
    expect(await total(customer, id)).toBe('40.00')
  })

  it('keeps its price once it is confirmed', async () => {
    const studio = await aPaidStudio(test)
    const { id, revision } = await aCreated(studio.visitor, studio, at)
    expected(await studio.admin.post(`/v2/bookings/${id}/confirm`, { revision }))
    await raise(studio)
    await passHours(25)
    const { charge } = expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
    expect(charge.total).toBe('50.00')
  })
})

/** A member of the studio, with a token that is valid now. */
async function aCustomer(studio: Studio): Promise<() => Promise<Client>> {
  const here = { ...shop, ...studio }
  const { id } = await aMember(here)
  return () => asMember(here, id)
}

async function total(customer: () => Promise<Client>, id: string): Promise<string> {
  const checkout = await aCheckout(await customer(), [bookingLine(id)])
  return checkout.priceSummary.total.amount
}
