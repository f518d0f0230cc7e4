import type { timeSlots } from '@kalends/contract'
import type { LocationType, SlotLocation } from './offered-locations.ts'

type Location = timeSlots.Location

/** The words for places in slots, and those of bookings and of our own. */
export const locationMessages = { BUSINESS: 'OWNER_BUSINESS', CUSTOM: 'OWNER_CUSTOM', CUSTOMER: 'CUSTOM' } as const
export const slotWords: Record<LocationType, timeSlots.LocationType> = {
  OWNER_BUSINESS: 'BUSINESS',
  OWNER_CUSTOM: 'CUSTOM',
  CUSTOM: 'CUSTOMER',
}

/** Whether a place is one of those asked for: of the business by id, elsewhere by kind. None asked: all are. */
export function isRequestedLocation(
  location: SlotLocation,
  requested: readonly Location[] | null | undefined,
): boolean {
  if (!requested?.length) return true
  return requested.some(({ locationType, id }) => {
    const type = locationType ?? (id ? 'BUSINESS' : undefined)
    if (type !== undefined && locationMessages[type] !== location.type) return false
    return type !== 'BUSINESS' || !id || id.toLowerCase() === location.locationId
  })
}
