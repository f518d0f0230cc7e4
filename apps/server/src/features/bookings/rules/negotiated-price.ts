/** Totals in minor units: what was agreed, and what the service costs at its own prices before and after a change. */
export type Negotiated = { agreed: number; before: number; after: number }

/**
 * Returns the agreed total after a change by the customer. Below the service's prices, who stays away takes along their
 * share of what was agreed, and who joins pays the full price. Above them, who stays away takes along no more than the
 * full price, and who joins is covered by what was agreed as far as it goes.
 */
export function negotiatedTotal({ agreed, before, after }: Negotiated): number {
  if (after >= before) return agreed > before ? Math.max(agreed, after) : agreed + after - before
  const share = Math.min(1, agreed / before)
  return Math.max(0, agreed - Math.floor((before - after) * share))
}
