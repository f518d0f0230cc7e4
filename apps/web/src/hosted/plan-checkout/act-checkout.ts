import { data, redirect, redirectDocument } from 'react-router'
import type { RequestContext } from '../../lib/page-context.ts'
import { assertRefusal } from '../../lib/refusal.ts'
import { paths } from '../../paths.ts'
import { hostedPaths } from '../hosted-paths.ts'
import { choiceProblem, chosen, countOrders, type PlanChoice } from './load-checkout.ts'
import { continueOrder } from './pay-order.ts'

/** Why the plan was not bought. */
export type BuyProblem = 'terms' | 'limit' | 'changed' | 'boughtBefore' | 'provider' | 'throttled'
export type BuyOutcome = { problem: BuyProblem }

const problems: Record<string, BuyProblem> = {
  purchases_limit_reached: 'limit',
  accept_payment_feature_missing: 'provider',
  PAYMENT_PROVIDER_NOT_READY: 'provider',
  PAYMENT_PROVIDER_UNAVAILABLE: 'provider',
  THROTTLED_FEATURE: 'throttled',
}

/** Applies a coupon or start date, or buys the plan and goes to its payment. */
export async function actCheckout(page: RequestContext, planId: string, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const choice = { coupon: text('coupon').slice(0, 20), start: text('start') }
  const showChoice = () => redirect(paths.checkoutPlan(planId, { ...choice, checkoutData: text('checkoutData') }), 303)
  const refuse = (problem: BuyProblem) => data<BuyOutcome>({ problem }, { status: 400 })
  // Nobody pays a price that they did not see.
  if (text('intent') === 'update' || choice.coupon !== text('shownCoupon')) return showChoice()
  if (form.get('agree') !== 'yes') return refuse('terms')
  const bought = await countOrders(page, planId)
  if (String(bought) !== text('bought')) return refuse('boughtBefore')
  try {
    const order = await placeOrder(page, planId, choice, `${bought} ${text('total')}`)
    if (order.status !== 'DRAFT') return redirect(hostedPaths.planOrder(order.id ?? ''), 303)
    const next = await continueOrder(page, order)
    if (next.url) return redirectDocument(next.url, 303)
    // The provider did not say where the payment continues.
    return next.status === 'REQUIRES_ACTION' ? refuse('provider') : redirect(hostedPaths.planOrder(order.id ?? ''), 303)
  } catch (error) {
    assertRefusal(error)
    return choiceProblem(error.code) ? showChoice() : refuse(problems[error.code] ?? 'changed')
  }
}

/** All tabs of a member send the same key until one of them has bought, and so get the same order. */
async function placeOrder(page: RequestContext, planId: string, choice: PlanChoice, state: string) {
  const { coupon, start } = choice
  const day = new Date(page.now()).toISOString().slice(0, 10)
  const { order } = await page.kalends.orders.createOnlineOrder(
    { planId, ...chosen(page, choice) },
    { idempotencyKey: ['plan-checkout', planId, state, coupon, start, day].join(' ') },
  )
  if (!order) throw new Error('The API returned no order')
  return order
}
