import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aFixture, anArchivedPlan, aPlan } from './support/plans.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)

describe('getPlanStats', () => {
  it('counts all plans of the business, archived ones included', async () => {
    await aPlan((await aFixture(test)).admin)
    await aPlan(admin, { public: false })
    await anArchivedPlan(admin)
    expect(expected(await admin.get('/v2/plans/stats'))).toEqual({ totalPlans: 2 })
  })
})
