import type { Client } from '@kalends/sdk'
import { loadBalances } from './load-balances.ts'
import { type BookingExtras, bookingIdsOf, type WireBooking } from './rows.ts'

const PER_CALL = 100

/** Loads what bookings cost and what was paid, and which of them are still to be staffed. */
export async function loadBookingExtras(
  client: Client,
  found: readonly { booking?: WireBooking | null | undefined }[],
): Promise<BookingExtras> {
  const ids = bookingIdsOf(found)
  const asked = bookingIdsOf(found.filter(({ booking }) => mayLackStaff(booking)))
  const calls = Array.from({ length: Math.ceil(asked.length / PER_CALL) }, (_, index) =>
    client.bookings.listBookingsToBeStaffed({ bookingIds: asked.slice(index * PER_CALL, (index + 1) * PER_CALL) }),
  )
  const [balances, ...answers] = await Promise.all([loadBalances(client, ids), ...calls])
  return { balances, toBeStaffed: new Set(answers.flatMap(({ bookingIds }) => bookingIds)) }
}

/** Classes and courses alone have sessions without their person. */
const mayLackStaff = (booking: WireBooking | null | undefined): boolean =>
  !booking?.bookedEntity?.slot?.resource && booking?.bookedEntity?.tags?.includes('INDIVIDUAL') !== true
