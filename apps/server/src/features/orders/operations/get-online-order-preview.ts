import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findMember, getMemberId } from '../../members/index.ts'
import { startRefusal } from '../rules/start-date.ts'
import { toBuyer } from '../steps/buyer.ts'
import { loadSoldPlan } from '../steps/load-sold-plan.ts'
import { isPurchaseLimitReached, prepareOrder } from '../steps/prepare-order.ts'
import { previewOrder } from '../steps/preview-order.ts'

export const getOnlineOrderPreview: Operation<'getOnlineOrderPreview'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  const { db } = context
  const memberId = getMemberId(actor) ?? fail('MEMBER_REQUIRED')
  const member = (await findMember(db, siteId, memberId)) ?? fail('member_not_found')
  const plan = await loadSoldPlan(db, siteId, input.planId, { byBusiness: false })
  const now = context.clock.now()
  const startAt = input.startDate ? Date.parse(input.startDate) : now
  const refusal = startRefusal(startAt, { now, allowsFuture: plan.allowsFutureStart })
  if (refusal) return fail(refusal)
  if (await isPurchaseLimitReached(db, { siteId, memberId: member.id, plan })) return { purchaseLimitExceeded: true }
  const { startDate, couponCode } = input
  const request = await prepareOrder(context, db, {
    siteId,
    plan,
    buyer: toBuyer(member),
    type: 'ONLINE',
    startDate,
    couponCode,
  })
  return { order: previewOrder(request, now), purchaseLimitExceeded: false }
}
