import { check } from '../recorder.ts'
import type { Stage } from '../stage.ts'

const monthly = { subscription: { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 12 }, price: { value: '90' } }
const free = { singlePaymentUnlimited: true, price: { value: '0' } }

/** Creates the plans that are bought later. */
export async function changePlans({ recorder: { call }, visitor, staff, made }: Stage): Promise<void> {
  const { plans, services } = staff
  const create = (pricing: object) =>
    plans.createPlan({ name: 'Conformance', pricing, buyerCanCancel: true, public: true })
  const { _id } = await call('createPlan', () => create(monthly))
  made.freePlan = await call('createPlan', () => create(free))
  made.plan = await call('updatePlan', async () => {
    const plan = await plans.updatePlan(_id, { description: 'Updated' })
    check(plan.description === 'Updated', 'the description was not updated')
    return plan
  })
  await call('getPlan', async () => check((await plans.getPlan(_id))._createdDate instanceof Date, 'there is no date'))
  const has = (list: { _id: string }[]) =>
    check(
      list.some((plan) => plan._id === _id),
      'the plan is not in the list',
    )
  await call('listPlans', async () => has((await plans.listPlans({ planIds: [_id] })).plans))
  await call('listPublicPlans', async () => has((await visitor.plans.listPublicPlans({ planIds: [_id] })).plans))
  await call('queryPublicPlans', async () =>
    has((await visitor.plans.queryPublicPlans().eq('_id', _id).limit(5).find()).items),
  )
  await call('getPlanStats', async () => check((await plans.getPlanStats()).totalPlans > 0, 'the total is 0'))
  await call('makePlanPrimary', async () => check((await plans.makePlanPrimary(_id)).plan.primary, 'it is not primary'))
  await call('clearPrimary', () => plans.clearPrimary())
  await call('setPlanVisibility', async () => {
    check((await plans.setPlanVisibility(_id, false)).plan.public === false, 'the plan is still public')
    await plans.setPlanVisibility(_id, true)
  })
  const { service } = made
  await call('enablePricingPlansForService', async () => {
    const enabled = await services.enablePricingPlansForService(service._id, [_id])
    check(enabled.service.payment.pricingPlanIds.includes(_id), 'the plan does not pay for the service')
  })
  await call('disablePricingPlansForService', () =>
    services.disablePricingPlansForService(service._id, { pricingPlanIds: [_id] }),
  )
}
