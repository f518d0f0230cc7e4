import { data, redirect, redirectDocument } from 'react-router'
import type { RequestContext } from '../../lib/page-context.ts'
import { assertRefusal } from '../../lib/refusal.ts'
import { hasFailed } from '../../parts/saved-cards/has-failed.ts'
import type { CardOutcome } from '../../parts/saved-cards/use-card.ts'
import { paths } from '../../paths.ts'
import { hostedPaths } from '../hosted-paths.ts'
import { declinedCard, findSentCard, readCard } from '../pay/sent-card.ts'
import { type Answered, readAnswered, submitAnswers } from './answer-form.ts'
import { choiceProblem, chosen, countOrders, findPublicPlan, loadPlanForm, type PlanChoice } from './load-checkout.ts'
import { continueOrder } from './pay-order.ts'

/** Why the plan was not bought. */
export type BuyProblem =
  | 'terms'
  | 'limit'
  | 'changed'
  | 'boughtBefore'
  | 'provider'
  | 'amount'
  | 'card'
  | 'throttled'
  | 'captcha'
/** The result of buying, unless it redirects. Carries everything typed. */
export type BuyOutcome = Answered & CardOutcome & { problem?: BuyProblem }

const problems: Record<string, BuyProblem> = {
  AMOUNT_NOT_CHARGEABLE: 'amount',
  purchases_limit_reached: 'limit',
  accept_payment_feature_missing: 'provider',
  PAYMENT_METHOD_NOT_FOUND: 'card',
  PAYMENT_PROVIDER_NOT_READY: 'provider',
  PAYMENT_PROVIDER_UNAVAILABLE: 'provider',
  THROTTLED_FEATURE: 'throttled',
  INVALID_CAPTCHA: 'captcha',
}

/** Applies a coupon or start date, or buys the plan and goes to its payment. */
export async function actCheckout(page: RequestContext, planId: string, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const choice = { coupon: text('coupon').slice(0, 20), start: text('start') }
  const showChoice = () => redirect(paths.checkoutPlan(planId, { ...choice, checkoutData: text('checkoutData') }), 303)
  // Nobody pays a price that they did not see.
  if (text('intent') === 'update' || choice.coupon !== text('shownCoupon')) return showChoice()
  const plan = await findPublicPlan(page, planId)
  const requested = await loadPlanForm(page, plan)
  const answered = await readAnswered(page, requested, form)
  const refuse = (outcome: Partial<BuyOutcome>) =>
    data<BuyOutcome>({ ...answered, ...readCard(form), ...outcome }, { status: 400 })
  if (form.get('agree') !== 'yes') return refuse({ problem: 'terms' })
  if (answered.more || answered.mistakes) return refuse({})
  const bought = await countOrders(page, planId)
  if (String(bought) !== text('bought')) return refuse({ problem: 'boughtBefore' })
  const state = `${bought} ${text('total')}`
  const captchaToken = text('captcha') || text('invisibleCaptcha')
  try {
    const submitted = plan?.formId
      ? await submitAnswers(
          page,
          { formId: plan.formId, form: requested, answers: answered.answers, captchaToken },
          `${planId} ${state}`,
        )
      : ''
    if (typeof submitted !== 'string') return refuse({ mistakes: submitted })
    const order = await placeOrder(page, planId, choice, { state, submissionId: submitted })
    if (order.status !== 'DRAFT') return redirect(hostedPaths.planOrder(order.id ?? ''), 303)
    const card = await findSentCard(page, form)
    const next = await continueOrder(page, order, card)
    if (card && hasFailed(next.status)) return refuse(declinedCard())
    if (next.url) return redirectDocument(next.url, 303)
    // The provider did not say where the payment continues.
    return next.status === 'REQUIRES_ACTION'
      ? refuse({ problem: 'provider' })
      : redirect(hostedPaths.planOrder(order.id ?? ''), 303)
  } catch (error) {
    assertRefusal(error)
    return choiceProblem(error.code) ? showChoice() : refuse({ problem: problems[error.code] ?? 'changed' })
  }
}

/** All tabs of a member send the same key until one of them has bought, and so get the same order. */
async function placeOrder(
  page: RequestContext,
  planId: string,
  choice: PlanChoice,
  { state, submissionId }: { state: string; submissionId: string },
) {
  const { coupon, start } = choice
  const day = new Date(page.now()).toISOString().slice(0, 10)
  const { order } = await page.kalends.orders.createOnlineOrder(
    { planId, ...chosen(page, choice), ...(submissionId ? { submissionId } : {}) },
    { idempotencyKey: ['plan-checkout', planId, state, coupon, start, day, submissionId].join(' ').trim() },
  )
  if (!order) throw new Error('The API returned no order')
  return order
}
