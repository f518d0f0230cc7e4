import type { Operation } from '../../../operation.ts'
import { findMember } from '../../members/index.ts'
import { toBuyer } from '../steps/buyer.ts'
import { loadSoldPlan } from '../steps/load-sold-plan.ts'
import { prepareOrder } from '../steps/prepare-order.ts'
import { previewOrder } from '../steps/preview-order.ts'
import { refuseUnknownMember } from '../steps/refuse-unknown-member.ts'
import { countPurchases } from '../store/orders.ts'

export const getOfflineOrderPreview: Operation<'getOfflineOrderPreview'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  const { db } = context
  const member = (await findMember(db, siteId, input.memberId)) ?? refuseUnknownMember()
  const plan = await loadSoldPlan(db, siteId, input.planId, { byBusiness: true })
  const { startDate, couponCode } = input
  const wanted = { siteId, plan, buyer: toBuyer(member), type: 'OFFLINE', startDate, couponCode } as const
  const request = await prepareOrder(context, db, wanted)
  const limit = plan.maxPurchasesPerBuyer
  const isExceeded = limit > 0 && (await countPurchases(db, siteId, member.id, plan.id)) >= limit
  return { order: previewOrder(request, context.clock.now()), purchaseLimitExceeded: isExceeded }
}
