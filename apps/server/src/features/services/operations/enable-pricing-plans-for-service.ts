import type { services } from '@kalends/contract'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { shareLockPlans } from '../../plans/index.ts'
import { closeService, openService } from '../steps/write-update.ts'
import { setPricingPlans } from '../store/write-service.ts'

/** Maximum number of pricing plans of a service. */
const mostPlans = 75

/** Plans need a price and automatic approval. */
function acceptsPlans({ onlineBooking, payment }: services.Service): boolean {
  return onlineBooking?.requireManualApproval !== true && payment?.rateType !== 'NO_FEE'
}

/** Does not check whether payment by plan is enabled: that is a payment option. */
export const enablePricingPlansForService: Operation<'enablePricingPlansForService'> = async (
  { input, actor },
  context,
) =>
  context.transaction(async (tx) => {
    const open = await openService(context, tx, actor.siteId, input.serviceId)
    if (!acceptsPlans(open.before)) return fail('SERVICE_DOES_NOT_SUPPORT_PRICING_PLANS')
    const requested = input.pricingPlanIds.map((id) => id.toLowerCase())
    refusePlan(await findUnavailablePlan(tx, actor.siteId, requested), 'The plan does not exist or is archived.')
    const plans = [...new Set([...open.row.pricing_plan_ids, ...requested])]
    if (plans.length > mostPlans) {
      const description = `must leave the service with at most ${mostPlans} plans`
      return refuseFields([
        { field: 'pricingPlanIds', description, violatedRule: 'MAX_SIZE', data: { threshold: mostPlans } },
      ])
    }
    await setPricingPlans(tx, actor.siteId, open.row.id, plans)
    return { service: await closeService(context, tx, { actor, operation: 'enablePricingPlansForService' }, open) }
  })

/** An absent or empty list removes all plans. */
export const disablePricingPlansForService: Operation<'disablePricingPlansForService'> = async (
  { input, actor },
  context,
) =>
  context.transaction(async (tx) => {
    const open = await openService(context, tx, actor.siteId, input.serviceId)
    const stored = open.row.pricing_plan_ids
    const requested = new Set(input.pricingPlanIds?.map((id) => id.toLowerCase()))
    refusePlan(
      [...requested].find((id) => !stored.includes(id)),
      'The service has no such plan.',
    )
    const plans = requested.size === 0 ? [] : stored.filter((id) => !requested.has(id))
    await setPricingPlans(tx, actor.siteId, open.row.id, plans)
    return { service: await closeService(context, tx, { actor, operation: 'disablePricingPlansForService' }, open) }
  })

function refusePlan(id: string | undefined, message: string): void {
  if (id !== undefined) fail('INVALID_PRICING_PLAN', { description: message, data: { id, message } })
}

/** Finds the first of these plans that is unknown or archived. The others stay unarchived until the transaction ends. */
async function findUnavailablePlan(tx: Tx, siteId: string, ids: readonly string[]): Promise<string | undefined> {
  const available = await shareLockPlans(tx, siteId, ids)
  return ids.find((id) => !available.has(id))
}
