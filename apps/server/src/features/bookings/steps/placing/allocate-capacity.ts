import type { bookings } from '@kalends/contract'
import type { Actor } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail, refuseShape } from '../../../../refusal.ts'
import {
  decideSlot,
  type FoundCandidates,
  findCandidates,
  type NoCandidates,
  toGender,
} from '../../../availability/index.ts'
import {
  type HoldRow,
  isChosenLength,
  isLive,
  listOwnHolds,
  refuseSlot,
  SlotGone,
  type TimeRequest,
  takeSlot,
} from '../../../holds/index.ts'
import { findGenderPreference } from '../../rules/resource-choice.ts'
import { requestMode } from '../booking-actor.ts'
import { allocateSeats } from './allocate-seats.ts'
import type { AllocatedCapacity } from './allocated-capacity.ts'
import { bookedLocation } from './booked-location.ts'
import { bookedResource, resourceAsBooked } from './booked-resource.ts'
import { type CalendarSlot, type Entry, enterCalendar, writeEntry } from './enter-calendar.ts'
import type { RequestedBooking, RequestedTarget, ResolvedBooking } from './read-new-booking.ts'

/** A requested appointment. */
export type RequestedTime = ResolvedBooking & { thing: Extract<RequestedTarget, { kind: 'time' }> }

/** The requested time and its candidates, with hours and occupied time separate. */
type Candidates = { wanted: TimeRequest; candidates: FoundCandidates | NoCandidates }

export type AllocationRequest = {
  actor: Actor
  requested: RequestedBooking
  candidates: Candidates | undefined
  contact: bookings.ContactDetails
  prefix: string
}

/** Loads the candidates for an appointment. Undefined for classes and courses. */
export async function loadCandidates(
  context: Context,
  tx: Tx,
  actor: Actor,
  requested: RequestedBooking,
): Promise<Candidates | undefined> {
  const { thing } = requested
  if (thing.kind !== 'time') return undefined
  const time = { ...requested, thing }
  const wanted = await settleResource(tx, wantedSlot(context, actor, time), time)
  return { wanted, candidates: await findCandidates(tx, wanted) }
}

/**
 * Allocates time or seats to a new booking. A confirmed booking takes them at once. A created one takes nothing: seats
 * and a named resource are only checked; without a named resource nothing is checked until it enters the calendar.
 */
export function allocateCapacity(
  context: Context,
  tx: Tx,
  { actor, requested, candidates, contact, prefix }: AllocationRequest,
) {
  const { thing, status, flags, times, chosen } = requested
  if (thing.kind === 'time') {
    if (!candidates) throw new Error('Candidates were not loaded')
    return allocateTime(context, tx, { actor, requested: { ...requested, thing }, candidates, contact, prefix })
  }
  const wanted = {
    seats: thing.seats,
    participants: chosen.participants.total,
    now: context.clock.now(),
    mode: requestMode(actor),
    timeZone: times.zone,
  }
  const overrides = flags.skipAvailabilityValidation === true
  return allocateSeats(tx, { actor, wanted, status, overrides, contact })
}

async function allocateTime(
  context: Context,
  tx: Tx,
  {
    actor,
    requested,
    candidates: whoCould,
    contact,
    prefix,
  }: AllocationRequest & { requested: RequestedTime; candidates: Candidates },
): Promise<AllocatedCapacity> {
  const { times, thing, chosen, service, status, flags } = requested
  const { wanted, candidates } = whoCould
  const at = `${prefix}bookedEntity.slot`
  if (!candidates.ok) {
    if (candidates.code !== 'LOCATION_NOT_FOUND') return fail(candidates.code)
    return refuseShape(`${at}.location`, 'must be a location of the service')
  }
  if (!flags.skipAvailabilityValidation && !isChosenLength(service, chosen, times.end - times.start))
    return refuseShape(`${at}.endDate`, 'must lie as far from the start as the service takes, add-ons included')
  const location = bookedLocation(candidates.location, thing.location, contact)
  const { explicit } = thing.resource
  if (status === 'CREATED') {
    await lookAt(tx, actor, wanted, requested)
    const resourceIds = wanted.resourceId ? [wanted.resourceId] : []
    const resource = wanted.resourceId ? await bookedResource(tx, actor.siteId, wanted.resourceId, explicit) : null
    return { location, resource, resourceIds, sessionId: null, seatsTaken: 0, doubleBooked: false }
  }
  const { entry, resource } = await enter(context, tx, wanted, requested, candidates)
  const { sessionId, resourceIds, conflict } = entry
  return { location, resource, resourceIds, sessionId, seatsTaken: 0, doubleBooked: conflict }
}

