import type { bookings } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { findKnownContacts } from '../../members/index.ts'
import type { BookingRow } from '../store/rows.ts'
import { bookingView } from '../view/booking.ts'

/** Returns a booking in its API shape, as the actor of a call may know it. */
export async function showBooking(db: Db, row: BookingRow, actor: Actor): Promise<bookings.Booking> {
  return bookingView(row, actor, await findKnownContacts(db, actor))
}
