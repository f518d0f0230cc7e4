import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture } from './support/plans.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)

describe('getPricingPlansSettings', () => {
  it('returns the defaults until they are changed', async () => {
    const { pricingPlansSettings } = expected(await admin.get('/v1/pricing-plans-settings'))
    expect(pricingPlansSettings).toMatchObject({ revision: '1', taxableAddress: 'BUSINESS' })
  })

  it('is for staff', async () => {
    expect(readRefusal(await visitor.get('/v1/pricing-plans-settings'))).toBe('403 PERMISSION_DENIED')
  })
})
