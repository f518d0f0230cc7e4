import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail } from '../../../../refusal.ts'
import { lockHoldOfBooking, prolongHold } from '../../../holds/index.ts'
import type { BeginningPayment, ChargeRow } from '../../../payments/index.ts'
import { lockBooking } from '../../store/bookings.ts'
import { enforceRebookingLimit } from '../placing/enforce-booking-policy.ts'
import { loadBookedService } from '../placing/load-booked-service.ts'
import { findDueNow } from './charge-unpaid.ts'

/**
 * Prolongs the hold of a booking whose payment begins. Throws SLOT_HOLD_UNAVAILABLE if it has expired: booking it again
 * takes it anew. Throws PAYMENT_AMOUNT_CHANGED if a customer pays another amount than the one they were offered, and
 * BOOKING_POLICY_VIOLATION if they have booked as often as they may.
 */
export async function beginBookingPayment(
  context: Context,
  tx: Tx,
  charge: ChargeRow,
  { amountMinor, paidBy }: BeginningPayment,
): Promise<void> {
  const booking = await lockBooking(tx, charge.site_id, charge.subject_id)
  if (!booking) return
  if (paidBy === 'CUSTOMER') {
    const service = await loadBookedService(tx, booking)
    if (amountMinor !== findDueNow(service, booking, charge)) return fail('PAYMENT_AMOUNT_CHANGED')
    if (booking.status === 'CREATED') await enforceRebookingLimit(context, tx, { booking, service })
  }
  const hold = booking.status === 'CREATED' ? await lockHoldOfBooking(tx, booking.site_id, booking.id) : undefined
  if (hold && !(await prolongHold(tx, hold, context.clock.now()))) fail('SLOT_HOLD_UNAVAILABLE')
}
