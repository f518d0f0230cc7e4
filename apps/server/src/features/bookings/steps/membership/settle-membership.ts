import type { bookings } from '@kalends/contract'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { findUsedCredits, returnCredits, returnOutside, spendCredits } from '../../../credits/index.ts'
import { withinCancellationWindow } from '../../rules/cancellation.ts'
import { isMadeByCustomer, isPaidByPlan } from '../../rules/payment-option.ts'
import { wasPromised } from '../../rules/status.ts'
import type { ChangeActor } from '../../store/history.ts'
import type { BookingChanges, BookingRow, NewBooking } from '../../store/rows.ts'
import { changeable } from '../../view/changeable.ts'
import { customerStart } from '../../view/customer-start.ts'
import { requireLowering } from '../begun-visits.ts'
import { isCustomer } from '../booking-actor.ts'
import { feeAtPrice } from '../ending/cancellation-fee.ts'
import {
  findPayer,
  isPaidByAnother,
  isTooDear,
  loadCoverage,
  refuseForeignPlan,
  refuseWithoutCredits,
  requireCredits,
} from './require-credits.ts'

type Settled = { before?: BookingRow; after: NewBooking; change: Ending }

/** What matters about the change. */
type Ending = {
  action: string
  actor: ChangeActor
  returnsCredits?: boolean | undefined
  withoutCredits?: boolean | undefined
}

/**
 * Takes and returns the credits of a booking that is paid with a plan, one per participant: they are taken when it is
 * confirmed or becomes pending, and may be returned when it ends. Returns the payment status that follows.
 */
export async function settleMembership(context: Context, tx: Tx, settled: Settled): Promise<BookingChanges> {
  const { before, after, change } = settled
  if (!isPaidByPlan(after.selected_payment_option)) {
    // Money pays instead: no credits stay spent for it.
    if (before && isPaidByPlan(before.selected_payment_option)) await returnCredits(context, tx, returningAll(settled))
    return {}
  }
  const [held, needed] = [before ? countCredits(before) : 0, countCredits(after)]
  if (!before && needed === 0 && requiresCredits(settled)) await requireCredits(context, tx, [after])
  const followed = before && (await followTime(context, tx, { ...settled, before }, needed))
  if (followed) return followed
  if (before && held > 0 && needed > 0 && isTooDear(after) && !isTooDear(before)) return owe(context, tx, settled)
  if (needed > held || (needed > 0 && isPaidAgain(settled))) return take(context, tx, settled, needed)
  if (!before) return {}
  if (needed === held) {
    // What is owed, also in part, or free, has no credits spent for it.
    if (needed > 0 && isNoLongerPaid(before, after)) await returnCredits(context, tx, returningAll(settled))
    return {}
  }
  if (keepsCredits(context, { ...settled, before }, needed)) return {}
  const used = await findUsedCredits(tx, keyOf(after))
  if (used <= needed) return {}
  requireLowering(before, change, context.clock.now())
  const returning = { ...returningAll(settled), quantity: used - needed }
  const isReturned = (await returnCredits(context, tx, returning)) > 0
  return isReturned && needed === 0 && after.payment_status === before.payment_status
    ? { payment_status: 'REFUNDED' }
    : {}
}

/** Returns true if an undo restores that the booking was paid: what it was paid with may be gone. */
function isPaidAgain({ before, after, change }: Settled): boolean {
  return change.action === 'undo' && before?.payment_status !== 'PAID' && after.payment_status === 'PAID'
}

/** Staff added what credits do not pay for. */
async function owe(context: Context, tx: Tx, settled: Settled): Promise<BookingChanges> {
  if (requiresCredits(settled)) return refuseWithoutCredits([settled.after])
  await returnCredits(context, tx, returningAll(settled))
  return { payment_status: 'NOT_PAID' }
}

function isNoLongerPaid({ payment_status: was }: BookingRow, { payment_status: is }: NewBooking): boolean {
  return was === 'PAID' && (is === 'NOT_PAID' || is === 'PARTIALLY_PAID' || is === 'EXEMPT')
}

const returningAll = ({ after, change }: Settled) => ({ ...keyOf(after), byBusiness: !isCustomer(change.actor) })

/** Credits that a booking uses in its status. */
function countCredits({ status, total_participants }: Pick<BookingRow, 'status' | 'total_participants'>): number {
  return wasPromised(status) ? total_participants : 0
}

type Moving = Settled & { before: BookingRow }

/** Returns true if what the booking uses stays used although fewer come, or none. */
function keepsCredits(context: Context, { before, change }: Moving, needed: number): boolean {
  if (needed === 0) return !change.returnsCredits
  return isCustomer(change.actor) && isLate(before, context.clock.now())
}

