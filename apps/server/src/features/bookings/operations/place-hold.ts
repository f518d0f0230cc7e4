import type { bookings } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { type FreeSlotDecision, findCandidates, type Place as ServicePlace } from '../../availability/index.ts'
import {
  decideUnderLock,
  dropHold,
  type HoldRow,
  isLive,
  refuseSlot,
  SlotGone,
  settleHold,
  type WantedTime,
} from '../../holds/index.ts'
import { insertSession } from '../../schedules/index.ts'
import type { BookableService } from '../../services/index.ts'
import { takesTime } from '../rules/status.ts'
import { bookedLocation } from './booked-location.ts'
import { bookedResource } from './booked-resource.ts'
import { modeOf } from './caller.ts'
import { type Place, writePlace } from './enter-calendar.ts'
import type { NewPlace } from './new-place.ts'

export type HoldToPlace = {
  actor: Actor
  hold: HoldRow
  service: BookableService
  status: 'CONFIRMED' | 'PENDING'
  contact: bookings.ContactDetails
}

/**
 * Allocates the time of a locked hold to a booking. Converts a live hold in place; takes the time of an expired one
 * again if it is still free, with the same resource if possible.
 */
export async function placeHold(context: Context, tx: Tx, requested: HoldToPlace): Promise<NewPlace> {
  const { hold, service, status } = requested
  const now = context.clock.now()
  const takes = takesTime(status, service.onlineBooking.allowMultipleRequests)
  if (!isLive(hold, now)) return takeAnew(context, tx, requested, takes, null)
  const place = await keptPlace(tx, requested)
  const sessionId = await insertSession(tx, hold.site_id, sessionOf(placeIn(requested, place)), now)
  if (!takes) await dropHold(tx, hold, now)
  else if (!(await settleHold(tx, hold, sessionId))) return takeAnew(context, tx, requested, takes, sessionId)
  return newPlace(tx, requested, place, sessionId, hold.resource_ids)
}

async function takeAnew(
  context: Context,
  tx: Tx,
  requested: HoldToPlace,
  takes: boolean,
  sessionId: string | null,
): Promise<NewPlace> {
  const wanted = wantedSlot(context, requested)
  await dropHold(tx, requested.hold, context.clock.now())
  const { resourceIds, place } = await decideAgain(tx, requested.hold, wanted)
  const into = { ...placeIn(requested, place), sessionId }
  const writing = { resourceIds, overlapping: new Set<string>(), onConflict: 'refuse', takesTime: takes } as const
  const entry = await writePlace(context, tx, into, writing)
  if (!entry) throw new SlotGone('SLOT_HOLD_UNAVAILABLE', wanted)
  return newPlace(tx, requested, place, entry.sessionId, entry.resourceIds)
}

/** Tries the held resource first, then any free one unless the customer requested that resource explicitly. */
async function decideAgain(tx: Tx, { slot }: HoldRow, wanted: WantedTime): Promise<FreeSlotDecision> {
  const same = await decideUnderLock(tx, { ...wanted, resourceId: slot.resourceId })
  if (same.ok) return same
  const other = slot.explicitlyRequested ? same : await decideUnderLock(tx, wanted)
  if (other.ok) return other
  if (other.code === 'BOOKING_POLICY_VIOLATION') return refuseSlot(other, wanted)
  throw new SlotGone('SLOT_HOLD_UNAVAILABLE', wanted)
}

function wantedSlot(context: Context, { actor, hold, service }: HoldToPlace): WantedTime {
  const { slot } = hold
  return {
    siteId: hold.site_id,
    service,
    startAt: Date.parse(hold.starts_at),
    endAt: Date.parse(hold.ends_at),
    resourceId: slot.explicitlyRequested ? slot.resourceId : null,
    locationId: slot.locationId,
    now: context.clock.now(),
    mode: modeOf(actor),
    timeZone: hold.time_zone,
  }
}

/** Returns the held location, even when the service is no longer offered there. */
async function keptPlace(tx: Tx, { hold, service }: HoldToPlace): Promise<ServicePlace> {
  const { locationId } = hold.slot
  const found = await findCandidates(tx, { siteId: hold.site_id, service, locationId })
  if (found.ok) return found.place
  return { type: 'OWNER_BUSINESS', locationId, name: null, formattedAddress: null, zone: hold.time_zone }
}

function placeIn({ hold, service }: HoldToPlace, place: ServicePlace): Place {
  return {
    siteId: hold.site_id,
    serviceId: service.id,
    scheduleId: service.scheduleId,
    title: service.name,
    start: Date.parse(hold.starts_at),
    end: Date.parse(hold.ends_at),
    zone: hold.time_zone,
    sessionId: null,
    locationType: place.type,
    locationId: place.locationId,
    bufferBeforeMinutes: service.bufferBeforeMinutes,
    bufferAfterMinutes: service.bufferAfterMinutes,
  }
}

function sessionOf({ scheduleId, serviceId, title, start, end, zone, locationType, locationId }: Place) {
  return { scheduleId, serviceId, title, start, end, timeZone: zone, locationType, locationId }
}

async function newPlace(
  tx: Tx,
  { hold, contact }: HoldToPlace,
  place: ServicePlace,
  sessionId: string,
  resourceIds: string[],
): Promise<NewPlace> {
  const [primary] = resourceIds
  const resource = primary
    ? await bookedResource(tx, hold.site_id, primary, hold.slot.explicitlyRequested && primary === hold.slot.resourceId)
    : null
  const location = bookedLocation(place, undefined, contact)
  return { location, resource, resourceIds, sessionId, seatsTaken: 0, doubleBooked: false }
}
