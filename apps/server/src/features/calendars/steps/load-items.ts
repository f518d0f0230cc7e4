import type { calendars, Infer } from '@kalends/contract'
import { findCalendarAttendances } from '../../attendance/index.ts'
import { countUnpaid, countWaiting, findCalendarBookings } from '../../bookings/index.ts'
import { findNotedContacts } from '../../customers/index.ts'
import { findCalendarHolds } from '../../holds/index.ts'
import { type CalendarSession, findCalendarSessions, findSeats } from '../../schedules/index.ts'
import type { ServiceFace } from '../../services/index.ts'
import { maySeeReason } from '../rules/private-notes.ts'
import { appointmentItem, holdItem, sessionItem } from '../view/items.ts'
import type { CalendarMatter } from './calendar-matter.ts'

type Item = Infer<typeof calendars.CalendarItem>

/** Loads all calendar items by start, in a fixed number of statements. */
export async function loadItems(matter: CalendarMatter): Promise<Item[]> {
  const { db, siteId, now, range, only: resourceIds } = matter
  const [appointments, sessions, holds] = await Promise.all([
    loadAppointments(matter),
    loadSessions(matter),
    findCalendarHolds(db, siteId, range, { now, resourceIds }),
  ])
  const items = [...appointments, ...sessions, ...holds.map((hold) => holdItem(hold, matter.faces.get(hold.serviceId)))]
  return items.sort((a, b) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0))
}

async function loadAppointments({ db, siteId, range, only, includeCancelled, faces }: CalendarMatter) {
  const bookings = await findCalendarBookings(db, siteId, range, { resourceIds: only, includeCancelled })
  const contactIds = [...new Set(bookings.flatMap(({ contactId }) => contactId ?? []))]
  const [attendances, noted] = await Promise.all([
    findCalendarAttendances(
      db,
      siteId,
      bookings.map(({ id }) => id),
    ),
    findNotedContacts(db, siteId, contactIds),
  ])
  return bookings.map((booking) =>
    appointmentItem(booking, {
      face: faces.get(booking.serviceId),
      attendance: attendances.get(booking.id),
      hasNote: booking.contactId !== null && noted.has(booking.contactId),
    }),
  )
}

async function loadSessions(matter: CalendarMatter): Promise<Item[]> {
  const { db, siteId, now, range, only, includeCancelled, faces, actor } = matter
  const serviceIds = [...faces.values()].filter(({ type }) => type !== 'APPOINTMENT').map(({ id }) => id)
  const wanted = { serviceIds, resourceIds: only, includeCancelled }
  const sessions = await findCalendarSessions(db, siteId, range, wanted)
  const seatScope = (session: CalendarSession) => scopeOfSeats(session, faces)
  const scopes = [...new Set(sessions.flatMap((session) => seatScope(session) ?? []))]
  const scheduleIds = [...new Set(sessions.filter(seatScope).map(({ scheduleId }) => scheduleId))]
  const [seats, waiting, unpaid] = await Promise.all([
    findSeats(db, siteId, scopes, now),
    countWaiting(db, siteId, scheduleIds),
    countUnpaid(db, siteId, scheduleIds, range),
  ])
  const columns = new Map(matter.rows.map((row) => [row.id, row]))
  return sessions.map((session) => {
    const scope = seatScope(session) ?? ''
    return sessionItem(session, {
      face: faces.get(session.serviceId ?? ''),
      seats: seats.get(scope),
      waiting: waiting.get(scope) ?? 0,
      unpaid: unpaid.get(scope) ?? 0,
      maySeeNote: session.serviceId !== null || maySeeReason(actor, session.resourceIds, columns),
    })
  })
}

/** Returns the scope of a session's seats: the session of a class, the schedule of a course. */
function scopeOfSeats(session: CalendarSession, faces: ReadonlyMap<string, ServiceFace>): string | undefined {
  const type = faces.get(session.serviceId ?? '')?.type
  if (type === undefined) return undefined
  return type === 'COURSE' ? session.scheduleId : session.id
}
