import { DAY } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { findSite, organizerOf } from '../../sites/index.ts'
import { findBookingsSince } from '../store/bookings-of-member.ts'
import { findStaffToBeNamed } from '../store/staff-to-be-named.ts'
import { bookedBy } from '../store/visible-to.ts'
import { bookingsCalendar } from '../view/calendar-file.ts'
import { conferencingUrls } from './conferencing-url.ts'
import { enteredSessions } from './rescheduling/booked-sessions.ts'

const most = 500

/** How long past visits stay in a feed: programs remove what is no longer in it. */
const shownAfterwards = 90 * DAY

/** Returns a member's bookings of the last 90 days and to come as a calendar, with cancelled ones marked. */
export async function memberCalendar(
  context: Context,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<string> {
  const { db, clock } = context
  const site = (await findSite(db, siteId)) ?? fail('NOT_FOUND')
  const visible = bookedBy({ siteId, memberId })
  const now = clock.now()
  const rows = await findBookingsSince(db, siteId, { visible, from: now - shownAfterwards, now, most })
  const urls = await conferencingUrls(db, siteId, rows)
  const sessions = await enteredSessions(db, siteId, rows)
  const unnamed = await findStaffToBeNamed(db, siteId, { bookingIds: rows.map(({ id }) => id), now })
  const entries = rows.map((row) => ({
    row,
    sessions: sessions.get(row.id) ?? [],
    conferencingUrl: urls.get(row.id),
    staffToBeNamed: unnamed.has(row.id),
  }))
  return bookingsCalendar(entries, await organizerOf(context, site))
}
