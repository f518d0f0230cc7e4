/** The kinds of places on the wire of slots and bookings. */
export type PlaceType = 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM'

/** Where a slot is. */
export type Place = {
  type: PlaceType
  /** Set for places of the business. */
  locationId: string | null
  name: string | null
  formattedAddress: string | null
  zone: string
}

/** What a service says about where it is given. */
export type ServicePlace = {
  type: 'BUSINESS' | 'CUSTOM' | 'CUSTOMER'
  locationId: string | null
  address: string | null
}

type KnownPlace = {
  id: string
  name: string
  formattedAddress: string
  zone: string
  active: boolean
  isDefault: boolean
}

/** Which places are asked for; nothing: all. */
export type PlaceFilter = { locationIds?: readonly string[] | undefined; type?: PlaceType | undefined }

/** The open places of a service in its own order; a service that names none is at the business's default place. */
export function offeredPlaces(
  own: readonly ServicePlace[],
  known: readonly KnownPlace[],
  businessZone: string,
  filter: PlaceFilter = {},
): Place[] {
  const fallback = known.find(({ isDefault }) => isDefault)?.id ?? null
  const places = own.length > 0 ? own : [{ type: 'BUSINESS', locationId: fallback, address: null } as const]
  return places
    .flatMap((place) => placeOf(place, known, businessZone) ?? [])
    .filter((place) => isRequested(place, filter))
}

function placeOf(place: ServicePlace, known: readonly KnownPlace[], zone: string): Place | undefined {
  if (place.type === 'CUSTOMER') return { type: 'CUSTOM', locationId: null, name: null, formattedAddress: null, zone }
  if (place.type === 'CUSTOM') {
    return { type: 'OWNER_CUSTOM', locationId: null, name: null, formattedAddress: place.address, zone }
  }
  const found = known.find(({ id, active }) => active && id === place.locationId)
  if (!found) return undefined
  const { id: locationId, name, formattedAddress } = found
  return { type: 'OWNER_BUSINESS', locationId, name, formattedAddress, zone: found.zone }
}

function isRequested({ type, locationId }: Place, filter: PlaceFilter): boolean {
  if (filter.type !== undefined && filter.type !== type) return false
  return filter.locationIds === undefined || (locationId !== null && filter.locationIds.includes(locationId))
}
