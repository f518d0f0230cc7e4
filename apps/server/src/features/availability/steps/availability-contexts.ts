import {
  type Busy,
  buildBusy,
  buildWindows,
  DAY,
  datedAt,
  type Hours,
  MINUTE,
  NO_POLICY,
  openingHoursAt,
  type Resource,
  type SlotInput,
  type SlotRules,
  type Windows,
  withDatedHours,
} from '@kalends/availability'
import type { Db } from '../../../db/database.ts'
import { toEnginePolicy } from '../../policies/index.ts'
import { isIgnored } from '../../schedules/index.ts'
import { type BookableService, listDurations, rentedDays } from '../../services/index.ts'
import { isBoundToLocation } from '../rules/bound-to-location.ts'
import { closedAt, closedBusy, closedOn } from '../rules/closed-days.ts'
import { belongsTo, hoursAt } from '../rules/hours-at.ts'
import { type Calendar, type CalendarRequest, loadCalendars, readCalendars } from '../store/calendars.ts'
import type { Facts, ResourceFacts } from '../store/facts.ts'
import type { Offer } from './offers.ts'

/** Actor and time of a request. Managers are not bound by the booking policy and may record past appointments. */
export type AvailabilityRequest = {
  now: number
  mode: 'customer' | 'manager'
  owner?: string | undefined
  /** Session to ignore: the one that is about to move. */
  exceptSessionId?: string | undefined
}

/**
 * An offer as input of the engine. `names` are the resources behind `input.primary`, by index; `isHeld` is true if some
 * of the time is held now, which is free for its owner only.
 */
export type AvailabilityContext = { offer: Offer; input: SlotInput; names: ResourceFacts[]; isHeld: boolean }

/** Times are made for appointments: other services have sessions, deleted ones nothing. */
export function isListed(service: Pick<BookableService, 'type' | 'deleted' | 'durationMinutes'>): boolean {
  return service.type === 'APPOINTMENT' && !service.deleted && service.durationMinutes !== null
}

/** Further ahead than anything can be booked. */
export const farthest = 732 * DAY

/**
 * Builds the offers for starts within a range, from cached calendars of the current version; at most one statement.
 * Reads the part of the range that can contain slots, and the day before it, to know whether a location was open
 * earlier that day.
 */
export async function loadAvailabilityContexts(
  db: Db,
  siteId: string,
  { offers, facts, range }: { offers: readonly Offer[]; facts: Facts; range: { start: number; end: number } },
  requesting: AvailabilityRequest,
): Promise<AvailabilityContext[]> {
  const start = Math.max(range.start, requesting.now - DAY)
  const end = Math.min(range.end, requesting.now + farthest)
  const wanted = start < end ? calendarsWanted(offers, facts) : []
  const span = spanAround(offers, { start, end })
  const ignored = requesting.exceptSessionId ? { sessionIds: [requesting.exceptSessionId] } : undefined
  const calendars = ignored
    ? await readCalendars(db, siteId, wanted, span, (row) => isIgnored(row, ignored))
    : await loadCalendars(db, siteId, wanted, span)
  return offers.map((offer) => buildAvailabilityContext(offer, facts, calendars, requesting))
}

/** The calendars that the scenes of these offers need. */
export function calendarsWanted(offers: readonly Offer[], facts: Facts): CalendarRequest[] {
  const wanted = new Map<string, CalendarRequest>()
  for (const { service, primary, pools, location } of offers) {
    const resources = [...primary, ...pools.flatMap((pool) => pool.resources)]
    for (const { id, version, hoursId, dayLimit } of resources) {
      wanted.set(id, { id, kind: 'resource', version, hoursId, counted: dayLimit !== null })
    }
    const isFollowed = resources.some(({ followsLocation }) => followsLocation)
    if (!isFollowed && !isBoundToLocation(service)) continue
    for (const known of listHoursLocations(facts, location))
      wanted.set(known.id, { id: known.id, kind: 'location', version: known.version, hoursId: known.hoursId })
  }
  return [...wanted.values()]
}

/** Lists the location and the default one, whose hours apply where a location has none. */
function listHoursLocations({ locations }: Facts, { locationId }: { locationId: string | null }) {
  return locations.filter(({ id, isDefault }) => isDefault || id === locationId)
}

