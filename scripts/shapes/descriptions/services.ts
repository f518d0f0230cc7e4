import { commonDescriptions } from './common.ts'

/** Descriptions of the fields of services (see common.ts). */
export const servicesDescriptions: Readonly<Record<string, string>> = {
  ...commonDescriptions,
  'SeoSchema.tags':
    'Tags of the head of its page. The pages of Kalends write `title`, the `meta` tags `description`, `robots`, ' +
    '`og:title`, `og:description` and `og:image`, and no others.',
  'Tag.type': 'Element: `title`, `meta`, `link` or `script`.',
  'Tag.custom': 'Whether somebody wrote the tag by hand.',
  'Settings.preventAutoRedirect': 'Whether former slugs lead nowhere instead of to the current one.',
  'Service.schedule': 'Schedule of the service, created with it.',
  'Service.type': 'APPOINTMENT, CLASS or COURSE; cannot be changed.',
  'Service.name': 'Name shown to customers.',
  'QueryServicesByFiltersRequest.serviceFilters': 'Time, location and other conditions.',
  'QueryServicesByFiltersResponse.results': 'Services, in the requested order.',
  'ServiceFilters.localStartDate': 'Start of the period in local time; now if unset.',
  'ServiceFilters.localEndDate': 'End of the period in local time; the end of the booking window if unset.',
  'ServiceFilters.timeZone': 'Time zone of the local times; that of the business if unset.',
  'ServiceFilters.exactMatch':
    'Whether start and end are those of the visit itself rather than of a period that contains it.',
  'ServiceFilters.locationIds': 'Ids of business locations; the service must be available at one of them.',
  'ServiceFilters.attributes': 'Refused: sessions have no custom attributes.',
  'ServiceFilters.resourceTypes': 'Resource types of which the service uses one, by id or name; STAFF for staff.',
  'ServiceFilters.includeUnavailable': 'Whether to include services without an available time.',
  'ServiceWithAvailability.available': 'Whether a customer could book it within the requested filters.',
}
