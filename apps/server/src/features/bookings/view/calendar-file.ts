import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { BookingRow } from '../store/rows.ts'

export type CalendarFile = { content: string; filename: string }

const statuses = {
  CONFIRMED: ICalEventStatus.CONFIRMED,
  CANCELED: ICalEventStatus.CANCELLED,
  DECLINED: ICalEventStatus.CANCELLED,
} as const

/** A meeting of a booked course. Instants are epoch milliseconds. */
type Meeting = { id: string; start: number; end: number }

/**
 * The booking for somebody's calendar, a course with all its meetings. Its uid never changes and its sequence grows with every change, so a later file
 * moves or removes the same entry. Times are UTC instants, which every calendar shows in its owner's zone.
 */
export function calendarFile(
  row: BookingRow,
  meetings: readonly Meeting[],
  business: { name: string },
  link?: string,
): CalendarFile {
  const status = statuses[row.status as keyof typeof statuses] ?? ICalEventStatus.TENTATIVE
  const ended = status === ICalEventStatus.CANCELLED
  const calendar = ical({
    prodId: { company: 'Kalends', product: 'Kalends' },
    method: ended ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  const common = {
    sequence: Number(row.revision) - 1,
    stamp: new Date(row.updated_at),
    summary: `${row.title}, ${business.name}`,
    location: placeOf(row),
    description: descriptionOf(row, link),
    ...(link ? { url: link } : {}),
    status,
  }
  for (const { uid, start, end } of entriesOf(row, meetings)) calendar.createEvent({ ...common, id: uid, start, end })
  return { content: calendar.toString(), filename: `booking-${row.id.slice(0, 8)}.ics` }
}

function entriesOf(row: BookingRow, meetings: readonly Meeting[]): { uid: string; start: Date; end: Date }[] {
  if (meetings.length > 0) {
    return meetings.map(({ id, start, end }) => ({
      ...{ uid: `booking-${row.id}-${id}@kalends`, start: new Date(start), end: new Date(end) },
    }))
  }
  const [start, end] = [new Date(row.starts_at ?? row.created_at), new Date(row.ends_at ?? row.created_at)]
  return [{ uid: `booking-${row.id}@kalends`, start, end }]
}

function placeOf({ location }: BookingRow): string | null {
  return [location.name, location.formattedAddress].filter(Boolean).join(', ') || null
}

function descriptionOf(row: BookingRow, link: string | undefined): string {
  return [row.title, row.resource?.name, link].filter(Boolean).join('\n')
}
