import type { OutputOf } from '@kalends/contract'
import type { RequestContext } from '../../lib/page-context.ts'
import { hostedPaths } from '../hosted-paths.ts'
import type { Order } from './load-checkout.ts'

export type Progress = OutputOf<'startPayment'>['progress']

/** Returns the absolute address of the page on which a payment continues; null while there is none. */
export function paymentPage({ origin, basePath }: RequestContext, progress: Progress | undefined): string | null {
  if (progress?.stripe) return `${origin}${basePath}${hostedPaths.payStripe(progress.paymentId)}`
  return progress?.nextUrl ?? null
}

/** Attempts of one order before it has to be ordered anew. */
const mostAttempts = 10

/**
 * Starts the payment of an order, or returns the one it has: the same for every tab. One that failed or was left is
 * followed by a new one.
 */
export async function payOrder(page: RequestContext, order: Order): Promise<Progress | undefined> {
  let latest: Progress | undefined
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const { progress } = await page.kalends.payments.startPayment({
      chargeId: order.wixPayOrderId ?? '',
      returnUrl: hostedPaths.planOrder(order.id ?? ''),
      saveMethod: Boolean(order.pricing?.subscription),
      idempotencyKey: `plan-order-${order.id}-${attempt}`,
    })
    latest = progress
    if (progress.status !== 'FAILED' && progress.status !== 'CANCELED') return progress
  }
  return latest
}