/** Returns the time that is requested of availability. */
export function wantedSlot(
  context: Context,
  actor: Actor,
  { booking, service, thing, times }: RequestedTime,
): TimeRequest {
  const { location, resource } = thing
  return {
    siteId: actor.siteId,
    service,
    startAt: times.start,
    endAt: times.end,
    resourceId: resource.resourceId,
    locationId: location.id?.toLowerCase(),
    gender: toGender(findGenderPreference(booking.bookedEntity?.slot?.resourceSelections)),
    isNewPreference: true,
    locationType: location.locationType,
    now: context.clock.now(),
    mode: requestMode(actor),
    timeZone: times.zone,
  }
}

/** Drops a resource that is not free, unless the customer requested it explicitly. */
async function settleResource(tx: Tx, wanted: TimeRequest, { thing }: RequestedTime): Promise<TimeRequest> {
  if (thing.resource.explicit || thing.resource.resourceId === null) return wanted
  const decision = await decideSlot(tx, wanted)
  return !decision.ok && decision.code === 'SLOT_NOT_AVAILABLE' ? { ...wanted, resourceId: null } : wanted
}

/** Checks a named resource. Time in the actor's own live holds counts as free. */
async function lookAt(tx: Tx, actor: Actor, wanted: TimeRequest, { flags }: RequestedTime): Promise<void> {
  if (!wanted.resourceId || flags.skipAvailabilityValidation) return
  const holds = await listOwnHolds(tx, actor)
  const decision = await decideSlot(tx, { ...wanted, ignoreHoldIds: holds.map(({ id }) => id) })
  if (decision.ok) return
  const wasSaved = holds.some((hold) => isOfTime(hold, wanted) && !isLive(hold, wanted.now))
  refuseSlot(decision, wanted, wasSaved ? 'SLOT_HOLD_UNAVAILABLE' : undefined)
}

function isOfTime({ service_id, starts_at, ends_at }: HoldRow, { service, startAt, endAt }: TimeRequest): boolean {
  return service_id === service.id && Date.parse(starts_at) === startAt && Date.parse(ends_at) === endAt
}

/** Enters the booking into the calendar: despite conflicts with the override flag, otherwise only into free time. */
async function enter(
  context: Context,
  tx: Tx,
  wanted: TimeRequest,
  requested: RequestedTime,
  candidates: FoundCandidates,
): Promise<{ entry: Entry; resource: bookings.BookedResource | null }> {
  const { groups, location } = candidates
  const findStaffMember = ([primary]: readonly string[]) => assignedResource(primary, candidates, requested)
  const into = toCalendarSlot(wanted, requested, location)
  if (requested.flags.skipAvailabilityValidation) {
    const entry = await enterCalendar(context, tx, into, { groups, onConflict: 'mark', takesTime: true })
    if (!entry) return fail('SLOT_NOT_AVAILABLE')
    return { entry, resource: findStaffMember(entry.resourceIds) }
  }
  const { resourceIds } = await takeSlot(tx, { ...wanted, candidates })
  const writing = { resourceIds, overlapping: new Set<string>(), onConflict: 'refuse', takesTime: true } as const
  const entry = await writeEntry(context, tx, into, writing)
  if (!entry) throw new SlotGone('SLOT_NOT_AVAILABLE', wanted)
  return { entry, resource: findStaffMember(resourceIds) }
}

/** Returns what the booking stores of its primary resource. */
export function assignedResource(
  resourceId: string | undefined,
  { findResource }: FoundCandidates,
  { thing }: RequestedTime,
): bookings.BookedResource | null {
  return resourceId ? resourceAsBooked(resourceId, findResource(resourceId), thing.resource.explicit) : null
}

/** Returns time and location of the booking in the calendar. */
export function toCalendarSlot(
  { siteId, service, startAt, endAt }: TimeRequest,
  { times }: RequestedTime,
  location: FoundCandidates['location'],
): CalendarSlot {
  return {
    siteId,
    serviceId: service.id,
    scheduleId: service.scheduleId,
    title: service.name,
    sessionId: null,
    start: startAt,
    end: endAt,
    zone: times.zone,
    locationType: location.type,
    locationId: location.locationId,
    bufferBeforeMinutes: service.bufferBeforeMinutes,
    bufferAfterMinutes: service.bufferAfterMinutes,
  }
}
