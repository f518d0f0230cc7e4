import type { services } from '@kalends/contract'
import { type LocationRow, oneLineAddress } from '../../business/index.ts'
import type { ServiceLocationRow } from '../store/rows.ts'

/** Returns a service location. Data of a business location is read from it, never copied. */
export function locationView(
  { id, type, locationId, custom }: ServiceLocationRow,
  locations: ReadonlyMap<string, LocationRow>,
): services.V2Location {
  if (type === 'CUSTOM')
    return { id, type, custom: { id, address: custom }, calculatedAddress: formatted(custom ?? {}) }
  const location = locations.get(locationId ?? '')
  if (type !== 'BUSINESS' || !location) return { id, type }
  const calculatedAddress = formatted(location.address)
  return {
    id,
    type,
    calculatedAddress,
    business: {
      id: location.id,
      name: location.name,
      default: location.is_default,
      address: calculatedAddress,
      ...(location.email ? { email: location.email } : {}),
      ...(location.phone ? { phone: location.phone } : {}),
    },
  }
}

/** Formats the address. A country known by name only appears in the formatted line: the API has codes. */
function formatted({ country, ...address }: services.CommonAddress): services.CommonAddress {
  const isCode = /^[a-z]{2}$/i.test(country ?? '')
  return { ...address, ...(isCode ? { country } : {}), formattedAddress: oneLineAddress({ ...address, country }) }
}
