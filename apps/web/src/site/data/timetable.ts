import { addDays, dayIn, isDay, requestedZone } from '../../lib/format.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { type StaffChoice, staffChoice } from './service.ts'
import { listServices, type ServiceCard, serviceCard, type WireService } from './services.ts'
import { asPayable, type ClassSession, listSessions } from './sessions.ts'

/** Name and id of a filter option. */
export type Named = { id: string; name: string }

export type TimetableDay = { date: string; sessions: ClassSession[] }

export type TimetableData = {
  zone: string
  today: string
  /** The first of the seven days. */
  from: string
  /** All seven days, empty ones included. */
  days: TimetableDay[]
  services: ServiceCard[]
  staff: StaffChoice[]
  locations: (Named & { timeZone: string })[]
  chosen: { service: string | null; staff: string | null; location: string | null }
  /** The next bookable session after these days, if they have none. */
  next: ClassSession | null
  now: number
}

export const DAYS_OF_TIMETABLE = 7
const LOOK_AHEAD_DAYS = 60

/** Loads a week of classes with the filters of the URL. */
export async function loadTimetable(context: RequestContext, search: URLSearchParams): Promise<TimetableData> {
  const { kalends, site } = context
  const [found, { staffMembers }, { locations }] = await Promise.all([
    listServices(kalends),
    kalends.resources.listStaff(),
    kalends.business.listLocations(),
  ])
  const classes = found.filter(({ type }) => type === 'CLASS')
  const zone = requestedZone(search) ?? site.timeZone
  const today = dayIn(context.now(), zone)
  const from = readFrom(search, today)
  const chosen = readChosen(search, classes)
  const serviceIds = listIds(
    chosen.service ? classes.filter((service) => readSlug(service) === chosen.service) : classes,
  )
  const reach = { from: startOfRange(from), to: startOfRange(addDays(from, DAYS_OF_TIMETABLE + 1)) }
  const sessions = asPayable(await listSessions(kalends, { serviceIds, ...reach }), classes, site)
  const shown = sessions.filter((session) => fits(session, chosen))
  const days = Array.from({ length: DAYS_OF_TIMETABLE }, (_, index) => addDays(from, index)).map((date) => ({
    date,
    sessions: shown.filter(({ start, end }) => dayIn(start, zone) === date && Date.parse(end) > context.now()),
  }))
  const isEmpty = days.every((day) => day.sessions.length === 0)
  const leads = new Set(sessions.flatMap(({ staffIds }) => staffIds))
  return {
    zone,
    today,
    from,
    days,
    chosen,
    now: context.now(),
    services: classes.map((service) => serviceCard(service, site)),
    staff: staffMembers.map(staffChoice).filter(({ id }) => leads.has(id) || id === chosen.staff),
    locations: locations.map(({ id, name, timeZone }) => ({ id, name, timeZone })),
    next: isEmpty ? await findNextSession(context, serviceIds, addDays(from, DAYS_OF_TIMETABLE), chosen) : null,
  }
}

async function findNextSession(
  { kalends }: RequestContext,
  serviceIds: string[],
  after: string,
  chosen: TimetableData['chosen'],
): Promise<ClassSession | null> {
  const later = { from: startOfRange(after), to: startOfRange(addDays(after, LOOK_AHEAD_DAYS)) }
  const sessions = await listSessions(kalends, { serviceIds, ...later })
  return sessions.find((session) => fits(session, chosen) && session.obstacle === null) ?? null
}

const fits = ({ staffIds, locationId }: ClassSession, { staff, location }: TimetableData['chosen']): boolean =>
  (!staff || staffIds.includes(staff)) && (!location || locationId === location)

function readChosen(search: URLSearchParams, classes: WireService[]): TimetableData['chosen'] {
  const service = search.get('service')
  return {
    service: classes.some((known) => readSlug(known) === service) ? service : null,
    staff: search.get('staff') || null,
    location: search.get('location') || null,
  }
}

const readSlug = ({ mainSlug, id }: WireService): string => mainSlug?.name ?? id ?? ''
const listIds = (services: WireService[]): string[] => services.map(({ id }) => id ?? '').slice(0, 100)

/** Returns the first day: today or later. */
function readFrom(search: URLSearchParams, today: string): string {
  const requested = search.get('from') ?? ''
  return isDay(requested) && requested > today ? requested : today
}

/** Extends the range by a day on both sides, so that it covers local days of any zone. */
const startOfRange = (day: string): number => Date.parse(addDays(day, -1))
