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
  { actor, notification }: SessionChange,
): Promise<BookingRow> {
  return endBooking(context, tx, booking, {
    action: 'cancel',
    actor: typeof actor === 'string' ? actor : forBusiness(actor),
    changes: { status: 'CANCELED' },
    waivesFee: true,
    event: { slug: 'canceled', notification: notificationOf(booking, notification) },
  })
}

/** Declines a locked request that the business has no time for. What was paid for it is returned. */
export function declineForBusiness(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { actor, notification }: SessionChange,
): Promise<BookingRow> {
  return endBooking(context, tx, booking, {
    action: 'decline',
    actor: typeof actor === 'string' ? actor : forBusiness(actor),
    changes: { status: 'DECLINED' },
    waivesFee: true,
    refunds: true,
    returnsCredits: true,
    event: { slug: 'declined', notification: notificationOf(booking, notification) },
  })
}
