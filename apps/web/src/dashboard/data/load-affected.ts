import type { Client } from '@kalends/sdk'
import { formatCustomerName } from './rows.ts'

/** An upcoming booking that a change would affect. */
export type AffectedBooking = { id: string; when: string; service: string; customer: string }

/** The first affected bookings, and the total. */
export type AffectedBookings = { affected: readonly AffectedBooking[]; total: number }

const SHOWN = 8

/** Merges several results: the first bookings and the sum of the totals. */
export function loadAllAffected(found: readonly AffectedBookings[]): AffectedBookings {
  const affected = found.flatMap((one) => one.affected).sort((a, b) => a.when.localeCompare(b.when))
  return { affected: affected.slice(0, SHOWN), total: found.reduce((sum, { total }) => sum + total, 0) }
}

/** Loads upcoming and current bookings that match an API filter, such as those of a person, location or service. */
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

/** Loads what uses these rooms within a year: appointments, sessions and blocked time. */
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
