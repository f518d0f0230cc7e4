import type { RequestContext } from '../../lib/page-context.ts'
import { readSearchTags, type SearchTags } from '../../lib/search-tags.ts'
import { type Picture, toGallery } from './pictures.ts'
import {
  type LocationChoice,
  listServiceLocations,
  loadTerms,
  type StaffChoice,
  staffChoice,
  type Terms,
} from './service.ts'
import { findServiceBySlug, type ServiceCard, serviceCard } from './services.ts'
import { asPayable, type ClassSession, listSessions } from './sessions.ts'

const DAY = 86_400_000
const WEEKS_OF_CLASS = 4
const DAYS_OF_COURSE = 366

/** Shared data of the pages of classes and courses. */
export type ClassData = {
  service: ServiceCard & { description: string; gallery: Picture[]; search: SearchTags }
  terms: Terms
  staff: StaffChoice[]
  locations: LocationChoice[]
  zone: string
  sessions: ClassSession[]
  now: number
}

export type CourseData = ClassData & {
  total: number
  open: number
  /** Why enrolment is closed. */
  obstacle: 'full' | 'early' | 'late' | 'offline' | 'none' | null
}

/** Loads a class with its sessions of the next four weeks; undefined if it does not exist. */
export function loadClass(context: RequestContext, slug: string): Promise<ClassData | undefined> {
  return loadSessions(context, slug, 'CLASS', { before: 0, after: WEEKS_OF_CLASS * 7 * DAY })
}

/** Loads a course with all its sessions, past ones included. */
export async function loadCourse(context: RequestContext, slug: string): Promise<CourseData | undefined> {
  const half = (DAYS_OF_COURSE / 2) * DAY
  const data = await loadSessions(context, slug, 'COURSE', { before: half, after: half })
  if (!data) return undefined
  const { availability } = await context.kalends.availability.getScheduleAvailability({ scheduleId: data.scheduleId })
  const { openSpots, totalSpots, bookingPolicyViolations: broken } = availability ?? {}
  const open = openSpots ?? 0
  return { ...data, open, total: totalSpots ?? 0, obstacle: findObstacle(data, open, broken ?? {}) }
}

type Broken = {
  tooEarlyToBook?: boolean | null | undefined
  tooLateToBook?: boolean | null | undefined
  bookOnlineDisabled?: boolean | null | undefined
}

function findObstacle({ sessions, service }: ClassData, open: number, broken: Broken): CourseData['obstacle'] {
  if (sessions.length === 0) return 'none'
  if (broken.bookOnlineDisabled || !service.payable) return 'offline'
  if (broken.tooEarlyToBook) return 'early'
  if (broken.tooLateToBook) return 'late'
  return open < 1 ? 'full' : null
}

async function loadSessions(
  context: RequestContext,
  slug: string,
  type: 'CLASS' | 'COURSE',
  reach: { before: number; after: number },
): Promise<(ClassData & { scheduleId: string }) | undefined> {
  const { kalends, site } = context
  const found = await findServiceBySlug(kalends, slug)
  if (!found?.id || found.type !== type) return undefined
  const now = context.now()
  const [{ staffMembers }, { locations }, sessions] = await Promise.all([
    kalends.resources.listStaff(),
    kalends.business.listLocations(),
    listSessions(kalends, { serviceIds: [found.id], from: now - reach.before, to: now + reach.after }),
  ])
  const offeredLocations = listServiceLocations(found, locations)
  return {
    service: {
      ...serviceCard(found, site),
      description: found.description ?? '',
      gallery: toGallery(found.media),
      search: readSearchTags(found.seoData),
    },
    scheduleId: found.schedule?.id ?? '',
    terms: await loadTerms(context, found),
    staff: staffMembers.map(staffChoice),
    locations: offeredLocations,
    zone: (offeredLocations.length === 1 ? offeredLocations[0]?.timeZone : undefined) ?? site.timeZone,
    sessions: asPayable(sessions, [found], site).filter(({ obstacle }) => type === 'CLASS' || obstacle !== 'cancelled'),
    now,
  }
}
