import type { RequestContext } from '../../lib/page-context.ts'
import { asPayable, listMeetings, type Meeting } from './meetings.ts'
import { galleryOf, type Picture } from './pictures.ts'
import { type PlaceChoice, placesOf, type StaffChoice, staffChoice, type Terms, termsOf } from './service.ts'
import { findServiceBySlug, type ServiceCard, serviceCard } from './services.ts'

const DAY = 86_400_000
const WEEKS_OF_CLASS = 4
const DAYS_OF_COURSE = 366

/** What the pages of a class and of a course share. */
export type MeetingsData = {
  service: ServiceCard & { description: string; gallery: Picture[] }
  terms: Terms
  staff: StaffChoice[]
  places: PlaceChoice[]
  zone: string
  meetings: Meeting[]
  now: number
}

export type CourseData = MeetingsData & {
  total: number
  open: number
  /** Why nobody can enrol now. */
  obstacle: 'full' | 'early' | 'late' | 'offline' | 'none' | null
}

/** A class with its meetings of the next four weeks; undefined when there is no such class. */
export function loadClass(context: RequestContext, slug: string): Promise<MeetingsData | undefined> {
  return loadMeetings(context, slug, 'CLASS', { before: 0, after: WEEKS_OF_CLASS * 7 * DAY })
}

/** A course with all its meetings, those that were already too. */
export async function loadCourse(context: RequestContext, slug: string): Promise<CourseData | undefined> {
  const half = (DAYS_OF_COURSE / 2) * DAY
  const data = await loadMeetings(context, slug, 'COURSE', { before: half, after: half })
  if (!data) return undefined
  const { availability } = await context.kalends.availability.getScheduleAvailability({ scheduleId: data.scheduleId })
  const { openSpots, totalSpots, bookingPolicyViolations: broken } = availability ?? {}
  const open = openSpots ?? 0
  return { ...data, open, total: totalSpots ?? 0, obstacle: obstacleOf(data, open, broken ?? {}) }
}

type Broken = {
  tooEarlyToBook?: boolean | null | undefined
  tooLateToBook?: boolean | null | undefined
  bookOnlineDisabled?: boolean | null | undefined
}

function obstacleOf({ meetings, service }: MeetingsData, open: number, broken: Broken): CourseData['obstacle'] {
  if (meetings.length === 0) return 'none'
  if (broken.bookOnlineDisabled || !service.payable) return 'offline'
  if (broken.tooEarlyToBook) return 'early'
  if (broken.tooLateToBook) return 'late'
  return open < 1 ? 'full' : null
}

async function loadMeetings(
  context: RequestContext,
  slug: string,
  type: 'CLASS' | 'COURSE',
  reach: { before: number; after: number },
): Promise<(MeetingsData & { scheduleId: string }) | undefined> {
  const { kalends, site } = context
  const found = await findServiceBySlug(kalends, slug)
  if (!found?.id || found.type !== type) return undefined
  const now = context.now()
  const [{ staffMembers }, { locations }, meetings] = await Promise.all([
    kalends.resources.listStaff(),
    kalends.business.listLocations(),
    listMeetings(kalends, { serviceIds: [found.id], from: now - reach.before, to: now + reach.after }),
  ])
  const places = placesOf(found, locations)
  return {
    service: {
      ...serviceCard(found, site.currency),
      description: found.description ?? '',
      gallery: galleryOf(found.media),
    },
    scheduleId: found.schedule?.id ?? '',
    terms: termsOf(found),
    staff: staffMembers.map(staffChoice),
    places,
    zone: (places.length === 1 ? places[0]?.timeZone : undefined) ?? site.timeZone,
    meetings: asPayable(meetings, [found]).filter(({ obstacle }) => type === 'CLASS' || obstacle !== 'cancelled'),
    now,
  }
}
