import type { Context } from '../../../context.ts'
import { findSite } from '../../sites/index.ts'
import { findBookingsAhead } from '../store/bookings-of-member.ts'
import { bookedBy } from '../store/visible-to.ts'
import { bookingsCalendar } from '../view/calendar-file.ts'
import { conferencingUrls } from './conferencing-url.ts'
import { bookedSessions } from './rescheduling/booked-sessions.ts'

const most = 500

/** Returns a member's upcoming bookings as a calendar, with cancelled ones marked. */
export async function memberCalendar(
  { db, clock }: Context,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<string> {
  const site = await findSite(db, siteId)
  const visible = bookedBy({ siteId, memberId })
  const rows = await findBookingsAhead(db, siteId, { visible, now: clock.now(), most })
  const urls = await conferencingUrls(db, siteId, rows)
  const entries = []
  for (const row of rows)
    entries.push({ row, sessions: await bookedSessions(db, row), conferencingUrl: urls.get(row.id) })
  return bookingsCalendar(entries, { name: site?.name ?? '' })
}
