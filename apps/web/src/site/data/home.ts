import type { availabilityOwn, business, Infer, resources } from '@kalends/contract'
import { isBookable } from '../../lib/bookable.ts'
import { dayIn } from '../../lib/format.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import type { PageSite } from '../../lib/server-context.ts'
import { type Finder, isNarrowed, loadFinder, narrowServices, type ServiceFilters } from './find-services.ts'
import { classesOfWeek, type HomeClass } from './home-classes.ts'
import { zoneOfService } from './service.ts'
import {
  byCategory,
  listServices,
  type ServiceCard,
  type ServiceCategory,
  serviceCard,
  type WireService,
} from './services.ts'

type FreeTime = Infer<typeof availabilityOwn.FreeTime>
type Location = Infer<typeof business.Location>
type StaffMember = Infer<typeof resources.PublicStaffMember>

/** A free time on the cover, with a link to its form. */
export type SoonTime = {
  service: ServiceCard
  start: string
  end: string
  zone: string
  staffId: string | null
  staffName: string
  locationId: string | null
}

export type HomeData = {
  /** Filters of the menu. */
  categories: ServiceCategory[]
  /** Service the first button links to, whatever the filters. */
  first: ServiceCard | null
  /** Null for a short menu. */
  finder: Finder | null
  /** Service id → its next free start, with the chosen staff member and at the chosen location. */
  nextFree: Record<string, { start: string; end: string; zone: string }>
  /** Service id → local day on which a course began that goes on. */
  started: Record<string, string>
  /** The three earliest times of the next day that has any. */
  soon: SoonTime[]
  /** Classes of the next days. */
  classes: HomeClass[]
  staff: HomePerson[]
  locations: HomeLocation[]
  now: number
}

export type HomePerson = {
  id: string
  slug: string
  name: string
  description: string
  hue: string
  photoUrl: string | null
}

export type HomeLocation = Pick<
  Location,
  'id' | 'name' | 'formattedAddress' | 'directions' | 'openingHours' | 'timeZone' | 'closedDates' | 'specialHours'
>

const SOON_COUNT = 3

const everything: ServiceFilters = { search: '', category: '', location: '', staff: '' }

export async function loadHome(context: RequestContext, filters = everything): Promise<HomeData> {
  const { kalends, site, now } = context
  const [found, { staffMembers }, { locations }] = await Promise.all([
    listServices(kalends),
    kalends.resources.listStaff(),
    kalends.business.listLocations(),
  ])
  const bookable = found.filter((service) => service.type === 'APPOINTMENT' && isBookable(service, site))
  const isChosen = Boolean(filters.staff || filters.location)
  const [free, chosen, { classes, next }] = await Promise.all([
    loadNextFree(kalends, bookable, everything),
    isChosen ? loadNextFree(kalends, bookable, filters) : undefined,
    classesOfWeek(context, found, { ...filters, locations }),
  ])
  const zones = new Map(locations.map(({ id, timeZone }) => [id, timeZone]))
  const findZone = (time: FreeTime): string => zones.get(time.locationId ?? '') ?? site.timeZone
  const soon = soonest(bookable, free, findZone, staffMembers, site)
  const filteredServices = isNarrowed(filters) ? await narrowServices(context, found, filters) : found
  const people = staffMembers.map(({ resourceId: id, name }) => ({ id, name }))
  const namedLocations = locations.map(({ id, name }) => ({ id, name }))
  const nextFree: HomeData['nextFree'] = {
    ...next,
    ...Object.fromEntries(
      [...(chosen ?? free)].flatMap(([id, [first]]) =>
        first ? [[id, { start: first.startDate, end: first.endDate, zone: findZone(first) }]] : [],
      ),
    ),
  }
  const all = byCategory(found, site).flatMap((category) => category.services)
  return {
    categories: byCategory(filteredServices, site),
    finder: await loadFinder(context, found, filters, { locations: namedLocations, people }),
    first: all.find(({ id, type }) => type === 'APPOINTMENT' && free.get(id)?.length) ?? all[0] ?? null,
    nextFree,
    started: startedCourses(found, (service) => zoneOfService(service, locations, site), now()),
    soon,
    classes,
    staff: staffMembers.map(person),
    locations: locations.map(homeLocation),
    now: now(),
  }
}

function startedCourses(
  found: readonly WireService[],
  findZone: (service: WireService) => string,
  now: number,
): Record<string, string> {
  const starts = found.flatMap((service) => {
    const { id, type, schedule } = service
    const start = type === 'COURSE' ? schedule?.firstSessionStart : null
    return id && start && Date.parse(start) <= now ? [[id, dayIn(start, findZone(service))] as const] : []
  })
  return Object.fromEntries(starts)
}

async function loadNextFree(
  kalends: RequestContext['kalends'],
  bookable: WireService[],
  { staff, location }: Pick<ServiceFilters, 'staff' | 'location'>,
): Promise<Map<string, FreeTime[]>> {
  const serviceIds = bookable.map(({ id }) => id ?? '').slice(0, 100)
  if (serviceIds.length === 0) return new Map()
  const { services } = await kalends.availability.listNextFree({
    serviceIds,
    perService: SOON_COUNT,
    resourceId: staff || null,
    locationId: location || null,
  })
  return new Map(services.map(({ serviceId, times }) => [serviceId, times]))
}

/** Chooses three times that vary in staff and service. */
function soonest(
  bookable: WireService[],
  free: Map<string, FreeTime[]>,
  findZone: (time: FreeTime) => string,
  staff: StaffMember[],
  site: PageSite,
): SoonTime[] {
  const all = bookable.flatMap((service) =>
    (free.get(service.id ?? '') ?? []).map((time, rank) => ({
      service,
      time,
      rank,
      day: dayIn(time.startDate, findZone(time)),
    })),
  )
  const first = all.reduce<string | undefined>(
    (least, { day }) => (least === undefined || day < least ? day : least),
    undefined,
  )
  const names = new Map(staff.map(({ resourceId, name }) => [resourceId, name]))
  const today = all
    .filter(({ day }) => day === first)
    .sort((a, b) => a.rank - b.rank || a.time.startDate.localeCompare(b.time.startDate))
  return variedFirst(today, ({ time }) => time.resourceId)
    .slice(0, SOON_COUNT)
    .sort((a, b) => a.time.startDate.localeCompare(b.time.startDate))
    .map(({ service, time }) => ({
      service: serviceCard(service, site),
      start: time.startDate,
      end: time.endDate,
      zone: findZone(time),
      staffId: time.resourceId,
      staffName: names.get(time.resourceId ?? '') ?? '',
      locationId: time.locationId,
    }))
}

/** Moves the first item of each key to the front, in order. */
function variedFirst<Item>(items: Item[], readKey: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>()
  const isFirst = (item: Item): boolean => !seen.has(readKey(item)) && Boolean(seen.add(readKey(item)))
  const { first = [], again = [] } = Object.groupBy(items, (item) => (isFirst(item) ? 'first' : 'again'))
  return [...first, ...again]
}

const person = ({ id, slug, name, description, color, imageUrl }: StaffMember): HomePerson => ({
  id,
  slug,
  name,
  description: description ?? '',
  hue: color,
  photoUrl: imageUrl,
})

const homeLocation = ({
  id,
  name,
  formattedAddress,
  directions,
  openingHours,
  timeZone,
  closedDates,
  specialHours,
}: Location): HomeLocation => ({
  id,
  name,
  formattedAddress,
  directions,
  openingHours,
  timeZone,
  closedDates,
  specialHours,
})
