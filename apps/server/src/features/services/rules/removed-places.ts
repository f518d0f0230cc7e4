import { placeKey } from './edited-service.ts'
import type { NewPlace } from './new-service.ts'

type Place = Pick<NewPlace, 'type' | 'locationId' | 'custom'>

/**
 * Returns locations a service no longer has, without customer locations. Sessions don't store at which
 * custom address they are, so custom counts as removed only when no custom address remains.
 */
export function removedPlaces(
  before: readonly Place[],
  after: readonly Place[],
): { locationIds: string[]; custom: boolean } {
  const left = before.filter((place) => !isOneOf(place, after))
  return {
    locationIds: left.flatMap(({ type, locationId }) => (type === 'BUSINESS' && locationId ? [locationId] : [])),
    custom: left.some(isCustom) && !before.some((place) => isCustom(place) && isOneOf(place, after)),
  }
}

const isCustom = ({ type }: Place) => type === 'CUSTOM'

/** Returns true if a location where sessions can take place is one of these. */
export function isOneOf(place: Place, places: readonly Place[]): boolean {
  if (place.type === 'CUSTOMER') return false
  return places.some((one) => placeKey(one) === placeKey(place))
}
