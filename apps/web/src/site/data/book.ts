import type { availabilityOwn, holds, Infer } from '@kalends/contract'
import { KalendsError } from '@kalends/sdk'
import { dayIn, isZone } from '../../lib/format.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { type PlaceChoice, placesOf, staffChoice, type Terms, termsOf } from './service.ts'
import { findServiceBySlug, type ServiceCard, serviceCard } from './services.ts'

const MINUTE = 60_000

type FreeTime = Infer<typeof availabilityOwn.FreeTime>
type Hold = Infer<typeof holds.Hold>

/** The time that is being booked. `staffId` is set where the customer asked for the person. */
export type WantedSlot = { start: string; end: string; staffId: string | null; locationId: string | null }

export type KeptHold = { id: string; checkoutId: string; expiresAt: string; live: boolean; staffName: string | null }

export type BookData = {
  service: ServiceCard
  terms: Terms
  place: PlaceChoice | null
  staffName: string | null
  slot: WantedSlot
  /** Zone the times are shown in: the one the customer chose, else that of the place. */
  zone: string
  chosenZone: string | null
  hold: KeptHold | null
  /** Of the hold the address names, even if it keeps another time: then it is moved instead of adding one. */
  checkoutId: string | null
  payOnSite: boolean
  now: number
}

/** What the form shows; undefined when the address names no bookable time. */
export async function loadBook(
  context: RequestContext,
  slug: string,
  search: URLSearchParams,
): Promise<BookData | undefined> {
  const { kalends, site } = context
  const service = await findServiceBySlug(kalends, slug)
  if (!service?.id) return undefined
  const found = await findHold(context, search.get('hold'))
  const card = serviceCard(service, site.currency)
  const wanted = wantedSlot(search, card)
  const hold = found && (!wanted || isSameStart(found, wanted)) ? found : undefined
  const slot = hold ? { ...slotOf(hold), staffId: wanted?.staffId ?? null } : wanted
  if (!slot) return undefined
  const [{ locations }, { staffMembers }] = await Promise.all([
    kalends.business.listLocations(),
    kalends.resources.listStaff({ serviceId: service.id }),
  ])
  const places = placesOf(service, locations)
  const place = places.find(({ id }) => id === slot.locationId) ?? places[0] ?? null
  const chosenZone = chosenZoneOf(search)
  return {
    service: card,
    terms: termsOf(service),
    place,
    staffName: hold?.resourceName ?? staffMembers.map(staffChoice).find(({ id }) => id === slot.staffId)?.name ?? null,
    slot,
    zone: chosenZone ?? place?.timeZone ?? site.timeZone,
    chosenZone,
    hold: hold ? keptHold(hold) : null,
    checkoutId: found?.checkoutId ?? null,
    payOnSite: card.price.kind !== 'free' && service.payment?.options?.inPerson !== false,
    now: context.now(),
  }
}

/** Keeps the time, and moves the hold of this checkout if there is one already. */
export async function keepSlot(
  context: RequestContext,
  serviceId: string,
  slot: WantedSlot,
  zone: string,
  checkoutId: string | null,
): Promise<Hold> {
  const { hold } = await context.kalends.holds.createHold({
    slot: {
      serviceId,
      startDate: slot.start,
      endDate: slot.end,
      timezone: zone,
      resourceId: slot.staffId,
      locationId: slot.locationId,
    },
    checkoutId,
  })
  return hold
}

const NEAR = 3
const DAYS_LOOKED_AT = 35

/** Three free times near one that is gone, with the same person and place: of its day first, then of the next free ones. */
export async function timesNear(
  { kalends }: RequestContext,
  serviceId: string,
  slot: WantedSlot,
  zone: string,
): Promise<WantedSlot[]> {
  const day = dayIn(slot.start, zone)
  const on = (timesOf: string) =>
    kalends.availability.getAvailabilityOverview({
      ...{ serviceId, resourceId: slot.staffId, locationId: slot.locationId, timezone: zone },
      ...{ fromDate: day, days: DAYS_LOOKED_AT, timesOf },
    })
  const { times, days } = await on(day)
  const others = times.filter(({ startDate }) => Date.parse(startDate) !== Date.parse(slot.start))
  const found = nearest(others, slot)
  const later = days.filter(({ date, state }) => date > day && state === 'FREE').slice(0, NEAR)
  for (const { date } of later) if (found.length < NEAR) found.push(...(await on(date)).times)
  return found.slice(0, NEAR).map((time) => slotFrom(time, slot))
}

function nearest(times: FreeTime[], slot: WantedSlot): FreeTime[] {
  const distance = ({ startDate }: FreeTime): number => Math.abs(Date.parse(startDate) - Date.parse(slot.start))
  const near = [...times].sort((a, b) => distance(a) - distance(b)).slice(0, NEAR)
  return near.sort((a, b) => a.startDate.localeCompare(b.startDate))
}

const slotFrom = (time: FreeTime, { staffId }: WantedSlot): WantedSlot => ({
  start: time.startDate,
  end: time.endDate,
  staffId,
  locationId: time.locationId,
})

/** A time kept elsewhere, when there are as many as one may keep: a way to its form, and to letting it go. */
export type OtherHold = { id: string; slug: string; serviceName: string; start: string }

/** The caller's other holds, as a refusal names them. */
export async function otherHolds({ kalends }: RequestContext, refusal: KalendsError): Promise<OtherHold[]> {
  const holds = (refusal.data.holds ?? []) as Hold[]
  return Promise.all(
    holds.map(async ({ id, slot }) => {
      const { service } = await kalends.services.getService({ serviceId: slot.serviceId })
      return { id, slug: service?.mainSlug?.name ?? '', serviceName: service?.name ?? '', start: slot.startDate }
    }),
  )
}

/** A hold of somebody else, or of a browser that forgot its cookie, is as good as none. */
async function findHold({ kalends }: RequestContext, holdId: string | null): Promise<Hold | undefined> {
  if (!holdId) return undefined
  try {
    return (await kalends.holds.getHold({ holdId })).hold
  } catch (error) {
    if (error instanceof KalendsError && error.status < 500 && error.status > 0) return undefined
    throw error
  }
}

function chosenZoneOf(search: URLSearchParams): string | null {
  const zone = search.get('zone')
  return zone && isZone(zone) ? zone : null
}

const isSameStart = ({ slot }: Hold, { start }: WantedSlot): boolean => Date.parse(slot.startDate) === Date.parse(start)

/** The person kept is not the person asked for: that one stands in the address. */
const slotOf = ({ slot }: Hold): Omit<WantedSlot, 'staffId'> => ({
  start: slot.startDate,
  end: slot.endDate,
  locationId: slot.locationId ?? null,
})

export const keptHold = ({ id, checkoutId, expiresAt, live, resourceName }: Hold): KeptHold => ({
  id,
  checkoutId,
  expiresAt,
  live,
  staffName: resourceName,
})

function wantedSlot(search: URLSearchParams, { minutes }: ServiceCard): WantedSlot | undefined {
  const start = Date.parse(search.get('time') ?? '')
  if (Number.isNaN(start) || !minutes) return undefined
  return {
    start: new Date(start).toISOString(),
    end: new Date(start + minutes * MINUTE).toISOString(),
    staffId: search.get('staff') || null,
    locationId: search.get('location') || null,
  }
}
