import { toLocalDay } from '@kalends/availability'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import type { Organizer } from '../../sites/index.ts'
import { hasEnded } from '../rules/status.ts'
import type { BookingRow } from '../store/rows.ts'

/** `method` is stated in the type of the file too. Source: RFC 5545 section 8.1. */
export type CalendarFile = { content: string; filename: string; method: 'REQUEST' | 'CANCEL' | 'PUBLISH' }

/** One session of a booked course. Instants are epoch milliseconds. */
export type BookedSession = { id: string; start: number; end: number; cancelled: boolean; staffToBeNamed: boolean }

/** What a booking's entries show besides the booking. Of a course all sessions that were ever given out. */
type Shown = {
  sessions: readonly BookedSession[]
  business: Organizer
  /** Link to manage the booking. */
  manageUrl?: string | undefined
  conferencingUrl?: string | undefined
  /** Who gives it is to be named. Each of the sessions says so itself. */
  staffToBeNamed: boolean
}

/**
 * Returns the booking as an iCalendar file. The uid of an entry never changes and its sequence grows with every change,
 * so a later file updates or removes the same entry. Times are UTC.
 *
 * One entry is an invitation of its customer, later called off. A course has an entry for each session, and a message of
 * an invitation may hold one uid only: these are published instead, those that were called off as cancelled.
 * Source: RFC 5546 sections 3.2.1, 3.2.2 and 3.2.5.
 */
export function calendarFile(row: BookingRow, shown: Shown): CalendarFile {
  const entries = listEntries(row, shown)
  const attendees = findAttendees(row)
  const method =
    entries.length > 1 || attendees.length === 0
      ? ICalCalendarMethod.PUBLISH
      : entries.every(({ isOff }) => isOff)
        ? ICalCalendarMethod.CANCEL
        : ICalCalendarMethod.REQUEST
  const calendar = ical({ prodId, method })
  const invited = method === ICalCalendarMethod.PUBLISH ? [] : attendees
  for (const entry of entries) calendar.createEvent({ ...describeEntry(row, entry, shown), attendees: invited })
  return { content: toText(calendar), filename: `booking-${row.id.slice(0, 8)}.ics`, method }
}

/** Returns many bookings as one calendar feed, with cancelled ones marked. */
export function bookingsCalendar(
  entries: readonly (Omit<Shown, 'business'> & { row: BookingRow })[],
  business: Organizer,
): string {
  const calendar = ical({ prodId, method: ICalCalendarMethod.PUBLISH, name: plain(business.name), ttl: 60 * 60 })
  for (const { row, ...shown } of entries) {
    for (const entry of listEntries(row, shown)) {
      calendar.createEvent(describeEntry(row, entry, { ...shown, business }))
    }
  }
  return toText(calendar)
}

const prodId = { company: 'Kalends', product: 'Kalends' }

/** The last line ends like every other one, which some programs insist on. */
const toText = (calendar: ReturnType<typeof ical>): string => `${calendar.toString()}\r\n`

type Entry = { uid: string; start: Date; end: Date; isOff: boolean; allDay?: boolean; staffToBeNamed: boolean }

function listEntries(row: BookingRow, { sessions, staffToBeNamed }: Omit<Shown, 'business'>): Entry[] {
  const isOver = hasEnded(row.status)
  if (sessions.length > 0) {
    return sessions.map((session) => ({
      uid: `booking-${row.id}-${session.id}@kalends`,
      start: new Date(session.start),
      end: new Date(session.end),
      isOff: isOver || session.cancelled,
      staffToBeNamed: session.staffToBeNamed,
    }))
  }
  const entry = { uid: `booking-${row.id}@kalends`, isOff: isOver, staffToBeNamed }
  if (row.duration_days !== null) return [{ ...entry, ...wholeDays(row), allDay: true }]
  return [{ ...entry, start: new Date(row.starts_at), end: new Date(row.ends_at) }]
}

/** Dates without a time: those of the location, wherever the file is opened. The end is the day after the last one. */
function wholeDays({ starts_at, ends_at, time_zone }: BookingRow): { start: Date; end: Date } {
  const date = (at: string) => new Date(`${toLocalDay(Date.parse(at), time_zone)}T00:00:00Z`)
  return { start: date(starts_at), end: date(ends_at) }
}

function describeEntry(
  row: BookingRow,
  { uid, start, end, isOff, allDay = false, staffToBeNamed }: Entry,
  { business, manageUrl, conferencingUrl }: Shown,
): ICalEventData {
  const url = conferencingUrl ?? manageUrl
  const staff = row.resource?.name ?? (staffToBeNamed ? toBeNamed(row.language) : undefined)
  return {
    id: uid,
    start,
    end,
    ...(allDay ? { allDay } : {}),
    sequence: Number(row.revision) - 1,
    stamp: new Date(row.updated_at),
    summary: plain(`${row.title}, ${business.name}`),
    location: plain(findLocation(row) ?? conferencingUrl ?? '') || null,
    description: plain([row.title, staff, conferencingUrl, manageUrl].filter(Boolean).join('\n')),
    organizer: { name: oneLine(business.name), email: business.email },
    ...(url ? { url } : {}),
    status: isOff ? ICalEventStatus.CANCELLED : statusOf(row),
  }
}

/** Says that a teacher is still to be named, in the language of the booking if we have it. */
const toBeNamed = (language: string | null): string =>
  language?.split('-')[0] === 'he' ? 'המורה ייקבע בהמשך' : 'Teacher to be announced'

function statusOf({ status }: BookingRow): ICalEventStatus {
  return status === 'CONFIRMED' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}

/** The customer, who has agreed by booking: no answer is asked for. */
function findAttendees({ contact_details: { email, firstName, lastName }, status }: BookingRow) {
  if (!email) return []
  const name = oneLine([firstName, lastName].filter(Boolean).join(' '))
  const accepted = status === 'CONFIRMED' ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.TENTATIVE
  return [{ email, ...(name ? { name } : {}), role: ICalAttendeeRole.REQ, status: accepted, rsvp: false }]
}

function findLocation({ location }: BookingRow): string | null {
  return [location.name, location.formattedAddress].filter(Boolean).join(', ') || null
}

/** Removes control characters, which no program must accept. Line breaks stay: they are written as `\n`. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\n\P{Cc}]/gu, ' ')
}

/** A name in a parameter has no line breaks and no quotes. Source: RFC 5545 section 3.1. */
function oneLine(text: string): string {
  return plain(text).replaceAll(/["\n]/g, ' ').trim()
}
