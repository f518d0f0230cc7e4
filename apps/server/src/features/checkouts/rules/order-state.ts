/** DRAFT: waits for its payment. */
export type OrderStatus = 'DRAFT' | 'APPROVED' | 'CANCELED'
export type OrderPaymentStatus = 'NOT_PAID' | 'PARTIALLY_PAID' | 'PAID' | 'REFUNDED'
