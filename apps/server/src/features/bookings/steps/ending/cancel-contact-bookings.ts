import { type Actor, isManager } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { lockComingBookings } from '../../store/contact-bookings.ts'
import { type Visibility, visibleToAll } from '../../store/visible-to.ts'
import { notificationOf } from '../booking-actor.ts'
import { endBooking } from './end-booking.ts'

export type CancelContactBookings = {
  siteId: string
  contactIds: readonly string[]
  /** Also those that this member made, for whomever. */
  creatorId?: string
  actor: Actor
  /** Whether the customer is told, with this text if there is one. */
  notifies: boolean
  message?: string | undefined
  /** Whether what was paid by card, and credits, are returned. */
  refunds?: boolean | undefined
  /** Only bookings that the actor may see. */
  visible?: Visibility
}

/**
 * Cancels every coming booking of a customer, whatever the policy says: the business decides, and charges no fee, or the
 * customer goes, and what their policy says of late cancellations applies. Returns their ids.
 */
export async function cancelContactBookings(
  context: Context,
  tx: Tx,
  { actor, notifies, message, refunds, visible = visibleToAll, ...whose }: CancelContactBookings,
): Promise<string[]> {
  const coming = await lockComingBookings(tx, { ...whose, visible }, context.clock.now())
  const notification = { notifyParticipants: notifies, ...(message ? { message } : {}) }
  for (const booking of coming) {
    await endBooking(context, tx, booking, {
      action: 'cancel',
      actor,
      changes: { status: 'CANCELED' },
      waivesFee: isManager(actor),
      event: { slug: 'canceled', notification: notificationOf(booking, notification) },
      ...(refunds === undefined ? {} : { refunds, returnsCredits: refunds }),
    })
  }
  return coming.map(({ id }) => id)
}
