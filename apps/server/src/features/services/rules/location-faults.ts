import type { FieldViolation, services } from '@kalends/contract'
import { fault, unless } from './fault.ts'

type Service = services.Service
type ServiceLocationInput = services.V2Location

/** Lists what is wrong with a service's locations. None means the default location, which is always valid. */
export function locationFaults(service: Service, openLocations: ReadonlySet<string>): FieldViolation[] {
  const locations = service.locations ?? []
  return [
    ...locations.flatMap((location, index) => singleFaults(service, location, `locations[${index}]`, openLocations)),
    ...countFaults(service, locations),
  ]
}

function singleFaults(
  service: Service,
  location: ServiceLocationInput,
  path: string,
  open: ReadonlySet<string>,
): FieldViolation[] {
  switch (location.type) {
    case 'BUSINESS':
      return unless(
        open.has(location.business?.id?.toLowerCase() ?? ''),
        `${path}.business.id`,
        'INVALID_BUSINESS_LOCATION',
        'must be an active location of the business',
      )
    case 'CUSTOM':
      return unless(
        Object.values(location.custom?.address ?? {}).some(Boolean),
        `${path}.custom.address`,
        'INVALID_CUSTOM_LOCATION',
        'must be given',
      )
    case 'CUSTOMER':
      return customerFaults(service, location, path)
    default:
      return [fault(`${path}.type`, 'INVALID_UNKNOWN_LOCATION', 'must be BUSINESS, CUSTOM or CUSTOMER')]
  }
}

function customerFaults({ type }: Service, { business, custom }: ServiceLocationInput, path: string): FieldViolation[] {
  if (type !== 'APPOINTMENT') {
    return [fault(path, 'INVALID_CUSTOMER_LOCATION', 'cannot be at the customer’s for a class or course')]
  }
  const bare = !business && !custom
  return unless(bare, path, 'INVALID_CUSTOMER_LOCATION', 'has no address: the customer says where')
}

function countFaults({ type }: Service, locations: readonly ServiceLocationInput[]): FieldViolation[] {
  const of = (wanted: ServiceLocationInput['type']) => locations.filter((location) => location.type === wanted)
  const ids = of('BUSINESS').flatMap(({ business }) => business?.id?.toLowerCase() ?? [])
  const distinct = new Set(ids).size === ids.length
  const twice = unless(distinct, 'locations', 'INVALID_BUSINESS_LOCATIONS', 'must contain each location once')
  if (type === 'COURSE') {
    return [
      ...twice,
      ...unless(locations.length <= 1, 'locations', 'INVALID_LOCATIONS', 'must be a single location for a course'),
    ]
  }
  if (type !== 'APPOINTMENT') return twice
  return [
    ...twice,
    ...unless(of('CUSTOM').length <= 1, 'locations', 'INVALID_LOCATIONS', 'can have one custom location'),
    ...unless(of('CUSTOMER').length <= 1, 'locations', 'INVALID_LOCATIONS', 'can contain the customer’s location once'),
  ]
}
