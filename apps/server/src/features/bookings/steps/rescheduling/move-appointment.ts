import { bookingViolations, instantToLocal, MINUTE } from '@kalends/availability'
import type { availability } from '@kalends/contract'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail } from '../../../../refusal.ts'
import { decideSlot, type FoundCandidates, findCandidates, toGender } from '../../../availability/index.ts'
import { decideUnderLock, refuseSlot, SlotGone, type TimeRequest } from '../../../holds/index.ts'
import { toEnginePolicy } from '../../../policies/index.ts'
import { findResources } from '../../../resources/index.ts'
import { lockResources, moveSession } from '../../../schedules/index.ts'
import type { BookableService } from '../../../services/index.ts'
import { findGenderPreference } from '../../rules/resource-choice.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'
import { bookedDays } from '../placing/booked-days.ts'
import { bookedLocation } from '../placing/booked-location.ts'
import { bookedResource } from '../placing/booked-resource.ts'
import { type CalendarSlot, type Entry, enterCalendar, writeEntry } from '../placing/enter-calendar.ts'
import type { RequestedSlot } from './read-move.ts'

/** How an appointment moves. */
export type Moving = {
  wanted: RequestedSlot
  /** The new time may overlap other bookings; the booking is then marked. */
  overlaps: boolean
  /** Policy, grid and the past bind customers only. */
  mode: 'customer' | 'manager'
  /** Staff limited to their own calendar keep the booking on it. */
  keepsResource: boolean
  /** The new status puts it in the calendar; `takesTime` if it also occupies time there. */
  enters: boolean
  takesTime: boolean
}

/**
 * Moves a locked booking to its new time in one step; the session keeps its id. Locks all candidate resources in id order
 * before checking; the booking's old time counts as free.
 */
export async function moveAppointment(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  service: BookableService,
  moving: Moving,
): Promise<BookingChanges> {
  const wanted = wantedTime(context, booking, service, moving)
  const candidates = await selectCandidates(tx, wanted)
  const into = locationIn(booking, service, moving.wanted, candidates.location)
  const entry = await takeTime(context, tx, booking, { wanted, candidates, into, moving })
  const { resourceIds, sessionId, conflict } = entry
  const location = bookedLocation(candidates.location, booking.location, booking.contact_details)
  return {
    session_id: sessionId,
    resource_ids: resourceIds,
    ...(await resourceChange(tx, booking, entry, moving)),
    starts_at: toIso(into.start),
    ends_at: toIso(into.end),
    duration_days: bookedDays(service, { ...into, zone: booking.time_zone, location }).days,
    local_start: instantToLocal(into.start, booking.time_zone),
    double_booked: conflict,
    ...(sameLocation(booking, into) ? {} : { location, location_id: into.locationId }),
    ...(sameLocation(booking, into) ? {} : { location_type: into.locationType as availability.LocationType | null }),
    buffer_before_minutes: into.bufferBeforeMinutes,
    buffer_after_minutes: into.bufferAfterMinutes,
  }
}

type Taking = { wanted: TimeRequest; candidates: FoundCandidates; into: CalendarSlot; moving: Moving }
type Taken = Omit<Entry, 'sessionId'> & { sessionId: string | null }

async function takeTime(context: Context, tx: Tx, booking: BookingRow, taking: Taking): Promise<Taken> {
  const { wanted, candidates, into, moving } = taking
  if (!moving.enters) return lookAt(tx, booking, taking)
  await lockResources(tx, booking.site_id, [...new Set([...candidates.resourceIds, ...booking.resource_ids])])
  if (moving.overlaps) return overlay(context, tx, booking, taking)
  const decision = await decideUnderLock(tx, { ...wanted, candidates })
  if (!decision.ok) return refuseSlot(decision, wanted)
  const resourceIds = decision.resourceIds.map((id, kind) => stored(booking, decision.freeIds[kind] ?? []) ?? id)
  await putSession(context, tx, into)
  const writing = { resourceIds, overlapping: new Set<string>(), onConflict: 'refuse' } as const
  const entry = await writeEntry(context, tx, into, { ...writing, takesTime: moving.takesTime })
  if (!entry) throw new SlotGone('SLOT_NOT_AVAILABLE', wanted)
  return entry
}

/** Takes the time despite conflicts, with the current resources preferred. */
async function overlay(context: Context, tx: Tx, booking: BookingRow, taking: Taking): Promise<Taken> {
  const { candidates, into, moving, wanted } = taking
  const groups = candidates.groups.map((ids) => {
    const same = stored(booking, ids)
    return same ? [same, ...ids.filter((id) => id !== same)] : ids
  })
  if (groups.some((ids) => ids.length === 0)) throw new SlotGone('SLOT_NOT_AVAILABLE', wanted)
  await putSession(context, tx, into)
  const entry = await enterCalendar(context, tx, into, { groups, onConflict: 'mark', takesTime: moving.takesTime })
  return entry ?? fail('SLOT_NOT_AVAILABLE')
}

