/** Location types of slots and bookings in the API. */
export type LocationType = 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM'

/** Where a slot is. */
export type SlotLocation = {
  type: LocationType
  /** Set for business locations. */
  locationId: string | null
  name: string | null
  formattedAddress: string | null
  zone: string
}

/** Location of a service. */
export type ServiceLocation = {
  type: 'BUSINESS' | 'CUSTOM' | 'CUSTOMER'
  locationId: string | null
  address: string | null
}

type KnownLocation = {
  id: string
  name: string
  formattedAddress: string
  zone: string
  active: boolean
  isDefault: boolean
}

/** Requested locations; empty for all. */
export type LocationFilter = { locationIds?: readonly string[] | undefined; type?: LocationType | undefined }

/** Returns the active locations of a service in its order; a service without any is at the default location. */
export function offeredLocations(
  own: readonly ServiceLocation[],
  known: readonly KnownLocation[],
  businessZone: string,
  filter: LocationFilter = {},
): SlotLocation[] {
  const fallback = known.find(({ isDefault }) => isDefault)?.id ?? null
  const locations = own.length > 0 ? own : [{ type: 'BUSINESS', locationId: fallback, address: null } as const]
  return locations
    .flatMap((location) => findLocation(location, known, businessZone) ?? [])
    .filter((location) => isRequested(location, filter))
}

function findLocation(
  location: ServiceLocation,
  known: readonly KnownLocation[],
  zone: string,
): SlotLocation | undefined {
  if (location.type === 'CUSTOMER')
    return { type: 'CUSTOM', locationId: null, name: null, formattedAddress: null, zone }
  if (location.type === 'CUSTOM') {
    return { type: 'OWNER_CUSTOM', locationId: null, name: null, formattedAddress: location.address, zone }
  }
  const found = known.find(({ id, active }) => active && id === location.locationId)
  if (!found) return undefined
  const { id: locationId, name, formattedAddress } = found
  return { type: 'OWNER_BUSINESS', locationId, name, formattedAddress, zone: found.zone }
}

function isRequested({ type, locationId }: SlotLocation, filter: LocationFilter): boolean {
  if (filter.type !== undefined && filter.type !== type) return false
  return filter.locationIds === undefined || (locationId !== null && filter.locationIds.includes(locationId))
}
