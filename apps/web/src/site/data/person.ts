import type { Infer, resources } from '@kalends/contract'
import { isBookable } from '../../lib/bookable.ts'
import { dayIn } from '../../lib/format.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { listServices, type ServiceCard, serviceCard } from './services.ts'

/** A staff member with their services and their next free times. */
export type PersonPageData = {
  person: Infer<typeof resources.PublicStaffMember>
  offers: { service: ServiceCard; nextFree: NextFree | null }[]
}

/** A free time with the zone of its location. */
type NextFree = { start: string; end: string; zone: string }

const timesShown = 12

/**
 * Finds a staff member by a current or former slug, or by either id; undefined if they do not exist or take no bookings.
 */
export async function loadPerson(context: RequestContext, requested: string): Promise<PersonPageData | undefined> {
  const { kalends, site, now } = context
  const [{ staffMembers }, services, { locations }] = await Promise.all([
    kalends.resources.listStaff(),
    listServices(kalends),
    kalends.business.listLocations(),
  ])
  const zones = new Map(locations.map(({ id, timeZone }) => [id, timeZone]))
  const person =
    staffMembers.find(({ slug }) => slug === requested) ??
    staffMembers.find((it) => [it.id, it.resourceId, ...it.earlierSlugs].includes(requested.toLowerCase()))
  if (!person) return undefined
  const given = services.filter((service) => person.serviceIds.includes(service.id ?? ''))
  const fromDate = dayIn(now(), site.timeZone)
  const offers = await Promise.all(
    given.map(async (service, index) => {
      const isRequested = service.type === 'APPOINTMENT' && isBookable(service, site) && index < timesShown
      const request = { serviceId: service.id ?? '', resourceId: person.resourceId, fromDate, days: 35 }
      const found = isRequested ? await kalends.availability.getAvailabilityOverview(request) : undefined
      const next = found?.nextFree
      const zone = zones.get(next?.locationId ?? '') ?? site.timeZone
      const nextFree = next ? { start: next.startDate, end: next.endDate, zone } : null
      return { service: serviceCard(service, site), nextFree }
    }),
  )
  return { person, offers }
}
