import type { bookings } from '@kalends/contract'
import type { Place } from '../../availability/index.ts'

/** Where a booking takes place, as it is kept with it; at the customer's, the address they gave. */
export function bookedLocation(
  { type, locationId, name, formattedAddress }: Place,
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