/** Start and end of all time that matters for starts within a range. */
export function spanAround(offers: readonly Offer[], { start, end }: { start: number; end: number }) {
  const isCounted = offers.some(({ primary, pools }) =>
    [...primary, ...pools.flatMap(({ resources }) => resources)].some(({ dayLimit }) => dayLimit !== null),
  )
  // Counting appointments per day and renting by the day need whole days, the longest of which has about 25 hours.
  const day = isCounted || offers.some(isByTheDay) ? (26 * DAY) / 24 : 0
  let before = day
  let after = day
  for (const { service, minutes } of offers) {
    before = Math.max(before, service.bufferBeforeMinutes * MINUTE)
    after = Math.max(after, (minutes + service.bufferAfterMinutes) * MINUTE + day)
  }
  return { start: start - before, end: end + after }
}

function isByTheDay({ service }: Offer): boolean {
  return service.rental?.unit === 'DAY'
}

/** Combines an offer with calendars. Leaves out resources that never work at the location. */
export function buildAvailabilityContext(
  offer: Offer,
  facts: Facts,
  calendars: ReadonlyMap<string, Calendar>,
  requesting: AvailabilityRequest,
): AvailabilityContext {
  const names: ResourceFacts[] = []
  const primary: Resource[] = []
  const opening = findOpening(offer, facts, calendars)
  const located = { offer, calendars, opening, closed: closedAt(facts.closings, offer.location) }
  for (const resource of offer.primary) {
    const ready = resourceAt(resource, located, requesting)
    if (!ready) continue
    names.push(resource)
    primary.push(ready)
  }
  const pools = offer.pools.map(({ id, resources }) => ({
    id,
    resources: resources.flatMap((it) => resourceAt(it, located, requesting) ?? []),
    label: resources[0]?.typeName ?? '',
  }))
  const isBound = offer.location.locationId !== null && isBoundToLocation(offer.service)
  const open = isBound && located.opening ? { location: findLocationHours(located, located.opening) } : {}
  const isHeld = [...offer.primary, ...offer.pools.flatMap(({ resources }) => resources)].some(({ id }) =>
    (calendars.get(id)?.busy.holds ?? []).some(({ heldUntil }) => (heldUntil ?? 0) > requesting.now),
  )
  return { offer, names, isHeld, input: { rules: slotRules(offer, facts, requesting), primary, pools, ...open } }
}

/** An offer with everything hours depend on. */
type LocatedOffer = {
  offer: Offer
  calendars: ReadonlyMap<string, Calendar>
  opening: Opening | undefined
  /** Days on which nothing is offered there. */
  closed: readonly string[]
}

/** Opening hours at a location. Their windows are cached with `calendar` under `key`, which changes with the hours. */
type Opening = { calendar: Calendar; key: string; hours: Hours }

function findOpening({ location }: Offer, facts: Facts, calendars: ReadonlyMap<string, Calendar>): Opening | undefined {
  const known = listHoursLocations(facts, location).flatMap(({ id, isDefault, hoursId }) => {
    const calendar = calendars.get(id)
    return calendar?.hours ? [{ id, isDefault, hoursId, calendar, hours: calendar.hours }] : []
  })
  const own = known.find(({ id, isDefault }) => (location.locationId === null ? isDefault : id === location.locationId))
  const hours = openingHoursAt(location.locationId, known)
  if (!own || !hours) return undefined
  // Of its exceptions a calendar knows those of its own span: with another span the windows are made again.
  const key = known.map(({ id, calendar: { version, start, end } }) => `${id}@${version}:${start}-${end}`).join()
  return { calendar: own.calendar, key, hours }
}

function findLocationHours({ offer, closed }: LocatedOffer, { calendar, key, hours }: Opening) {
  const { locationId: id, name } = offer.location
  const source = { kind: 'LOCATION_HOURS', id, ...(name === null ? {} : { label: name }) } as const
  return { windows: windowsFrom(calendar, `opening ${key} ${closed.join()}`, closedOn(hours, closed)), source }
}

