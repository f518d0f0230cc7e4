import { locationKey } from './edited-service.ts'
import type { NewServiceLocation } from './new-service.ts'

type ServiceLocationInput = Pick<NewServiceLocation, 'type' | 'locationId' | 'custom'>

/**
 * Returns locations a service no longer has, without customer locations. Sessions don't store at which
 * custom address they are, so custom counts as removed only when no custom address remains.
 */
export function removedLocations(
  before: readonly ServiceLocationInput[],
  after: readonly ServiceLocationInput[],
): { locationIds: string[]; custom: boolean } {
  const left = before.filter((location) => !includesLocation(location, after))
  return {
    locationIds: left.flatMap(({ type, locationId }) => (type === 'BUSINESS' && locationId ? [locationId] : [])),
    custom: left.some(isCustom) && !before.some((location) => isCustom(location) && includesLocation(location, after)),
  }
}

const isCustom = ({ type }: ServiceLocationInput) => type === 'CUSTOM'

/** Returns true if the location is one of these. */
export function includesLocation(location: ServiceLocationInput, locations: readonly ServiceLocationInput[]): boolean {
  if (location.type === 'CUSTOMER') return false
  return locations.some((one) => locationKey(one) === locationKey(location))
}
