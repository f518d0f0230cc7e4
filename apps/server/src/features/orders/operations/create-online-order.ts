import type { orders } from '@kalends/contract'
import { type Actor, isManager } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { getMemberId } from '../../members/index.ts'
import { isPaymentProviderReady } from '../../payments/index.ts'
import { priceSpans } from '../rules/order-price.ts'
import { pricedOrder } from '../rules/sold-plan.ts'
import { startRefusal } from '../rules/start-date.ts'
import { lockBuyer } from '../steps/buyer.ts'
import { loadSoldPlan } from '../steps/load-sold-plan.ts'
import { placeOrder } from '../steps/place-order.ts'
import { claimSubmission, isPurchaseLimitReached, prepareOrder, requireProvider } from '../steps/prepare-order.ts'
import { orderView } from '../view.ts'

export const createOnlineOrder: Operation<'createOnlineOrder'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const { memberId, method, byBusiness } = readBuyer(actor, input)
    const buyer = (await lockBuyer(tx, siteId, memberId)) ?? fail('member_not_found')
    const plan = await loadSoldPlan(tx, siteId, input.planId, { byBusiness })
    if (method === 'POS' && plan.isRecurring)
      refuseMethod('RECURRING_POS_UNSUPPORTED', 'cannot be POS for a subscription')
    if (await isPurchaseLimitReached(tx, { siteId, memberId, plan })) return fail('purchases_limit_reached')
    const now = context.clock.now()
    const startAt = input.startDate ? Date.parse(input.startDate) : now
    const refusal = startRefusal(startAt, { now, allowsFuture: plan.allowsFutureStart })
    if (refusal) return fail(refusal)
    const submission = { plan, submissionId: input.submissionId, isRequired: !byBusiness }
    const submissionId = await claimSubmission(context, tx, actor, submission)
    const { startDate, couponCode } = input
    const wanted = { siteId, plan, buyer, type: 'ONLINE', method, startDate, couponCode, submissionId } as const
    const request = await prepareOrder(context, tx, wanted)
    await requirePayable(tx, request)
    const order = await placeOrder(context, tx, request, { actor, operation: 'createOnlineOrder' })
    return { order: orderView(order) }
  })

type OnlineBuyer = { memberId: string; method: 'MOTO' | 'POS' | undefined; byBusiness: boolean }

/** Members buy for themselves; the business names the member and how the order reached it. */
function readBuyer(actor: Actor, { onBehalf }: orders.CreateOnlineOrderRequest): OnlineBuyer {
  if (onBehalf && isManager(actor)) {
    const { orderMethod, memberId } = onBehalf
    if (orderMethod !== 'MOTO' && orderMethod !== 'POS') refuseMethod('UNKNOWN_ORDER_METHOD', 'must be MOTO or POS')
    return { memberId: memberId ?? fail('member_not_found'), method: orderMethod, byBusiness: true }
  }
  const memberId = getMemberId(actor) ?? fail('MEMBER_REQUIRED')
  if (onBehalf?.memberId && onBehalf.memberId.toLowerCase() !== memberId) return fail('member_not_found')
  return { memberId, method: undefined, byBusiness: false }
}

function refuseMethod(ruleName: string, description: string): never {
  return refuseFields([{ field: 'onBehalf.orderMethod', violatedRule: 'OTHER', ruleName, description, data: {} }])
}

async function requirePayable(tx: Tx, request: Awaited<ReturnType<typeof prepareOrder>>) {
  const prices = priceSpans(pricedOrder(request.plan, request))
  const isFree = prices.every(({ price }) => price.totalMinor === 0)
  requireProvider(isFree || (await isPaymentProviderReady(tx, request.siteId)), isFree)
}
