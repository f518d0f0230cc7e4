import type Stripe from 'stripe'
import type { ListedChange, ListedRefund, ProviderContext, ProviderDispute, ProviderRefund } from './provider.ts'
import { fromStripeAmount } from './stripe-amounts.ts'
import { failureCode, isRefusal, throwUnavailable } from './stripe-errors.ts'
import { type StripeRefundRow, setRefundId } from './stripe-store.ts'
import { keyInMetadata } from './stripe-webhooks.ts'

/** Makes a refund, or finds what became of it. */
export async function sendRefund(
  context: ProviderContext,
  client: Stripe,
  row: StripeRefundRow,
  isFirst: boolean,
): Promise<ProviderRefund> {
  try {
    const made = row.refund_id ? await client.refunds.retrieve(row.refund_id) : await createRefund(client, row, isFirst)
    if (!row.refund_id) await setRefundId(context.db, row, made.id)
    return describeRefund(made)
  } catch (error) {
    if (isRefusal(error)) return { id: null, status: 'FAILED', failureCode: refusalCode(error) }
    return throwUnavailable(error)
  }
}

/** Stripe has no code for an amount that is more than is left, but names the parameter. */
function refusalCode(error: Stripe.errors.StripeError): string {
  if (error.code) return failureCode(error)
  return error.param === 'amount' ? 'AMOUNT_TOO_LARGE' : 'REFUND_REFUSED'
}

/** A refund that may have been made is looked for first: Stripe forgets idempotency keys, but lists all refunds. */
async function createRefund(client: Stripe, row: StripeRefundRow, isFirst: boolean): Promise<Stripe.Refund> {
  const { payment_intent_id: payment_intent, amount, idempotency_key: key } = row
  if (!isFirst) {
    for await (const earlier of client.refunds.list({ payment_intent, limit: 100 }))
      if (earlier.metadata?.[keyInMetadata] === key) return earlier
  }
  const metadata = { [keyInMetadata]: key }
  return client.refunds.create({ payment_intent, amount, metadata }, { idempotencyKey: `refund:${key}` })
}

function describeRefund({ id, status, failure_reason }: Stripe.Refund): ProviderRefund {
  if (status === 'succeeded') return { id, status: 'SUCCEEDED', failureCode: null }
  const isFailed = status === 'failed' || status === 'canceled'
  if (isFailed) return { id, status: 'FAILED', failureCode: (failure_reason ?? status).toUpperCase() }
  return { id, status: 'PENDING', failureCode: null }
}

/** Lists all refunds of a payment, oldest first: ours, and those made in Stripe's dashboard or by another program. */
export async function listRefunds(client: Stripe, paymentId: string): Promise<ListedRefund[]> {
  const all = await listAll(client.refunds.list({ payment_intent: paymentId, limit: 100 }))
  return all.map((refund) => ({ ...describeRefund(refund), ...describeListed(refund) })).reverse()
}

function describeListed({ id, amount, currency, metadata }: Stripe.Refund) {
  const idempotencyKey = metadata?.[keyInMetadata] ?? null
  return { id, amountMinor: fromStripeAmount(amount, currency.toUpperCase()), idempotencyKey }
}

export async function listDisputes(client: Stripe, paymentId: string): Promise<ProviderDispute[]> {
  return (await listAll(client.disputes.list({ payment_intent: paymentId, limit: 100 }))).map(describeDispute)
}

/** Lists refunds and disputes that were made since an instant. Stripe lists them by when they were made, not by when they changed. */
export async function listChanges(
  client: Stripe,
  since: number,
): Promise<{ refunds: ListedChange[]; disputes: ListedChange[] }> {
  const made = { created: { gte: Math.floor(since / 1000) }, limit: 100 }
  const refunds = await listAll(client.refunds.list(made))
  const disputes = await listAll(client.disputes.list(made))
  return {
    refunds: refunds.flatMap((refund) => describeChange(refund, describeRefund(refund).status)),
    disputes: disputes.flatMap((dispute) => describeChange(dispute, describeDispute(dispute).status)),
  }
}

function describeChange(
  { id, payment_intent: intent }: Stripe.Refund | Stripe.Dispute,
  status: string,
): ListedChange[] {
  const paymentId = typeof intent === 'string' ? intent : intent?.id
  return paymentId ? [{ paymentId, id, status }] : []
}

async function listAll<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  try {
    for await (const one of pages) all.push(one)
  } catch (error) {
    return throwUnavailable(error)
  }
  return all
}

/** Inquiries of a bank (warning_…) withdraw nothing; a dispute does, until it is won. */
function describeDispute({ id, status, amount, currency, reason }: Stripe.Dispute): ProviderDispute {
  const isWon = status === 'won' || status === 'warning_closed' || status === 'prevented'
  const amountMinor = fromStripeAmount(amount, currency.toUpperCase())
  const isWithdrawn = !isWon && !status.startsWith('warning_')
  return {
    id,
    status: isWon ? 'WON' : status === 'lost' ? 'LOST' : 'OPEN',
    amountMinor,
    withdrawnMinor: isWithdrawn ? amountMinor : 0,
    reason: reason.slice(0, 100),
  }
}
