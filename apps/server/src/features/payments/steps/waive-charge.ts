import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { dueMinor, owedBackMinor, taxOfNextPart } from '../rules/amounts.ts'
import { waiverEntries } from '../rules/ledger.ts'
import { type ChargeRow, lockCharge, updateCharge } from '../store/charges.ts'
import { insertLedgerTransaction } from '../store/ledger.ts'
import { sumReturningUnderway } from '../store/refunds.ts'
import { insertWaiver } from '../store/waivers.ts'
import { recorderColumns } from './recorder.ts'

export type WaiveCharge = {
  siteId: string
  chargeId: string
  /** Everything that is due unless set. */
  amountMinor?: number | undefined
  /** Whether that includes what refunds under way make due. Until they are made it is owed back. */
  includesComingDue?: boolean
  reason?: string | undefined
  /** Undefined: the system. */
  recordedBy?: Actor | undefined
  /** Whether nothing else changes, so that the history of a booking says it. */
  isAlone?: boolean
}

/**
 * Returns what is due of a charge once the refunds under way are made: they make due again what was paid by mistake, and what
 * the price fell by if it has risen since.
 */
export async function findDueOnceRefunded(tx: Tx, charge: ChargeRow): Promise<number> {
  const underwayMinor = await sumReturningUnderway(tx, charge)
  return dueMinor(charge) + Math.max(underwayMinor - charge.owed_back_minor, 0)
}

/** Gives up what is due of a charge, or a part of it. Changes nothing if nothing is due. */
export async function waiveCharge(context: Context, tx: Tx, request: WaiveCharge): Promise<ChargeRow> {
  const now = context.clock.now()
  const charge = (await lockCharge(tx, request.siteId, request.chargeId)) ?? fail('CHARGE_NOT_FOUND')
  const due = request.includesComingDue ? await findDueOnceRefunded(tx, charge) : dueMinor(charge)
  const amountMinor = request.amountMinor ?? due
  if (amountMinor > due) return fail('PAYMENT_EXCEEDS_CHARGE')
  if (amountMinor === 0) return charge
  const taxMinor = taxOfNextPart(charge, amountMinor)
  const id = context.ids.guid()
  await insertWaiver(tx, {
    site_id: charge.site_id,
    id,
    charge_id: charge.id,
    amount_minor: amountMinor,
    tax_minor: taxMinor,
    reason: request.reason ?? '',
    ...recorderColumns(request.recordedBy),
    created_at: new Date(now).toISOString(),
  })
  const entries = waiverEntries({ amountMinor, taxMinor })
  await insertLedgerTransaction(tx, charge, { cause: { type: 'WAIVER', id }, entries }, now)
  const amounts = {
    waived_minor: charge.waived_minor + amountMinor,
    settled_tax_minor: charge.settled_tax_minor + taxMinor,
  }
  const owed_back_minor = owedBackMinor({ ...charge, ...amounts })
  const waived = await updateCharge(tx, charge, { ...amounts, owed_back_minor }, now)
  const note = request.isAlone ? { actor: request.recordedBy, reason: request.reason ?? '', amountMinor } : undefined
  // Orders give up their own charges when they end.
  const isTold = request.isAlone === true || waived.subject_type !== 'ORDER'
  if (isTold) await context.ports.payments.chargeChanged(context, tx, waived, 'WAIVED', note)
  return waived
}
