import type { Actor } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail } from '../../../../refusal.ts'
import { returnCredits } from '../../../credits/index.ts'
import type { OrderRow } from '../../../orders/index.ts'
import { cancellationRefusal } from '../../rules/cancellation.ts'
import { wasPromised } from '../../rules/status.ts'
import { lockBooking } from '../../store/bookings.ts'
import type { ChangeActor } from '../../store/history.ts'
import type { BookingRow } from '../../store/rows.ts'
import { changeable } from '../../view/changeable.ts'
import { cancellingActor, isCustomer, notificationFrom } from '../booking-actor.ts'
import { cancelForBusiness } from '../ending/cancel-for-business.ts'
import { endBooking } from '../ending/end-booking.ts'
import { findBookingsOfOrder } from './bookings-of-order.ts'
import { oweBooking } from './owe-lost-credits.ts'

export type DecideOnBookings = {
  actor: ChangeActor
  choice: 'KEEP_PAID' | 'KEEP_UNPAID' | 'CANCEL'
  /** Whether customers are told about cancelled bookings. */
  notifyParticipants: boolean
}

/**
 * Finds the coming bookings that a locked order pays for. Throws ORDER_BOOKINGS_CHANGED if they are others than those that
 * were shown: who decides about them saw them.
 */
export async function requireShownBookings(
  context: Context,
  tx: Tx,
  { site_id: siteId, id }: OrderRow,
  shownIds: readonly string[],
): Promise<BookingRow[]> {
  const found = await findBookingsOfOrder(tx, { siteId, orderId: id, now: context.clock.now() })
  const shown = new Set(shownIds.map((shownId) => shownId.toLowerCase()))
  const isSame = found.length === shown.size && found.every(({ booking }) => shown.has(booking.id))
  return isSame ? found.map(({ booking }) => booking) : fail('ORDER_BOOKINGS_CHANGED')
}

/** Does with bookings what was decided, while their order is still active: its credits return to their cycles. */
export async function decideOnBookings(
  context: Context,
  tx: Tx,
  bookings: readonly BookingRow[],
  { actor, choice, notifyParticipants }: DecideOnBookings,
): Promise<void> {
  for (const { site_id: siteId, id } of bookings.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const booking = (await lockBooking(tx, siteId, id)) ?? fail('ORDER_BOOKINGS_CHANGED')
    // Its customer may have cancelled it meanwhile.
    if (!wasPromised(booking.status)) continue
    if (choice === 'KEEP_UNPAID') await owe(context, tx, booking, actor)
    if (choice === 'CANCEL') await cancel(context, tx, booking, { actor, notifyParticipants })
  }
}

async function owe(context: Context, tx: Tx, booking: BookingRow, actor: ChangeActor): Promise<void> {
  await returnCredits(context, tx, { siteId: booking.site_id, bookingId: booking.id, byBusiness: true })
  await oweBooking(context, tx, booking, actor)
}

async function cancel(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { actor, notifyParticipants }: Pick<DecideOnBookings, 'actor' | 'notifyParticipants'>,
): Promise<void> {
  if (typeof actor !== 'string' && isCustomer(actor))
    return cancelOwn(context, tx, booking, { actor, notifyParticipants })
  const notification =
    typeof actor === 'string' ? { notifyParticipants } : notificationFrom(actor, { notifyParticipants })
  await cancelForBusiness(context, tx, booking, { actor, notification })
}

/** A cancellation that asks for nothing special. */
const noPreferences = { ignoreCancellationPolicy: false, withRefund: false, changesCharges: false, contradicts: false }

/** Who ends their own plan cancels as they would one by one: what is too late to cancel stays, and fees are owed. */
async function cancelOwn(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { actor, notifyParticipants }: { actor: Actor; notifyParticipants: boolean },
): Promise<void> {
  const refusal = cancellationRefusal(changeable(booking), cancellingActor(actor), noPreferences, context.clock.now())
  if (refusal) return
  const event = { slug: 'canceled', notification: notificationFrom(actor, { notifyParticipants }) } as const
  await endBooking(context, tx, booking, { action: 'cancel', actor, changes: { status: 'CANCELED' }, event })
}