/**
 * A booking that is moved out of a cycle is not paid with the credits of that cycle, however many come: they return, and
 * it is paid anew. Customers pay for as many as before unless fewer come in time. Undefined if it was not.
 */
async function followTime(
  context: Context,
  tx: Tx,
  settled: Moving,
  needed: number,
): Promise<BookingChanges | undefined> {
  const { before, after, change } = settled
  const startsAt = customerStart(after)
  if (needed === 0 || startsAt === customerStart(before)) return undefined
  const byBusiness = !isCustomer(change.actor)
  const used = await findUsedCredits(tx, keyOf(after))
  await returnOutside(context, tx, { ...keyOf(after), startsAt, byBusiness })
  const left = await findUsedCredits(tx, keyOf(after))
  if (left === used) return undefined
  const isShorter = needed < countCredits(before)
  const keepsAll = isShorter ? keepsCredits(context, settled, needed) : isCustomer(change.actor)
  const wanted = keepsAll ? Math.max(used, needed) : needed
  const surplus = left - wanted
  if (surplus > 0 && isShorter) requireLowering(before, change, context.clock.now())
  if (surplus > 0) await returnCredits(context, tx, { ...keyOf(after), quantity: surplus, byBusiness })
  return take(context, tx, { ...settled, after: { ...after, payment_status: 'NOT_PAID' } }, wanted)
}

async function take(context: Context, tx: Tx, settled: Settled, needed: number): Promise<BookingChanges> {
  const { after, change } = settled
  const used = await findUsedCredits(tx, keyOf(after))
  if (isSettledOtherwise(settled, used)) return {}
  const quantity = needed - used
  if (quantity <= 0) return { payment_status: 'PAID' }
  if (await isPaidByAnother(tx, after, change.actor)) refuseForeignPlan()
  const payer = await findPayer(tx, after)
  const spend = { ...keyOf(after), ...(await loadCoverage(tx, after)), quantity }
  const isPayable = payer !== undefined && !isTooDear(after)
  const isSpent = isPayable && (await spendCredits(context, tx, { ...spend, contactId: payer }))
  const isGrowing = used > 0 && (settled.before?.total_participants ?? 0) < after.total_participants
  if (!isSpent && (isGrowing || requiresCredits(settled))) return refuseWithoutCredits([after])
  const given = change.action === 'undo' ? 'UNDEFINED' : after.payment_status
  const status = statusAfter(isSpent, given)
  // What is owed is owed in full: no credits stay spent for it.
  if (status === 'NOT_PAID' && used > 0) await returnCredits(context, tx, { ...keyOf(after), byBusiness: true })
  return { payment_status: status }
}

/** Answers of the business to a booking that was not promised yet. */
const answers = ['confirm', 'markAsPending', 'confirmOrDecline']

/**
 * Returns true if no credits are to be spent: the business confirms the booking as free, failed, refunded or partly paid, or
 * changes one that has such a status and uses no credits.
 */
function isSettledOtherwise(settled: Settled, used: number): boolean {
  const { before, after, change } = settled
  const { payment_status: status } = after
  const isByCredits = status === 'UNDEFINED' || status === 'NOT_PAID' || status === 'PAID'
  if (!before || isByCredits || requiresCredits(settled)) return false
  return wasPromised(before.status) ? used === 0 : answers.includes(change.action)
}

/** What was given explicitly stays; an unpaid booking becomes paid by its credits. */
function statusAfter(isSpent: boolean, given: bookings.PaymentStatus): bookings.PaymentStatus {
  if (given !== 'UNDEFINED' && given !== 'NOT_PAID') return given
  return isSpent ? 'PAID' : 'NOT_PAID'
}

/** The ends of checkouts: they are made for the customer, whoever calls. */
const checkoutActions = ['payment', 'confirmOrDecline']

/**
 * Returns true if the change needs the credits: what customers do themselves or through a key, and each checkout of a
 * booking they made. The business may settle a booking without them: it is owed then.
 */
function requiresCredits({ after, change: { action, actor, withoutCredits } }: Settled): boolean {
  if (isCustomer(actor)) return true
  return !withoutCredits && isMadeByCustomer(after) && checkoutActions.includes(action)
}

/** Who comes with fewer people once a cancellation is late gets none back, as for a cancellation. */
function isLate(booking: BookingRow, now: number): boolean {
  const isTooLate = !withinCancellationWindow(changeable(booking), now)
  return isTooLate || feeAtPrice(booking, booking.agreed_price, now) !== undefined
}

function keyOf({ site_id, id }: NewBooking): { siteId: string; bookingId: string } {
  return { siteId: site_id, bookingId: id }
}
