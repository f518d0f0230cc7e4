import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { dueMinor, supersedePayments } from '../../payments/index.ts'
import { isPaidByPlan } from '../rules/payment-option.ts'
import { wasPromised } from '../rules/status.ts'
import type { ChangeActor } from '../store/history.ts'
import type { BookingRow } from '../store/rows.ts'
import { amountText } from '../view/change-detail.ts'
import { lockBookingCharge, waiveDue } from './booking-charge.ts'

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
  await waiveDue(context, tx, charge, { actor, reason: reasonOf(after) })
  return { waived: amountText(charge, dueNow) }
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
