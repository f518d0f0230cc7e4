/** DRAFT: waits for its payment. */
export type OrderStatus = 'DRAFT' | 'APPROVED' | 'CANCELED'
export type OrderPaymentStatus = 'NOT_PAID' | 'PARTIALLY_PAID' | 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED'

/** What was paid and refunded of a charge, in minor units. */
export type PaidAmounts = { paid_minor: number; refunded_minor: number }

/** Returns how far an order is paid, and whether money went back, from all of its charges. */
export function orderPaymentStatus(totalMinor: number, charges: readonly PaidAmounts[]): OrderPaymentStatus {
  const paid = charges.reduce((sum, { paid_minor }) => sum + paid_minor, 0)
  const refunded = charges.reduce((sum, { refunded_minor }) => sum + refunded_minor, 0)
  if (paid === 0) return 'NOT_PAID'
  if (refunded === paid) return 'REFUNDED'
  if (refunded > 0) return 'PARTIALLY_REFUNDED'
  return paid >= totalMinor ? 'PAID' : 'PARTIALLY_PAID'
}
