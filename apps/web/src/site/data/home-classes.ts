import { addDays, dayIn } from '../../lib/format.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import type { ServiceFilters } from './find-services.ts'
import type { WireService } from './services.ts'
import { asPayable, type ClassSession, listSessions } from './sessions.ts'

/** An upcoming class on the home page. */
export type HomeClass = {
  id: string
  slug: string
  name: string
  start: string
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
  { staff, location }: Pick<ServiceFilters, 'staff' | 'location'>,
): Promise<{ classes: HomeClass[]; next: Record<string, { start: string; end: string; zone: string }> }> {
  const byId = new Map(services.filter(({ type }) => type === 'CLASS').map((service) => [service.id ?? '', service]))
  const { kalends, site } = context
  const now = context.now()
  const inDays = (days: number): number => Date.parse(addDays(dayIn(now, site.timeZone), days))
  const serviceIds = [...byId.keys()].slice(0, 100)
  const listed = await listSessions(kalends, { serviceIds, from: now, to: inDays(DAYS_AHEAD) })
  const sessions = asPayable(listed, services, site)
  const shown = sessions.filter(({ start, obstacle }) => obstacle !== 'cancelled' && Date.parse(start) < inDays(DAYS))
  const days = Object.values(Object.groupBy(shown, ({ start }) => dayIn(start, site.timeZone)))
  const zone = site.timeZone
  const isChosen = ({ staffIds, locationId }: ClassSession): boolean =>
    (!staff || staffIds.includes(staff)) && (!location || locationId === location)
  const open = sessions.filter((session) => session.obstacle === null && isChosen(session)).reverse()
  const next = Object.fromEntries([
    ...listUpcomingCourses(services, now).map(({ id, start }) => [id, { start, end: start, zone }]),
    ...open.map(({ serviceId, start, end }) => [serviceId, { start, end, zone }]),
  ])
  const classes = days.flatMap((of = []) =>
    of.slice(0, PER_DAY).map(({ id, serviceId, start, open, title, obstacle, opensAt }) => ({
      id,
      start,
      open,
      zone: site.timeZone,
      obstacle,
      opensAt,
      slug: byId.get(serviceId)?.mainSlug?.name ?? serviceId,
      name: title || (byId.get(serviceId)?.name ?? ''),
    })),
  )
  return { classes, next }
}

/** Lists courses that have not started. */
function listUpcomingCourses(services: WireService[], now: number): { id: string; start: string }[] {
  return services.flatMap(({ id, type, schedule }) => {
    const start = type === 'COURSE' ? schedule?.firstSessionStart : null
    return id && start && Date.parse(start) > now ? [{ id, start }] : []
  })
}
