import { describe, expect, it } from 'vitest'
import { aRecorded } from '../payments/support/payments.ts'
import { aBooking, aService, aStudio, expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

const sum = async ({ admin }: Studio, filter?: object) =>
  expected(await admin.post('/v1/bookings/unpaid/sum', filter ? { filter } : {}))
const list = async ({ admin }: Studio, filter: object): Promise<string[]> => {
  const query = { filter, sort: [{ fieldName: 'startDate', order: 'ASC' }] }
  const { extendedBookings } = expected(await admin.post('/v2/extended-bookings/query', { query }))
  return extendedBookings.map(({ booking }: { booking: { id: string } }) => booking.id)
}
const confirmed = { status: 'CONFIRMED', selectedPaymentOption: 'OFFLINE' } as const

/** Bookings one after the other, at this hour and so on. */
const at = (studio: Studio, hour: number, more: object = confirmed) =>
  aBooking(studio.admin, slotWith(studio, new Date(Date.UTC(2026, 5, 2, hour)).toISOString()), more)

async function take(studio: Studio, bookingId: string, amount?: string) {
  const { charge } = expected(await studio.admin.post(`/v1/bookings/${bookingId}/charge`, {}))
  return aRecorded(studio.admin, charge.id, amount)
}

describe('sumUnpaidBookings', () => {
  it('sums desk bookings without a charge by their price, and charged ones by what is due', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const atDesk = await at(studio, 9)
    const partly = await at(studio, 11)
    const paid = await at(studio, 13)
    await take(studio, partly.id, '20')
    await take(studio, paid.id)
    expect(await sum(studio)).toEqual({ count: 2, totals: [{ currency: 'EUR', due: '80.00' }] })
    expect(await list(studio, { isUnpaid: true })).toEqual([atDesk.id, partly.id])
    expect(await list(studio, { isUnpaid: false })).toEqual([paid.id])
  })

  it('names the bookings that their balances call unpaid', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const statuses = ['CONFIRMED', 'PENDING', 'CANCELED', 'DECLINED', 'WAITING_LIST', 'CREATED']
    const payments = ['NOT_PAID', 'PARTIALLY_PAID', 'PAID', 'REFUNDED', 'EXEMPT', 'UNDEFINED', 'FAILED']
    const ids: string[] = []
    for (const [index, values] of statuses
      .flatMap((status) => payments.map((payment_status) => ({ status, payment_status })))
      .entries()) {
      const { id } = await at(studio, 9 + 2 * index)
      if (index % 3 === 0) expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
      await context.db.updateTable('bookings').set(values).where('id', '=', id).execute()
      ids.push(id)
    }
    const { balances } = expected(await studio.admin.post('/v1/bookings/balances/list', { bookingIds: ids }))
    const unpaid = balances.filter(({ isUnpaid }: { isUnpaid: boolean }) => isUnpaid)
    const listed = await list(studio, { isUnpaid: true })
    expect(listed.toSorted()).toEqual(unpaid.map(({ bookingId }: { bookingId: string }) => bookingId).toSorted())
    expect((await sum(studio)).count).toBe(listed.length)
    expect(listed.length).toBeGreaterThan(8)
  })

  it('covers the whole filter, not one page of it', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    for (const hour of [9, 11, 13]) await at(studio, hour)
    const filter = { isUnpaid: true, startDate: { $lt: '2026-06-02T12:00:00.000Z' } }
    const query = { filter, paging: { limit: 1 } }
    const page = expected(await studio.admin.post('/v2/extended-bookings/query', { query }))
    expect(page.extendedBookings).toHaveLength(1)
    expect(await sum(studio, filter)).toEqual({ count: 2, totals: [{ currency: 'EUR', due: '100.00' }] })
    expect(expected(await studio.admin.post('/v2/extended-bookings/count', { filter })).count).toBe(2)
  })

  it('adds the taxes of prices that have no charge yet', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const { settings } = expected(await studio.admin.get('/v1/payments/settings'))
    const taxes = [{ locationId: null, name: 'VAT', percent: '7.5', included: false }]
    expected(await studio.admin.patch('/v1/payments/settings', { settings: { revision: settings.revision, taxes } }))
    await at(studio, 9)
    await at(studio, 11)
    expect(await sum(studio)).toEqual({ count: 2, totals: [{ currency: 'EUR', due: '107.50' }] })
  })

  it('keeps currencies apart', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    await at(studio, 9)
    const yen = await at(studio, 11)
    const price = { value: '7000', currency: 'JPY' }
    await context.db
      .updateTable('bookings')
      .set({ agreed_price: JSON.stringify(price) })
      .where('id', '=', yen.id)
      .execute()
    const { totals } = await sum(studio)
    expect(totals).toEqual([
      { currency: 'EUR', due: '50.00' },
      { currency: 'JPY', due: '7000' },
    ])
  })

  it('counts no booking that is free, has a price in words, is settled or was cancelled', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const free = await aService(context, studio.siteId, [studio.resourceId], { name: 'Trial' })
    await at({ ...studio, service: free }, 9)
    const set = async (hour: number, values: object) => {
      const { id } = await at(studio, hour)
      await context.db.updateTable('bookings').set(values).where('id', '=', id).execute()
    }
    await set(10, { agreed_price: null })
    await set(11, { payment_status: 'PAID', selected_payment_option: 'MEMBERSHIP' })
    await set(12, { payment_status: 'EXEMPT' })
    await set(13, { status: 'CANCELED' })
    await set(14, { status: 'WAITING_LIST' })
    expect(await sum(studio)).toEqual({ count: 0, totals: [] })
    expect(await list(studio, { isUnpaid: true })).toEqual([])
  })

  it('counts no booking whose whole price was given up', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const { id } = await at(studio, 9)
    const { charge } = expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
    expected(await studio.admin.post(`/v1/payments/charges/${charge.id}/waive`, { reason: 'A friend' }))
    expect(await sum(studio)).toEqual({ count: 0, totals: [] })
  })

  it('counts a cancelled booking of which something stays charged', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const { id } = await at(studio, 9)
    expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
    await context.db.updateTable('bookings').set({ status: 'CANCELED' }).where('id', '=', id).execute()
    expect(await sum(studio)).toEqual({ count: 1, totals: [{ currency: 'EUR', due: '50.00' }] })
  })

  it('names the unknown field of a filter', async () => {
    const studio = await aStudio(app, context)
    expect(readRefusal(await studio.admin.post('/v1/bookings/unpaid/sum', { filter: { nothing: 1 } }))).toBe(
      '400 filter.nothing',
    )
    expect(readRefusal(await studio.admin.post('/v1/bookings/unpaid/sum', { filter: { isUnpaid: 'yes' } }))).toBe(
      '400 filter.isUnpaid',
    )
  })

  it('knows no booking of another business', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    await at(studio, 9)
    expect(await sum(await aStudio(app, context))).toEqual({ count: 0, totals: [] })
  })
})
