import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { dueMinor, owedBackMinor, retainedMinor, taxOfNextPart } from '../rules/amounts.ts'
import { chargeEntries } from '../rules/ledger.ts'
import { type ChargeRow, lockCharge, updateCharge } from '../store/charges.ts'
import { insertLedgerTransaction } from '../store/ledger.ts'
import { markUnderwayOwedAgain } from '../store/refunds.ts'
import { type ReserveRefunds, reserveRefunds } from './reserve-refunds.ts'

/**
 * Ends a part of the sale although its money cannot be refunded now: the amount is owed back beyond what already is, as is
 * what is being refunded until it went back. Without an amount only where something is owed back already, so that each refund that fails stays owed
 * back, whichever it is. Changes nothing while the customer owes something.
 */
export async function oweBack(
  context: Context,
  tx: Tx,
  { site_id: siteId, id }: Pick<ChargeRow, 'site_id' | 'id'>,
  amountMinor: number,
): Promise<ChargeRow> {
  const now = context.clock.now()
  const charge = (await lockCharge(tx, siteId, id)) ?? fail('CHARGE_NOT_FOUND')
  const isOwedBack = amountMinor > 0 || charge.owed_back_minor > 0
  if (!isOwedBack || dueMinor(charge) > 0) return charge
  const wantedMinor = amountMinor + (await markUnderwayOwedAgain(tx, siteId, id, now))
  const endedMinor = Math.min(wantedMinor, retainedMinor(charge) - charge.owed_back_minor)
  const taxMinor = taxOfNextPart(charge, endedMinor)
  const cause = { type: 'CHARGE_CHANGE', id: context.ids.guid() } as const
  const entries = chargeEntries({ amountMinor: -endedMinor, taxMinor: -taxMinor })
  await insertLedgerTransaction(tx, charge, { cause, entries }, now)
  const amounts = {
    credited_minor: charge.credited_minor + endedMinor,
    settled_tax_minor: charge.settled_tax_minor + taxMinor,
  }
  return updateCharge(tx, charge, { ...amounts, owed_back_minor: owedBackMinor({ ...charge, ...amounts }) }, now)
}

/** Reserves refunds of what is owed back of a locked charge and was paid by card. What was received on site stays owed back. */
export async function returnOwedBack(
  context: Context,
  tx: Tx,
  charge: ChargeRow,
  { reason, recordedBy }: Pick<ReserveRefunds, 'reason' | 'recordedBy'>,
): Promise<number> {
  if (charge.owed_back_minor === 0) return 0
  const { refundedMinor } = await reserveRefunds(context, tx, charge, {
    retainedMinor: retainedMinor(charge) - charge.owed_back_minor,
    reason,
    owedAgain: true,
    recordedBy,
  })
  return refundedMinor
}
