/** A warning of the linter that is right and that we keep. */
export type Accepted = { rule: string; pointer: string }

/**
 * Paths that could be those of another operation, if a word of theirs were an id. The server prefers fixed words, and
 * ids are never words. Most stand in the platform's API.
 */
const ambiguousPaths = [
  '/v1/people/{userId}/role',
  '/v1/people/{userId}/restore',
  '/v1/people/{userId}/factor',
  '/v2/resources/{resourceId}',
  '/v2/plans/{id}',
  '/v2/categories/{categoryId}',
  '/v2/categories/set-position/{categoryId}',
  '/v1/payments/{paymentId}/refund',
  '/v1/payments/setups/{setupId}',
  '/v1/payments/methods/{methodId}',
  '/v1/payments/sandbox/{token}',
  '/v1/payments/receipts/{receiptId}',
  '/v1/payments/{paymentId}/progress',
  '/v2/services/{serviceId}',
  '/v1/serviceOptionsAndVariants/service_id/{serviceId}',
  '/v2/orders/{id}',
  '/v1/credits/{id}/adjust',
  '/v2/attendance/{attendanceId}',
  '/v1/checkouts/{id}/add-to-checkout',
  '/v1/checkouts/{id}/remove-line-items',
  '/v1/checkouts/{id}/update-line-items-quantity',
  '/v1/checkouts/{id}/remove-coupon',
  '/v1/checkouts/{id}/checkout-url',
  '/v1/checkouts/{id}/create-order',
  '/v1/checkouts/{id}/mark-as-completed',
  '/v1/checkouts/{checkoutId}/open',
  '/v1/checkouts/{checkoutId}/pay',
]

/** The list only shrinks: an entry that is not needed fails the check. */
export const ACCEPTED: readonly Accepted[] = ambiguousPaths.map((path) => ({
  rule: 'no-ambiguous-paths',
  pointer: `#/paths/${path.replaceAll('/', '~1')}`,
}))
