import { addDays, dayIn, isDay, requestedZone } from '../../lib/format.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { asPayable, listMeetings, type Meeting } from './meetings.ts'
import { type StaffChoice, staffChoice } from './service.ts'
import { listServices, type ServiceCard, serviceCard, type WireService } from './services.ts'

/** Name and id of something to filter by. */
export type Named = { id: string; name: string }

export type TimetableDay = { date: string; meetings: Meeting[] }

export type TimetableData = {
  zone: string
  today: string
  /** First of the seven days shown. */
  from: string
  /** All seven, those without meetings too. */
  days: TimetableDay[]
  services: ServiceCard[]
  staff: StaffChoice[]
  places: Named[]
  chosen: { service: string | null; staff: string | null; location: string | null }
  /** The next meeting with places after these days, when none of them has one. */
  next: Meeting | null
  now: number
}

export const DAYS_OF_TIMETABLE = 7
const LOOK_AHEAD_DAYS = 60

/** A week of classes, narrowed by what stands in the address. */
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
  const from = fromOf(search, today)
  const chosen = chosenOf(search, classes)
  const serviceIds = idsOf(chosen.service ? classes.filter((service) => slugOf(service) === chosen.service) : classes)
  const reach = { from: startOf(from), to: startOf(addDays(from, DAYS_OF_TIMETABLE + 1)) }
  const meetings = asPayable(await listMeetings(kalends, { serviceIds, ...reach }), classes)
  const shown = meetings.filter((meeting) => fits(meeting, chosen))
  const days = Array.from({ length: DAYS_OF_TIMETABLE }, (_, index) => addDays(from, index)).map((date) => ({
    date,
    meetings: shown.filter(({ start, end }) => dayIn(start, zone) === date && Date.parse(end) > context.now()),
  }))
  const isEmpty = days.every((day) => day.meetings.length === 0)
  const leads = new Set(meetings.flatMap(({ staffIds }) => staffIds))
  return {
    zone,
    today,
    from,
    days,
    chosen,
    now: context.now(),
    services: classes.map((service) => serviceCard(service, site.currency)),
    staff: staffMembers.map(staffChoice).filter(({ id }) => leads.has(id) || id === chosen.staff),
    places: locations.map(({ id, name }) => ({ id, name })),
    next: isEmpty ? await nextMeeting(context, serviceIds, addDays(from, DAYS_OF_TIMETABLE), chosen) : null,
  }
}

async function nextMeeting(
  { kalends }: RequestContext,
  serviceIds: string[],
  after: string,
  chosen: TimetableData['chosen'],
): Promise<Meeting | null> {
  const later = { from: startOf(after), to: startOf(addDays(after, LOOK_AHEAD_DAYS)) }
  const meetings = await listMeetings(kalends, { serviceIds, ...later })
  return meetings.find((meeting) => fits(meeting, chosen) && meeting.obstacle === null) ?? null
}

const fits = ({ staffIds, locationId }: Meeting, { staff, location }: TimetableData['chosen']): boolean =>
  (!staff || staffIds.includes(staff)) && (!location || locationId === location)

function chosenOf(search: URLSearchParams, classes: WireService[]): TimetableData['chosen'] {
  const service = search.get('service')
  return {
    service: classes.some((known) => slugOf(known) === service) ? service : null,
    staff: search.get('staff') || null,
    location: search.get('location') || null,
  }
}

const slugOf = ({ mainSlug, id }: WireService): string => mainSlug?.name ?? id ?? ''
const idsOf = (services: WireService[]): string[] => services.map(({ id }) => id ?? '').slice(0, 100)

/** Nobody books yesterday: the first day is today or later. */
function fromOf(search: URLSearchParams, today: string): string {
  const requested = search.get('from') ?? ''
  return isDay(requested) && requested > today ? requested : today
}

/** Reads a day more on both sides: a local day of any zone lies within. */
const startOf = (day: string): number => Date.parse(addDays(day, -1))
