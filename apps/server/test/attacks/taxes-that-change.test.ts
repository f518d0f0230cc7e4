import { beforeEach, describe, expect, it } from 'vitest'
import { bookOnline, chargeOf, clara } from '../bookings/support/paying.ts'
import {
  aCheckout,
  aCreated,
  aPaidStudio,
  bookingLine,
  getBooking,
  setTaxes,
  startCheckout,
} from '../checkouts/support/baskets.ts'
import { aMember, anOfflineOrder, aPlan, aShop, getOrder, loadCharge, monthly } from '../orders/support/shop.ts'
import { payPage } from '../payments/support/payments.ts'
import { contactOf } from '../support/contact-of.ts'
import { aHold, type Client, expected, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { clock, db } = test
const at = '2026-06-12T09:00:00.000Z'
const atVisit = { options: { online: false, inPerson: true, deposit: false, pricingPlan: false } }
const eitherWay = { options: { online: true, inPerson: true, deposit: false, pricingPlan: false } }
const vat = (percent: string) => [{ name: 'VAT', percent, included: false, locationId: null }]

beforeEach(() => clock.set(now))

const bookHeld = async (client: Client, studio: Studio) => {
  const { id } = await aHold(client, studio, at)
  return expected(await client.post(`/v1/holds/${id}/book`, { contactDetails: clara })).booking
}

async function due({ admin }: Studio, id: string): Promise<string> {
  const { balances } = expected(await admin.post('/v1/bookings/balances/list', { bookingIds: [id] }))
  return balances[0].amounts.due
}

const sumDue = async ({ admin }: Studio) =>
  expected(await admin.post('/v1/bookings/unpaid/sum', { filter: {} })).totals[0].due

describe('the tax of what was agreed', () => {
  it.each([
    ['is added', [], vat('20'), '50.00'],
    ['rises', vat('10'), vat('20'), '55.00'],
    ['is removed', vat('20'), [], '60.00'],
  ])('stays when a tax %s', async (_, before, after, total) => {
    const studio = await aPaidStudio(test, atVisit)
    await setTaxes(studio, before)
    const { id } = await bookHeld(studio.visitor, studio)
    await setTaxes(studio, after)
    expect(await due(studio, id)).toBe(total)
    expect(await sumDue(studio)).toBe(total)
    const balance = expected(await studio.admin.get(`/v1/payments/balances/${await contactOf(test.context, id)}`))
    expect(JSON.stringify(balance)).toContain(total)
    const { preview } = expected(await studio.admin.get(`/v1/bookings/${id}/charge/preview`))
    expect(preview.total).toBe(total)
    const { charge } = expected(await studio.admin.post(`/v1/bookings/${id}/charge`))
    expect(charge.total).toBe(total)
    expect(await due(studio, id)).toBe(total)
  })

  it('stays when the business changes the price, and is the tax of the new price', async () => {
    const studio = await aPaidStudio(test, atVisit)
    await setTaxes(studio, vat('10'))
    const { id } = await bookHeld(studio.visitor, studio)
    await setTaxes(studio, vat('20'))
    const { revision } = await getBooking(studio, id)
    const slot = { startDate: '2026-06-13T09:00:00.000Z', endDate: '2026-06-13T10:00:00.000Z' }
    expected(await studio.admin.post(`/v2/bookings/${id}/reschedule`, { revision, slot, newPrice: '100.00' }))
    expect(await due(studio, id)).toBe('110.00')
  })

  it('stays for a request that the business confirms later', async () => {
    const studio = await aPaidStudio(test, atVisit, { approval: true })
    const { id, status } = await bookHeld(studio.visitor, studio)
    expect(status).toBe('PENDING')
    await setTaxes(studio, vat('20'))
    const { revision } = await getBooking(studio, id)
    expected(await studio.admin.post(`/v2/bookings/${id}/confirm`, { revision }))
    expect(await due(studio, id)).toBe('50.00')
  })

  it('stays for every cycle of a plan that was sold with it', async () => {
    const shop = await aShop(test)
    await db.updateTable('locations').set({ address: '{"country":"DE"}' }).where('site_id', '=', shop.siteId).execute()
    await shop.setProvider('SANDBOX', vat('10'))
    const order = await anOfflineOrder(shop, await aMember(shop), (await aPlan(shop, { pricing: monthly(3) })).id)
    await shop.setProvider('SANDBOX', vat('20'))
    expect((await getOrder(shop, order.id)).pricing).toEqual(order.pricing)
    expect(await loadCharge(db, order.id)).toMatchObject({ total_minor: 5500 })
  })
})

describe('what is not agreed yet', () => {
  it('follows the tax, in its checkout and once it is ordered', async () => {
    const studio = await aPaidStudio(test, atVisit)
    const { id } = await aCreated(studio.visitor, studio, at)
    await setTaxes(studio, vat('20'))
    const checkout = await aCheckout(studio.visitor, [bookingLine(id)])
    expect(checkout.priceSummary.total.amount).toBe('60.00')
    expected(await studio.visitor.post(`/v1/checkouts/${checkout.id}/create-order`))
    await setTaxes(studio, [])
    expect(await due(studio, id)).toBe('60.00')
  })

  it('follows the tax after an attempt to pay, online as at the visit', async () => {
    for (const way of ['ONLINE', 'OFFLINE']) {
      const studio = await aPaidStudio(test, eitherWay)
      await setTaxes(studio, vat('20'))
      const hold = await aHold(studio.visitor, studio, at)
      const { booking } = expected(await bookOnline(studio.visitor, hold))
      expect((await chargeOf(studio, booking.id)).total).toBe('60.00')
      await setTaxes(studio, vat('10'))
      const again = expected(await bookOnline(studio.visitor, hold, { selectedPaymentOption: way }))
      expect(again.booking.status).toBe(way === 'ONLINE' ? 'CREATED' : 'CONFIRMED')
      expect(await chargeOf(studio, booking.id)).toMatchObject({ total: '55.00', tax: '5.00', taxPercent: '10' })
    }
  })

  it('is paid at the tax that its card page shows', async () => {
    const studio = await aPaidStudio(test, eitherWay)
    const { id } = await aCreated(studio.visitor, studio, at, { selectedPaymentOption: 'ONLINE' })
    const checkout = await aCheckout(studio.visitor, [bookingLine(id)])
    const { token } = await startCheckout(studio.visitor, checkout.id, '50.00')
    await setTaxes(studio, vat('20'))
    expected(await payPage(studio.visitor, token))
    expect(await getBooking(studio, id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(await chargeOf(studio, id)).toMatchObject({ total: '50.00', due: '0.00' })
  })
})
