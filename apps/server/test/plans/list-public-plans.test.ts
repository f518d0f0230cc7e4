import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aFixture, anArchivedPlan, aPlan, nowhere } from './support/plans.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
const open = await aPlan(admin, { name: 'Open' })
const hidden = await aPlan(admin, { name: 'Hidden', public: false })
const gone = await anArchivedPlan(admin)
const foreign = await aPlan((await aFixture(test)).admin)

describe('listPublicPlans', () => {
  it('lists public plans that are not archived, without what only staff see', async () => {
    const { plans, pagingMetadata } = expected(await visitor.get('/v2/plans/public'))
    const { public: _, archived: __, hasOrders: ___, ...shown } = open
    expect(plans).toEqual([shown])
    expect(pagingMetadata).toMatchObject({ count: 1, total: 1, offset: 0 })
  })

  it('ignores ids that customers cannot see', async () => {
    const ids = [open, hidden, gone, foreign].map(({ id }) => `planIds=${id}`)
    const { plans } = expected(await visitor.get(`/v2/plans/public?${ids.join('&')}&planIds=${nowhere}`))
    expect(plans.map(({ id }: { id: string }) => id)).toEqual([open.id])
    expect(expected(await visitor.get(`/v2/plans/public?planIds=${nowhere}`)).plans).toEqual([])
  })
})
