import type { availabilityOwn, business, Infer, policies, resources } from '@kalends/contract'
import { addDays, dayIn, firstWeekday, isDay, requestedZone, weekdayIndex } from '../../lib/format.ts'
import { loadPageMessages } from '../../lib/messages/page-messages.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import type { Language } from '../../lib/preferences.ts'
import { readSearchTags, type SearchTags } from '../../lib/search-tags.ts'
import type { PageSite } from '../../lib/server-context.ts'
import { isByTheDay } from '../../parts/rentals.ts'
import { type Choices, type Extra, findVariant, loadChoices, parseExtras, type Variant } from './choices.ts'
import { sumMinutes, toDurationQuery } from './duration.ts'
import { loadQuote, type Quote } from './load-quote.ts'
import { type Picture, toGallery } from './pictures.ts'
import { findServiceBySlug, type ServiceCard, serviceCard, type WireService } from './services.ts'
import { type Nothing, whyNothing } from './why-nothing.ts'
import { COMMON_ZONES } from './zones.ts'

type Overview = Infer<typeof availabilityOwn.OverviewResponse>
export type Location = Infer<typeof business.Location>
type StaffMember = Infer<typeof resources.PublicStaffMember>

export type Day = Infer<typeof availabilityOwn.AvailabilityDay>
export type FreeTime = Infer<typeof availabilityOwn.FreeTime>
export type Refusal = Infer<typeof availabilityOwn.AvailabilityRefusal>

export type StaffChoice = { id: string; name: string; hue: string; photoUrl: string | null }
export type LocationChoice = { id: string; name: string; address: string; timeZone: string }

/** What customers may change about a booking, and until how long before it. */
export type Terms = {
  /** Until when cancelling is free; `fee`: it never is. */
  cancelMinutes: number | 'any' | 'never' | 'fee'
  /** After that it can still be cancelled, for a fee. */
  costsLater: boolean
  /** Where cancelling always costs something: that it does. Loaders send it, so that other pages don't weigh more. */
  alwaysCosts: string | null
  description: string | null
  needsApproval: boolean
  /** False if several customers can request the same time and the business chooses. */
  holdsTime: boolean
}

export type ServiceData = {
  service: ServiceCard & { description: string; gallery: Picture[]; search: SearchTags }
  terms: Terms
  staff: StaffChoice[]
  locations: LocationChoice[]
  choices: Choices
  /** The chosen variant, if there are several. */
  variant: Variant | null
  extras: Extra[]
  /** Price of the current choice. */
  quote: Quote
  /** True if its locations are in several time zones and none is chosen: times need a location first. */
  needsLocation: boolean
  /** A rental by the day: there is one time a day. */
  byTheDay: boolean
  /** With the chosen variant and add-ons. */
  minutes: number | null
  chosen: { staff: string | null; location: string | null; zone: string | null; day: string | null }
  /** Zone the days and times are shown in, and that of the location. */
  zone: string
  locationZone: string
  /** Offered to visitors who want the times in another zone. */
  commonZones: readonly string[]
  today: string
  from: string
  earliestFrom: string
  days: Day[]
  times: FreeTime[]
  nextFree: FreeTime | null
  nothing: Nothing
  now: number
}

export const WEEKS = 5
export const DAYS_SHOWN = WEEKS * 7

/** Appointments only: classes and courses have their own pages. */
export type Elsewhere = { elsewhere: 'CLASS' | 'COURSE'; slug: string }

/** Loads the page of an appointment; undefined if the service is not on the menu. */
export async function loadService(
  context: RequestContext,
  slug: string,
  search: URLSearchParams,
): Promise<ServiceData | Elsewhere | undefined> {
  const { kalends, site, language } = context
  const found = await findServiceBySlug(kalends, slug)
  if (!found?.id) return undefined
  if (found.type === 'CLASS' || found.type === 'COURSE')
    return { elsewhere: found.type, slug: found.mainSlug?.name ?? slug }
  const [{ staffMembers }, { locations }, choices] = await Promise.all([
    kalends.resources.listStaff({ serviceId: found.id }),
    kalends.business.listLocations(),
    loadChoices(kalends, found),
  ])
  const byTheDay = isByTheDay(found)
  const staff = staffMembers.map(staffChoice)
  const offeredLocations = listServiceLocations(found, locations)
  const requested = readRequested(search, staff, offeredLocations)
  const variant = findVariant(choices, search.get('variant'), requested.staff)
  const extras = parseExtras(choices, search.get('extras'))
  const zones = new Set(offeredLocations.map(({ timeZone }) => timeZone))
  const needsLocation = zones.size > 1 && !requested.location
  const locationZone =
    (offeredLocations.find(({ id }) => id === requested.location) ?? offeredLocations[0])?.timeZone ?? site.timeZone
  // Whole days are those of the location.
  const zone = byTheDay ? locationZone : (requested.zone ?? locationZone)
  const requestedDay = dayOfTime(search, zone) ?? requested.day
  const today = dayIn(context.now(), zone)
  const earliestFrom = startOfWeek(today, language)
  const from = readFrom(search, requestedDay, earliestFrom, language)
  const [overview, quote] = await Promise.all([
    needsLocation
      ? NO_TIMES
      : kalends.availability.getAvailabilityOverview({
          serviceId: found.id,
          resourceId: requested.staff,
          locationId: requested.location,
          fromDate: from,
          days: DAYS_SHOWN,
          timesOf: requestedDay,
          timezone: zone,
          ...toDurationQuery(variant, extras),
        }),
    loadQuote(context, { serviceId: found.id, choices, variant, extras, staffId: requested.staff }),
  ])
  const { days, times, nextFree } = overview
  const day = requestedDay ?? overview.timesOf
  const isNamed = staff.some(({ id }) => id === requested.staff)
  return {
    choices,
    variant,
    extras,
    quote,
    needsLocation,
    byTheDay,
    minutes: sumMinutes(serviceCard(found, site), variant, extras),
    service: {
      ...serviceCard(found, site),
      description: found.description ?? '',
      gallery: toGallery(found.media),
      search: readSearchTags(found.seoData),
    },
    terms: await loadTerms(context, found),
    staff,
    locations: offeredLocations,
    chosen: { ...requested, day },
    zone,
    locationZone,
    commonZones: COMMON_ZONES,
    today,
    from,
    earliestFrom,
    days,
    times,
    nextFree,
    nothing: whyNothing({ ...overview, day, isNamed, hasStaff: staff.length > 0 }),
    now: context.now(),
  }
}

