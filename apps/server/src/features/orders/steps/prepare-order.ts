import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { inParallel } from '../../../db/in-parallel.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { confirmAnswers, lockAnswers } from '../../forms/index.ts'
import { hasChargeableCard, type OnSiteMethod } from '../../payments/index.ts'
import { findPlanBenefits } from '../../plans/index.ts'
import { findSite } from '../../sites/index.ts'
import type { SoldPlan } from '../rules/sold-plan.ts'
import type { OrderType } from '../rules/transitions.ts'
import type { OrderBenefit } from '../store/orders.ts'
import { countPurchases, hadTrial } from '../store/purchases.ts'
import type { Buyer } from './buyer.ts'
import type { OrderRequest } from './draft-order.ts'
import { findOrderTax } from './order-tax.ts'
import { findPlanCoupon } from './plan-coupon.ts'

export type Wanted = {
  siteId: string
  plan: SoldPlan
  buyer: Buyer
  type: OrderType
  method?: 'MOTO' | 'POS' | undefined
  startDate: string | null | undefined
  couponCode: string | null | undefined
  isPaid?: boolean
  paidBy?: OnSiteMethod | undefined
  submissionId?: string | undefined
}

/** Completes what an order is computed from: coupon, tax, zone of the business, and whether there is a trial. */
export async function prepareOrder(context: Context, db: Db, wanted: Wanted): Promise<OrderRequest> {
  const { siteId, plan, buyer, couponCode, startDate, isPaid = false, ...rest } = wanted
  const now = context.clock.now()
  const isByMember = wanted.type === 'ONLINE' && wanted.method === undefined
  const [site, tax, benefit, trialUsed, hasCard] = await inParallel(
    findSite(db, siteId),
    findOrderTax(db, siteId),
    findBenefit(db, siteId, plan.id),
    plan.freeTrialDays > 0 ? hadTrial(db, siteId, buyer.memberId, plan.id) : Promise.resolve(false),
    // The business sells by phone or at its desk, and asks for the card itself.
    isByMember && plan.isRecurring ? hasChargeableCard(db, siteId, buyer.contactId) : Promise.resolve(true),
  )
  const coupon = couponCode
    ? await findPlanCoupon(db, { siteId, code: couponCode, plan, contactId: buyer.contactId, now })
    : undefined
  return {
    ...rest,
    siteId,
    plan,
    benefit,
    buyer,
    isPaid,
    startAt: startDate ? Date.parse(startDate) : now,
    timeZone: site?.time_zone ?? 'UTC',
    withTrial: !trialUsed,
    hasCard,
    coupon,
    tax,
  }
}

/** The copy that the order keeps. */
async function findBenefit(db: Db, siteId: string, planId: string): Promise<OrderBenefit> {
  const found = (await findPlanBenefits(db, siteId, [planId])).get(planId)
  if (!found) throw new Error(`There is no benefit of plan ${planId}`)
  const { creditsPerCycle, serviceIds, rollsOver, booksAhead } = found
  return { creditsPerCycle, serviceIds, rollsOver, booksAhead }
}

/**
 * Confirms the answers to the plan's form. Buyers must answer it; the business may leave it out. Returns the id of the
 * submission.
 */
export async function claimSubmission(
  context: Context,
  tx: Tx,
  actor: Actor,
  { plan, submissionId, isRequired }: { plan: SoldPlan; submissionId: string | null | undefined; isRequired: boolean },
): Promise<string | undefined> {
  if (!submissionId) {
    if (plan.formId !== null && isRequired) return refuseSubmission('REQUIRED_FIELD', 'is required by the plan')
    return undefined
  }
  const submission = await lockAnswers(context, tx, actor, submissionId)
  if (!submission || submission.formId !== plan.formId) {
    return refuseSubmission('FORMAT', 'must be a submission of the plan’s form')
  }
  await confirmAnswers(context, tx, { actor, submission })
  return submission.id
}

function refuseSubmission(violatedRule: 'REQUIRED_FIELD' | 'FORMAT', description: string): never {
  return refuseFields([{ field: 'submissionId', violatedRule, description, data: {} }])
}

/** Returns true if a member may not buy the plan again. */
export async function isPurchaseLimitReached(
  db: Db,
  { siteId, memberId, plan }: { siteId: string; memberId: string; plan: SoldPlan },
): Promise<boolean> {
  const limit = plan.maxPurchasesPerBuyer
  return limit > 0 && (await countPurchases(db, siteId, memberId, plan.id)) >= limit
}

/** Refuses an order of a plan that costs something while nobody can pay online. */
export function requireProvider(isReady: boolean, isFree: boolean): void {
  if (!isReady && !isFree) fail('accept_payment_feature_missing')
}
