import { divideRounded } from '@kalends/contract'

/** What decides how much of a charge is open. */
export type ChargeAmounts = {
  total_minor: number
  tax_minor: number
  paid_minor: number
  refunded_minor: number
  waived_minor: number
  settled_tax_minor: number
}

/** Why `chargeChanged` is called. */
export type ChargeCause = 'PAID' | 'PARTIALLY_PAID' | 'WAIVED' | 'REFUNDED' | 'FAILED' | 'DISPUTED'

/** What is still to be paid. A refund does not make it due again. */
export function dueMinor({ total_minor, paid_minor, waived_minor }: ChargeAmounts): number {
  return total_minor - paid_minor - waived_minor
}

/**
 * Returns the tax in the next part of a charge that is paid or waived. Rounding differences stay below one minor unit,
 * and the parts add up to the tax of the charge once it is settled.
 */
export function taxOfNextPart(charge: ChargeAmounts, amountMinor: number): number {
  const { total_minor, tax_minor, paid_minor, waived_minor, settled_tax_minor } = charge
  if (total_minor === 0) return 0
  const settled = paid_minor + waived_minor + amountMinor
  const share = divideRounded(BigInt(tax_minor) * BigInt(settled), BigInt(total_minor)) - settled_tax_minor
  return Math.min(Math.max(share, 0), amountMinor)
}

/** Returns the tax in the next refund of a payment; all of its refunds add up to its tax. */
export function taxOfNextRefund(
  payment: { applied_minor: number; tax_minor: number },
  { refundedMinor, amountMinor }: { refundedMinor: number; amountMinor: number },
): number {
  const { applied_minor, tax_minor } = payment
  if (applied_minor === 0) return 0
  const share = (minor: number) => divideRounded(BigInt(tax_minor) * BigInt(minor), BigInt(applied_minor))
  return share(refundedMinor + amountMinor) - share(refundedMinor)
}

/** Returns how far a charge is paid. */
export function paidCause(charge: ChargeAmounts): 'PAID' | 'PARTIALLY_PAID' {
  return dueMinor(charge) === 0 ? 'PAID' : 'PARTIALLY_PAID'
}
