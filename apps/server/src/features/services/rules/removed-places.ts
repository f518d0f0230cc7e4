import { placeKey } from './edited-service.ts'
import type { NewPlace } from './new-service.ts'

type Place = Pick<NewPlace, 'type' | 'locationId' | 'custom'>

/**
 * Places a service had and has no longer; the customer's own was never the service's to leave. Sessions don't say at which
 * address of the service's own they are: while one of them stays, none is left.
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

/** Whether a place sessions can be at is one of these. */
export function isOneOf(place: Place, places: readonly Place[]): boolean {
  if (place.type === 'CUSTOMER') return false
  return places.some((one) => placeKey(one) === placeKey(place))
}