const NO_TIMES: Pick<Overview, 'days' | 'times' | 'nextFree' | 'refusal' | 'timesOf'> = {
  days: [],
  times: [],
  nextFree: null,
  refusal: null,
  timesOf: null,
}

export const staffChoice = ({ resourceId, name, color, imageUrl }: StaffMember): StaffChoice => ({
  id: resourceId,
  name,
  hue: color,
  photoUrl: imageUrl,
})

/** Lists the locations of a service in its own order; the default location if it names none. */
export function listServiceLocations(service: WireService, locations: readonly Location[]): LocationChoice[] {
  const ids = (service.locations ?? []).map(({ business: own }) => own?.id).filter(Boolean)
  const chosen = ids
    .map((id) => locations.find((location) => location.id === id))
    .filter((found) => found !== undefined)
  const fallback = locations.filter((location) => location.default)
  return (chosen.length > 0 ? chosen : fallback).map(toLocationChoice)
}

/** Returns the zone a class or course is shown in: that of its only location, otherwise that of the business. */
export function zoneOfService(service: WireService, locations: readonly Location[], site: PageSite): string {
  const offered = listServiceLocations(service, locations)
  return (offered.length === 1 ? offered[0]?.timeZone : undefined) ?? site.timeZone
}

export const toLocationChoice = ({ id, name, formattedAddress, timeZone }: Location): LocationChoice => ({
  id,
  name,
  address: formattedAddress,
  timeZone,
})

/** Loads the terms with the texts they need. */
export async function loadTerms({ language }: RequestContext, service: WireService): Promise<Terms> {
  const terms = readTerms(service)
  if (terms.cancelMinutes !== 'fee') return terms
  const messages = await loadPageMessages(language, 'bookingFees')
  return { ...terms, alwaysCosts: messages['reading.bookingFees.always'] ?? null }
}

export function readTerms({ bookingPolicy, onlineBooking }: WireService): Terms {
  const cancellation = bookingPolicy?.cancellationPolicy
  const limit = cancellation?.limitLatestCancellation ? (cancellation.latestCancellationInMinutes ?? 0) : 'any'
  const custom = bookingPolicy?.customPolicyDescription
  const cancelMinutes =
    cancellation?.enabled === false ? 'never' : freeUntil(limit, bookingPolicy?.cancellationFeePolicy)
  return {
    cancelMinutes,
    costsLater: typeof cancelMinutes === 'number' && (limit === 'any' || cancelMinutes > limit),
    alwaysCosts: null,
    description: custom?.enabled ? (custom.description ?? null) : null,
    needsApproval: onlineBooking?.requireManualApproval === true,
    holdsTime: onlineBooking?.allowMultipleRequests !== true,
  }
}

/**
 * Minutes before the start until which cancelling is free: the first fee may begin before the deadline, or with the
 * booking.
 */
function freeUntil(
  limit: number | 'any',
  fee: policies.CancellationFeePolicy | null | undefined,
): number | 'any' | 'fee' {
  const [first] = fee?.enabled ? (fee.cancellationWindows ?? []) : []
  if (first && !first.startInMinutes) return 'fee'
  const from = first?.startInMinutes
  return from ? Math.max(from, limit === 'any' ? 0 : limit) : limit
}

/** Reads the choices of the URL and ignores those that no longer exist. */
function readRequested(search: URLSearchParams, staff: StaffChoice[], locations: LocationChoice[]) {
  const known = (name: string, among: { id: string }[]): string | null =>
    among.find(({ id }) => id === search.get(name))?.id ?? null
  const day = search.get('day')
  return {
    staff: known('staff', staff),
    location: known('location', locations),
    zone: requestedZone(search),
    day: day && isDay(day) ? day : null,
  }
}

/** A chosen time is an instant: in another zone it may fall on another day, which is then shown. */
function dayOfTime(search: URLSearchParams, zone: string): string | null {
  const time = Date.parse(search.get('time') ?? '')
  return Number.isNaN(time) ? null : dayIn(time, zone)
}

/** Returns the first day of the requested weeks; otherwise this week, moved by whole windows to include the chosen day. */
function readFrom(search: URLSearchParams, day: string | null, earliest: string, language: Language): string {
  const requested = search.get('from')
  const firstDay = requested && isDay(requested) ? startOfWeek(requested, language) : earliest
  let from = firstDay < earliest ? earliest : firstDay
  while (!requested && day && day >= addDays(from, DAYS_SHOWN)) from = addDays(from, DAYS_SHOWN)
  return from
}

const startOfWeek = (day: string, language: Language): string =>
  addDays(day, -((weekdayIndex(day) - firstWeekday(language) + 7) % 7))
