import { randomUUID } from 'node:crypto'
import type { OperationIdOf } from '@kalends/contract'
import type { Attempt, Row } from './case.ts'
import { asKey } from './catalogue.ts'
import type { Fixture } from './fixture.ts'
import { aSpareService } from './services.ts'

const pricing = { singlePaymentUnlimited: true, price: { value: '90' } }

/** A public plan of the home business, created for one call. */
export async function aPlan(fixture: Fixture): Promise<{ id: string; name: string }> {
  const plan = { name: `Plan ${randomUUID()}`, pricing }
  return (await asKey(fixture, 'POST', '/v2/plans', { plan })).plan
}

async function changePlan(
  fixture: Fixture,
  method: Attempt['method'],
  path: string,
  payload: object = {},
): Promise<Attempt> {
  const { id, name } = await aPlan(fixture)
  return { method, url: path.replace(':id', id), payload, shows: [id, name], ids: [id] }
}

/** One call for every operation on plans. */
export const planCalls: Record<OperationIdOf<'plans'>, (fixture: Fixture) => Promise<Attempt>> = {
  createPlan: async () => {
    const name = `Plan ${randomUUID()}`
    return { method: 'POST', url: '/v2/plans', payload: { plan: { name, pricing } }, shows: [name] }
  },
  getPlan: async (fixture) => {
    const { id, name } = await aPlan(fixture)
    return { method: 'GET', url: `/v2/plans/${id}`, shows: [id, name], ids: [id] }
  },
  updatePlan: (fixture) => changePlan(fixture, 'PATCH', '/v2/plans/:id', { plan: { description: 'New' } }),
  setPlanVisibility: (fixture) => changePlan(fixture, 'PUT', '/v2/plans/:id/visibility', { visible: false }),
  makePlanPrimary: (fixture) => changePlan(fixture, 'POST', '/v2/plans/:id/make-primary'),
  clearPrimary: async (fixture) => {
    const { id } = await aPlan(fixture)
    await asKey(fixture, 'POST', `/v2/plans/${id}/make-primary`)
    return { method: 'POST', url: '/v2/plans/clear-primary', payload: {}, shows: [] }
  },
  archivePlan: (fixture) => changePlan(fixture, 'POST', '/v2/plans/:id/archive'),
  listPlans: async (fixture) => {
    const { id, name } = await aPlan(fixture)
    return { method: 'GET', url: `/v2/plans?planIds=${id}`, shows: [id, name] }
  },
  getPlanStats: async (fixture) => {
    await aPlan(fixture)
    return { method: 'GET', url: '/v2/plans/stats', shows: [] }
  },
  listPublicPlans: async (fixture) => {
    const { id, name } = await aPlan(fixture)
    return { method: 'GET', url: `/v2/plans/public?planIds=${id}`, shows: [id, name] }
  },
  queryPublicPlans: async (fixture) => {
    const { id, name } = await aPlan(fixture)
    const payload = { query: { filter: { id } } }
    return { method: 'POST', url: '/v2/plans/public/query', payload, shows: [id, name] }
  },
  listPlansByItemIdentifier: async (fixture) => {
    const [{ id, name }, service] = [await aPlan(fixture), await aSpareService(fixture)]
    await asKey(fixture, 'POST', `/v2/services/${service.id}/pricing-plans/add`, { pricingPlanIds: [id] })
    const payload = { itemIdentifier: { externalId: service.id, providerAppId: randomUUID() } }
    return { method: 'POST', url: '/v3/plan-benefits/list-plans-by-item-identifier', payload, shows: [id, name] }
  },
  listPublicPlanBenefits: async (fixture) => {
    const { id } = await aPlan(fixture)
    return { method: 'POST', url: '/v1/plans/public/benefits', payload: { planIds: [id] }, shows: [id] }
  },
  getPlanBenefit: async (fixture) => {
    const { id } = await aPlan(fixture)
    return { method: 'GET', url: `/v1/plans/${id}/benefit`, shows: [id], ids: [id] }
  },
  setPlanBenefit: async (fixture) => {
    const { id } = await aPlan(fixture)
    const payload = { benefit: { creditsPerCycle: 5, serviceIds: [], rollsOver: false } }
    return { method: 'PUT', url: `/v1/plans/${id}/benefit`, payload, shows: [id], ids: [id] }
  },
  getPricingPlansSettings: async () => ({
    method: 'GET',
    url: '/v1/pricing-plans-settings',
    shows: ['"taxableAddress"'],
  }),
  updatePricingPlansSettings: async (fixture) => {
    const namespace = `@alder/${randomUUID()}`
    const { revision } = (await fixture.context.db
      .selectFrom('pricing_plans_settings')
      .select('revision')
      .where('site_id', '=', fixture.home.siteId)
      .executeTakeFirst()) ?? { revision: 1 }
    const pricingPlansSettings = {
      revision: String(revision),
      extendedFields: { namespaces: { [namespace]: { x: 1 } } },
    }
    return { method: 'PATCH', url: '/v1/pricing-plans-settings', payload: { pricingPlansSettings }, shows: [namespace] }
  },
}

const forStaff = { strangers: '401 401 401', customers: '403 403 403 403' }
const change: Row = {
  ...forStaff,
  people: 'does does 403 403 403 403',
  keys: 'does 403 does',
  otherBusiness: '403 404 404 401 401 401',
}
const read: Row = {
  ...forStaff,
  people: 'sees sees sees sees sees sees',
  keys: 'sees 403 sees',
  otherBusiness: '403 404 404 401 401 401',
}
const list: Row = { ...read, otherBusiness: '403 blind blind 401 401 401' }
const listForEveryone: Row = {
  strangers: '401 401 401',
  customers: 'sees sees sees sees',
  people: 'sees sees sees sees sees sees',
  keys: 'sees sees sees',
  otherBusiness: 'blind blind blind 401 401 401',
}

/** Expected outcome per actor; `table.ts` lists the columns. */
export const planRows: Record<OperationIdOf<'plans'>, Row> = {
  createPlan: { ...change, otherBusiness: '403 does does 401 401 401' },
  getPlan: read,
  updatePlan: change,
  setPlanVisibility: change,
  makePlanPrimary: change,
  clearPrimary: { ...change, otherBusiness: '403 sees sees 401 401 401' },
  archivePlan: change,
  listPlans: list,
  getPlanStats: { ...list, otherBusiness: '403 sees sees 401 401 401' },
  listPublicPlans: listForEveryone,
  queryPublicPlans: listForEveryone,
  listPlansByItemIdentifier: listForEveryone,
  listPublicPlanBenefits: listForEveryone,
  getPlanBenefit: read,
  setPlanBenefit: change,
  getPricingPlansSettings: { ...list, otherBusiness: '403 sees sees 401 401 401' },
  updatePricingPlansSettings: { ...change, otherBusiness: '403 409 409 401 401 401' },
}
