import { type SlotList, slotEnd } from '@kalends/availability'
import type { availability, services } from '@kalends/contract'
import type { SlotLocation } from '../rules/offered-locations.ts'
import { policyViolations } from '../rules/policy-violations.ts'
import { bookableState, type Chosen, entryState } from '../rules/select-entries.ts'
import { findSessionLocation, type JudgedSession } from './event-slot.ts'
import { instantWriter } from './instant-text.ts'

/** What all entries of one list have in common. */
export type EntryFrame = {
  serviceId: string
  scheduleId: string
  location: availability.Location
  policy: services.BookingPolicy
  /** Resources by index in the list; empty if there are none. */
  resources: { id: string; name: string }[]
}

/** Class entries, built one by one, by index in the list. */
export type SessionFrame = { sessions: readonly JudgedSession[] }

/**
 * The whole answer as JSON text. Thousands of entries differ in little but their times, so each is put together from
 * pieces that are made once: of the service, of each resource in each state.
 */
export function entriesText(
  frames: readonly (EntryFrame | SessionFrame)[],
  lists: readonly SlotList[],
  chosen: Chosen,
  zone: string,
): string {
  const write = instantWriter()
  const pieces = frames.map((frame) => ('sessions' in frame ? frame : buildPieces(frame, zone)))
  let text = '{"availabilityEntries":['
  for (let n = 0; n < chosen.length; n++) {
    const number = chosen.lists[n] as number
    const i = chosen.slots[n] as number
    const list = lists[number] as SlotList
    const piece = pieces[number] as Pieces | SessionFrame
    const comma = n === 0 ? '' : ','
    if ('sessions' in piece) {
      text += comma + JSON.stringify(sessionEntry(piece.sessions[i] as JudgedSession, zone))
      continue
    }
    const { head, tail } = piece
    const start = list.starts[i] as number
    text += `${comma}${head}${write(start)}","endDate":"${write(slotEnd(list, i))}${tail(list, i)}`
  }
  return `${text}]}`
}

type Pieces = { head: string; tail: (list: SlotList, i: number) => string }

function buildPieces(frame: EntryFrame, zone: string): Pieces {
  const { serviceId, scheduleId } = frame
  const tails = new Map<number, string>()
  return {
    head: `{"slot":${JSON.stringify({ serviceId, scheduleId }).slice(0, -1)},"startDate":"`,
    tail: (list, i) => {
      // None is free: the entry names the first candidate.
      const resource = Math.max(0, list.firstFree[i] as number)
      const state = entryState(list, i)
      const key = resource * 16 + state
      const known = tails.get(key)
      if (known !== undefined) return known
      const made = buildTail(frame, zone, resource, state)
      tails.set(key, made)
      return made
    },
  }
}

/** Everything of an entry after its end. */
function buildTail(
  { resources, location, policy }: EntryFrame,
  timezone: string,
  index: number,
  state: number,
): string {
  const resource = resources[index]
  const slot = JSON.stringify({ timezone, ...(resource ? { resource } : {}), location })
  const rest: Omit<availability.SlotAvailability, 'slot'> = {
    bookable: state === bookableState,
    totalSpots: 1,
    openSpots: state & 1,
    bookingPolicyViolations: policyViolations(state >> 1, [policy]),
    locked: false,
    isFromV2: false,
  }
  return `",${slot.slice(1)},${JSON.stringify(rest).slice(1)}`
}

/** Returns a class session with its seats. */
function sessionEntry({ session, service, verdict }: JudgedSession, timezone: string): availability.SlotAvailability {
  const { id, scheduleId, start, end, seats, waiting } = session
  const [resource] = session.resources
  const { enabled, capacity } = service.policy.waitlistPolicy ?? {}
  const total = capacity ?? 0
  return {
    slot: {
      sessionId: id,
      serviceId: service.id,
      scheduleId,
      timezone,
      eventId: id,
      startDate: new Date(start).toISOString(),
      endDate: new Date(end).toISOString(),
      ...(resource ? { resource: { id: resource.id, name: resource.name, scheduleId: resource.scheduleId } } : {}),
      location: entryLocation(findSessionLocation(session, service)),
    },
    bookable: verdict.remaining > 0 && verdict.flags === 0,
    totalSpots: seats.capacity,
    openSpots: verdict.remaining,
    ...(enabled ? { waitingList: { totalSpots: total, openSpots: Math.max(0, total - waiting) } } : {}),
    bookingPolicyViolations: policyViolations(verdict.flags, [service.policy]),
    locked: verdict.locked,
    isFromV2: false,
  }
}

/** Returns a location in the API shape of bookings. */
export function entryLocation({ type, locationId, name, formattedAddress }: SlotLocation): availability.Location {
  return {
    ...(locationId === null ? {} : { id: locationId }),
    ...(name === null ? {} : { name }),
    ...(formattedAddress ? { formattedAddress } : {}),
    locationType: type,
  }
}
