import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { BookingRow } from '../store/rows.ts'

export type CalendarFile = { content: string; filename: string }

const statuses = {
  CONFIRMED: ICalEventStatus.CONFIRMED,
  CANCELED: ICalEventStatus.CANCELLED,
  DECLINED: ICalEventStatus.CANCELLED,
} as const

/** Links to manage the booking and to join it online. */
type Links = { manageUrl?: string | undefined; conferencingUrl?: string | undefined }

/** A session of a booked course. Instants are epoch milliseconds. */
type ClassSession = { id: string; start: number; end: number }

/**
 * Returns the booking as an iCalendar file, a course with all its sessions. The uid never changes and the sequence grows
 * with every change, so a later file updates or removes the same entry. Times are UTC.
 */
export function calendarFile(
  row: BookingRow,
  sessions: readonly ClassSession[],
  business: { name: string },
  links: Links = {},
): CalendarFile {
  const ended = eventStatus(row) === ICalEventStatus.CANCELLED
  const method = ended ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const calendar = ical({ prodId, method })
  for (const event of buildEvents(row, sessions, business, links)) calendar.createEvent(event)
  return { content: calendar.toString(), filename: `booking-${row.id.slice(0, 8)}.ics` }
}

type Entry = { row: BookingRow; sessions: readonly ClassSession[]; conferencingUrl?: string | undefined }

/** Returns many bookings as one calendar feed, with cancelled ones marked. */
export function bookingsCalendar(entries: readonly Entry[], business: { name: string }): string {
  const calendar = ical({ prodId, method: ICalCalendarMethod.PUBLISH, name: business.name, ttl: 60 * 60 })
  for (const { row, sessions, conferencingUrl } of entries)
    for (const event of buildEvents(row, sessions, business, { conferencingUrl })) calendar.createEvent(event)
  return calendar.toString()
}

const prodId = { company: 'Kalends', product: 'Kalends' }

function eventStatus({ status }: BookingRow): ICalEventStatus {
  return statuses[status as keyof typeof statuses] ?? ICalEventStatus.TENTATIVE
}

function buildEvents(row: BookingRow, sessions: readonly ClassSession[], business: { name: string }, links: Links) {
  const { manageUrl, conferencingUrl } = links
  const url = conferencingUrl ?? manageUrl
  const common = {
    sequence: Number(row.revision) - 1,
    stamp: new Date(row.updated_at),
    summary: `${row.title}, ${business.name}`,
    location: findLocation(row) ?? conferencingUrl ?? null,
    description: [row.title, row.resource?.name, conferencingUrl, manageUrl].filter(Boolean).join('\n'),
    ...(url ? { url } : {}),
    status: eventStatus(row),
  }
  return listEntries(row, sessions).map(({ uid, start, end }) => ({ ...common, id: uid, start, end }))
}

function listEntries(row: BookingRow, sessions: readonly ClassSession[]): { uid: string; start: Date; end: Date }[] {
  if (sessions.length > 0) {
    return sessions.map(({ id, start, end }) => ({
      uid: `booking-${row.id}-${id}@kalends`,
      start: new Date(start),
      end: new Date(end),
    }))
  }
  const start = new Date(row.starts_at)
  const end = new Date(row.ends_at)
  return [{ uid: `booking-${row.id}@kalends`, start, end }]
}

function findLocation({ location }: BookingRow): string | null {
  return [location.name, location.formattedAddress].filter(Boolean).join(', ') || null
}
