import { may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import type { ChargeRow } from '../../payments/index.ts'
import { hasPrice } from '../rules/agreed-price.ts'
import { isPaidByPlan } from '../rules/payment-option.ts'
import type { ChangeActor } from '../store/history.ts'
import type { BookingRow } from '../store/rows.ts'
import { customerStart } from '../view/customer-start.ts'
import { requireGivingUp } from './booking-actor.ts'
import { chargeBooking, computeBookingCharge } from './booking-charge.ts'

type Begun = Pick<BookingRow, 'status' | 'attends_from' | 'starts_at'>
type Change = { action: string; actor: ChangeActor }

/** Returns true for a confirmed visit that has begun: its price is owed for something that took place. */
export function hasBegun(booking: Begun, now: number): boolean {
  return booking.status === 'CONFIRMED' && customerStart(booking) <= now
}

/** Charges a locked booking without a charge before it ends, if it has begun and is to be paid: what is owed for it stays. */
export async function chargeBegun(context: Context, tx: Tx, booking: BookingRow): Promise<ChargeRow | undefined> {
  if (!hasBegun(booking, context.clock.now())) return undefined
  const totals = await computeBookingCharge(tx, booking)
  return totals && chargeBooking(context, tx, booking, totals)
}

/**
 * Throws REFUND_NOT_ALLOWED for who lowers what is owed for a visit that has begun, or returns its credits, without managing
 * payments. An undo only restores what was.
 */
export function requireLowering(booking: Begun, { action, actor }: Change, now: number): void {
  if (action !== 'undo' && hasBegun(booking, now)) requireGivingUp(actor)
}

/**
 * Throws REFUND_NOT_ALLOWED for who moves a visit that is over to a time that is not, or makes a request of it, without managing
 * payments: what was paid, or is owed, for one visit would pay for another.
 */
export function requireNoSecondVisit(before: BookingRow, after: BookingRow, change: Change, now: number): void {
  const { action, actor } = change
  const isOver = before.status === 'CONFIRMED' && Date.parse(before.ends_at) <= now
  const staysOver = after.status !== 'PENDING' && Date.parse(after.ends_at) <= now
  if (action === 'undo' || !isOver || staysOver) return
  if (!hasPrice(before) && !isPaidByPlan(before.selected_payment_option)) return
  if (typeof actor !== 'string' && !may(actor, 'MANAGE_PAYMENTS')) fail('REFUND_NOT_ALLOWED')
}
