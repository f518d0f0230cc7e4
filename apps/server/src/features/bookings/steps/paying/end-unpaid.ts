import { MINUTE } from '@kalends/availability'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { connectHold, isLive, listUnpaidHolds, lockHoldOfBooking } from '../../../holds/index.ts'
import { type ChargeRow, cancelOpenPayment, findCharges } from '../../../payments/index.ts'
import { lockBooking } from '../../store/bookings.ts'
import { type BookingKey, listUnpaidWithoutHold } from '../../store/retention.ts'
import { lockBookingCharge, waiveDue } from '../booking-charge.ts'

const atOnce = 100
/** Time to come back to the form after the hold has expired, for the same booking. */
const graceMs = 10 * MINUTE

/**
 * Gives up what is owed for bookings whose customers left without paying, or went on to another time. The bookings stay until
 * retention erases them.
 */
export async function endUnpaidBookings(context: Context, now: number): Promise<void> {
  const requested = { before: now - graceMs, limit: atOnce }
  const withoutHold = await listUnpaidWithoutHold(context.db, requested)
  for (const unpaid of [...(await listUnpaidHolds(context.db, requested)), ...withoutHold]) {
    try {
      await endUnpaid(context, unpaid)
    } catch (error) {
      context.log.warn({ err: error, ...unpaid }, 'the payment of a booking that nobody pays could not be cancelled')
    }
  }
}

async function endUnpaid(context: Context, { siteId, bookingId }: BookingKey): Promise<void> {
  const [charge] = await findCharges(context.db, siteId, 'BOOKING', [bookingId])
  if (charge && !(await cancelOpenPayment(context, siteId, charge.id))) return
  await context.transaction((tx) => giveUp(context, tx, { siteId, bookingId }))
}

async function giveUp(context: Context, tx: Tx, { siteId, bookingId }: BookingKey): Promise<void> {
  const charge = await lockBookingCharge(tx, { site_id: siteId, id: bookingId })
  const hold = await lockHoldOfBooking(tx, siteId, bookingId)
  // The customer may have come back meanwhile.
  if (hold && isLive(hold, context.clock.now())) return
  if (hold) await connectHold(tx, hold, null)
  const booking = await lockBooking(tx, siteId, bookingId)
  if (charge && booking?.status === 'CREATED') await waiveUnpaid(context, tx, charge)
}

/** Gives up what is owed for a booking that was not paid, in the transaction that locked it. */
export async function giveUpCharge(context: Context, tx: Tx, { siteId, bookingId }: BookingKey): Promise<void> {
  const charge = await lockBookingCharge(tx, { site_id: siteId, id: bookingId })
  if (charge) await waiveUnpaid(context, tx, charge)
}

async function waiveUnpaid(context: Context, tx: Tx, charge: ChargeRow): Promise<void> {
  const reason = 'The booking was not paid'
  await waiveDue(context, tx, charge, { actor: 'system', reason, includesComingDue: true })
}
