import { MINUTE } from '@kalends/availability'
import type { bookings } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { decideSlot, type FoundCandidates, findCandidates } from '../../availability/index.ts'
import { refuseSlot, SlotGone, takeSlot, type WantedTime } from '../../holds/index.ts'
import { bookedLocation } from './booked-location.ts'
import { bookedResource } from './booked-resource.ts'
import { modeOf } from './caller.ts'
import { type Entry, enterCalendar, type Place, writePlace } from './enter-calendar.ts'
import type { AskedBooking } from './read-new-booking.ts'

/** Where a new booking is, and whose time it has. */
export type NewPlace = {
  location: bookings.Location
  resource: bookings.BookedResource | null
  resourceIds: string[]
  sessionId: string | null
  doubleBooked: boolean
}

/**
 * Finds the place of a new booking. One that is only created takes nothing: a named resource is looked at now, else
 * nobody is until it enters the calendar. A confirmed one takes its time at once.
 */
export async function placeNewBooking(
  context: Context,
  tx: Tx,
  { actor, asked, contact }: { actor: Actor; asked: AskedBooking; contact: bookings.ContactDetails },
): Promise<NewPlace> {
  const wanted = wantedSlot(context, actor, asked)
  const candidates = await findCandidates(tx, wanted)
  if (!candidates.ok) return fail(candidates.code === 'LOCATION_NOT_FOUND' ? 'VALIDATION_FAILURE' : candidates.code)
  if (!asked.flags.skipAvailabilityValidation && !hasLength(asked)) return fail('VALIDATION_FAILURE')
  const location = bookedLocation(candidates.place, asked.location, contact)
  if (asked.status === 'CREATED') {
    await lookAt(tx, wanted, asked)
    const resourceIds = wanted.resourceId ? [wanted.resourceId] : []
    const resource = wanted.resourceId ? await bookedResource(tx, actor.siteId, wanted.resourceId, true) : null
    return { location, resource, resourceIds, sessionId: null, doubleBooked: false }
  }
  const { sessionId, resourceIds, conflict } = await enter(context, tx, wanted, asked, candidates)
  const [primary] = resourceIds
  const resource = primary ? await bookedResource(tx, actor.siteId, primary, Boolean(wanted.resourceId)) : null
  return { location, resource, resourceIds, sessionId, doubleBooked: conflict }
}

function wantedSlot(context: Context, actor: Actor, { service, slot, location, times }: AskedBooking): WantedTime {
  return {
    ...{ siteId: actor.siteId, service, startAt: times.start, endAt: times.end },
    ...{ resourceId: slot.resource?.id?.toLowerCase(), locationId: location.id?.toLowerCase() },
    ...{ locationType: location.locationType, now: context.clock.now(), mode: modeOf(actor), timeZone: times.zone },
  }
}

function hasLength({ service, times }: AskedBooking): boolean {
  return times.end - times.start === (service.durationMinutes ?? 0) * MINUTE
}

async function lookAt(tx: Tx, wanted: WantedTime, { flags }: AskedBooking): Promise<void> {
  if (!wanted.resourceId || flags.skipAvailabilityValidation) return
  const decision = await decideSlot(tx, wanted)
  if (!decision.ok) refuseSlot(decision, wanted)
}

/** Into the calendar: over whatever is there where the caller may, else only where it is free. */
async function enter(
  context: Context,
  tx: Tx,
  wanted: WantedTime,
  asked: AskedBooking,
  candidates: FoundCandidates,
): Promise<Entry> {
  const { groups, place } = candidates
  const into = placeIn(wanted, asked, place)
  if (asked.flags.skipAvailabilityValidation) {
    const entry = await enterCalendar(context, tx, into, { groups, onConflict: 'mark', takesTime: true })
    return entry ?? fail('SLOT_NOT_AVAILABLE')
  }
  const { resourceIds } = await takeSlot(tx, { ...wanted, candidates })
  const writing = { resourceIds, overlapping: new Set<string>(), onConflict: 'refuse', takesTime: true } as const
  const entry = await writePlace(context, tx, into, writing)
  if (!entry) throw new SlotGone('SLOT_NOT_AVAILABLE', wanted)
  return entry
}

function placeIn(
  { siteId, service, startAt, endAt }: WantedTime,
  { times }: AskedBooking,
  place: FoundCandidates['place'],
): Place {
  return {
    ...{ siteId, serviceId: service.id, scheduleId: service.scheduleId, title: service.name, sessionId: null },
    ...{ start: startAt, end: endAt, zone: times.zone, locationType: place.type, locationId: place.locationId },
    ...{ bufferBeforeMinutes: service.bufferBeforeMinutes, bufferAfterMinutes: service.bufferAfterMinutes },
  }
}
