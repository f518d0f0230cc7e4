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
