import type { Context } from '../../../context.ts'
import { publicAddress } from '../../sites/index.ts'
import type { PaymentRow } from '../store/payments.ts'
import { gatewayOf } from './payment-provider.ts'

/** Returns the provider's page while a payment waits for its customer; null otherwise. */
export async function findNextUrl(context: Context, payment: PaymentRow): Promise<string | null> {
  if (payment.status !== 'REQUIRES_ACTION') return null
  const { site_id: siteId, id: idempotencyKey } = payment
  const requested = { siteId, idempotencyKey, siteUrl: await publicAddress(context, siteId) }
  const found = await gatewayOf(context, payment.provider).findPayment(context, requested)
  return found?.next?.kind === 'page' ? found.next.url : null
}
