import type { Client } from '@kalends/sdk'
import type { Money } from '../../lib/format.ts'
import { loadBookingExtras } from '../data/load-booking-extras.ts'
import { type BookingRow, toBookingRow } from '../data/rows.ts'
import {
  type BookingFilters,
  showsUnpaid,
  sortOrder,
  toApiFilter,
  type View,
  viewFilter,
  views,
} from '../data/views.ts'
import type { StaffSession } from '../staff-context.ts'

export const PAGE_SIZE = 50

export type BookingList = {
  rows: BookingRow[]
  total: number
  counts: Record<View, number>
  /** What is owed for all bookings of the filter, by currency; null unless unpaid ones are listed. */
  owed: Money[] | null
}

/** Loads one page of bookings, the counts of all tabs, and what is owed for unpaid ones. */
export async function loadBookings(
  client: Client,
  session: StaffSession,
  filters: BookingFilters,
  { now, zone }: { now: number; zone: string },
): Promise<BookingList> {
  const filter = toApiFilter(filters, now, zone)
  const [answer, owed, ...counted] = await Promise.all([
    client.bookings.queryExtendedBookings({
      query: {
        filter,
        sort: [{ fieldName: 'startDate', order: sortOrder(filters.view) }],
        paging: { limit: PAGE_SIZE, offset: (filters.page - 1) * PAGE_SIZE },
      },
    }),
    showsUnpaid(filters) && session.permissions.includes('READ_ORDERS') ? loadOwed(client, filter) : null,
    ...views.map((view) => client.bookings.countExtendedBookings({ filter: viewFilter(view, now) })),
  ])
  const found = answer.extendedBookings ?? []
  const extras = await loadBookingExtras(client, found)
  const rows = found.flatMap(({ booking }) => toBookingRow(booking, zone, extras) ?? [])
  return {
    rows,
    owed,
    total: answer.pagingMetadata?.total ?? rows.length,
    counts: Object.fromEntries(views.map((view, index) => [view, counted[index]?.count ?? 0])) as Record<View, number>,
  }
}

async function loadOwed(client: Client, filter: Record<string, unknown>): Promise<Money[]> {
  const { totals } = await client.bookings.sumUnpaidBookings({ filter })
  return totals.map(({ due: value, currency }) => ({ value, currency }))
}
