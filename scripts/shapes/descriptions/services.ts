import { commonDescriptions } from './common.ts'

/** What the fields of the generated shapes of services mean (common.ts). */
export const servicesDescriptions: Readonly<Record<string, string>> = {
  ...commonDescriptions,
  'Service.schedule': 'The service’s own schedule, made with it.',
  'Service.type': 'APPOINTMENT, CLASS or COURSE; never changes.',
  'Service.name': 'Name as customers know it.',
  'QueryServicesByFiltersRequest.serviceFilters': 'When, where and with what it should be.',
  'QueryServicesByFiltersResponse.results': 'The services, in the order asked for.',
  'ServiceFilters.localStartDate': 'From when something is free, as wall time; from now on where left out.',
  'ServiceFilters.localEndDate': 'Until when it is over, as wall time; as far as can be booked where left out.',
  'ServiceFilters.timeZone': 'Zone of the wall times; that of the business where left out.',
  'ServiceFilters.exactMatch': 'Start and end are those of the visit itself, not a span in which it lies.',
  'ServiceFilters.locationIds': 'Places of the business; at one of them the service is free.',
  'ServiceFilters.attributes': 'Refused: what is booked has no attributes of its own here.',
  'ServiceFilters.resourceTypes': 'Kinds of resources of which it uses one, by id or name; STAFF for people.',
  'ServiceFilters.includeUnavailable': 'Whether services with nothing free are listed too.',
  'ServiceWithAvailability.available': 'Whether a customer could book it within what was asked.',
}
