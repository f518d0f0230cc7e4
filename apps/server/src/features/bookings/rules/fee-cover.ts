/** A fee and the money there is for it, in minor units. */
export type FeeMoney = {
  feeMinor: number
  /** What the business has of the payments for the booking, without what goes back. */
  paidMinor: number
  /** The same of payments for the fee alone, with what was given up of it. */
  feeSettledMinor: number
}

/** Returns how much of a fee a refund took, which payments for the booking covered before. */
export function takenOfFee(
  { feeMinor, paidMinor }: Pick<FeeMoney, 'feeMinor' | 'paidMinor'>,
  refundMinor: number,
): number {
  const covered = (minor: number) => coverFee({ feeMinor, paidMinor: minor, feeSettledMinor: 0 }).coveredMinor
  return covered(paidMinor + refundMinor) - covered(paidMinor)
}

/**
 * Returns how much of a fee the payments for its booking cover, and how much of it is open besides. Below zero: more was
 * paid for it than is left of it. The order of payments and fee does not matter.
 */
export function coverFee({ feeMinor, paidMinor, feeSettledMinor }: FeeMoney): {
  coveredMinor: number
  openMinor: number
} {
  const coveredMinor = Math.min(Math.max(paidMinor, 0), feeMinor)
  return { coveredMinor, openMinor: feeMinor - coveredMinor - feeSettledMinor }
}
