import type { services } from '@kalends/contract'

/**
 * Where a service has its pages. Its own page is where times are chosen too, so that the three addresses differ only
 * for courses, which have no calendar to choose from.
 */
export function urlsOf({ slug, type }: { slug: string; type: services.ServiceType }, baseUrl: string): services.URLs {
  const relativePath = `/services/${encodeURIComponent(slug)}`
  const page = { relativePath, url: `${baseUrl}${relativePath}` }
  const calendarPage = type === 'COURSE' ? { relativePath: '', url: '' } : page
  return { servicePage: page, bookingPage: page, calendarPage }
}
