type Paid = {
  /** The booking counts as paid. */
  isPaid: boolean
  /** What its charge received and gave back, as decimal text; null without a charge. */
  payment: { paid: string; refunded: string } | null
}

/**
 * Returns true if the customer has paid something that has not gone back to them: money, or, where none was taken, credits
 * or a payment elsewhere.
 */
export function hasPaid({ isPaid, payment }: Paid): boolean {
  if (payment && Number(payment.paid) > 0) return Number(payment.paid) > Number(payment.refunded)
  return isPaid
}
