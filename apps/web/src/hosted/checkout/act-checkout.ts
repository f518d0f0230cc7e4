import { data, redirect, redirectDocument } from 'react-router'
import type { RequestContext } from '../../lib/page-context.ts'
import { assertRefusal } from '../../lib/refusal.ts'
import { paths } from '../../paths.ts'
import { hostedPaths } from '../hosted-paths.ts'
import type { PaymentChoice } from './load-checkout.ts'
import { paymentPage } from './payment-page.ts'

/** Why nothing was ordered. Each has a message. */
export type CheckoutProblem =
  | 'terms'
  | 'contact'
  | 'changed'
  | 'taken'
  | 'provider'
  | 'alone'
  | 'limit'
  | 'plan'
  | 'throttled'
  | 'coupon'
export type CheckoutOutcome = { problem: CheckoutProblem; typed: Record<string, string> }

const problems: Record<string, CheckoutProblem> = {
  FULL_OUT_OF_STOCK: 'taken',
  PARTIAL_OUT_OF_STOCK: 'taken',
  SLOT_HOLD_UNAVAILABLE: 'taken',
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: 'provider',
  PAYMENT_PROVIDER_NOT_READY: 'provider',
  PAYMENT_PROVIDER_UNAVAILABLE: 'provider',
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS: 'alone',
  purchases_limit_reached: 'limit',
  THROTTLED_FEATURE: 'throttled',
  VALIDATION_FAILURE: 'plan',
}

const fields = ['firstName', 'lastName', 'email', 'phone', 'option', 'coupon'] as const

/** Applies a coupon, or orders what is in the checkout and goes to its payment. */
export async function actPreparedCheckout(page: RequestContext, checkoutId: string, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const typed = Object.fromEntries(fields.map((name) => [name, text(name)]))
  const refuse = (problem: CheckoutProblem) => data<CheckoutOutcome>({ problem, typed }, { status: 400 })
  try {
    if (text('intent') === 'coupon') {
      await page.kalends.checkouts.updateCheckout({ checkout: { id: checkoutId }, couponCode: text('coupon') })
      return redirect(hostedPaths.checkout(checkoutId), 303)
    }
    if (form.get('agree') !== 'yes') return refuse('terms')
    const needsContact = form.has('email')
    if (needsContact && !(text('firstName') && /^\S+@\S+\.\S+$/.test(text('email')))) return refuse('contact')
    const { order, progress } = await page.kalends.checkouts.payCheckout({
      checkoutId,
      total: text('total'),
      ...(text('option') ? { option: text('option') as PaymentChoice['option'] } : {}),
      ...(needsContact ? { contactDetails: contactDetails(text) } : {}),
      returnUrl: hostedPaths.checkoutReturn(checkoutId),
    })
    const next = paymentPage(page, progress)
    return next ? redirectDocument(next, 303) : redirect(hostedPaths.checkoutOrder(order.id), 303)
  } catch (error) {
    assertRefusal(error)
    const orderId = error.data['orderId']
    if (typeof orderId === 'string') return redirect(hostedPaths.checkoutOrder(orderId), 303)
    if (error.code === 'MEMBERS_ONLY_ITEM') return redirect(paths.login(hostedPaths.checkout(checkoutId)), 303)
    if (error.code.startsWith('ERROR_')) return refuse('coupon')
    return refuse(problems[error.code] ?? 'changed')
  }
}

function contactDetails(text: (name: string) => string) {
  const given = { firstName: text('firstName'), lastName: text('lastName'), email: text('email'), phone: text('phone') }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}
