import type { bookings } from '@kalends/contract'
import type { Actor } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import {
  type FreeSlotDecision,
  findCandidates,
  type SlotLocation as OfferedLocation,
} from '../../../availability/index.ts'
import {
  decideUnderLock,
  dropHold,
  type HoldRow,
  isLive,
  refuseSlot,
  releaseCapacity,
  renewHeldTime,
  SlotGone,
  settleHold,
  type TimeRequest,
} from '../../../holds/index.ts'
import { insertSession } from '../../../schedules/index.ts'
import type { BookableService } from '../../../services/index.ts'
import { takesTime } from '../../rules/status.ts'
import { requestMode } from '../booking-actor.ts'
import type { AllocatedCapacity } from './allocated-capacity.ts'
import { bookedLocation } from './booked-location.ts'
import { bookedResource } from './booked-resource.ts'
import { type CalendarSlot, writeEntry } from './enter-calendar.ts'

export type HoldToAllocate = {
  actor: Actor
  hold: HoldRow
  service: BookableService
  /** CREATED: it takes nothing until it is paid. */
  status: 'CREATED' | 'CONFIRMED' | 'PENDING'
  contact: bookings.ContactDetails
}

/**
 * Allocates the time of a locked hold to a booking. Converts a live hold in place; takes the time of an expired one
 * again if it is still free, with the same resource if possible.
 */
export async function allocateHeldTime(
  context: Context,
  tx: Tx,
  requested: HoldToAllocate,
): Promise<AllocatedCapacity> {
  const { hold, service, status } = requested
  const now = context.clock.now()
  const takes = takesTime(status, service.onlineBooking.allowMultipleRequests)
  if (!isLive(hold, now)) return takeAnew(context, tx, requested, takes, null)
  const location = await findHeldLocation(tx, requested)
  const sessionId = await insertSession(tx, hold.site_id, newSession(locationIn(requested, location)), now)
  if (!takes) await dropHold(tx, hold, now)
  else if (!(await settleHold(tx, hold, sessionId))) return takeAnew(context, tx, requested, takes, sessionId)
  return newLocation(tx, requested, location, sessionId, hold.resource_ids)
}

/**
 * Leaves the time of a locked hold with it while the booking is paid, and takes it again if the hold has expired: with the
 * same resource if possible. Returns the hold as it is then.
 */
export async function keepHeldTime(
  context: Context,
  tx: Tx,
  requested: HoldToAllocate,
  expiresAt: number,
): Promise<{ hold: HoldRow; capacity: AllocatedCapacity }> {
  const { hold } = requested
  const now = context.clock.now()
  if (isLive(hold, now)) {
    const location = await findHeldLocation(tx, requested)
    return { hold, capacity: await newLocation(tx, requested, location, null, hold.resource_ids) }
  }
  const wanted = wantedSlot(context, requested)
  await releaseCapacity(tx, hold, now)
  const decision = await decideAgain(tx, hold, wanted)
  const renewed = await renewHeldTime(tx, hold, { wanted, decision, expiresAt })
  const again = { ...requested, hold: renewed }
  return { hold: renewed, capacity: await newLocation(tx, again, decision.location, null, renewed.resource_ids) }
}

async function takeAnew(
  context: Context,
  tx: Tx,
  requested: HoldToAllocate,
  takes: boolean,
  sessionId: string | null,
): Promise<AllocatedCapacity> {
  const wanted = wantedSlot(context, requested)
  await dropHold(tx, requested.hold, context.clock.now())
  const { resourceIds, location } = await decideAgain(tx, requested.hold, wanted)
  const into = { ...locationIn(requested, location), sessionId }
  const writing = { resourceIds, overlapping: new Set<string>(), onConflict: 'refuse', takesTime: takes } as const
  const entry = await writeEntry(context, tx, into, writing)
  if (!entry) throw new SlotGone('SLOT_HOLD_UNAVAILABLE', wanted)
  return newLocation(tx, requested, location, entry.sessionId, entry.resourceIds)
}

/** Tries the held resource first, then any free one unless the customer requested that resource explicitly. */
async function decideAgain(tx: Tx, { slot }: HoldRow, wanted: TimeRequest): Promise<FreeSlotDecision> {
  const same = await decideUnderLock(tx, { ...wanted, resourceId: slot.resourceId })
  if (same.ok) return same
  const other = slot.explicitlyRequested ? same : await decideUnderLock(tx, wanted)
  if (other.ok) return other
  if (other.code === 'BOOKING_POLICY_VIOLATION') return refuseSlot(other, wanted)
  throw new SlotGone('SLOT_HOLD_UNAVAILABLE', wanted, other.rule)
}

function wantedSlot(context: Context, { actor, hold, service }: HoldToAllocate): TimeRequest {
  const { slot } = hold
  return {
    siteId: hold.site_id,
    service,
    startAt: Date.parse(hold.starts_at),
    endAt: Date.parse(hold.ends_at),
    resourceId: slot.explicitlyRequested ? slot.resourceId : null,
    locationId: slot.locationId,
    now: context.clock.now(),
    mode: requestMode(actor),
    timeZone: hold.time_zone,
  }
}

/** Returns the location. A held one remains valid even if the service is no longer offered there. */
async function findHeldLocation(tx: Tx, { hold, service }: HoldToAllocate): Promise<OfferedLocation> {
  const { locationId } = hold.slot
  const found = await findCandidates(tx, { siteId: hold.site_id, service, locationId })
  if (found.ok) return found.location
  return { type: 'OWNER_BUSINESS', locationId, name: null, formattedAddress: null, zone: hold.time_zone }
}

function locationIn({ hold, service }: HoldToAllocate, location: OfferedLocation): CalendarSlot {
  return {
    siteId: hold.site_id,
    serviceId: service.id,
    scheduleId: service.scheduleId,
    title: service.name,
    start: Date.parse(hold.starts_at),
    end: Date.parse(hold.ends_at),
    zone: hold.time_zone,
    sessionId: null,
    locationType: location.type,
    locationId: location.locationId,
    bufferBeforeMinutes: service.bufferBeforeMinutes,
    bufferAfterMinutes: service.bufferAfterMinutes,
  }
}

function newSession({ scheduleId, serviceId, title, start, end, zone, locationType, locationId }: CalendarSlot) {
  return { scheduleId, serviceId, title, start, end, timeZone: zone, locationType, locationId }
}

async function newLocation(
  tx: Tx,
  { hold, contact }: HoldToAllocate,
  location: OfferedLocation,
  sessionId: string | null,
  resourceIds: string[],
): Promise<AllocatedCapacity> {
  const [primary] = resourceIds
  const resource = primary
    ? await bookedResource(tx, hold.site_id, primary, hold.slot.explicitlyRequested && primary === hold.slot.resourceId)
    : null
  const booked = bookedLocation(location, undefined, contact)
  return { location: booked, resource, resourceIds, sessionId, seatsTaken: 0, doubleBooked: false }
}
