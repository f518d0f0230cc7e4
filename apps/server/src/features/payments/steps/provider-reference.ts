import type { Db } from '../../../db/database.ts'
import { findCombinedPayment } from '../store/combined-payments.ts'
import type { PaymentRow } from '../store/payments.ts'

/** How the provider of a payment knows it: for a part of a combined payment, by the whole. */
export type ProviderReference = {
  idempotencyKey: string
  /** Null until the provider has answered. */
  paymentId: string | null
}

export async function findProviderReference(db: Db, payment: PaymentRow): Promise<ProviderReference> {
  const { site_id: siteId, combined_payment_id: combinedId } = payment
  if (combinedId === null) return { idempotencyKey: payment.id, paymentId: payment.provider_payment_id }
  const combined = await findCombinedPayment(db, siteId, combinedId)
  if (!combined) throw new Error(`Combined payment ${combinedId} is missing`)
  return { idempotencyKey: combined.id, paymentId: combined.provider_payment_id }
}
