import { describe, expect, it } from 'vitest'
import { setHasOrders } from '../../src/features/plans/index.ts'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, anArchivedPlan, aPlan, nowhere } from './support/plans.ts'

const test = await createTestApp()
const { admin, visitor, siteId } = await aFixture(test)

describe('getPlan', () => {
  it('returns hidden and archived plans to staff', async () => {
    for (const plan of [await aPlan(admin, { public: false }), await anArchivedPlan(admin)]) {
      expect(expected(await admin.get(`/v2/plans/${plan.id}`)).plan).toEqual(plan)
    }
  })

  it('says whether the plan was ever bought', async () => {
    const { id } = await aPlan(admin)
    await test.context.transaction((tx) => setHasOrders(tx, siteId, id))
    expect(expected(await admin.get(`/v2/plans/${id}`)).plan.hasOrders).toBe(true)
  })

  it('finds only plans of the business, and only for staff', async () => {
    const { id } = await aPlan((await aFixture(test)).admin)
    for (const unknown of [id, nowhere]) {
      expect(readRefusal(await admin.get(`/v2/plans/${unknown}`))).toBe('404 plan_not_found')
    }
    expect(readRefusal(await visitor.get(`/v2/plans/${id}`))).toBe('403 PERMISSION_DENIED')
  })
})
