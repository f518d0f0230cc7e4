import type { Hours } from '@kalends/availability'

/** A place, as far as hours depend on it: a location of the business, or somewhere else (null). */
export type Whereabouts = { locationId: string | null }

/**
 * The hours in which somebody can be had at a place. Hours that name a location hold there and nowhere else, whatever
 * the resource's own list of places says; hours that name none hold wherever the resource belongs.
 */
export function hoursAt(hours: Hours, { locationId }: Whereabouts, belongs: boolean): Hours {
  const holds = (rule: { locationId?: string | null }) =>
    rule.locationId == null ? belongs : rule.locationId === locationId
  const exceptions = hours.exceptions.filter((one) => one.locationId == null || one.locationId === locationId)
  return {
    zone: hours.zone,
    weekly: hours.weekly.filter(holds),
    exceptions: belongs ? exceptions : exceptions.filter((one) => one.locationId != null || one.windows.length === 0),
  }
}

/** Whether a resource with this list of places belongs to the place; one without a list belongs everywhere. */
export function belongsTo(locationIds: readonly string[], { locationId }: Whereabouts): boolean {
  return locationIds.length === 0 || (locationId !== null && locationIds.includes(locationId))
}
