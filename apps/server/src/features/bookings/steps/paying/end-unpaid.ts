import { MINUTE } from '@kalends/availability'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { connectHold, isLive, listUnpaidHolds, lockHoldOfBooking } from '../../../holds/index.ts'
import { cancelOpenPayment, findCharges, lockChargeOf, waiveCharge } from '../../../payments/index.ts'

const atOnce = 100
/** Time to come back to the form after the hold has expired, for the same booking. */
const graceMs = 10 * MINUTE

/** Gives up what is owed for bookings whose customers left without paying. The bookings stay until retention erases them. */
export async function endUnpaidBookings(context: Context, now: number): Promise<void> {
  for (const unpaid of await listUnpaidHolds(context.db, { before: now - graceMs, limit: atOnce })) {
    try {
      await endUnpaid(context, unpaid)
    } catch (error) {
      context.log.warn({ err: error, ...unpaid }, 'the payment of a booking that nobody pays could not be cancelled')
    }
  }
}

type Unpaid = { siteId: string; bookingId: string }

async function endUnpaid(context: Context, { siteId, bookingId }: Unpaid): Promise<void> {
  const [charge] = await findCharges(context.db, siteId, 'BOOKING', [bookingId])
  if (charge && !(await cancelOpenPayment(context, siteId, charge.id))) return
  await context.transaction((tx) => giveUp(context, tx, { siteId, bookingId }))
}

async function giveUp(context: Context, tx: Tx, { siteId, bookingId }: Unpaid): Promise<void> {
  const charge = await lockChargeOf(tx, siteId, { subjectType: 'BOOKING', subjectId: bookingId, cycle: 0 })
  const hold = await lockHoldOfBooking(tx, siteId, bookingId)
  // The customer may have come back meanwhile.
  if (!hold || isLive(hold, context.clock.now())) return
  await connectHold(tx, hold, null)
  if (charge) await waiveCharge(context, tx, { siteId, chargeId: charge.id, reason: 'The booking was not paid' })
}
