import { describe, expect, it } from 'vitest'
import { bookOnline, chargeOf, clara } from '../bookings/support/paying.ts'
import { aPaidStudio, setPayment, setTaxes } from '../checkouts/support/baskets.ts'
import { aHold, expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-12T09:00:00.000Z'
const inPerson = { online: false, inPerson: true, deposit: false, pricingPlan: false }
const free = { rateType: 'NO_FEE' as const, options: inPerson, fixed: null }
const dearer = { fixed: { price: { value: '90', currency: 'EUR' } } }

const book = (studio: Studio, hold: { id: string }, total?: string) =>
  studio.visitor.post(`/v1/holds/${hold.id}/book`, {
    contactDetails: clara,
    selectedPaymentOption: 'OFFLINE',
    ...(total === undefined ? {} : { total }),
  })

const countBookings = async ({ admin }: Studio) =>
  expected(await admin.post('/v2/extended-bookings/count', { filter: {} })).count

describe('a hold that is booked with the total its customer saw', () => {
  it('is not booked at a price that rose since, until the customer saw that', async () => {
    const studio = await aPaidStudio(test)
    const hold = await aHold(studio.visitor, studio, at)
    await setPayment(studio, dearer)
    const refused = await book(studio, hold, '50.00')
    expect(readRefusal(refused)).toBe('428 PAYMENT_AMOUNT_CHANGED')
    expect(refused.body.details.applicationError.data).toEqual({ total: '90.00' })
    expect(await countBookings(studio)).toBe(0)
    expect(expected(await book(studio, hold, '90')).booking.status).toBe('CONFIRMED')
  })

  it('is not charged online at a price that rose since', async () => {
    const studio = await aPaidStudio(test)
    const hold = await aHold(studio.visitor, studio, at)
    await setPayment(studio, dearer)
    expect(readRefusal(await bookOnline(studio.visitor, hold, { total: '50.00' }))).toBe('428 PAYMENT_AMOUNT_CHANGED')
    const { booking } = expected(await bookOnline(studio.visitor, hold, { total: '90.00' }))
    expect((await chargeOf(studio, booking.id)).total).toBe('90.00')
  })

  it('is not booked at a tax that was added since, also after an attempt to pay', async () => {
    const studio = await aPaidStudio(test)
    const hold = await aHold(studio.visitor, studio, at)
    expected(await bookOnline(studio.visitor, hold, { total: '50.00' }))
    await setTaxes(studio, [{ name: 'VAT', percent: '20', included: false, locationId: null }])
    expect(readRefusal(await bookOnline(studio.visitor, hold, { total: '50.00' }))).toBe('428 PAYMENT_AMOUNT_CHANGED')
    expect(readRefusal(await book(studio, hold, '50.00'))).toBe('428 PAYMENT_AMOUNT_CHANGED')
    expected(await book(studio, hold, '60.00'))
  })

  it('is free at a total of zero only', async () => {
    const studio = await aPaidStudio(test, free)
    const hold = await aHold(studio.visitor, studio, at)
    expect(readRefusal(await book(studio, hold, '50.00'))).toBe('428 PAYMENT_AMOUNT_CHANGED')
    expected(await book(studio, hold, '0'))
  })

  it('names a total that is no amount', async () => {
    const studio = await aPaidStudio(test)
    expect(readRefusal(await book(studio, await aHold(studio.visitor, studio, at), 'fifty'))).toBe('400 total')
  })
})