/** Checks availability without occupying time, for a booking that is only created. A named resource must be free. */
async function lookAt(tx: Tx, booking: BookingRow, { wanted, candidates, moving }: Taking): Promise<Taken> {
  const anonymous = !wanted.resourceId && !booking.resource_id
  const stays = { sessionId: booking.session_id, conflict: false }
  if (anonymous) requireBookingWindow(wanted)
  if (anonymous || moving.overlaps) {
    const resourceIds = wanted.resourceId ? [wanted.resourceId] : booking.resource_ids
    return { ...stays, resourceIds }
  }
  const decision = await decideSlot(tx, { ...wanted, candidates })
  if (!decision.ok) return refuseSlot(decision, wanted)
  const [free = []] = decision.freeIds
  const primary = stored(booking, free) ?? decision.resourceIds[0]
  return { ...stays, resourceIds: primary ? [primary] : [] }
}

/** Enforces the early and late limits on customers where availability is not checked. */
function requireBookingWindow({ service, startAt: start, endAt: end, now, mode }: TimeRequest): void {
  if (mode === 'manager') return
  const { tooEarlyToBook, tooLateToBook } = bookingViolations(
    toEnginePolicy(service.policy).windows,
    { start, end },
    now,
  )
  if (!tooEarlyToBook && !tooLateToBook) return
  const broken = { ...(tooEarlyToBook ? { tooEarlyToBook } : {}), ...(tooLateToBook ? { tooLateToBook } : {}) }
  fail('BOOKING_POLICY_VIOLATION', { data: broken })
}

function stored(booking: BookingRow, free: readonly string[]): string | undefined {
  return free.find((id) => booking.resource_ids.includes(id))
}

/** Moves the appointment's session, or creates it if the booking is not in the calendar yet. */
async function putSession(context: Context, tx: Tx, into: CalendarSlot): Promise<void> {
  if (into.sessionId === null) return
  const { start, end, zone, locationType, locationId } = into
  const to = { start, end, timeZone: zone, locationType, locationId }
  await moveSession(tx, into.siteId, into.sessionId, to, context.clock.now())
}

async function selectCandidates(tx: Tx, wanted: TimeRequest): Promise<FoundCandidates> {
  const found = await findCandidates(tx, wanted)
  if (found.ok) return found
  if (found.code === 'LOCATION_NOT_FOUND') return fail('VALIDATION_FAILURE')
  const known = wanted.resourceId ? await findResources(tx, wanted.siteId, [wanted.resourceId]) : []
  return fail(
    found.code === 'INVALID_FLOW_SELECTED_RESOURCES' && known.length === 0 ? 'RESOURCE_NOT_FOUND' : found.code,
  )
}

/** Returns the slot request. Its duration is the requested one. */
function wantedTime(context: Context, booking: BookingRow, service: BookableService, moving: Moving): TimeRequest {
  const { wanted, mode, keepsResource } = moving
  const resourceId = wanted.resourceId ?? (keepsResource ? booking.resource_id : null)
  return {
    siteId: booking.site_id,
    service,
    durationMinutes: (wanted.end - wanted.start) / MINUTE,
    startAt: wanted.start,
    endAt: wanted.end,
    now: context.clock.now(),
    mode,
    timeZone: booking.time_zone,
    resourceId,
    locationId: wanted.locationId,
    // A named resource overrides the preferred gender.
    gender: resourceId ? undefined : toGender(findGenderPreference(booking.resource_selections)),
    ...(wanted.locationType ? { locationType: wanted.locationType } : {}),
    ignoreSessionIds: booking.session_id ? [booking.session_id] : [],
  }
}

function locationIn(
  booking: BookingRow,
  service: BookableService,
  wanted: RequestedSlot,
  location: FoundCandidates['location'],
): CalendarSlot {
  return {
    siteId: booking.site_id,
    serviceId: service.id,
    scheduleId: booking.schedule_id,
    title: booking.title,
    start: wanted.start,
    end: wanted.end,
    zone: booking.time_zone,
    sessionId: booking.session_id,
    locationType: location.type,
    locationId: location.locationId,
    bufferBeforeMinutes: service.bufferBeforeMinutes,
    bufferAfterMinutes: service.bufferAfterMinutes,
  }
}

function sameLocation(booking: BookingRow, into: CalendarSlot): boolean {
  return booking.location_id === into.locationId && booking.location_type === into.locationType
}

async function resourceChange(
  tx: Tx,
  booking: BookingRow,
  { resourceIds: [primary] }: Taken,
  { wanted }: Moving,
): Promise<BookingChanges> {
  if (!primary || primary === booking.resource_id) return {}
  const resource = await bookedResource(tx, booking.site_id, primary, wanted.resourceId === primary)
  return { resource_id: primary, resource }
}

function toIso(instant: number): string {
  return new Date(instant).toISOString()
}
