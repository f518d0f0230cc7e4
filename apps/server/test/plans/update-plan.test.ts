import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import {
  aFixture,
  anArchivedPlan,
  aPlan,
  forever,
  listAuditEntries,
  listEvents,
  listViolations,
  nowhere,
  price,
} from './support/plans.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)
const update = (id: string, plan: object, fieldMask?: string) =>
  admin.patch(`/v2/plans/${id}`, { plan, ...(fieldMask ? { fieldMask } : {}) })

describe('updatePlan', () => {
  it('changes what the request names, and nothing else', async () => {
    const plan = await aPlan(admin, { perks: { values: ['Tea'] }, description: 'For all' })
    const changed = expected(await update(plan.id, { description: 'For many' })).plan
    expect(changed).toEqual({ ...plan, description: 'For many' })
    const cleared = expected(await update(plan.id, {}, 'description')).plan
    expect(cleared).not.toHaveProperty('description')
  })

  it('clears perks by an empty list, not by leaving them out', async () => {
    const { id } = await aPlan(admin, { perks: { values: ['Tea'] } })
    expect(expected(await update(id, {}, 'perks')).plan.perks).toEqual({ values: ['Tea'] })
    expect(expected(await update(id, { perks: { values: [] } })).plan.perks).toEqual({ values: [] })
  })

  it('changes the slug with the name', async () => {
    const own = await aFixture(test)
    const first = await aPlan(own.admin, { name: 'Bronze' })
    const second = await aPlan(own.admin, { name: 'Bronze' })
    expect(second.slug).toBe('bronze-1')
    const renamed = await own.admin.patch(`/v2/plans/${first.id}`, { plan: { name: 'Iron' } })
    expect(expected(renamed).plan.slug).toBe('iron')
    const moved = await own.admin.patch(`/v2/plans/${second.id}`, { plan: { name: 'Iron' } })
    expect(expected(moved).plan.slug).toBe('iron-1')
    const kept = await own.admin.patch(`/v2/plans/${second.id}`, { plan: { name: 'Iron', description: 'x' } })
    expect(expected(kept).plan.slug).toBe('iron-1')
  })

  it('replaces the pricing', async () => {
    const { id } = await aPlan(admin)
    expect(expected(await update(id, { pricing: forever })).plan.pricing).toEqual({ ...forever, feeConfigs: [] })
  })

  it('publishes updated, and another event when buyers may cancel', async () => {
    const { id } = await aPlan(admin)
    await update(id, { description: 'x' })
    await update(id, { buyerCanCancel: true })
    expect(await listEvents(test, id)).toEqual([
      '1 wix.pricing_plans.plan_created',
      '2 wix.pricing_plans.plan_updated',
      '3 wix.pricing_plans.plan_updated',
      '4 wix.pricing_plans.plan_buyer_can_cancel_updated',
    ])
    const { payload } = await test.db
      .selectFrom('events')
      .select('payload')
      .where('entity_id', '=', id)
      .where('slug', '=', 'buyer_can_cancel_updated')
      .executeTakeFirstOrThrow()
    expect(payload).toMatchObject({ actionEvent: { body: { plan: { id, buyerCanCancel: true } } } })
    expect(await listAuditEntries(test, id)).toEqual(['createPlan Gold', 'updatePlan Gold', 'updatePlan Gold'])
  })

  it('refuses an archived plan: update_not_supported', async () => {
    const { id } = await anArchivedPlan(admin)
    expect(listViolations(await update(id, { name: 'New' }))).toEqual(['plan.id: update_not_supported'])
  })

  it('applies the rules of a new plan', async () => {
    const { id, pricing } = await aPlan(admin)
    expect(listViolations(await update(id, { name: ' ' }))).toEqual(['plan.name: PLAN_NAME_BLANK'])
    expect(listViolations(await update(id, {}, 'name'))).toEqual(['plan.name: PLAN_NAME_BLANK'])
    expect(listViolations(await update(id, { pricing: { ...pricing, price: price('0') } }))).toEqual([
      'plan.pricing.price: RECURRING_PLAN_PAYMENT_PRICE_MISSING',
    ])
    const subscription = { cycleDuration: { count: 1, unit: 'EON' }, cycleCount: 1 }
    expect(listViolations(await update(id, { pricing: { subscription, price: price('5') } }))).toEqual([
      'plan.pricing.subscription.cycleDuration.unit: invalid_duration_unit',
    ])
  })

  it('leaves the site without a primary plan when that one is hidden', async () => {
    const { id } = await aPlan(admin)
    await admin.post(`/v2/plans/${id}/make-primary`)
    expect(expected(await update(id, { public: false })).plan).toMatchObject({ public: false, primary: false })
  })

  it('finds only plans of the business', async () => {
    const own = await aFixture(test)
    const { id } = await aPlan(own.admin)
    for (const unknown of [id, nowhere]) {
      expect(readRefusal(await update(unknown, { name: 'Mine' }))).toBe('404 plan_not_found')
    }
  })

  it('takes its form away while that is in the trash', async () => {
    const form = { namespace: 'kalends.plan', name: 'Goals', formFields: [] }
    const { id: formId } = expected(await admin.post('/v4/forms', { form })).form
    const { id } = await aPlan(admin, { formId })
    const findForm = async () => expected(await admin.get(`/v2/plans/${id}`)).plan.formId
    expected(await admin.delete(`/v4/forms/${formId}`))
    expect(await findForm()).toBeUndefined()
    expected(await admin.post(`/v4/forms/trash-bin/${formId}/restore`))
    expect(await findForm()).toBe(formId)
  })
})
