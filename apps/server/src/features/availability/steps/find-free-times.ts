import { DAY } from '@kalends/availability'
import type { Db } from '../../../db/database.ts'
import type { BookableService } from '../../services/index.ts'
import { type FreeTime, freeTimes, type Stage } from '../rules/free-times.ts'
import type { Facts } from '../store/facts.ts'
import {
  type AvailabilityContext,
  type AvailabilityRequest,
  farthest,
  loadAvailabilityContexts,
} from './availability-contexts.ts'
import { listOffers, type OfferFilter } from './offers.ts'

/** First search range; the rest up to the horizon is searched only if too little is found in it. */
const near = 63 * DAY

export type FreeTimesRequest = {
  siteId: string
  services: readonly BookableService[]
  facts: Facts
  filter?: OfferFilter
  /** Epoch milliseconds. */
  from: number
  count: number
}

/** The next times of each service that can be taken, by service id. One statement, or two where nearly all is taken. */
export async function findFreeTimes(
  db: Db,
  wanted: FreeTimesRequest,
  requesting: AvailabilityRequest,
): Promise<Map<string, FreeTime[]>> {
  const { services, count } = wanted
  const found = await findUntil(db, wanted, wanted.from + near, requesting)
  const short = services.filter(({ id }) => (found.get(id)?.length ?? 0) < count)
  if (short.length === 0) return found
  const more = await findUntil(db, { ...wanted, services: short }, requesting.now + farthest, requesting)
  return new Map([...found, ...more])
}

async function findUntil(
  db: Db,
  { siteId, services, facts, filter, from, count }: FreeTimesRequest,
  end: number,
  requesting: AvailabilityRequest,
): Promise<Map<string, FreeTime[]>> {
  const offers = services.flatMap((service) => listOffers(service, facts, filter))
  const availabilityContexts = await loadAvailabilityContexts(
    db,
    siteId,
    { offers, facts, range: { start: from, end } },
    requesting,
  )
  const byService = Map.groupBy(availabilityContexts, ({ offer }) => offer.service.id)
  return new Map(
    services.map(({ id }) => [id, freeTimes((byService.get(id) ?? []).map(toStage), { from, to: end }, count)]),
  )
}

export function toStage({ input, offer }: AvailabilityContext): Stage {
  return { input, locationId: offer.location.locationId }
}
