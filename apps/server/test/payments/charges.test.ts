import { describe, expect, it } from 'vitest'
import {
  findCharges,
  findTax,
  isPaymentProviderReady,
  recordOnSitePayment,
  waiveCharge,
} from '../../src/features/payments/index.ts'
import { aStudio, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, getPayment, ledger, useSandbox } from './support/payments.ts'

const { app, context, db } = await createTestApp()

describe('charges of other features', () => {
  it('are found by subject, cycle by cycle', async () => {
    const studio = await aStudio(app, context)
    const second = await aCharge(studio, { subjectType: 'ORDER', cycle: 2 })
    const first = await aCharge(studio, { subjectType: 'ORDER', subjectId: second.subject_id, cycle: 1 })
    await aCharge(studio, { subjectId: second.subject_id })
    const found = await findCharges(db, studio.siteId, 'ORDER', [second.subject_id])
    expect(found.map(({ id }) => id)).toEqual([first.id, second.id])
    expect(await findCharges(db, studio.siteId, 'ORDER', [])).toEqual([])
  })

  it('are paid and waived by the system, without a name', async () => {
    const studio = await aStudio(app, context)
    const { siteId } = studio
    const charge = await aCharge(studio, { subjectType: 'NO_SHOW_FEE' })
    const request = { siteId, chargeId: charge.id, amountMinor: 4000, method: 'OTHER', recordedBy: undefined } as const
    const { payment } = await context.transaction((tx) => recordOnSitePayment(context, tx, request))
    const waived = await context.transaction((tx) => waiveCharge(context, tx, { siteId, chargeId: charge.id }))
    expect(waived).toMatchObject({ paid_minor: 4000, waived_minor: 1000 })
    expect((await getPayment(studio.admin, payment.id)).payment.recordedByName).toBeNull()
    expect(await ledger(studio)).toEqual({ OTHER: 4000, WAIVED: 1000, REVENUE: -5000 })
  })

  it('are taxed at the rate of their location, otherwise at the one for all', async () => {
    const studio = await aStudio(app, context)
    const { siteId, locationId } = studio
    expect(await findTax(db, siteId, locationId)).toBeUndefined()
    const all = { locationId: null, name: 'VAT', percent: '19', included: true }
    const own = { locationId, name: 'City tax', percent: '8.875', included: false }
    const settings = { revision: '1', taxes: [all, own] }
    expected(await studio.admin.patch('/v1/payments/settings', { settings }))
    expect(await findTax(db, siteId, locationId)).toEqual(own)
    expect(await findTax(db, siteId, null)).toEqual(all)
  })

  it('can be paid online once a provider is chosen', async () => {
    const studio = await aStudio(app, context)
    expect(await isPaymentProviderReady(db, studio.siteId)).toBe(false)
    await useSandbox(studio)
    expect(await isPaymentProviderReady(db, studio.siteId)).toBe(true)
  })
})
