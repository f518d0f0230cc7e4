import type { Db } from '../../../db/database.ts'
import { findFeed } from '../store/feeds.ts'

/** Since when a calendar can read the bookings of a member. */
export async function exportFeed(db: Db, who: { siteId: string; memberId: string }) {
  return { calendarFeed: (await findFeed(db, who)) ?? null }
}
