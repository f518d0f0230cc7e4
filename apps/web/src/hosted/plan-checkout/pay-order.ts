import type { OutputOf } from '@kalends/contract'
import type { RequestContext } from '../../lib/page-context.ts'
import { hasFailed } from '../../parts/saved-cards/has-failed.ts'
import { cardPage } from '../../parts/stripe/card-page.ts'
import { hostedPaths } from '../hosted-paths.ts'
import type { SentCard } from '../pay/sent-card.ts'
import type { Order } from './load-checkout.ts'

type Progress = OutputOf<'startPayment'>['progress']

/** Where the order continues, and what it waits for. */
export type NextStep = { status: Progress['status'] | undefined; url: string | null; awaits: 'payment' | 'card' }

/** Pays an order, or saves the card that is charged after its trial. */
export async function continueOrder(page: RequestContext, order: Order, card?: SentCard): Promise<NextStep> {
  if (!order.wixPayOrderId) return addCard(page, order)
  return nextStep(page, card ? await payWithSavedCard(page, order, card) : await payOrder(page, order))
}

/** The same for a customer who comes back: a payment that waits for them or their bank goes on. */
export async function resumeOrder(page: RequestContext, order: Order): Promise<NextStep> {
  return order.wixPayOrderId
    ? nextStep(page, await payOrder(page, order, { resume: true }))
    : continueOrder(page, order)
}

function nextStep(page: RequestContext, progress: Progress | undefined): NextStep {
  return { status: progress?.status, url: paymentPage(page, progress), awaits: 'payment' }
}

async function addCard(page: RequestContext, order: Order): Promise<NextStep> {
  const request = { orderId: order.id ?? '', returnUrl: hostedPaths.planOrder(order.id ?? '') }
  const next = await repeatEnded(async (attempt) => {
    const idempotencyKey = `plan-order-card-${order.id}-${attempt}`
    return (await page.kalends.payments.startCardSetup({ ...request, idempotencyKey })).setup
  })
  return { status: next?.status, url: next ? cardPage(page, next) : null, awaits: 'card' }
}

/** Returns the absolute address of the page on which a payment continues; null while there is none. */
function paymentPage({ origin, basePath }: RequestContext, progress: Progress | undefined): string | null {
  if (progress?.stripe) return `${origin}${basePath}${hostedPaths.payStripe(progress.paymentId)}`
  return progress?.nextUrl ?? null
}

/** Attempts of one order before it has to be ordered anew. */
const mostAttempts = 10

/** Starts the payment of an order, or returns the one it has: the same for every tab. */
function payOrder(page: RequestContext, order: Order, more: { resume?: true } = {}): Promise<Progress | undefined> {
  return repeatEnded(async (attempt) => {
    const { progress } = await page.kalends.payments.startPayment({
      chargeId: order.wixPayOrderId ?? '',
      returnUrl: hostedPaths.planOrder(order.id ?? ''),
      saveMethod: Boolean(order.pricing?.subscription),
      idempotencyKey: `plan-order-${order.id}-${attempt}`,
      ...more,
    })
    return progress
  })
}

async function payWithSavedCard(
  { kalends }: RequestContext,
  order: Order,
  { methodId, attempt }: SentCard,
): Promise<Progress> {
  const { progress } = await kalends.payments.startPayment({
    chargeId: order.wixPayOrderId ?? '',
    methodId,
    returnUrl: hostedPaths.planOrder(order.id ?? ''),
    idempotencyKey: `plan-order-${order.id}-${methodId}-${attempt}`,
  })
  return progress
}

/** One that failed or was left is followed by a new one. */
async function repeatEnded<T extends { status: string }>(
  begin: (attempt: number) => Promise<T>,
): Promise<T | undefined> {
  let latest: T | undefined
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    latest = await begin(attempt)
    if (!hasFailed(latest.status)) break
  }
  return latest
}
