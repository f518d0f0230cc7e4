import type { OutputOf } from '@kalends/contract'
import { createFormats } from '../../lib/format.ts'
import { loadPageMessages } from '../../lib/messages/page-messages.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { readSearchTags, type SearchTags } from '../../lib/search-tags.ts'
import { seriesText } from '../../lib/series-text.ts'
import { createTranslate } from '../../lib/translate.tsx'
import { type CourseObstacle, courseObstacle } from './course-obstacle.ts'
import { type Picture, toGallery } from './pictures.ts'
import {
  type LocationChoice,
  listServiceLocations,
  loadTerms,
  type StaffChoice,
  staffChoice,
  type Terms,
  zoneOfService,
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
  /** Sentences that say when it takes place regularly. */
  regular: string[]
  now: number
}

export type CourseData = ClassData & {
  total: number
  open: number
  /** Why enrolment is closed. */
  obstacle: CourseObstacle | null
  /** When enrolment opens, if it has not yet. */
  opensAt: string | null
}

/** Loads a class with its sessions of the next four weeks; undefined if it does not exist. */
export function loadClass(context: RequestContext, slug: string): Promise<ClassData | undefined> {
  return loadSessions(context, slug, 'CLASS', { before: 0, after: WEEKS_OF_CLASS * 7 * DAY })
}

/** Loads a course with all its sessions, past ones included and cancelled ones not. */
export async function loadCourse(context: RequestContext, slug: string): Promise<CourseData | undefined> {
  const half = (DAYS_OF_COURSE / 2) * DAY
  const data = await loadSessions(context, slug, 'COURSE', { before: half, after: half })
  if (!data) return undefined
  const { availability } = await context.kalends.availability.getScheduleAvailability({ scheduleId: data.scheduleId })
  const { openSpots, totalSpots, bookingPolicyViolations: broken } = availability ?? {}
  const open = openSpots ?? 0
  const obstacle = courseObstacle({ ...data, isPayable: data.service.payable, open, broken: broken ?? {} })
  const sessions = data.sessions.filter((session) => session.obstacle !== 'cancelled')
  const next = sessions.find(({ start }) => Date.parse(start) > data.now)
  return { ...data, sessions, open, total: totalSpots ?? 0, obstacle, opensAt: next?.opensAt ?? null }
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
  const [{ staffMembers }, { locations }, sessions, { series }] = await Promise.all([
    kalends.resources.listStaff(),
    kalends.business.listLocations(),
    listSessions(kalends, { serviceIds: [found.id], from: now - reach.before, to: now + reach.after }),
    kalends.sessions.listServiceSeries({ serviceId: found.id }),
  ])
  const offeredLocations = listServiceLocations(found, locations)
  const zone = zoneOfService(found, locations, site)
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
    zone,
    regular: await describeSeries(context, series, zone),
    sessions: asPayable(sessions, [found], site),
    now,
  }
}

const MINUTE = 60_000

type Series = OutputOf<'listServiceSeries'>['series']

/** Says when the series take place whose local times are those of the page. */
async function describeSeries({ language }: RequestContext, series: Series, zone: string): Promise<string[]> {
  if (series.length === 0) return []
  const t = createTranslate(language, await loadPageMessages(language, 'series'))
  const formats = createFormats(language)
  const sentences = series
    .filter(({ timeZone }) => timeZone === zone)
    .map(({ recurrence, localStartDate, durationMinutes }) => {
      const start = Date.parse(`${localStartDate}Z`)
      const time = formats.timeRange(start, start + durationMinutes * MINUTE, 'UTC')
      return t('reading.series.at', { rhythm: seriesText(recurrence, { t, formats }), time })
    })
  return [...new Set(sentences)]
}
