import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aFixture, anArchivedPlan, aPlan, nowhere } from './support/plans.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)

describe('listPublicPlanBenefits', () => {
  it('says what each plan pays for, as set or without a limit', async () => {
    const [set, unset] = [await aPlan(admin), await aPlan(admin)]
    const benefit = { creditsPerCycle: 10, serviceIds: [], rollsOver: true }
    expected(await admin.put(`/v1/plans/${set.id}/benefit`, { benefit }))
    const planIds = [set.id, unset.id]
    const { planBenefits } = expected(await visitor.post('/v1/plans/public/benefits', { planIds }))
    expect(planBenefits).toHaveLength(2)
    expect(planBenefits).toEqual(
      expect.arrayContaining([
        { planId: set.id, benefit: { ...benefit, booksAhead: true } },
        { planId: unset.id, benefit: { creditsPerCycle: null, serviceIds: [], rollsOver: false, booksAhead: true } },
      ]),
    )
  })

  it('leaves out plans that are hidden, archived, unknown or of another business', async () => {
    const hidden = await aPlan(admin, { public: false })
    const archived = await anArchivedPlan(admin)
    const foreign = await aPlan((await aFixture(test)).admin)
    const planIds = [hidden.id, archived.id, foreign.id, nowhere]
    expect(expected(await visitor.post('/v1/plans/public/benefits', { planIds }))).toEqual({ planBenefits: [] })
    expect(expected(await visitor.post('/v1/plans/public/benefits', { planIds: [] }))).toEqual({ planBenefits: [] })
  })
})
