/** What is known of a line of an order. */
export type LineFacts = {
  payNowMinor: number
  /** Undefined for lines without a charge. */
  charge: { paid_minor: number } | undefined
  /** The order of a plan; undefined for bookings. */
  plan?: PlanFacts | undefined
}

export type PlanFacts = { status: string; charge_id: string | null }

/** Returns true for a plan that begins without a payment, once a card is saved: with a trial, or a free first cycle. */
export function isCardAwaited({ status, charge_id }: PlanFacts): boolean {
  return status === 'DRAFT' && charge_id === null
}

/**
 * Returns true once everything that is paid online was paid, and the card of a plan that begins for nothing is saved. What was refunded since
 * counts.
 */
export function isPaidAhead(lines: readonly LineFacts[]): boolean {
  return lines.every(
    ({ payNowMinor, charge, plan }) => payNowMinor <= (charge?.paid_minor ?? 0) && !(plan && isUnbought(plan)),
  )
}

/** A plan that waits for its card, or ended without one. */
const isUnbought = (plan: PlanFacts): boolean =>
  isCardAwaited(plan) || (plan.status === 'CANCELED' && plan.charge_id === null)
