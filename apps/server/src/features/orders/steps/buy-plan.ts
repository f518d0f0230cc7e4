import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { isPaymentProviderReady } from '../../payments/index.ts'
import { priceSpans } from '../rules/order-price.ts'
import { pricedOrder, type SoldPlan } from '../rules/sold-plan.ts'
import { startRefusal } from '../rules/start-date.ts'
import type { OrderRow } from '../store/orders.ts'
import { lockBuyer } from './buyer.ts'
import type { OrderRequest } from './draft-order.ts'
import { loadSoldPlan } from './load-sold-plan.ts'
import { placeOrder } from './place-order.ts'
import { claimSubmission, isPurchaseLimitReached, prepareOrder, requireProvider } from './prepare-order.ts'

export type BuyPlan = {
  actor: Actor
  /** The call, for the audit log. */
  operation: string
  planId: string
  memberId: string
  /** By phone or at the counter; undefined for a purchase of the member's own. */
  method?: 'MOTO' | 'POS' | undefined
  startDate?: string | null | undefined
  couponCode?: string | null | undefined
  submissionId?: string | null | undefined
}

/**
 * Orders a plan for a member who pays online. The order is a draft until it is paid, unless it is free or begins with a
 * trial. Refuses as `createOnlineOrder` does. `refusePlan` may refuse the plan once it is known.
 */
export async function buyPlan(
  context: Context,
  tx: Tx,
  { actor, operation, planId, memberId, method, startDate, couponCode, submissionId: answersId }: BuyPlan,
  refusePlan: (plan: SoldPlan) => void = () => undefined,
): Promise<OrderRow> {
  const { siteId } = actor
  const byBusiness = method !== undefined
  const buyer = (await lockBuyer(tx, siteId, memberId)) ?? fail('member_not_found')
  const plan = await loadSoldPlan(tx, siteId, planId, { byBusiness })
  refusePlan(plan)
  if (await isPurchaseLimitReached(tx, { siteId, memberId, plan })) return fail('purchases_limit_reached')
  const now = context.clock.now()
  const refusal = startRefusal(startDate ? Date.parse(startDate) : now, { now, allowsFuture: plan.allowsFutureStart })
  if (refusal) return fail(refusal)
  const submission = { plan, submissionId: answersId, isRequired: !byBusiness }
  const submissionId = await claimSubmission(context, tx, actor, submission)
  const wanted = { siteId, plan, buyer, type: 'ONLINE', method, startDate, couponCode, submissionId } as const
  const request = await prepareOrder(context, tx, wanted)
  await requirePayable(tx, request)
  return placeOrder(context, tx, request, { actor, operation })
}

async function requirePayable(tx: Tx, request: OrderRequest): Promise<void> {
  const prices = priceSpans(pricedOrder(request.plan, request))
  const isFree = prices.every(({ price }) => price.totalMinor === 0)
  requireProvider(isFree || (await isPaymentProviderReady(tx, request.siteId)), isFree)
}
