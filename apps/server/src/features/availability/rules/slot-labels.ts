import type { timeSlots } from '@kalends/contract'
import type { LocationType, SlotLocation } from './offered-locations.ts'

type Location = timeSlots.Location

/** Location types of slots, and of bookings. */
export const bookingLocationTypes = { BUSINESS: 'OWNER_BUSINESS', CUSTOM: 'OWNER_CUSTOM', CUSTOMER: 'CUSTOM' } as const
export const slotLocationTypes: Record<LocationType, timeSlots.LocationType> = {
  OWNER_BUSINESS: 'BUSINESS',
  OWNER_CUSTOM: 'CUSTOM',
  CUSTOM: 'CUSTOMER',
}

/** Returns true if a location is requested: business locations by id, others by type. An empty request matches all. */
export function isRequestedLocation(
  location: SlotLocation,
  requested: readonly Location[] | null | undefined,
): boolean {
  if (!requested?.length) return true
  return requested.some(({ locationType, id }) => {
    const type = locationType ?? (id ? 'BUSINESS' : undefined)
    if (type !== undefined && bookingLocationTypes[type] !== location.type) return false
    return type !== 'BUSINESS' || !id || id.toLowerCase() === location.locationId
  })
}
