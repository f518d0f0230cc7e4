type Payment = { amount_minor: number; applied_minor: number }
type Refund = { status: string; amount_minor: number; is_overpayment: boolean }

/**
 * Returns what may still be refunded of a payment: of the sale, and of what was paid beyond the charge. What a bank holds
 * because its customer contests the payment cannot be refunded meanwhile.
 */
export function refundableMinor(
  payment: Payment,
  refunds: readonly Refund[],
  heldMinor = 0,
): { saleMinor: number; overpaymentMinor: number } {
  const live = refunds.filter(({ status }) => status !== 'FAILED')
  const sum = (isOverpayment: boolean) =>
    live
      .filter(({ is_overpayment }) => is_overpayment === isOverpayment)
      .reduce((total, { amount_minor }) => total + amount_minor, 0)
  return {
    saleMinor: Math.max(0, payment.applied_minor - sum(false) - heldMinor),
    overpaymentMinor: payment.amount_minor - payment.applied_minor - sum(true),
  }
}
