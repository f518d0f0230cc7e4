import type { DatedException, Hours } from './types.ts'

/** Hours as saved for one location. */
export interface LocationHours {
  readonly id: string
  readonly isDefault: boolean
  readonly hours: Hours
}

/**
 * Returns the hours a location is open: its own weekly hours or, if it has none, those of the default location, read as
 * wall times of its own zone. Its own dated hours take precedence on their dates. Elsewhere (`null`: the customer's
 * address or a custom one) the hours of the default location apply. Rules of the result name no location.
 *
 * @returns undefined if there is neither that location nor a default one. Never throws.
 * Source: docs/decisions/0093-opening-hours-belong-to-the-location.md
 */
export function openingHoursAt(locationId: string | null, locations: readonly LocationHours[]): Hours | undefined {
  const fallback = locations.find(({ isDefault }) => isDefault)
  const own = locationId === null ? fallback : locations.find(({ id }) => id === locationId)
  if (!own) return undefined
  const hours = hoursAtLocation(own)
  if (hours.weekly.length > 0 || own === fallback || !fallback) return hours
  return withDatedHours({ ...hoursAtLocation(fallback), zone: hours.zone }, hours.exceptions)
}

/** Returns the hours with the hours of these dates replaced. */
export function withDatedHours(hours: Hours, dated: readonly DatedException[]): Hours {
  const dates = new Set(dated.map(({ date }) => date))
  return { ...hours, exceptions: [...hours.exceptions.filter(({ date }) => !dates.has(date)), ...dated] }
}

/** Drops rules of other locations, and the location id from those of this one. */
function hoursAtLocation({ id, hours }: LocationHours): Hours {
  const isHere = ({ locationId }: { locationId?: string | null }) => locationId == null || locationId === id
  return {
    zone: hours.zone,
    weekly: hours.weekly.filter(isHere).map((rule) => ({ ...rule, locationId: null })),
    exceptions: datedAt(hours.exceptions, id),
  }
}

/** Returns the dated hours that apply at a location; those that name it come before those that name none. */
export function datedAt(exceptions: readonly DatedException[], locationId: string | null): DatedException[] {
  const named = exceptions.filter((one) => one.locationId != null && one.locationId === locationId)
  const dates = new Set(named.map(({ date }) => date))
  const general = exceptions.filter((one) => one.locationId == null && !dates.has(one.date))
  return [...named, ...general].map((one) => ({ ...one, locationId: null }))
}
