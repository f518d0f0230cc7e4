import type { bookings } from '@kalends/contract'
import type { SlotLocation } from '../../../availability/index.ts'

/** Returns the location stored with a booking; for visits to the customer, the address they gave. */
export function bookedLocation(
  { type, locationId, name, formattedAddress }: SlotLocation,
  requested: bookings.Location | null | undefined,
  contact: bookings.ContactDetails,
): bookings.Location {
  const address =
    type === 'CUSTOM' ? (requested?.formattedAddress ?? contact.fullAddress?.formattedAddress) : formattedAddress
  return {
    ...(locationId ? { id: locationId } : {}),
    ...(name ? { name } : {}),
    ...(address ? { formattedAddress: address } : {}),
    locationType: type,
  }
}
