import type { Client } from '@kalends/sdk'
import { loadBalances } from './load-balances.ts'
import { type Beside, bookingIdsOf, type WireBooking } from './rows.ts'

const PER_CALL = 100

/** Loads what bookings cost and what was paid, and which of them have a session that nobody is named for yet. */
export async function loadBeside(
  client: Client,
  found: readonly { booking?: WireBooking | null | undefined }[],
): Promise<Beside> {
  const ids = bookingIdsOf(found)
  const asked = bookingIdsOf(found.filter(({ booking }) => mayBeUnnamed(booking)))
  const calls = Array.from({ length: Math.ceil(asked.length / PER_CALL) }, (_, index) =>
    client.bookings.listBookingsToBeStaffed({ bookingIds: asked.slice(index * PER_CALL, (index + 1) * PER_CALL) }),
  )
  const [balances, ...answers] = await Promise.all([loadBalances(client, ids), ...calls])
  return { balances, unnamed: new Set(answers.flatMap(({ bookingIds }) => bookingIds)) }
}

/** Classes and courses alone have sessions without their person. */
const mayBeUnnamed = (booking: WireBooking | null | undefined): boolean =>
  !booking?.bookedEntity?.slot?.resource && booking?.bookedEntity?.tags?.includes('INDIVIDUAL') !== true
