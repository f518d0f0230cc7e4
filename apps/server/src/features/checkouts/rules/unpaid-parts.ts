/** What of a charge is paid online and not paid yet, in minor units. */
export type UnpaidPart = { chargeId: string; amountMinor: number }

type Line = { payNowMinor: number; dueMinor: number; charge: { id: string; paid_minor: number } | undefined }

/**
 * Lists what one payment has to cover: all lines that are paid online and not paid as far as that. Where a part was paid in
 * another way, such as in cash, everything that is due is paid at once.
 */
export function listUnpaidParts(lines: readonly Line[]): UnpaidPart[] {
  return lines.flatMap(({ charge, payNowMinor, dueMinor }) => {
    if (!charge || charge.paid_minor >= payNowMinor) return []
    const amountMinor = charge.paid_minor > 0 ? dueMinor : payNowMinor
    return amountMinor > 0 ? [{ chargeId: charge.id, amountMinor }] : []
  })
}
