import type { bookings, Infer } from '@kalends/contract'
import type { RequestContext } from '../../lib/page-context.ts'

type WireBooking = Infer<typeof bookings.Booking>

export const BOOKINGS_PER_PAGE = 20

/** Views of bookings, as tabs. */
export const views = ['upcoming', 'past', 'canceled'] as const
export type View = (typeof views)[number]

/** Filters of the URL; `eventsOnly`: classes and courses only. */
export type BookingFilters = { view: View; page: number; eventsOnly: boolean }

/** A booking of the member, as shown in lists. */
export type BookingLine = {
  id: string
  serviceId: string
  service: string
  kind: 'APPOINTMENT' | 'CLASS' | 'COURSE'
  status: NonNullable<WireBooking['status']>
  start: string
  end: string
  staffName: string
  /** Who gives it is still to be named. */
  staffToBeNamed: boolean
  location: string
  people: number
  /** The zone shown when it was booked. */
  zone: string
}

export function readFilters(search: URLSearchParams, eventsOnly: boolean): BookingFilters {
  const page = Number(search.get('page'))
  return {
    view: views.find((view) => view === search.get('view')) ?? 'upcoming',
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
    eventsOnly,
  }
}

/** Loads one page of bookings and their total. */
export async function loadBookings(
  { kalends, now }: RequestContext,
  { view, page, eventsOnly }: BookingFilters,
  limit = BOOKINGS_PER_PAGE,
): Promise<{ bookings: BookingLine[]; total: number }> {
  const { extendedBookings, pagingMetadata } = await kalends.bookings.queryExtendedBookings({
    query: {
      filter: {
        ...toFilter(view, new Date(now()).toISOString()),
        ...(eventsOnly ? { 'bookedEntity.tags': { $hasSome: ['GROUP', 'COURSE'] } } : {}),
      },
      sort: [{ fieldName: 'startDate', order: view === 'upcoming' ? 'ASC' : 'DESC' }],
      paging: { limit, offset: (page - 1) * limit },
    },
  })
  const lines = (extendedBookings ?? []).flatMap(({ booking }) => bookingLine(booking) ?? [])
  const bookings = await withStaffToBeNamed(kalends, lines)
  return { bookings, total: pagingMetadata?.total ?? bookings.length }
}

/** Marks those of classes and courses that nobody is named for yet. */
async function withStaffToBeNamed(
  { bookings }: RequestContext['kalends'],
  lines: BookingLine[],
): Promise<BookingLine[]> {
  const asked = lines.filter(({ kind, staffName }) => kind !== 'APPOINTMENT' && !staffName).map(({ id }) => id)
  if (asked.length === 0) return lines
  const { bookingIds } = await bookings.listBookingsToBeStaffed({ bookingIds: asked })
  const unnamed = new Set(bookingIds)
  return lines.map((line) => ({ ...line, staffToBeNamed: unnamed.has(line.id) }))
}

/** Confirmed and pending bookings are upcoming or past; the others were cancelled. */
function toFilter(view: View, at: string): Record<string, unknown> {
  if (view === 'canceled') return { status: { $in: ['CANCELED', 'DECLINED'] } }
  const live = { status: { $in: ['CONFIRMED', 'PENDING'] } }
  return { ...live, endDate: view === 'upcoming' ? { $gt: at } : { $lte: at } }
}

/** What a booking is, and when. */
export type BookingTime = Pick<BookingLine, 'service' | 'kind' | 'start' | 'end' | 'zone'>

/** Loads what bookings are and when, by id; those that are gone are left out. */
export async function loadBookingTimes(
  { bookings }: RequestContext['kalends'],
  ids: readonly string[],
): Promise<Map<string, BookingTime>> {
  const unique = [...new Set(ids)]
  const pages = Array.from({ length: Math.ceil(unique.length / TIMES_AT_ONCE) }, (_, page) =>
    unique.slice(page * TIMES_AT_ONCE, (page + 1) * TIMES_AT_ONCE),
  )
  const found = await Promise.all(
    pages.map((some) =>
      bookings.queryExtendedBookings({ query: { filter: { id: { $in: some } }, paging: { limit: TIMES_AT_ONCE } } }),
    ),
  )
  const lines = found.flatMap(({ extendedBookings }) =>
    (extendedBookings ?? []).flatMap(({ booking }) => bookingLine(booking) ?? []),
  )
  return new Map(lines.map(({ id, service, kind, start, end, zone }) => [id, { service, kind, start, end, zone }]))
}

const TIMES_AT_ONCE = 50

function countParticipants({ totalParticipants, participantsChoices }: WireBooking): number {
  const parts = participantsChoices?.serviceChoices ?? []
  return totalParticipants ?? (parts.reduce((sum, part) => sum + (part.numberOfParticipants ?? 1), 0) || 1)
}

/** Undefined for a booking without a time. */
export function bookingLine(booking: WireBooking | null | undefined): BookingLine | undefined {
  const { slot, schedule, title, tags } = booking?.bookedEntity ?? {}
  const start = slot?.startDate ?? booking?.startDate
  const end = slot?.endDate ?? booking?.endDate
  if (!booking?.id || !start || !end) return undefined
  return {
    id: booking.id,
    serviceId: slot?.serviceId ?? schedule?.serviceId ?? '',
    service: title ?? '',
    kind: schedule ? 'COURSE' : tags?.includes('GROUP') ? 'CLASS' : 'APPOINTMENT',
    status: booking.status ?? 'CREATED',
    start,
    end,
    staffName: slot?.resource?.name ?? '',
    staffToBeNamed: false,
    location: (slot?.location ?? schedule?.location)?.name ?? '',
    people: countParticipants(booking),
    zone: slot?.timezone ?? schedule?.timezone ?? '',
  }
}
