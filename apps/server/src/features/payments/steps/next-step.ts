import type { Infer, payments } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { NextAction } from '../../../gateways/payments/provider.ts'
import { publicAddress } from '../../sites/index.ts'
import type { PaymentRow } from '../store/payments.ts'
import { gatewayOf } from './payment-provider.ts'
import { findProviderReference } from './provider-reference.ts'
import { currentReturnUrl } from './return-url.ts'
import type { CardSetup } from './save-card.ts'

type NextStep = Pick<Infer<typeof payments.PaymentProgress>, 'nextUrl' | 'stripe'>

/** What the customer does next, in the API shape. */
export async function describeNext(context: Context, siteId: string, next: NextAction | null): Promise<NextStep> {
  if (next?.kind !== 'stripe') return { nextUrl: next?.url ?? null, stripe: null }
  const publishableKey = await context.gateways.payments.STRIPE.findPublishableKey(context, siteId)
  const { clientSecret, isConfirmation } = next
  return { nextUrl: null, stripe: { clientSecret, publishableKey: publishableKey ?? '', isConfirmation } }
}

/** A card that is being saved, in the API shape. */
export async function describeSetup(
  context: Context,
  siteId: string,
  { next, ...setup }: CardSetup & { returnUrl: string },
): Promise<Infer<typeof payments.CardSetup>> {
  const returnUrl = await currentReturnUrl(context, siteId, setup.returnUrl)
  return { ...setup, returnUrl, ...(await describeNext(context, siteId, next)) }
}

/** Where a payment stands, in the API shape. */
export async function showProgress(
  context: Context,
  payment: PaymentRow,
): Promise<Infer<typeof payments.PaymentProgress>> {
  const { id: paymentId, failure_code: failureCode, return_url: returnUrl } = payment
  const status = shownStatus(payment)
  const back = returnUrl && (await currentReturnUrl(context, payment.site_id, returnUrl))
  return { paymentId, status, failureCode, returnUrl: back, ...(await findNextStep(context, payment)) }
}

/** Nothing was paid with a payment whose price changed: what arrived of it goes back. */
export function shownStatus({ status, superseded_at }: PaymentRow): PaymentRow['status'] {
  return status === 'SUCCEEDED' && superseded_at !== null ? 'FAILED' : status
}

/** Asks the provider what the customer does next while a payment waits for them. */
async function findNextStep(context: Context, payment: PaymentRow): Promise<NextStep> {
  const { site_id: siteId } = payment
  if (payment.status !== 'REQUIRES_ACTION' || payment.superseded_at !== null) return describeNext(context, siteId, null)
  const known = await findProviderReference(context.db, payment)
  const requested = { siteId, ...known, siteUrl: await publicAddress(context, siteId) }
  const found = await gatewayOf(context, payment.provider).findPayment(context, requested)
  return describeNext(context, siteId, found?.next ?? null)
}
