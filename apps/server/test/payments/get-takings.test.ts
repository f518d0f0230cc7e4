import { describe, expect, it } from 'vitest'
import { aStudio, type Client, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aRecorded, refund } from './support/payments.ts'

const { app, context, clock } = await createTestApp()
const getTakings = async (admin: Client, query = '') => expected(await admin.get(`/v1/payments/takings${query}`))

describe('getTakings', () => {
  it('sums payments and refunds by method, staff member and tax', async () => {
    const studio = await aStudio(app, context)
    const { admin, resourceId } = studio
    const tax = { name: 'VAT', percent: '19', included: true }
    const taxed = await aCharge(studio, { totalMinor: 11900, taxMinor: 1900, tax })
    const untaxed = await aCharge(studio, { resourceId: null, currency: 'JPY' })
    const { payment } = await aRecorded(admin, taxed.id, undefined, 'CARD_TERMINAL')
    await aRecorded(admin, untaxed.id, '1500')
    await refund(admin, payment.id, '59.50')
    const { takings, date } = await getTakings(admin)
    expect(date).toBe('2026-06-01')
    const eur = { currency: 'EUR', count: 2, paid: '119.00', refunded: '59.50', tax: '9.50', net: '59.50' }
    const jpy = { currency: 'JPY', count: 1, paid: '1500', refunded: '0', tax: '0', net: '1500' }
    expect(takings).toEqual({
      totals: [
        { ...eur, key: null, name: '' },
        { ...jpy, key: null, name: '' },
      ],
      byMethod: [
        { ...eur, key: 'CARD_TERMINAL', name: 'CARD_TERMINAL' },
        { ...jpy, key: 'CASH', name: 'CASH' },
      ],
      byResource: [
        { ...eur, key: resourceId, name: 'Livia Marchetti' },
        { ...jpy, key: null, name: '' },
      ],
      byTax: [
        { ...eur, key: 'VAT 19%', name: 'VAT 19%' },
        { ...jpy, key: null, name: '' },
      ],
    })
  })

  it("divides days by the business's clock, and counts a location alone", async () => {
    const studio = await aStudio(app, context)
    const { admin, locationId } = studio
    clock.set('2026-06-10T21:59:59Z')
    await aRecorded(admin, (await aCharge(studio)).id, '10')
    clock.set('2026-06-10T22:00:00Z')
    await aRecorded(admin, (await aCharge(studio, { locationId: null })).id, '20')
    const paidOn = async (query: string) => {
      const { totals } = (await getTakings(admin, query)).takings
      return totals.map(({ paid }: { paid: string }) => paid)
    }
    expect(await paidOn('?date=2026-06-10')).toEqual(['10.00'])
    expect(await paidOn('?date=2026-06-11')).toEqual(['20.00'])
    expect(await paidOn('')).toEqual(['20.00'])
    expect(await paidOn(`?date=2026-06-11&locationId=${locationId}`)).toEqual([])
  })
})
