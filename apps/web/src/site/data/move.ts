import { addDays, dayIn, daysBetween, firstWeekday, isDay, weekdayIndex, wholeDays } from '../../lib/format.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { assertRefusal, isRefusal } from '../../lib/refusal.ts'
import { explainRefusal } from '../../parts/explain-refusal.ts'
import { type BookingData, loadBooking } from './booking.ts'
import {
  DAYS_SHOWN,
  type Day,
  type FreeTime,
  type LocationChoice,
  type StaffChoice,
  staffChoice,
  toLocationChoice,
} from './service.ts'
import { type ClassSession, listSessions } from './sessions.ts'
import { type Nothing, whyNothing } from './why-nothing.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const WEEKS_OF_CLASS = 4

/** A booking with its alternatives: free times of an appointment, or other sessions of a class. */
export type MoveData = {
  booking: BookingData
  today: string
  from: string
  earliestFrom: string
  days: Day[]
  day: string | null
  times: FreeTime[]
  nextFree: FreeTime | null
  nothing: Nothing
  sessions: ClassSession[]
  /** Who and where the times of an appointment may be. */
  staff: StaffChoice[]
  locations: LocationChoice[]
}

/** Loads the page that reschedules a booking; undefined if the link is invalid. */
export async function loadMove(
  context: RequestContext,
  token: string,
  search: URLSearchParams,
): Promise<MoveData | undefined> {
  const booking = await loadBooking(context, token)
  if (!booking) return undefined
  const today = dayIn(context.now(), booking.zone)
  const earliestFrom = addDays(today, -((weekdayIndex(today) - firstWeekday(context.language) + 7) % 7))
  const empty = {
    days: [],
    day: null,
    times: [],
    nextFree: null,
    nothing: { reason: 'weeks' as const },
    sessions: [],
    staff: [],
    locations: [],
  }
  const frame = { ...empty, booking, today, earliestFrom, from: readFrom(search, earliestFrom) }
  if (booking.kind === 'CLASS') return { ...frame, sessions: await listOtherSessions(context, booking) }
  const requested = readDay(search) ?? (search.has('from') ? null : soonestDay(booking, today))
  const overview = context.kalends.availability.getAvailabilityOverview({
    serviceId: booking.service.id,
    fromDate: frame.from,
    days: DAYS_SHOWN,
    timezone: booking.zone,
    timesOf: requested && requested >= today ? requested : null,
    exceptSessionId: booking.sessionId,
    // The link may be opened in a browser that did not book.
    manageToken: token,
    ...lengthOfBooking(booking),
  })
  const [found, { staffMembers }, { locations }] = await Promise.all([
    overview.catch(noLongerOffered),
    context.kalends.resources.listStaff({ serviceId: booking.service.id }),
    context.kalends.business.listLocations(),
  ])
  if (!found) return frame
  const { days, times, nextFree, refusal, timesOf } = found
  const day = requested ?? timesOf
  const who = { staff: staffMembers.map(staffChoice), locations: locations.map(toLocationChoice) }
  const nothing = whyNothing({ refusal, days, day, hasStaff: staffMembers.length > 0 })
  return { ...frame, ...who, days, times, nextFree, nothing, day }
}

/** Why a booking was not rescheduled; `why` says it where the reason is not that somebody was faster. */
export type MoveProblem = { problem: 'notAllowed' | 'changed' | 'price' | 'taken' | 'refused'; why?: string }

/** Reschedules a booking by its link. */
export async function moveByLink(
  { kalends, language }: RequestContext,
  token: string,
  booking: BookingData,
  to: {
    revision: string
    start: string | null
    end: string | null
    sessionId: string | null
    locationId: string | null
    staffId: string | null
  },
): Promise<'done' | MoveProblem> {
  const { revision, start, end, sessionId, locationId, staffId } = to
  const time = {
    startDate: start,
    endDate: end,
    timezone: booking.zone,
    ...(staffId ? { resource: { id: staffId } } : {}),
    ...(locationId ? { location: { id: locationId, locationType: 'OWNER_BUSINESS' as const } } : {}),
  }
  const slot = sessionId ? { eventId: sessionId } : time
  try {
    await kalends.bookings.bookingsRescheduleBookingAnonymously({ token, revision, slot })
    return 'done'
  } catch (error) {
    assertRefusal(error)
    const problem = problems[error.code]
    if (!problem) throw error
    const why = problem === 'taken' || problem === 'refused' ? await explainRefusal(language, error) : undefined
    return { problem, ...(why ? { why } : {}) }
  }
}

const problems: Record<string, MoveProblem['problem']> = {
  RESCHEDULING_NOT_ALLOWED: 'notAllowed',
  BOOKING_POLICY_VIOLATION: 'refused',
  BOOKING_REVISION_MISMATCH: 'changed',
  PRICE_CHANGE_NOT_ALLOWED: 'price',
  SLOT_NOT_AVAILABLE: 'taken',
  SESSION_CAPACITY_EXCEEDED: 'taken',
}

/** A service that is no longer offered has no alternatives; the booking remains valid. */
function noLongerOffered(error: unknown): undefined {
  if (!isRefusal(error) || error.code !== 'SERVICE_NOT_FOUND') throw error
}

/** Rescheduling preserves the duration. */
function lengthOfBooking({ start, end, zone, addOns, service }: BookingData) {
  const extra = addOns.reduce((sum, { minutes }) => sum + minutes, 0)
  const elapsed = (Date.parse(end) - Date.parse(start)) / MINUTE
  // A local day may have 23 or 25 hours.
  const days = wholeDays(start, end, zone)
  const durationMinutes = (days ? (daysBetween(days.first, days.last) + 1) * 1440 : elapsed) - extra
  return {
    ...(durationMinutes === service.minutes ? {} : { durationMinutes }),
    ...(extra > 0 ? { addOnIds: addOns.filter(({ minutes }) => minutes > 0).map(({ id }) => id) } : {}),
  }
}

async function listOtherSessions({ kalends, now }: RequestContext, booking: BookingData): Promise<ClassSession[]> {
  const reach = { from: now(), to: now() + WEEKS_OF_CLASS * 7 * DAY }
  return listSessions(kalends, { serviceIds: [booking.service.id], ...reach })
}

/** Returns the booking's current day, unless it has passed. */
const soonestDay = ({ start, zone }: BookingData, today: string): string | null => {
  const day = dayIn(start, zone)
  return day >= today ? day : null
}

function readDay(search: URLSearchParams): string | null {
  const day = search.get('day')
  return day && isDay(day) ? day : null
}

function readFrom(search: URLSearchParams, earliest: string): string {
  const requested = search.get('from') ?? ''
  return isDay(requested) && requested > earliest ? requested : earliest
}
