import type { Client } from '@kalends/sdk'
import { type BookingRow, toBookingRow } from '../data/rows.ts'
import { type BookingFilters, sortOrder, toApiFilter, type View, viewFilter, views } from '../data/views.ts'

export const PAGE_SIZE = 50

export type BookingList = { rows: BookingRow[]; total: number; counts: Record<View, number> }

/** Loads one page of bookings and the counts of all tabs. */
export async function loadBookings(
  client: Client,
  filters: BookingFilters,
  now: number,
  zone: string,
): Promise<BookingList> {
  const [answer, ...counted] = await Promise.all([
    client.bookings.queryExtendedBookings({
      query: {
        filter: toApiFilter(filters, now, zone),
        sort: [{ fieldName: 'startDate', order: sortOrder(filters.view) }],
        paging: { limit: PAGE_SIZE, offset: (filters.page - 1) * PAGE_SIZE },
      },
    }),
    ...views.map((view) => client.bookings.countExtendedBookings({ filter: viewFilter(view, now) })),
  ])
  const found = (answer.extendedBookings ?? []).flatMap(({ booking }) => toBookingRow(booking, zone) ?? [])
  return {
    rows: found,
    total: answer.pagingMetadata?.total ?? found.length,
    counts: Object.fromEntries(views.map((view, index) => [view, counted[index]?.count ?? 0])) as Record<View, number>,
  }
}
