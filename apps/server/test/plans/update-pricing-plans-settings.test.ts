import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, listAuditEntries } from './support/plans.ts'

const test = await createTestApp()
const fixture = await aFixture(test)
const update = async (pricingPlansSettings: object, { admin } = fixture) =>
  admin.patch('/v1/pricing-plans-settings', { pricingPlansSettings })

describe('updatePricingPlansSettings', () => {
  it('changes what the request names, once per revision', async () => {
    const extendedFields = { namespaces: { '@studio/x': { a: 1 } } }
    const changed = expected(await update({ revision: '1', taxableAddress: 'BILLING', extendedFields }))
    expect(changed.pricingPlansSettings).toMatchObject({ revision: '2', taxableAddress: 'BILLING', extendedFields })
    expect(readRefusal(await update({ revision: '1', taxableAddress: 'BUSINESS' }))).toBe('409 REVISION_MISMATCH')
    const again = expected(await update({ revision: '2', taxableAddress: 'BUSINESS' })).pricingPlansSettings
    expect(again).toMatchObject({ revision: '3', taxableAddress: 'BUSINESS', extendedFields })
    expect(await listAuditEntries(test, fixture.siteId)).toEqual([
      'updatePricingPlansSettings Studio',
      'updatePricingPlansSettings Studio',
    ])
  })

  it('lets one of two simultaneous changes win', async () => {
    const own = await aFixture(test)
    const answers = await Promise.all(
      ['BILLING', 'BUSINESS'].map((it) => update({ revision: '1', taxableAddress: it }, own)),
    )
    expect(answers.map(readRefusal).sort()).toEqual(['200', '409 REVISION_MISMATCH'])
  })
})
