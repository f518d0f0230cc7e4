import { addDays, type Hours } from '@kalends/availability'
import type { business, Infer } from '@kalends/contract'
import { oneLineAddress } from './rules/address.ts'
import type { LocationRow } from './store.ts'

type Location = Infer<typeof business.Location>

const daysShown = 56

/** A place as customers see it, with the hours of an ordinary week and the days it is closed out of the ordinary. */
export function locationView(row: LocationRow, hours: Hours | undefined, today: string): Location {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    formattedAddress: oneLineAddress(row.address),
    directions: row.directions,
    phone: row.phone,
    email: row.email,
    timeZone: row.time_zone,
    default: row.is_default,
    openingHours: (hours?.weekly ?? []).filter((rule) => holdsOn(rule, today)).map(openingWindow),
    closedDates: (hours?.exceptions ?? [])
      .filter(({ date, windows }) => windows.length === 0 && date >= today && date < addDays(today, daysShown))
      .map(({ date }) => date),
  }
}

function openingWindow({ weekday, openMinute, closeMinute }: Hours['weekly'][number]) {
  return { weekday, opensMinute: openMinute, closesMinute: closeMinute }
}

function holdsOn({ validFrom, validUntil }: Hours['weekly'][number], day: string): boolean {
  return (validFrom ?? day) <= day && (validUntil ?? day) >= day
}
