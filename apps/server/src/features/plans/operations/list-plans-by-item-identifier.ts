import type { Operation } from '../../../operation.ts'
import { findPlanBenefits, type PlanBenefit } from '../store/benefits.ts'
import { findPublicPlans } from '../store/query-plans.ts'
import { planBenefitView } from '../view/benefit.ts'

/** Lists plans that customers can buy and that pay for the service. The item's app and category make no difference. */
export const listPlansByItemIdentifier: Operation<'listPlansByItemIdentifier'> = async (
  { input, actor },
  { db, ports },
) => {
  const { itemIdentifier: item, count } = input
  const serviceId = item.externalId?.toLowerCase() ?? ''
  const connected = await ports.plans.findPlanIds(db, actor.siteId, serviceId)
  const plans = connected.length === 0 ? [] : await findPublicPlans(db, actor.siteId, connected)
  const ids = plans.map(({ id }) => id)
  const benefits = await findPlanBenefits(db, actor.siteId, ids)
  const paying = plans.filter(({ id }) => paysFor(benefits.get(id), serviceId, count ?? 1))
  return { planBenefits: paying.map((plan) => planBenefitView(plan, benefits.get(plan.id), item)) }
}

function paysFor(benefit: PlanBenefit | undefined, serviceId: string, credits: number): boolean {
  if (!benefit) return true
  const isCovered = benefit.serviceIds.length === 0 || benefit.serviceIds.includes(serviceId)
  return isCovered && (benefit.creditsPerCycle === null || benefit.creditsPerCycle >= credits)
}
