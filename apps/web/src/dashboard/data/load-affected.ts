import type { Client } from '@kalends/sdk'
import { formatCustomerName } from './rows.ts'

/** What is booked and still to come, and would be touched by a change: a line each. */
export type AffectedBooking = { id: string; when: string; service: string; customer: string }

/** The first of them, and how many there are. */
export type AffectedBookings = { affected: readonly AffectedBooking[]; total: number }

const SHOWN = 8

/** What several found together: the first of all, and the sum. */
export function loadAllAffected(found: readonly AffectedBookings[]): AffectedBookings {
  const affected = found.flatMap((one) => one.affected).sort((a, b) => a.when.localeCompare(b.when))
  return { affected: affected.slice(0, SHOWN), total: found.reduce((sum, { total }) => sum + total, 0) }
}

/** Bookings to come, or going on, that a filter of the API finds: of a person, at a place, of a service. */
export async function loadAffectedBookings(
  client: Client,
  filter: Record<string, unknown>,
  now: number,
): Promise<AffectedBookings> {
  const { extendedBookings, pagingMetadata } = await client.bookings.queryExtendedBookings({
    query: {
      filter: { ...filter, status: { $in: ['CONFIRMED', 'PENDING'] }, endDate: { $gte: new Date(now).toISOString() } },
      sort: [{ fieldName: 'startDate' }],
      paging: { limit: SHOWN, offset: 0 },
    },
  })
  const affected = (extendedBookings ?? []).flatMap(({ booking }) =>
    booking
      ? [
          {
            id: booking.id ?? '',
            when: String(booking.startDate ?? ''),
            service: booking.bookedEntity?.title ?? '',
            customer: formatCustomerName(booking),
          },
        ]
      : [],
  )
  return { affected, total: pagingMetadata?.total ?? affected.length }
}

const YEAR_MS = 366 * 86_400_000

/** What uses these rooms and things within a year: appointments, meetings and blocked time. */
export async function loadAffectedSessions(
  client: Client,
  resourceIds: readonly string[],
  now: number,
): Promise<AffectedBookings> {
  if (resourceIds.length === 0) return { affected: [], total: 0 }
  const span = { fromDate: new Date(now).toISOString(), toDate: new Date(now + YEAR_MS).toISOString() }
  const { sessions } = await client.sessions.querySessions({
    ...span,
    resourceIds: resourceIds.slice(0, 100),
    limit: 1000,
  })
  const affected = sessions.slice(0, SHOWN).map(({ id, startDate, title }) => ({
    id,
    when: startDate,
    service: title,
    customer: '',
  }))
  return { affected, total: sessions.length }
}
