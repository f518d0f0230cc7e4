import { divideRounded } from '@kalends/contract'

/** What decides how much of a charge is open. */
export type ChargeAmounts = Moved & { tax_minor: number; settled_tax_minor: number }

/** Amounts that decide what is due or owed back. `credited_minor`: part of the refunds that ended a part of the sale. */
export type Moved = {
  total_minor: number
  paid_minor: number
  refunded_minor: number
  credited_minor: number
  waived_minor: number
}

/** Why `chargeChanged` is called. */
export type ChargeCause =
  | 'PAID'
  | 'PARTIALLY_PAID'
  | 'WAIVED'
  | 'REFUNDED'
  | 'REPRICED'
  | 'FAILED'
  | 'DISPUTED'
  | 'OWED_BACK'
  | 'REFUND_FAILED'
  /** What settled nothing could not be returned, and was returned later. */
  | 'EXCESS_NOT_RETURNED'
  | 'EXCESS_RETURNED'

/** What is still to be paid. A refund makes it due again unless it ended that part of the sale. */
export function dueMinor(charge: Moved): number {
  return Math.max(balanceMinor(charge), 0)
}

/**
 * What is due and was never paid. Money that went back and is owed again, such as by a lost dispute, is not among it: no card
 * is charged for that unless a person decides it.
 */
export function neverPaidMinor(charge: Moved): number {
  const owedAgainMinor = Math.max(charge.refunded_minor - charge.credited_minor, 0)
  return Math.max(dueMinor(charge) - owedAgainMinor, 0)
}

/** Returns true if nothing is due because something was given up. Of a booking that is still CREATED: its time is not held. */
export function isLeftUnpaid(charge: Moved): boolean {
  return charge.waived_minor > 0 && dueMinor(charge) === 0
}

/** What the business owes the customer, because the price fell below what they paid. */
export function owedBackMinor(charge: Moved): number {
  return Math.max(-balanceMinor(charge), 0)
}

/** What the business has of the money that was paid. */
export function retainedMinor({ paid_minor, refunded_minor }: Pick<Moved, 'paid_minor' | 'refunded_minor'>): number {
  return paid_minor - refunded_minor
}

/** What is due; below zero what is owed back. */
export function balanceMinor(charge: Moved): number {
  return charge.total_minor - retainedMinor(charge) - charge.credited_minor - charge.waived_minor
}

/**
 * Returns the tax in the next part of a charge that is paid or waived. Rounding differences stay below one minor unit,
 * and the parts add up to the tax of the charge once it is settled.
 */
export function taxOfNextPart(charge: ChargeAmounts, amountMinor: number): number {
  const { total_minor, tax_minor, settled_tax_minor } = charge
  if (total_minor === 0) return 0
  const settled = total_minor - balanceMinor(charge) + amountMinor
  const share = divideRounded(BigInt(tax_minor) * BigInt(settled), BigInt(total_minor)) - settled_tax_minor
  return Math.min(Math.max(share, 0), amountMinor)
}

/** Returns the share of a tax in a part of the amount that contains it. */
export function shareOfTax({ amountMinor, taxMinor }: { amountMinor: number; taxMinor: number }, part: number): number {
  return amountMinor === 0 ? 0 : divideRounded(BigInt(taxMinor) * BigInt(part), BigInt(amountMinor))
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

export type ChargeStatus = 'NOT_PAID' | 'PARTIALLY_PAID' | 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED'

/** Returns how far a charge is paid, and whether money went back. */
export function chargeStatus(charge: Moved): ChargeStatus {
  const [due, retained] = [dueMinor(charge), retainedMinor(charge)]
  const isOwedAgain = charge.refunded_minor > charge.credited_minor
  if (retained === 0 && (charge.refunded_minor === 0 || (due > 0 && isOwedAgain))) return 'NOT_PAID'
  if (retained === 0) return 'REFUNDED'
  if (due > 0) return 'PARTIALLY_PAID'
  return charge.refunded_minor > 0 ? 'PARTIALLY_REFUNDED' : 'PAID'
}
