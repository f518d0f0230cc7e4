import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { findCandidates, type LocationType, toGender } from '../../../availability/index.ts'
import { decideSeats, decideUnderLock, type ForBooking, findSeats, lockHoldOfBooking } from '../../../holds/index.ts'
import { findResources } from '../../../resources/index.ts'
import type { BookableService } from '../../../services/index.ts'
import { findGenderPreference } from '../../rules/resource-choice.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'
import { enterHeld } from '../paying/enter-held.ts'
import { bookedResource } from '../placing/booked-resource.ts'
import { type Entering, type Entry, enterCalendar, toCalendarSlot } from '../placing/enter-calendar.ts'
import { enterSeats, seatScope } from '../placing/seats.ts'

/** Changes to a booking that enters the calendar. */
export type Entered = { conflict: boolean; changes: BookingChanges }

/**
 * What binds a booking whose time or seats are not held. CUSTOMER: everything that binds a new booking. OFFERED: its
 * resource and location must still be those of the service. NOTHING: staff decide.
 */
export type BoundBy = 'CUSTOMER' | 'OFFERED' | 'NOTHING'

type Answering = Omit<Entering, 'groups'> & { boundBy?: BoundBy }

/**
 * Enters an existing, locked booking into the calendar, or gives it the time or seats it only requested. Keeps the
 * booking's resource; without one, assigns the first free candidate. A hold of its own becomes its time or seats.
 * Undefined on a refused conflict, and where what binds it refuses it.
 */
export async function enterAnswered(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  service: BookableService,
  { boundBy = 'NOTHING', ...how }: Answering,
): Promise<Entered | undefined> {
  const hold = booking.status === 'CREATED' ? await lockHoldOfBooking(tx, booking.site_id, booking.id) : undefined
  const { takesTime } = how
  const held = hold && (await enterHeld(context, tx, { booking, hold, slot: toCalendarSlot(booking), takesTime }))
  if (held) return { conflict: false, changes: held }
  const scopeId = seatScope(booking)
  if (scopeId !== null) {
    if (boundBy === 'CUSTOMER' && !(await areSeatsOffered(context, tx, booking, service))) return undefined
    return answerSeats(context, tx, booking, scopeId, how)
  }
  const enter = (groups: string[][]) => enterCalendar(context, tx, toCalendarSlot(booking), { ...how, groups })
  const entry =
    boundBy === 'NOTHING'
      ? await enter(await findCandidateGroups(tx, booking, service))
      : await enterOffered(context, tx, booking, { service, boundBy, enter })
  if (!entry) return undefined
  const { sessionId, resourceIds, conflict } = entry
  const [primary] = resourceIds
  const assigned = primary && primary !== booking.resource_id
  return {
    conflict,
    changes: {
      session_id: sessionId,
      resource_ids: resourceIds,
      resource_id: primary ?? booking.resource_id,
      ...(assigned ? { resource: await bookedResource(tx, booking.site_id, primary, false) } : {}),
    },
  }
}

/** Takes the seats of a class or course booking. */
async function answerSeats(
  context: Context,
  tx: Tx,
  { site_id: siteId, total_participants: participants, seats_taken: own }: BookingRow,
  scopeId: string,
  { onConflict, takesTime: takesSeats }: Omit<Entering, 'groups'>,
): Promise<Entered | undefined> {
  const wanted = { siteId, scopeId, participants, own, now: context.clock.now() }
  const entry = await enterSeats(tx, wanted, { onConflict, takesSeats })
  return entry && { conflict: entry.conflict, changes: { seats_taken: entry.seatsTaken } }
}

/** Returns the candidates by group. Resources that are in the calendar with the booking already stay. */
async function findCandidateGroups(tx: Tx, booking: BookingRow, service: BookableService): Promise<string[][]> {
  if (booking.session_id !== null && booking.resource_ids.length > 0) return booking.resource_ids.map((id) => [id])
  const candidates = await findCandidates(tx, offerOf(booking, service))
  if (candidates.ok) return candidates.groups
  // The service no longer offers this person or location: the agreed one remains, unless they were deleted.
  const [agreed] = booking.resource_id ? await findResources(tx, booking.site_id, [booking.resource_id]) : []
  return [agreed && !agreed.deleted ? [agreed.id] : service.staffResourceIds]
}

type Offered = {
  service: BookableService
  boundBy: 'CUSTOMER' | 'OFFERED'
  enter(groups: string[][]): Promise<Entry | undefined>
}

/**
 * The same for a booking that is bound. Whoever asked for nobody may be given somebody else, who works then and is free:
 * the one they were given before may be gone, or busy by now.
 */
async function enterOffered(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { service, boundBy, enter }: Offered,
): Promise<Entry | undefined> {
  const wanted = offerOf(booking, service)
  const decide = (choice: Offer, mode: 'customer' | 'manager') => decideGroups(context, tx, booking, choice, mode)
  const own = boundBy === 'OFFERED' ? await findGroups(tx, wanted) : await decide(wanted, 'customer')
  const entry = own && (await enter(own))
  if (entry || wanted.resourceId === null || booking.resource?.explicitlyRequested !== false) return entry
  const others = await decide({ ...wanted, resourceId: null }, boundBy === 'OFFERED' ? 'manager' : 'customer')
  return others && enter(others)
}

type Offer = ReturnType<typeof offerOf>

async function findGroups(tx: Tx, wanted: Offer): Promise<string[][] | undefined> {
  const candidates = await findCandidates(tx, wanted)
  return candidates.ok ? candidates.groups : undefined
}

/** Decides the time as for a new booking, of a customer or of the business. */
async function decideGroups(
  context: Context,
  tx: Tx,
  { starts_at, ends_at }: BookingRow,
  wanted: Offer,
  mode: 'customer' | 'manager',
): Promise<string[][] | undefined> {
  const [startAt, endAt] = [Date.parse(starts_at), Date.parse(ends_at)]
  const decision = await decideUnderLock(tx, { ...wanted, startAt, endAt, now: context.clock.now(), mode })
  return decision.ok ? decision.resourceIds.map((id) => [id]) : undefined
}

async function areSeatsOffered(
  context: Context,
  tx: Tx,
  { site_id, tag, session_id, schedule_id, total_participants: participants, time_zone: timeZone }: BookingRow,
  service: BookableService,
): Promise<boolean> {
  const now = context.clock.now()
  const requested =
    tag === 'COURSE'
      ? ({ kind: 'course', scheduleId: schedule_id } as const)
      : ({ kind: 'session', sessionId: session_id ?? '' } as const)
  const seats = await findSeats(tx, site_id, service, requested, now)
  if (typeof seats === 'string') return false
  return (await decideSeats(tx, { seats, participants, now, mode: 'customer', timeZone })).ok
}

function offerOf(booking: BookingRow, service: BookableService) {
  const { site_id: siteId, resource_id: resourceId, location_id: locationId } = booking
  return { siteId, service, resourceId, locationId, ...preferenceOf(booking) }
}

/** What a booking prefers besides its resource. */
export function preferenceOf({
  resource_id,
  resource_selections,
  location_type,
}: BookingRow): Omit<ForBooking, 'isBookedNow'> {
  return {
    ...(resource_id ? {} : { gender: toGender(findGenderPreference(resource_selections)) }),
    ...(location_type ? { locationType: location_type as LocationType } : {}),
  }
}
