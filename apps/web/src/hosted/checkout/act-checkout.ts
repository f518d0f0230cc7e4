import { data, redirect, redirectDocument } from 'react-router'
import type { RequestContext } from '../../lib/page-context.ts'
import { assertRefusal } from '../../lib/refusal.ts'
import { explainRefusal } from '../../parts/explain-refusal.ts'
import { hasFailed } from '../../parts/saved-cards/has-failed.ts'
import type { CardOutcome } from '../../parts/saved-cards/use-card.ts'
import { cardPage } from '../../parts/stripe/card-page.ts'
import { paths } from '../../paths.ts'
import { hostedPaths } from '../hosted-paths.ts'
import { declinedCard, findSentCard, readCard } from '../pay/sent-card.ts'
import { type Answered, readAnswered } from '../plan-checkout/answer-form.ts'
import { loadPreparedCheckout, type PaymentChoice } from './load-checkout.ts'
import { paymentPage } from './payment-page.ts'
import { loadPlanForms, submitPlanForms } from './plan-forms.ts'

/** Why nothing was ordered. Each has a message. */
export type CheckoutProblem =
  | 'terms'
  | 'contact'
  | 'changed'
  | 'taken'
  | 'provider'
  | 'amount'
  | 'card'
  | 'alone'
  | 'limit'
  | 'plan'
  | 'credits'
  | 'throttled'
  | 'coupon'
  | 'captcha'
  | 'refused'
/** What came of the form, unless it redirects. Carries everything typed. `why`: the rule that refused, in words. */
export type CheckoutOutcome = Answered &
  CardOutcome & { problem?: CheckoutProblem; why?: string; typed: Record<string, string> }

const problems: Record<string, CheckoutProblem> = {
  AMOUNT_NOT_CHARGEABLE: 'amount',
  FULL_OUT_OF_STOCK: 'taken',
  PARTIAL_OUT_OF_STOCK: 'taken',
  SLOT_HOLD_UNAVAILABLE: 'taken',
  BOOKING_POLICY_VIOLATION: 'refused',
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: 'provider',
  PAYMENT_METHOD_NOT_FOUND: 'card',
  PAYMENT_PROVIDER_NOT_READY: 'provider',
  PAYMENT_PROVIDER_UNAVAILABLE: 'provider',
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS: 'alone',
  purchases_limit_reached: 'limit',
  THROTTLED_FEATURE: 'throttled',
  INVALID_CAPTCHA: 'captcha',
  VALIDATION_FAILURE: 'plan',
}

/** Names of the fields beside the questions of plans. */
const fields = ['contact.firstName', 'contact.lastName', 'contact.email', 'contact.phone', 'option', 'coupon'] as const

/** Applies a coupon, or orders what is in the checkout and goes to its payment. */
export async function actPreparedCheckout(page: RequestContext, checkoutId: string, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const typed = Object.fromEntries(fields.map((name) => [name, text(name)]))
  const { lines } = await loadPreparedCheckout(page, checkoutId)
  const forms = await loadPlanForms(page, lines)
  const { mistakes, more, answers } = await readAnswered(page, forms.form, form)
  const sent = { answers, typed, ...readCard(form) }
  const refuse = (problem: CheckoutProblem, more: CardOutcome & { why?: string } = {}) =>
    data<CheckoutOutcome>({ ...sent, problem, ...more }, { status: 400 })
  try {
    if (text('intent') === 'coupon') {
      await page.kalends.checkouts.updateCheckout({ checkout: { id: checkoutId }, couponCode: text('coupon') })
      return data<CheckoutOutcome>(sent)
    }
    if (form.get('agree') !== 'yes') return refuse('terms')
    const email = text('contact.email')
    const needsContact = form.has('contact.email')
    if (needsContact && !(text('contact.firstName') && /^\S+@\S+\.\S+$/.test(email))) return refuse('contact')
    if (more) return data<CheckoutOutcome>({ ...sent, more }, { status: 400 })
    if (mistakes) return data<CheckoutOutcome>({ ...sent, mistakes }, { status: 400 })
    const captchaToken = text('captcha') || text('invisibleCaptcha')
    const submissions = await submitPlanForms(page, forms, { checkoutId, lines, answers, captchaToken })
    if (!Array.isArray(submissions)) return data<CheckoutOutcome>({ ...sent, mistakes: submissions }, { status: 400 })
    const card = await findSentCard(page, form)
    const { order, progress, setup } = await page.kalends.checkouts.payCheckout({
      checkoutId,
      total: text('total'),
      ...(text('option') ? { option: text('option') as PaymentChoice['option'] } : {}),
      ...(needsContact ? { contactDetails: contactDetails(text) } : {}),
      ...(submissions.length > 0 ? { submissions } : {}),
      ...(card ? { savedCard: { methodId: card.methodId, idempotencyKey: card.attempt } } : {}),
      returnUrl: hostedPaths.checkoutReturn(checkoutId),
    })
    if (card && hasFailed(progress?.status)) return refuse('card', declinedCard())
    const next = setup ? cardPage(page, setup) : paymentPage(page, progress)
    return next ? redirectDocument(next, 303) : redirect(hostedPaths.checkoutOrder(order.id), 303)
  } catch (error) {
    assertRefusal(error)
    const orderId = error.data['orderId']
    if (typeof orderId === 'string') return redirect(hostedPaths.checkoutOrder(orderId), 303)
    if (error.code === 'MEMBERS_ONLY_ITEM') return redirect(paths.login(hostedPaths.checkout(checkoutId)), 303)
    if (error.code.startsWith('ERROR_')) return refuse('coupon')
    if (error.data['field'] === 'selectedPaymentOption') return refuse('credits')
    const why = await explainRefusal(page.language, error)
    return refuse(problems[error.code] ?? 'changed', why ? { why } : {})
  }
}

function contactDetails(text: (name: string) => string) {
  const given = ['firstName', 'lastName', 'email', 'phone'].map((name) => [name, text(`contact.${name}`)])
  return Object.fromEntries(given.filter(([, value]) => value !== ''))
}
