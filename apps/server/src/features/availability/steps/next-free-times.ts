import type { Db } from '../../../db/database.ts'
import type { BookableService } from '../../services/index.ts'
import type { PreferredGender } from '../rules/narrow-candidates.ts'
import type { Facts } from '../store/facts.ts'
import { type FreeTimeView, freeTimeView } from '../view/free-time.ts'
import { findFreeTimes } from './find-free-times.ts'
import { loadFacts } from './offers.ts'

/** A request that could not be satisfied. */
export type MissedTime = {
  siteId: string
  service: BookableService
  resourceId?: string | null | undefined
  locationId?: string | null | undefined
  gender?: PreferredGender | undefined
  /** Not before; epoch milliseconds. */
  from: number
  /** Zone of the wall times. */
  timeZone: string
  now: number
  /** Current facts of the service; read unless given. */
  facts?: Facts | undefined
}

/**
 * Returns the next available times, for the `data` of a refusal. Within a transaction pass it as `db`: a second
 * connection would wait for those that wait for it.
 */
export async function nextFreeTimes(db: Db, missed: MissedTime, count = 3): Promise<FreeTimeView[]> {
  const { siteId, service, resourceId, locationId, now, timeZone } = missed
  if (service.type !== 'APPOINTMENT') return []
  const facts = missed.facts ?? (await loadFacts(db, siteId, [service], now))
  const filter = {
    gender: missed.gender,
    resourceIds: resourceId == null ? undefined : [resourceId],
    locationIds: locationId == null ? undefined : [locationId],
  }
  const wanted = { siteId, services: [service], facts, filter, from: Math.max(missed.from, now), count }
  const found = await findFreeTimes(db, wanted, { now, mode: 'customer' })
  return (found.get(service.id) ?? []).map((time) => freeTimeView(time, timeZone))
}
