import { addDays, type DayWindow, type Hours } from '@kalends/availability'
import type { business, Infer } from '@kalends/contract'
import { oneLineAddress } from '../rules/address.ts'
import type { ClosingDay } from '../store/closing-days.ts'
import type { LocationRow } from '../store/locations.ts'

type Location = Infer<typeof business.Location>

type ManagedLocation = Infer<typeof business.ManagedLocation>

const daysShown = 56

/**
 * A location as customers see it, with its weekly hours and the days on which it is closed: by its own hours, or
 * because it or the whole business is closed.
 */
export function locationView(
  row: LocationRow,
  { hours, closings, today }: { hours: Hours | undefined; closings: readonly ClosingDay[]; today: string },
): Location {
  const last = addDays(today, daysShown)
  const closed = [
    ...(hours?.exceptions ?? []).filter(({ windows }) => windows.length === 0),
    ...closings.filter(({ locationId }) => locationId === null || locationId === row.id),
  ].filter(({ date }) => date >= today && date < last)
  const closedDates = [...new Set(closed.map(({ date }) => date))].sort()
  return {
    ...sharedFields(row),
    openingHours: (hours?.weekly ?? []).filter((rule) => holdsOn(rule, today)).map(openingWindow),
    closedDates,
    specialHours: (hours?.exceptions ?? [])
      .filter(({ date, windows }) => windows.length > 0 && date >= today && date < last && !closedDates.includes(date))
      .map(({ date, windows }) => ({ date, windows: windows.map(dayWindow) }))
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
  }
}

/** A location as staff see it. */
export function managedLocationView(row: LocationRow): ManagedLocation {
  return {
    ...sharedFields(row),
    revision: String(row.revision),
    status: row.status as ManagedLocation['status'],
    archived: row.archived_at !== null,
    scheduleId: row.schedule_id,
  }
}

function sharedFields(row: LocationRow) {
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
  }
}

const dayWindow = ({ openMinute, closeMinute }: DayWindow) => ({ opensMinute: openMinute, closesMinute: closeMinute })

function openingWindow({ weekday, openMinute, closeMinute }: Hours['weekly'][number]) {
  return { weekday, opensMinute: openMinute, closesMinute: closeMinute }
}

function holdsOn({ validFrom, validUntil }: Hours['weekly'][number], day: string): boolean {
  return (validFrom ?? day) <= day && (validUntil ?? day) >= day
}
