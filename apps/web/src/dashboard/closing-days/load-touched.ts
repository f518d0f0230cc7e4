import type { Client } from '@kalends/sdk'
import { dayBounds } from '../data/day-bounds.ts'

type Day = { date: string; locationId: string | null }

/** How many bookings stand on each of these days, in their order. */
export function loadTouched(client: Client, days: readonly Day[], zone: string): Promise<number[]> {
  return Promise.all(
    days.map(async ({ date, locationId }) => {
      const { from, until } = dayBounds(date, zone)
      const filter = {
        startDate: { $gte: new Date(from).toISOString(), $lt: new Date(until).toISOString() },
        status: { $in: ['CONFIRMED', 'PENDING'] },
        ...(locationId ? { 'bookedEntity.item.slot.location.id': locationId } : {}),
      }
      return (await client.bookings.countExtendedBookings({ filter })).count ?? 0
    }),
  )
}
