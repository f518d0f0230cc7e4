import type { Operation } from '../../../operation.ts'
import { lockBuyer } from '../steps/buyer.ts'
import { loadSoldPlan } from '../steps/load-sold-plan.ts'
import { placeOrder } from '../steps/place-order.ts'
import { claimSubmission, prepareOrder } from '../steps/prepare-order.ts'
import { refuseUnknownMember } from '../steps/refuse-unknown-member.ts'
import { orderView } from '../view.ts'

export const createOfflineOrder: Operation<'createOfflineOrder'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const buyer = (await lockBuyer(tx, siteId, input.memberId)) ?? refuseUnknownMember()
    const plan = await loadSoldPlan(tx, siteId, input.planId, { byBusiness: true })
    const submission = { plan, submissionId: input.submissionId, isRequired: false }
    const submissionId = await claimSubmission(context, tx, actor, submission)
    const { startDate, couponCode } = input
    const isPaid = input.paid === true
    const wanted = { siteId, plan, buyer, type: 'OFFLINE', startDate, couponCode, isPaid, submissionId } as const
    const request = await prepareOrder(context, tx, wanted)
    const order = await placeOrder(context, tx, request, { actor, operation: 'createOfflineOrder' })
    return { order: orderView(order) }
  })
