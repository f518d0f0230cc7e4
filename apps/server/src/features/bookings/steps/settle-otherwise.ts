import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { dueMinor, supersedePayments, unwaiveCharge } from '../../payments/index.ts'
import { isPaidByPlan } from '../rules/payment-option.ts'
import { wasPromised } from '../rules/status.ts'
import type { ChangeActor } from '../store/history.ts'
import type { BookingRow } from '../store/rows.ts'
import { amountText } from '../view/change-detail.ts'
import { lockBookingCharge, sumGivenUpBySystem, waiveDue } from './booking-charge.ts'

type Change = { action: string; actor: ChangeActor }
type States = { before: BookingRow; after: BookingRow }

/**
 * A booking that becomes paid in another way than by its charge, such as with a plan, or free, owes nothing by it: the rest
 * is given up, and a card page that is still open takes no money. It stays so while a plan pays, whatever the price becomes.
 * One that a plan no longer pays for owes what was given up for that. Returns what it gave up, for the history.
 */
export async function settleOtherwise(
  context: Context,
  tx: Tx,
  states: States,
  { action, actor }: Change,
): Promise<{ waived?: string }> {
  const { before, after } = states
  if (!wasPromised(after.status)) return {}
  const isByPlan = isPaidByPlan(after.selected_payment_option)
  const isConcerned = isByPlan ? changesWhatIsPaid(states) : action !== 'undo' && becomesSettled(before, after)
  if (!isConcerned) return {}
  if (!isSettled(after)) {
    if (isByPlan && becomesOwed(before, after)) await oweGivenUp(context, tx, after)
    return {}
  }
  const charge = await lockBookingCharge(tx, after)
  const dueNow = charge ? dueMinor(charge) : 0
  if (!charge || dueNow === 0) return {}
  await supersedePayments(tx, charge, { because: 'PAID_OTHERWISE', now: context.clock.now() })
  // Credits pay instead: nobody decided to forgive anything.
  const givenUp = isByPlan && after.payment_status === 'PAID' ? 'system' : actor
  await waiveDue(context, tx, charge, { actor: givenUp, reason: reasonOf(after) })
  return { waived: amountText(charge, dueNow) }
}

/** Returns true if a change of a booking that a plan is to pay for decides how much of it is owed. */
function changesWhatIsPaid({ before, after }: States): boolean {
  return (
    before.status !== after.status ||
    before.payment_status !== after.payment_status ||
    before.selected_payment_option !== after.selected_payment_option ||
    before.agreed_price?.value !== after.agreed_price?.value
  )
}

/** What staff gave up stays given up. */
async function oweGivenUp(context: Context, tx: Tx, booking: BookingRow): Promise<void> {
  const charge = await lockBookingCharge(tx, booking)
  if (!charge || charge.waived_minor === 0) return
  const givenUpMinor = await sumGivenUpBySystem(tx, charge)
  if (givenUpMinor > 0) await unwaiveCharge(context, tx, charge, givenUpMinor)
}

function becomesOwed(before: BookingRow, after: BookingRow): boolean {
  return after.payment_status === 'NOT_PAID' && (!wasPromised(before.status) || before.payment_status !== 'NOT_PAID')
}

function becomesSettled(before: BookingRow, after: BookingRow): boolean {
  return isSettled(after) && (!wasPromised(before.status) || !isSettled(before))
}

const isSettled = ({ payment_status: status }: BookingRow) => status === 'PAID' || status === 'EXEMPT'

function reasonOf({ payment_status: status, selected_payment_option: option }: BookingRow): string {
  if (status === 'EXEMPT') return 'Confirmed without a payment'
  return isPaidByPlan(option) ? 'Paid with a plan' : 'Paid in another way'
}