/** Returns the rules. The grid is that of the first duration, so that durations and add-ons share their starts. */
function slotRules({ service, location, minutes }: Offer, facts: Facts, { now, mode }: AvailabilityRequest): SlotRules {
  const { bufferBeforeMinutes, bufferAfterMinutes, policy } = service
  const firstLength = listDurations(service)[0] ?? minutes
  const days = rentedDays(service, minutes)
  return {
    now,
    durationMinutes: minutes,
    ...(days === null ? {} : { days, durationMinutes: days * 1440 }),
    bufferBeforeMinutes,
    bufferAfterMinutes,
    zone: location.zone,
    gridStepMinutes: facts.stepMinutes ?? firstLength + bufferBeforeMinutes + bufferAfterMinutes,
    policySource: { kind: 'BOOKING_POLICY', id: policy.id ?? null, label: policy.name ?? '' },
    policy: mode === 'manager' ? NO_POLICY : toEnginePolicy(service.policy).windows,
    onlineBookingEnabled: mode === 'manager' || service.onlineBooking.enabled,
    serviceSource: { kind: 'SERVICE', id: service.id, label: service.name },
  }
}

function resourceAt(
  resource: ResourceFacts,
  located: LocatedOffer,
  { owner }: AvailabilityRequest,
): Resource | undefined {
  const { id, name, hoursId, dayLimit } = resource
  const { offer, calendars, closed } = located
  const calendar = calendars.get(id)
  if (!calendar) return undefined
  const belongs = belongsTo(resource.locationIds, offer.location)
  const busy: Busy = owner === undefined ? calendar.busy : withoutOwn(calendar.busy, calendar.holdOwners, owner)
  const named = { id, busy, hoursSource: describeHoursSource(resource, calendar, located) }
  const dayZone = calendar.hours?.zone ?? offer.location.zone
  const cap = { max: dayLimit ?? 0, zone: dayZone, source: { kind: 'RESOURCE', id, label: name } } as const
  const ready = dayLimit === null ? named : { ...named, dayCap: cap }
  if (hoursId === null) return { ...ready, windows: null, busy: closedBusy(busy, closed, calendar, offer.location) }
  if (resource.followsLocation) return belongs ? { ...ready, windows: followedWindows(calendar, located) } : undefined
  const windows = ownWindows(calendar, located, belongs)
  return belongs || windows.starts.length > 0 ? { ...ready, windows } : undefined
}

/** Returns whose hours apply: the location's if followed, except on days with individual hours. */
function describeHoursSource(
  { id, name, followsLocation }: ResourceFacts,
  calendar: Calendar,
  { offer, opening }: LocatedOffer,
) {
  const hasOwnDates = (calendar.hours?.exceptions.length ?? 0) > 0
  if (!followsLocation || !opening || hasOwnDates) return { kind: 'WORKING_HOURS', id, label: name } as const
  return { kind: 'LOCATION_HOURS', id: offer.location.locationId, label: offer.location.name ?? '' } as const
}

/** Returns the windows at the location of a resource with its own hours. */
function ownWindows(calendar: Calendar, { offer: { location }, closed }: LocatedOffer, belongs: boolean): Windows {
  const hours = calendar.hours ?? { zone: location.zone, weekly: [], exceptions: [] }
  const key = `${location.locationId ?? ''}${belongs ? '' : ' elsewhere'} ${closed.join()}`
  return windowsFrom(calendar, key, closedOn(hoursAt(hours, location, belongs), closed), location.locationId)
}

/**
 * Returns the windows of a resource that follows its location: the location's, except on dates with individual hours.
 */
function followedWindows(calendar: Calendar, { offer: { location }, opening, closed }: LocatedOffer): Windows {
  const key = `follows ${location.locationId ?? ''} ${opening?.key ?? ''} ${closed.join()}`
  const open = opening?.hours ?? { zone: location.zone, weekly: [], exceptions: [] }
  const own = datedAt(calendar.hours?.exceptions ?? [], location.locationId)
  return windowsFrom(calendar, key, closedOn(withDatedHours(open, own), closed))
}

/** Windows within the span of a calendar, made once while it stays in memory. */
function windowsFrom(calendar: Calendar, key: string, hours: Hours, locationId: string | null = null): Windows {
  const stored = calendar.windows.get(key)
  if (stored) return stored
  const made = buildWindows(hours, calendar.start, calendar.end, locationId)
  calendar.windows.set(key, made)
  return made
}

/** Returns occupied time as the owner of holds sees it: their own holds are free for them. */
function withoutOwn(busy: Busy, owners: ReadonlyMap<string, string>, owner: string): Busy {
  const isOwn = (source: Busy['rows'][number]['source']) => owners.get(source?.id ?? '') === owner
  if (!busy.holds.some((row) => isOwn(row.source))) return busy
  return buildBusy(busy.rows.filter((row) => row.heldUntil == null || !isOwn(row.source)))
}
