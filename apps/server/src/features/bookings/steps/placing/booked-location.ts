import type { availability, bookings } from '@kalends/contract'
import type { SlotLocation } from '../../../availability/index.ts'

/** Returns the location stored with a booking; for visits to the customer, the address they gave. */
export function bookedLocation(
  { type, locationId, name, formattedAddress }: SlotLocation,
  requested: availability.Location | null | undefined,
  contact: bookings.ContactDetails,
): availability.Location {
  const address =
    type === 'CUSTOM' ? (requested?.formattedAddress ?? contact.fullAddress?.formattedAddress) : formattedAddress
  return {
    ...(locationId ? { id: locationId } : {}),
    ...(name ? { name } : {}),
    ...(address ? { formattedAddress: address } : {}),
    locationType: type,
  }
}
