/** What is left of a part of a payment: of its sale, and of what was paid beyond it. Minor units. */
export type Left = { saleMinor: number; overpaymentMinor: number }
export type Share = { part: number; isOverpayment: boolean; amountMinor: number }

/**
 * Divides a refund that was made at the provider among the parts of a payment. It belongs to the one part of which
 * exactly this much is left, if there is one; otherwise each part takes what it can, in order: of its sale first. What
 * no part can take is left out.
 */
export function divideRefund(amountMinor: number, parts: readonly Left[]): Share[] {
  const total = ({ saleMinor, overpaymentMinor }: Left) => saleMinor + overpaymentMinor
  const equal = parts.filter((part) => total(part) === amountMinor)
  let leftMinor = amountMinor
  const shares: Share[] = []
  for (const [part, left] of parts.entries()) {
    if (equal.length === 1 && left !== equal[0]) continue
    for (const isOverpayment of [false, true]) {
      const takenMinor = Math.min(isOverpayment ? left.overpaymentMinor : left.saleMinor, leftMinor)
      if (takenMinor <= 0) continue
      shares.push({ part, isOverpayment, amountMinor: takenMinor })
      leftMinor -= takenMinor
    }
  }
  return shares
}
