import type { PaidAmounts } from './order-state.ts'

/** What is known of a line of an order. */
export type LineFacts = {
  payNowMinor: number
  /** Undefined for lines without a charge. */
  charge: PaidAmounts | undefined
}

/** Returns true once everything that is paid online was paid. What was refunded since counts. */
export function isPaidAhead(lines: readonly LineFacts[]): boolean {
  return lines.every(({ payNowMinor, charge }) => payNowMinor <= (charge?.paid_minor ?? 0))
}
