import type { PageSite } from '../../lib/server-context.ts'
import type { HomeLocation } from '../data/home.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The business in the words of schema.org. */
export function businessFacts(site: PageSite, locations: HomeLocation[]): Record<string, unknown> {
  const place = locations[0]
  return {
    '@type': 'LocalBusiness',
    name: site.name,
    description: site.description || undefined,
    telephone: site.phone ?? undefined,
    email: site.email ?? undefined,
    address: site.address ?? place?.formattedAddress,
    openingHoursSpecification: place?.openingHours.map(({ weekday, opensMinute, closesMinute }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: WEEKDAYS[weekday - 1],
      opens: clock(opensMinute),
      closes: clock(closesMinute),
    })),
  }
}

const clock = (minute: number): string =>
  [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
