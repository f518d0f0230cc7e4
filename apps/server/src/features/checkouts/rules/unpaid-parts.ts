/** What of a charge is paid online and not paid yet, in minor units. */
export type UnpaidPart = { chargeId: string; amountMinor: number }

type Line = { payNowMinor: number; charge: { id: string; paid_minor: number } | undefined }

/** Lists what one payment has to cover: all lines that are paid online and of which nothing was paid so far. */
export function listUnpaidParts(lines: readonly Line[]): UnpaidPart[] {
  return lines.flatMap(({ charge, payNowMinor }) =>
    charge && charge.paid_minor < payNowMinor ? [{ chargeId: charge.id, amountMinor: payNowMinor }] : [],
  )
}
