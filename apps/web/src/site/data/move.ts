import { addDays, dayIn, firstWeekday, isDay, weekdayIndex } from '../../lib/format.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { isRefusal } from '../../lib/refusal.ts'
import { type BookingData, loadBooking } from './booking.ts'
import { DAYS_SHOWN, type Day, type FreeTime, type Refusal } from './service.ts'
import { type ClassSession, listSessions } from './sessions.ts'

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
  refusal: Refusal | null
  sessions: ClassSession[]
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
  const nothing = { days: [], day: null, times: [], nextFree: null, refusal: null, sessions: [] }
  const frame = { ...nothing, booking, today, earliestFrom, from: readFrom(search, earliestFrom) }
  if (booking.kind === 'CLASS') return { ...frame, sessions: await listOtherSessions(context, booking) }
  const requested = readDay(search) ?? (search.has('from') ? null : soonestDay(booking, today))
  const overview = await context.kalends.availability
    .getAvailabilityOverview({
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
    .catch(noLongerOffered)
  if (!overview) return frame
  const { days, times, nextFree, refusal, timesOf } = overview
  return { ...frame, days, times, nextFree, refusal, day: requested ?? timesOf }
}

/** Reschedules a booking by its link. */
export async function moveByLink(
  { kalends }: RequestContext,
  token: string,
  booking: BookingData,
  to: {
    revision: string
    start: string | null
    end: string | null
    sessionId: string | null
    locationId: string | null
  },
): Promise<'done' | 'tooLate' | 'changed' | 'taken'> {
  const { revision, start, end, sessionId, locationId } = to
  const time = {
    startDate: start,
    endDate: end,
    timezone: booking.zone,
    ...(locationId ? { location: { id: locationId, locationType: 'OWNER_BUSINESS' as const } } : {}),
  }
  const slot = sessionId ? { eventId: sessionId } : time
  try {
    await kalends.bookings.bookingsRescheduleBookingAnonymously({ token, revision, slot })
    return 'done'
  } catch (error) {
    const code = isRefusal(error) ? error.code : ''
    if (code === 'RESCHEDULING_NOT_ALLOWED' || code === 'BOOKING_POLICY_VIOLATION') return 'tooLate'
    if (code === 'BOOKING_REVISION_MISMATCH') return 'changed'
    if (code === 'SLOT_NOT_AVAILABLE' || code === 'SESSION_CAPACITY_EXCEEDED') return 'taken'
    throw error
  }
}

/** A service that is no longer offered has no alternatives; the booking remains valid. */
function noLongerOffered(error: unknown): undefined {
  if (!isRefusal(error) || error.code !== 'SERVICE_NOT_FOUND') throw error
}

/** Rescheduling preserves the duration. */
function lengthOfBooking({ start, end, addOns, service }: BookingData) {
  const extra = addOns.reduce((sum, { minutes }) => sum + minutes, 0)
  const durationMinutes = (Date.parse(end) - Date.parse(start)) / MINUTE - extra
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
