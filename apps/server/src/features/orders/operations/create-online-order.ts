import type { orders } from '@kalends/contract'
import { type Actor, isManager } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { getMemberId } from '../../members/index.ts'
import { buyPlan } from '../steps/buy-plan.ts'
import { orderView } from '../view.ts'

export const createOnlineOrder: Operation<'createOnlineOrder'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { planId, startDate, couponCode, submissionId } = input
    const buyer = readBuyer(actor, input)
    const chosen = { planId, startDate, couponCode, submissionId }
    const request = { actor, operation: 'createOnlineOrder', ...buyer, ...chosen }
    const order = await buyPlan(context, tx, request, ({ isRecurring }) => {
      if (buyer.method === 'POS' && isRecurring) {
        refuseMethod('RECURRING_POS_UNSUPPORTED', 'cannot be POS for a subscription')
      }
    })
    return { order: orderView(order) }
  })

type OnlineBuyer = { memberId: string; method: 'MOTO' | 'POS' | undefined }

/** Members buy for themselves; the business names the member and how the order reached it. */
function readBuyer(actor: Actor, { onBehalf }: orders.CreateOnlineOrderRequest): OnlineBuyer {
  if (onBehalf && isManager(actor)) {
    const { orderMethod, memberId } = onBehalf
    if (orderMethod !== 'MOTO' && orderMethod !== 'POS') refuseMethod('UNKNOWN_ORDER_METHOD', 'must be MOTO or POS')
    return { memberId: memberId ?? fail('member_not_found'), method: orderMethod }
  }
  const memberId = getMemberId(actor) ?? fail('MEMBER_REQUIRED')
  if (onBehalf?.memberId && onBehalf.memberId.toLowerCase() !== memberId) return fail('member_not_found')
  return { memberId, method: undefined }
}

function refuseMethod(ruleName: string, description: string): never {
  return refuseFields([{ field: 'onBehalf.orderMethod', violatedRule: 'OTHER', ruleName, description, data: {} }])
}
