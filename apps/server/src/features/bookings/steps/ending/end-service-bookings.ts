import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { lockCourseBookings } from '../../store/course-bookings.ts'
import type { BookingRow } from '../../store/rows.ts'
import { lockSessionBookings, lockUnplacedBookings } from '../../store/session-bookings.ts'
import { cancelForBusiness, type SessionChange } from './cancel-for-business.ts'

/** Which bookings of a service end. */
export type EndingBookings = {
  siteId: string
  serviceId: string
  /** Bookings of these sessions end. */
  sessionIds: readonly string[]
  /** All course bookings end. */
  enrolled: boolean
  /** Bookings without a session that end: none, unconfirmed ones, or also pending requests. */
  unplaced: 'none' | 'unconfirmed' | 'requested'
}

/** Cancels live bookings of a service that is removed, regardless of policy. Returns their ids. */
export async function endServiceBookings(
  context: Context,
  tx: Tx,
  ending: EndingBookings,
  change: SessionChange,
): Promise<string[]> {
  const live = await lockLive(tx, ending, context.clock.now())
  for (const booking of live) await cancelForBusiness(context, tx, booking, change)
  return live.map(({ id }) => id)
}

const everyone = { after: '00000000-0000-0000-0000-000000000000', limit: 100_000 }

async function lockLive(tx: Tx, ending: EndingBookings, now: number): Promise<BookingRow[]> {
  const { siteId, sessionIds, enrolled, unplaced } = ending
  const placed = await lockSessionBookings(tx, siteId, sessionIds)
  const course = enrolled ? await lockCourseBookings(tx, ending, everyone) : []
  const requested = unplaced === 'requested'
  const rest = unplaced === 'none' ? [] : await lockUnplacedBookings(tx, ending, { requested, now })
  return [...new Map([...placed, ...course, ...rest].map((booking) => [booking.id, booking])).values()]
}
