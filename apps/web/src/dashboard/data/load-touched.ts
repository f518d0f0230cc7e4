import type { Client } from '@kalends/sdk'
import { customerName } from './rows.ts'

/** What is booked and still to come, and would be touched by a change: a line each. */
export type Touched = { id: string; when: string; what: string; who: string }

/** The first of them, and how many there are. */
export type TouchedBookings = { touched: readonly Touched[]; total: number }

const SHOWN = 8

/** What several found together: the first of all, and the sum. */
export function allTouched(found: readonly TouchedBookings[]): TouchedBookings {
  const touched = found.flatMap((one) => one.touched).sort((a, b) => a.when.localeCompare(b.when))
  return { touched: touched.slice(0, SHOWN), total: found.reduce((sum, { total }) => sum + total, 0) }
}

/** Bookings to come, or going on, that a filter of the API finds: of a person, at a place, of a service. */
export async function loadTouched(
  client: Client,
  filter: Record<string, unknown>,
  now: number,
): Promise<TouchedBookings> {
  const { extendedBookings, pagingMetadata } = await client.bookings.queryExtendedBookings({
    query: {
      filter: { ...filter, status: { $in: ['CONFIRMED', 'PENDING'] }, endDate: { $gte: new Date(now).toISOString() } },
      sort: [{ fieldName: 'startDate' }],
      paging: { limit: SHOWN, offset: 0 },
    },
  })
  const touched = (extendedBookings ?? []).flatMap(({ booking }) =>
    booking
      ? [
          {
            id: booking.id ?? '',
            when: String(booking.startDate ?? ''),
            what: booking.bookedEntity?.title ?? '',
            who: customerName(booking),
          },
        ]
      : [],
  )
  return { touched, total: pagingMetadata?.total ?? touched.length }
}

const YEAR_MS = 366 * 86_400_000

/** What uses these rooms and things within a year: appointments, meetings and blocked time. */
export async function loadTouchedSessions(
  client: Client,
  resourceIds: readonly string[],
  now: number,
): Promise<TouchedBookings> {
  if (resourceIds.length === 0) return { touched: [], total: 0 }
  const span = { fromDate: new Date(now).toISOString(), toDate: new Date(now + YEAR_MS).toISOString() }
  const { sessions } = await client.sessions.querySessions({
    ...span,
    resourceIds: resourceIds.slice(0, 100),
    limit: 1000,
  })
  const touched = sessions.slice(0, SHOWN).map(({ id, startDate, title }) => ({
    id,
    when: startDate,
    what: title,
    who: '',
  }))
  return { touched, total: sessions.length }
}
