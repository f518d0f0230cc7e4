import type { Operation } from '../../../operation.ts'
import { findMember } from '../../members/index.ts'
import { toBuyer } from '../steps/buyer.ts'
import { loadSoldPlan } from '../steps/load-sold-plan.ts'
import { isPurchaseLimitReached, prepareOrder } from '../steps/prepare-order.ts'
import { previewOrder } from '../steps/preview-order.ts'
import { refuseUnknownMember } from '../steps/refuse-unknown-member.ts'

export const getOfflineOrderPreview: Operation<'getOfflineOrderPreview'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  const { db } = context
  const member = (await findMember(db, siteId, input.memberId)) ?? refuseUnknownMember()
  const plan = await loadSoldPlan(db, siteId, input.planId, { byBusiness: true })
  const { startDate, couponCode } = input
  const wanted = { siteId, plan, buyer: toBuyer(member), type: 'OFFLINE', startDate, couponCode } as const
  const request = await prepareOrder(context, db, wanted)
  const purchaseLimitExceeded = await isPurchaseLimitReached(db, { siteId, memberId: member.id, plan })
  return { order: previewOrder(request, context.clock.now()), purchaseLimitExceeded }
}
