/** What of a charge is paid online and not paid yet, in minor units. */
export type UnpaidPart = { chargeId: string; amountMinor: number }

type Line = { charge_id: string | null; pay_now_minor: number }

/** Lists what one payment has to cover: all lines that are paid online and of which nothing was paid so far. */
export function listUnpaidParts(
  lines: readonly Line[],
  charges: readonly { id: string; paid_minor: number }[],
): UnpaidPart[] {
  return lines.flatMap(({ charge_id: chargeId, pay_now_minor: amountMinor }) => {
    const charge = charges.find(({ id }) => id === chargeId)
    return charge && charge.paid_minor < amountMinor ? [{ chargeId: charge.id, amountMinor }] : []
  })
}
