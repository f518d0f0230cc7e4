import type { WholeAddresses } from '../../lib/address.ts'
import type { PageSite } from '../../lib/server-context.ts'
import { paths } from '../../paths.ts'
import type { HomeLocation, HomePerson } from '../data/home.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The business, its locations and its team as schema.org data. */
export function businessFacts(
  whole: WholeAddresses,
  site: PageSite,
  locations: HomeLocation[],
  staff: HomePerson[],
): Record<string, unknown> {
  const [first, ...others] = locations
  return {
    '@type': 'LocalBusiness',
    '@id': whole.page(paths.home()),
    url: whole.page(paths.home()),
    name: site.name,
    description: site.description || undefined,
    image: whole.picture(site.coverUrl),
    logo: whole.picture(site.logoUrl),
    telephone: site.phone ?? undefined,
    email: site.email ?? undefined,
    address: site.address ?? first?.formattedAddress,
    openingHoursSpecification: first && toOpeningHours(first),
    location: others.length > 0 ? locations.map(locationFacts) : undefined,
    employee: staff.length > 0 ? staff.map((person) => personFacts(whole, person)) : undefined,
  }
}

function locationFacts(location: HomeLocation): Record<string, unknown> {
  return {
    '@type': 'Place',
    name: location.name,
    address: location.formattedAddress || undefined,
    openingHoursSpecification: toOpeningHours(location),
  }
}

function personFacts(
  whole: WholeAddresses,
  { slug, name, description, photoUrl }: HomePerson,
): Record<string, unknown> {
  const url = whole.page(paths.person(slug))
  return { '@type': 'Person', url, name, description: description || undefined, image: whole.picture(photoUrl) }
}

const toOpeningHours = ({ openingHours }: HomeLocation) =>
  openingHours.map(({ weekday, opensMinute, closesMinute }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: WEEKDAYS[weekday - 1],
    opens: clock(opensMinute),
    closes: clock(closesMinute),
  }))

const clock = (minute: number): string =>
  [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
