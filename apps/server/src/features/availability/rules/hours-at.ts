import type { Hours } from '@kalends/availability'

/** Location that hours depend on; null outside the business. */
export type HoursLocation = { locationId: string | null }

/**
 * Returns the hours of a resource at a location. Hours that name a location apply there only, whatever locations the
 * resource lists; other hours apply wherever the resource belongs.
 */
export function hoursAt(hours: Hours, { locationId }: HoursLocation, belongs: boolean): Hours {
  const holds = (rule: { locationId?: string | null }) =>
    rule.locationId == null ? belongs : rule.locationId === locationId
  const exceptions = hours.exceptions.filter((one) => one.locationId == null || one.locationId === locationId)
  return {
    zone: hours.zone,
    weekly: hours.weekly.filter(holds),
    exceptions: belongs ? exceptions : exceptions.filter((one) => one.locationId != null || one.windows.length === 0),
  }
}

/** Returns true if a resource with these locations belongs to the location; without any it belongs to all. */
export function belongsTo(locationIds: readonly string[], { locationId }: HoursLocation): boolean {
  return locationIds.length === 0 || (locationId !== null && locationIds.includes(locationId))
}
