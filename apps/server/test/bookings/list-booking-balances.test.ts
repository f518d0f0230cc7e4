import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aRecorded, record, refund } from '../payments/support/payments.ts'
import { aBooking, aClient, aStudio, expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

const balancesOf = async ({ admin }: Pick<Studio, 'admin'>, ...bookingIds: string[]) =>
  expected(await admin.post('/v1/bookings/balances/list', { bookingIds })).balances
const confirmed = { status: 'CONFIRMED', selectedPaymentOption: 'OFFLINE' } as const

let hour = 0
async function aConfirmed(studio: Studio, more: object = confirmed) {
  hour += 1
  const start = new Date(Date.UTC(2026, 5, 2, hour)).toISOString()
  return aBooking(studio.admin, slotWith(studio, start), more)
}

async function chargeOf(studio: Studio, bookingId: string): Promise<string> {
  return expected(await studio.admin.post(`/v1/bookings/${bookingId}/charge`, {})).charge.id
}

describe('listBookingBalances', () => {
  it('takes the price of a booking that has no charge yet', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const booking = await aConfirmed(studio)
    const nothing = { paid: '0.00', refunded: '0.00', waived: '0.00', owedBack: '0.00' }
    const amounts = { currency: 'EUR', total: '50.00', due: '50.00', ...nothing }
    expect(await balancesOf(studio, booking.id)).toEqual([{ bookingId: booking.id, isUnpaid: true, amounts }])
  })

  it('adds the tax of the location as the charge will', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const { settings } = expected(await studio.admin.get('/v1/payments/settings'))
    const taxes = [{ locationId: null, name: 'VAT', percent: '7.5', included: false }]
    expected(await studio.admin.patch('/v1/payments/settings', { settings: { revision: settings.revision, taxes } }))
    const booking = await aConfirmed(studio)
    const [before] = await balancesOf(studio, booking.id)
    expect(before.amounts.due).toBe('53.75')
    await chargeOf(studio, booking.id)
    expect(await balancesOf(studio, booking.id)).toEqual([before])
  })

  it('follows payments and waivers of the charge', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const { id } = await aConfirmed(studio)
    const chargeId = await chargeOf(studio, id)
    await aRecorded(studio.admin, chargeId, '20')
    expect(await balancesOf(studio, id)).toMatchObject([{ isUnpaid: true, amounts: { paid: '20.00', due: '30.00' } }])
    expected(await studio.admin.post(`/v1/payments/charges/${chargeId}/waive`, { amount: '10', reason: '' }))
    expect(await balancesOf(studio, id)).toMatchObject([{ isUnpaid: true, amounts: { waived: '10.00', due: '20.00' } }])
    expected(await record(studio.admin, chargeId))
    expect(await balancesOf(studio, id)).toMatchObject([{ isUnpaid: false, amounts: { paid: '40.00', due: '0.00' } }])
  })

  it('shows what was refunded', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const { id } = await aConfirmed(studio)
    const { payment } = await aRecorded(studio.admin, await chargeOf(studio, id))
    expected(await refund(studio.admin, payment.id, '20'))
    expect(await balancesOf(studio, id)).toMatchObject([{ amounts: { paid: '50.00', refunded: '20.00' } }])
  })

  it('is unpaid again after a refund that corrected a payment', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const { id } = await aConfirmed(studio)
    const { payment } = await aRecorded(studio.admin, await chargeOf(studio, id))
    const corrected = { idempotencyKey: randomUUID(), owedAgain: true }
    expected(await studio.admin.post(`/v1/payments/${payment.id}/refund`, corrected))
    expect(await balancesOf(studio, id)).toMatchObject([{ isUnpaid: true, amounts: { due: '50.00' } }])
    const { totals } = expected(await studio.admin.post('/v1/bookings/unpaid/sum', { filter: { id } }))
    expect(totals).toEqual([{ currency: 'EUR', due: '50.00' }])
  })

  it('leaves out what is free, settled without a payment or not taking place', async () => {
    const free = await aStudio(app, context)
    expect(await balancesOf(free, (await aConfirmed(free)).id)).toEqual([])
    const studio = await aStudio(app, context, { price: '50' })
    const exempt = await aConfirmed(studio)
    const cancelled = await aConfirmed(studio)
    const set = (id: string, values: object) =>
      context.db.updateTable('bookings').set(values).where('id', '=', id).execute()
    await set(exempt.id, { payment_status: 'EXEMPT' })
    await set(cancelled.id, { status: 'CANCELED' })
    const inWords = await aConfirmed(studio)
    await set(inWords.id, { agreed_price: null })
    expect(await balancesOf(studio, exempt.id, cancelled.id, inWords.id, randomUUID())).toEqual([])
  })

  it('hides the amounts from staff who may not see orders', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const { id } = await aConfirmed(studio)
    const { siteId, resourceId } = studio
    const person = await aPerson(context, siteId, { role: 'staff', resourceIds: [resourceId] })
    const { headers } = await signIn(app, person, siteId)
    const admin = aClient(app, { ...headers, 'wix-site-id': siteId })
    expect(await balancesOf({ admin }, id)).toEqual([{ bookingId: id, isUnpaid: true, amounts: null }])
  })

  it('knows no booking of another business, and no malformed id', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const other = await aStudio(app, context, { price: '50' })
    expect(await balancesOf(other, (await aConfirmed(studio)).id)).toEqual([])
    const answer = await studio.admin.post('/v1/bookings/balances/list', { bookingIds: ['x'] })
    expect(readRefusal(answer)).toBe('400 bookingIds[0]')
  })
})
