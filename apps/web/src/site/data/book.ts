import type { holds, Infer } from '@kalends/contract'
import type { KalendsError } from '@kalends/sdk'
import { isPayable } from '../../lib/bookable.ts'
import { requestedZone } from '../../lib/format.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { isRefusal } from '../../lib/refusal.ts'
import { type Challenge, loadChallenge } from '../../parts/captcha/challenge.ts'
import type { LoadedForm } from '../../parts/questions/load-form.ts'
import { endOfSlot, isByTheDay } from '../../parts/rentals.ts'
import type { Card } from '../../parts/saved-cards/list-cards.ts'
import {
  type Choices,
  choiceKey,
  type Extra,
  findVariant,
  loadChoices,
  type People,
  parseExtras,
  readPeople,
  toBookedAddOns,
  toParticipants,
  type Variant,
  writePeople,
} from './choices.ts'
import { sumMinutes } from './duration.ts'
import { type BookingFormsData, loadForms } from './intake.ts'
import { loadCards } from './load-cards.ts'
import { type FeeTerms, loadFeeTerms } from './load-fees.ts'
import { loadPay, type PayData } from './load-pay.ts'
import { loadQuote, type Quote } from './load-quote.ts'
import {
  type LocationChoice,
  listServiceLocations,
  loadTerms,
  staffChoice,
  type Terms,
  toLocationChoice,
} from './service.ts'
import { findServiceBySlug, readServiceType, type ServiceCard, serviceCard, type WireService } from './services.ts'
import { type ClassSession, findSession } from './sessions.ts'

type Hold = Infer<typeof holds.Hold>

/** What is being booked: a time, a session of a class, or a course. `staffId` is set if the customer chose the person. */
export type RequestedSlot = {
  start: string
  end: string
  staffId: string | null
  locationId: string | null
  /** Session of a class. */
  sessionId: string | null
  /** Schedule of a course. */
  scheduleId: string | null
}

export type CheckoutHold = {
  id: string
  checkoutId: string
  expiresAt: string
  live: boolean
  staffName: string | null
  /** The participants and add-ons it is for, as `choiceKey` writes them. */
  chosen: string
}

export type BookData = {
  service: ServiceCard
  kind: 'APPOINTMENT' | 'CLASS' | 'COURSE'
  terms: Terms
  location: LocationChoice | null
  staffName: string | null
  slot: RequestedSlot
  people: People
  /** Most people of one booking, by policy and open seats. */
  mostPeople: number
  /** Open seats if more were requested, otherwise null. */
  seatsLeft: number | null
  /** The requested people: more than `people` if there are too few seats. */
  requestedPeople: string | undefined
  choices: Choices
  variant: Variant | null
  extras: Extra[]
  /** Price of the current choice. */
  quote: Quote
  /** The questions. */
  form: LoadedForm
  /** Whether the form includes the policy's intake form, and whether it is required. */
  intake: BookingFormsData['intake']
  /** Contact questions that the business requires besides the form. */
  added: BookingFormsData['added']
  /** Zone the times are shown in: the customer's choice, otherwise that of the location. */
  zone: string
  chosenZone: string | null
  hold: CheckoutHold | null
  /** Checkout of the hold in the URL, even if it holds another time: then that hold is moved. */
  checkoutId: string | null
  pay: PayData
  /** Fees the customer has to agree to; null if there are none. */
  fees: FeeTerms | null
  /** Saved cards of the member that can pay, or that fees are charged to. */
  cards: Card[]
  /** Challenge for the browser if a captcha is required. */
  challenge: Challenge | null
  now: number
}

