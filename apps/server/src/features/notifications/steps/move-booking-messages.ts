import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { MovedBookings } from '../../authentication/index.ts'
import { moveBookedAddress } from '../../bookings/index.ts'
import { moveWaitingMessages } from '../store/messages.ts'

/** Moves coming bookings of a member to their new address, with the messages about them that wait. */
export async function moveBookingMessages(context: Context, tx: Tx, moved: MovedBookings): Promise<void> {
  const bookingIds = await moveBookedAddress(context, tx, moved)
  await moveWaitingMessages(tx, { ...moved, bookingIds })
}
