import type { bookings } from '@kalends/contract'
import { forBusiness } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import type { ChangeActor } from '../../store/history.ts'
import type { BookingRow } from '../../store/rows.ts'
import { notificationOf } from '../booking-actor.ts'
import { endBooking } from './end-booking.ts'

/** Who changes sessions, and how the participants are notified. */
export type SessionChange = { actor: ChangeActor; notification: bookings.ParticipantNotification }

/**
 * Cancels a locked booking because the business takes away what was booked: regardless of policy, and at no cost of its
 * customer, even if a key names one.
 */
export function cancelForBusiness(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  change: SessionChange,
): Promise<BookingRow> {
  return endBooking(context, tx, booking, {
    ...atNoCost(change),
    action: 'cancel',
    changes: { status: 'CANCELED' },
    event: { slug: 'canceled', notification: notificationOf(booking, change.notification) },
  })
}

/** Declines a locked request that the business has no time for, at no cost of its customer either. */
export function declineForBusiness(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  change: SessionChange,
): Promise<BookingRow> {
  return endBooking(context, tx, booking, {
    ...atNoCost(change),
    action: 'decline',
    changes: { status: 'DECLINED' },
    event: { slug: 'declined', notification: notificationOf(booking, change.notification) },
  })
}

/** Who ends it, and that all that was paid goes back: also to customers who moved their request late. */
function atNoCost({ actor }: SessionChange) {
  return {
    actor: typeof actor === 'string' ? actor : forBusiness(actor),
    waivesFee: true,
    refunds: true,
    returnsCredits: true,
  }
}