/** Loads the data of the form; undefined if the URL names nothing that can be booked. */
export async function loadBook(
  context: RequestContext,
  slug: string,
  search: URLSearchParams,
): Promise<BookData | undefined> {
  const { kalends, site } = context
  const service = await findServiceBySlug(kalends, slug)
  if (!service?.id || !isPayable(service, site)) return undefined
  const [found, choices, forms, challenge] = await Promise.all([
    findHold(context, search.get('hold')),
    loadChoices(kalends, service),
    loadForms(context, service),
    loadChallenge(context, 'BOOKING'),
  ])
  const card = serviceCard(service, site)
  const variant = findVariant(choices, search.get('variant'), search.get('staff') ?? found?.slot.resourceId ?? null)
  const extras = parseExtras(choices, search.get('extras'))
  const { slot: requestedSlot, openSeats } = await findRequestedSlot(
    context,
    service,
    search,
    sumMinutes(card, variant, extras),
    found,
  )
  const hold = found && (!requestedSlot || isSameSlot(found, requestedSlot)) ? found : undefined
  const slot = hold && !requestedSlot ? { ...toRequestedSlot(hold), staffId: null } : requestedSlot
  if (!slot) return undefined
  const [{ locations }, { staffMembers }] = await Promise.all([
    kalends.business.listLocations(),
    kalends.resources.listStaff({}),
  ])
  const locationId = slot.locationId ?? hold?.slot.locationId
  const location = locations.find(({ id }) => id === locationId)
  const shownLocation = location ? toLocationChoice(location) : (listServiceLocations(service, locations)[0] ?? null)
  // Whole days are those of the location.
  const chosenZone = isByTheDay(service) ? null : requestedZone(search)
  const allowed = allowedBy(service)
  const mostPeople = Math.max(1, Math.min(allowed, openSeats ?? allowed))
  const people = readPeople(search.get('people'), mostPeople)
  const requested = readPeople(search.get('people'), allowed)
  const isShort = openSeats !== null && openSeats > 0 && requested.total > people.total
  const staffId = hold?.slot.resourceId ?? slot.staffId
  const quote = await loadQuote(context, {
    serviceId: service.id,
    choices,
    variant,
    extras,
    people,
    staffId,
    locationId,
  })
  const [fees, pay] = await Promise.all([
    loadFeeTerms(context, service, quote.price),
    loadPay(context, {
      serviceId: service.id,
      startDate: slot.start,
      people: people.total,
      quote,
      chosen: search.get('pay'),
    }),
  ])
  return {
    service: card,
    kind: readServiceType(service),
    terms: await loadTerms(context, service),
    location: shownLocation,
    slot,
    choices,
    variant,
    extras,
    quote,
    ...forms,
    mostPeople,
    people,
    seatsLeft: isShort ? openSeats : null,
    requestedPeople: writePeople(isShort ? requested : people),
    staffName: hold?.resourceName ?? staffMembers.map(staffChoice).find(({ id }) => id === slot.staffId)?.name ?? null,
    zone: chosenZone ?? shownLocation?.timeZone ?? site.timeZone,
    chosenZone,
    hold: hold ? toCheckoutHold(hold) : null,
    checkoutId: found?.checkoutId ?? null,
    pay,
    fees,
    cards: await loadCards(context, { pay, fees }),
    challenge: challenge ?? null,
    now: context.now(),
  }
}

/** Most participants of one booking by its policy. */
const allowedBy = ({ bookingPolicy }: WireService): number =>
  bookingPolicy?.participantsPolicy?.maxParticipantsPerBooking ?? 1

/** Holds the time or the seats. Moves the hold of this checkout if there is one. */
export async function holdSlot(
  { kalends }: RequestContext,
  data: Pick<BookData, 'service' | 'zone' | 'checkoutId' | 'choices' | 'variant' | 'extras' | 'people'>,
  slot: RequestedSlot,
): Promise<Hold> {
  const { service, zone, checkoutId, choices, variant, extras, people } = data
  const entity =
    slot.sessionId || slot.scheduleId
      ? { eventId: slot.sessionId, scheduleId: slot.scheduleId }
      : { startDate: slot.start, endDate: slot.end, resourceId: slot.staffId, locationId: slot.locationId }
  const { hold } = await kalends.holds.createHold({
    slot: {
      serviceId: service.id,
      timezone: zone,
      ...entity,
      ...toParticipants(choices, variant, people),
      ...(extras.length > 0 ? { bookedAddOns: toBookedAddOns(choices, extras) } : {}),
    },
    checkoutId,
  })
  return hold
}

/** Returns a session of a class as what is booked. */
export const sessionSlot = ({ id, start, end, locationId, staffIds }: ClassSession): RequestedSlot => ({
  start,
  end,
  locationId,
  staffId: staffIds[0] ?? null,
  sessionId: id,
  scheduleId: null,
})

/** Another hold of the customer, listed when the hold limit is reached. */
export type OtherHold = {
  id: string
  slug: string
  serviceName: string
  start: string
  zone: string
  sessionId: string | null
}

