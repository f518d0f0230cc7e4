import type { Client } from '@kalends/sdk'
import { dayIn } from '../../lib/format.ts'
import { dayBounds } from '../data/day-bounds.ts'

type Day = { date: string; locationId: string | null }

const MOST = 100

/** How many bookings stand on each of these days, in their order: one question for them all. */
export async function loadTouched(client: Client, days: readonly Day[], zone: string): Promise<number[]> {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const filter = {
    startDate: {
      $gte: new Date(dayBounds(first.date, zone).from).toISOString(),
      $lt: new Date(dayBounds(last.date, zone).until).toISOString(),
    },
    status: { $in: ['CONFIRMED', 'PENDING'] },
  }
  const { extendedBookings } = await client.bookings.queryExtendedBookings({
    query: { filter, cursorPaging: { limit: MOST }, sort: [{ fieldName: 'startDate', order: 'ASC' }] },
  })
  const booked = (extendedBookings ?? []).map(({ booking }) => ({
    date: booking?.startDate ? dayIn(Date.parse(booking.startDate), zone) : '',
    locationId: booking?.bookedEntity?.slot?.location?.id ?? null,
  }))
  return days.map(
    ({ date, locationId }) =>
      booked.filter((one) => one.date === date && (locationId === null || one.locationId === locationId)).length,
  )
}
