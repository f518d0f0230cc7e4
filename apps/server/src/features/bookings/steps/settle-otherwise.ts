import { decimalText } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { dueMinor, supersedePayments, waiveCharge } from '../../payments/index.ts'
import { isPaidByPlan } from '../rules/payment-option.ts'
import { wasPromised } from '../rules/status.ts'
import type { ChangeActor } from '../store/history.ts'
import type { BookingRow } from '../store/rows.ts'
import { lockBookingCharge } from './booking-charge.ts'

type Change = { action: string; actor: ChangeActor }
type States = { before: BookingRow; after: BookingRow }

/**
 * A booking that becomes paid in another way than by its charge, such as with a plan, or free, owes nothing by it: the rest
 * is given up, and a card page that is still open takes no money. Returns what it gave up, for the history.
 */
export async function settleOtherwise(
  context: Context,
  tx: Tx,
  { before, after }: States,
  { action, actor }: Change,
): Promise<{ waived?: string }> {
  if (action === 'undo' || !becomesSettled(before, after)) return {}
  const charge = await lockBookingCharge(tx, after)
  const dueNow = charge ? dueMinor(charge) : 0
  if (!charge || dueNow === 0) return {}
  await supersedePayments(tx, charge, context.clock.now())
  const recordedBy = typeof actor === 'string' ? undefined : actor
  await waiveCharge(context, tx, { siteId: charge.site_id, chargeId: charge.id, reason: reasonOf(after), recordedBy })
  return { waived: `${decimalText(dueNow, charge.currency)} ${charge.currency}` }
}

function becomesSettled(before: BookingRow, after: BookingRow): boolean {
  if (!isSettled(after) || !wasPromised(after.status)) return false
  return !wasPromised(before.status) || !isSettled(before)
}

const isSettled = ({ payment_status: status }: BookingRow) => status === 'PAID' || status === 'EXEMPT'

function reasonOf({ payment_status: status, selected_payment_option: option }: BookingRow): string {
  if (status === 'EXEMPT') return 'Confirmed without a payment'
  return isPaidByPlan(option) ? 'Paid with a plan' : 'Paid in another way'
}
