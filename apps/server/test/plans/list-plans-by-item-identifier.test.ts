import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aService, aStaffMember, expected, readRefusal } from '../support/factories.ts'
import { aFixture, aPlan, nowhere, tenWeeks } from './support/plans.ts'

const test = await createTestApp()
const { admin, visitor, siteId } = await aFixture(test)
const staff = [await aStaffMember(test.context, siteId)]
const service = await aService(test.context, siteId, staff, { price: '60' })
const other = await aService(test.context, siteId, staff, { price: '60' })

const connect = async (serviceId: string, pricingPlanIds: string[]) =>
  expected(await admin.post(`/v2/services/${serviceId}/pricing-plans/add`, { pricingPlanIds }))
const list = (externalId: string, more: object = {}) =>
  visitor.post('/v3/plan-benefits/list-plans-by-item-identifier', {
    itemIdentifier: { externalId, providerAppId: nowhere },
    ...more,
  })
type Listed = { planInfo: { plan: { id: string } } }
const listIds = async (externalId: string, more: object = {}): Promise<string[]> =>
  expected(await list(externalId, more)).planBenefits.map(({ planInfo }: Listed) => planInfo.plan.id)

describe('listPlansByItemIdentifier', () => {
  it('lists plans of the service that customers can buy', async () => {
    const open = await aPlan(admin, { pricing: tenWeeks, perks: { values: ['Tea'] } })
    const hidden = await aPlan(admin, { public: false })
    const gone = await aPlan(admin)
    const elsewhere = await aPlan(admin)
    await connect(service.id, [open.id, hidden.id, gone.id])
    await connect(other.id, [elsewhere.id])
    expected(await admin.post(`/v2/plans/${gone.id}/archive`))
    const { planBenefits } = expected(await list(service.id))
    expect(planBenefits).toEqual([
      {
        planInfo: {
          plan: expect.objectContaining({
            id: open.id,
            buyable: true,
            visibility: 'PUBLIC',
            currency: 'EUR',
            perks: [{ description: 'Tea' }],
            pricingVariants: [
              expect.objectContaining({
                billingTerms: {
                  billingCycle: { period: 'WEEK', count: '10' },
                  startType: 'ON_PURCHASE',
                  endType: 'CYCLES_COMPLETED',
                  cyclesCompletedDetails: { billingCycleCount: '1' },
                },
                pricingStrategies: [{ flatRate: { amount: '90' } }],
              }),
            ],
          }),
        },
        benefitInfo: expect.objectContaining({ externalId: service.id, providerAppId: nowhere }),
      },
    ])
  })

  it('leaves out plans that do not cover the service or have too few credits', async () => {
    const own = await aService(test.context, siteId, staff, { price: '60' })
    const [narrow, small] = [await aPlan(admin), await aPlan(admin)]
    await connect(own.id, [narrow.id, small.id])
    const benefit = { creditsPerCycle: null, serviceIds: [other.id], rollsOver: false }
    expected(await admin.put(`/v1/plans/${narrow.id}/benefit`, { benefit }))
    const few = { creditsPerCycle: 2, serviceIds: [own.id], rollsOver: false }
    expected(await admin.put(`/v1/plans/${small.id}/benefit`, { benefit: few }))
    expect(await listIds(own.id)).toEqual([small.id])
    expect(await listIds(own.id, { count: 2 })).toEqual([small.id])
    expect(await listIds(own.id, { count: 3 })).toEqual([])
  })

  it('finds nothing for unknown services and those of others', async () => {
    const abroad = await aFixture(test)
    const answer = await abroad.visitor.post('/v3/plan-benefits/list-plans-by-item-identifier', {
      itemIdentifier: { externalId: service.id, providerAppId: nowhere },
    })
    expect(expected(answer).planBenefits).toEqual([])
    expect(await listIds(nowhere)).toEqual([])
    expect(readRefusal(await visitor.post('/v3/plan-benefits/list-plans-by-item-identifier', {}))).toMatch(/^400/)
  })
})