/** Reads the customer's other holds from the refusal. */
export async function otherHolds({ kalends }: RequestContext, refusal: KalendsError): Promise<OtherHold[]> {
  const holds = (refusal.data.holds ?? []) as Hold[]
  return Promise.all(
    holds.map(async ({ id, slot }) => {
      const { service } = await kalends.services.getService({ serviceId: slot.serviceId })
      return {
        id,
        slug: service?.mainSlug?.name ?? '',
        serviceName: service?.name ?? '',
        start: slot.startDate ?? '',
        zone: slot.timezone,
        sessionId: slot.eventId ?? null,
      }
    }),
  )
}

/** Finds the hold; undefined if it belongs to someone else or to a browser that lost its cookie. */
async function findHold({ kalends }: RequestContext, holdId: string | null): Promise<Hold | undefined> {
  if (!holdId) return undefined
  try {
    return (await kalends.holds.getHold({ holdId })).hold
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}

function isSameSlot({ slot }: Hold, { start, sessionId, scheduleId }: RequestedSlot): boolean {
  if (sessionId || scheduleId) return (slot.eventId ?? null) === sessionId && (slot.scheduleId ?? null) === scheduleId
  return Date.parse(slot.startDate ?? '') === Date.parse(start)
}

/** Leaves out the held staff member: the URL names the requested one. */
const toRequestedSlot = ({ slot }: Hold): Omit<RequestedSlot, 'staffId'> => ({
  start: slot.startDate ?? '',
  end: slot.endDate ?? '',
  locationId: slot.locationId ?? null,
  sessionId: slot.eventId ?? null,
  scheduleId: slot.scheduleId ?? null,
})

export const toCheckoutHold = ({ id, checkoutId, expiresAt, live, resourceName, slot }: Hold): CheckoutHold => ({
  id,
  checkoutId,
  expiresAt,
  live,
  staffName: resourceName,
  chosen: choiceKey(slot),
})

/** Finds the slot the URL names: a time, a session of a class, or a whole course. */
/** The open seats include the visitor's own hold, which the API leaves out. */
async function findRequestedSlot(
  { kalends, site }: RequestContext,
  service: WireService,
  search: URLSearchParams,
  minutes: number | null,
  hold: Hold | undefined,
): Promise<{ slot: RequestedSlot | undefined; openSeats: number | null }> {
  const kind = readServiceType(service)
  if (kind === 'COURSE') return findRequestedCourse(kalends, service)
  if (kind === 'CLASS') {
    const sessionId = search.get('session') ?? hold?.slot.eventId
    const session = sessionId ? await findOpenSession(kalends, sessionId) : undefined
    if (!session || session.serviceId !== service.id) return { slot: undefined, openSeats: null }
    return { slot: sessionSlot(session), openSeats: session.open }
  }
  const start = Date.parse(search.get('time') ?? '')
  if (Number.isNaN(start) || !minutes) return { slot: undefined, openSeats: null }
  const slot = {
    start: new Date(start).toISOString(),
    end: new Date(endOfSlot(service, start, minutes, await findZone(kalends, site, service, search))).toISOString(),
    staffId: search.get('staff') || null,
    locationId: search.get('location') || null,
    sessionId: null,
    scheduleId: null,
  }
  return { slot, openSeats: null }
}

/** Returns the zone of the location, where whole days depend on it. */
async function findZone(
  kalends: RequestContext['kalends'],
  site: RequestContext['site'],
  service: WireService,
  search: URLSearchParams,
): Promise<string> {
  if (!isByTheDay(service)) return site.timeZone
  const { locations } = await kalends.business.listLocations()
  const offered = listServiceLocations(service, locations)
  return (offered.find(({ id }) => id === search.get('location')) ?? offered[0])?.timeZone ?? site.timeZone
}

async function findRequestedCourse(kalends: RequestContext['kalends'], { schedule }: WireService) {
  if (!schedule?.id || !schedule.firstSessionStart || !schedule.lastSessionEnd)
    return { slot: undefined, openSeats: null }
  const { availability } = await kalends.availability.getScheduleAvailability({ scheduleId: schedule.id })
  const slot = {
    start: schedule.firstSessionStart,
    end: schedule.lastSessionEnd,
    scheduleId: schedule.id,
    staffId: null,
    locationId: null,
    sessionId: null,
  }
  return { slot, openSeats: availability?.openSpots ?? null }
}

/** Undefined for a session that no longer exists, so that an old link leads to the class and not to an error. */
async function findOpenSession(
  kalends: RequestContext['kalends'],
  sessionId: string,
): Promise<ClassSession | undefined> {
  try {
    return await findSession(kalends, sessionId)
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}
