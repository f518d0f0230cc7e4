import { addDays, dayIn } from '../../lib/format.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import type { ServiceFilters } from './find-services.ts'
import { type Location, zoneOfService } from './service.ts'
import type { WireService } from './services.ts'
import { asPayable, type ClassSession, listSessions } from './sessions.ts'

/** An upcoming class on the home page. */
export type HomeClass = {
  id: string
  slug: string
  name: string
  start: string
  /** Zone of its location. */
  zone: string
} & Pick<ClassSession, 'open' | 'obstacle' | 'opensAt'>

const DAYS = 7
/** How far ahead open seats are searched, as on the page of a class. */
const DAYS_AHEAD = 28
const PER_DAY = 4

/**
 * Lists the classes of the next seven days, with the next bookable session of each class, with the chosen staff member and
 * at the chosen location, and the start of each course.
 */
export async function classesOfWeek(
  context: RequestContext,
  services: WireService[],
  { staff, location, locations }: Pick<ServiceFilters, 'staff' | 'location'> & { locations: readonly Location[] },
): Promise<{ classes: HomeClass[]; next: Record<string, { start: string; end: string; zone: string }> }> {
  const byId = new Map(services.filter(({ type }) => type === 'CLASS').map((service) => [service.id ?? '', service]))
  const { kalends, site } = context
  const now = context.now()
  const inDays = (days: number): number => Date.parse(addDays(dayIn(now, site.timeZone), days))
  const serviceIds = [...byId.keys()].slice(0, 100)
  const listed = await listSessions(kalends, { serviceIds, from: now, to: inDays(DAYS_AHEAD) })
  const sessions = asPayable(listed, services, site)
  const shown = sessions.filter(({ start, obstacle }) => obstacle !== 'cancelled' && Date.parse(start) < inDays(DAYS))
  const zones = new Map(locations.map(({ id, timeZone }) => [id, timeZone]))
  const findZone = ({ locationId }: ClassSession): string => zones.get(locationId ?? '') ?? site.timeZone
  const days = Object.values(Object.groupBy(shown, (session) => dayIn(session.start, findZone(session))))
  const isChosen = ({ staffIds, locationId }: ClassSession): boolean =>
    (!staff || staffIds.includes(staff)) && (!location || locationId === location)
  const open = sessions.filter((session) => session.obstacle === null && isChosen(session)).reverse()
  const next = Object.fromEntries([
    ...listUpcomingCourses(services, now).map(({ id, start, service }) => [
      id,
      { start, end: start, zone: zoneOfService(service, locations, site) },
    ]),
    ...open.map((session) => {
      const { serviceId, start, end } = session
      return [serviceId, { start, end, zone: findZone(session) }]
    }),
  ])
  const classes = days.flatMap((of = []) =>
    of.slice(0, PER_DAY).map((session) => {
      const { id, serviceId, start, open, title, obstacle, opensAt } = session
      const service = byId.get(serviceId)
      const [slug, name] = [service?.mainSlug?.name ?? serviceId, title || (service?.name ?? '')]
      return { id, start, open, zone: findZone(session), obstacle, opensAt, slug, name }
    }),
  )
  return { classes, next }
}

/** Lists courses that have not started. */
function listUpcomingCourses(
  services: WireService[],
  now: number,
): { id: string; start: string; service: WireService }[] {
  return services.flatMap((service) => {
    const { id, type, schedule } = service
    const start = type === 'COURSE' ? schedule?.firstSessionStart : null
    return id && start && Date.parse(start) > now ? [{ id, start, service }] : []
  })
}
