import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { ChargeCause, ChargeRow, Subject } from '../../payments/index.ts'
import { paidStatus } from '../rules/paid-status.ts'
import { findBooking, lockBooking } from '../store/bookings.ts'
import { visibleTo } from '../store/visible-to.ts'
import { writeChange } from './write-change.ts'

/**
 * Updates the payment status of a booking after its charge was paid or refunded, in the same transaction. Charges for
 * anything else, and failed payments, change nothing.
 */
export async function followBookingCharge(
  context: Context,
  tx: Tx,
  charge: ChargeRow,
  cause: ChargeCause,
): Promise<void> {
  if (charge.subject_type !== 'BOOKING' || cause === 'FAILED' || cause === 'DISPUTED') return
  const booking = await lockBooking(tx, charge.site_id, charge.subject_id)
  const status = paidStatus(charge)
  if (!booking || booking.payment_status === status) return
  const events = [{ slug: 'updated' }] as const
  await writeChange(context, tx, booking, { payment_status: status }, { action: 'payment', actor: 'system', events })
}

/** Returns true if a charge is for a booking of this customer, or for a fee of one. */
export async function isChargeOfOwnBooking(db: Db, actor: Actor, charge: Subject): Promise<boolean> {
  if (charge.subject_type === 'ORDER') return false
  return (await findBooking(db, charge.site_id, charge.subject_id, visibleTo(actor))) !== undefined
}
