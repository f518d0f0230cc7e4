import { DAY } from '@kalends/availability'
import type { Db } from '../../../db/database.ts'
import { oneLineAddress } from '../../business/index.ts'
import { type BookableService, listDurations } from '../../services/index.ts'
import { type Candidates, selectCandidates } from '../rules/candidates.ts'
import { belongsTo } from '../rules/hours-at.ts'
import { narrowed, type PreferredGender, type TypeFilter } from '../rules/narrow-candidates.ts'
import { type LocationFilter, offeredLocations, type SlotLocation } from '../rules/offered-locations.ts'
import { isByLoad, preferred } from '../rules/staff-order.ts'
import { type Facts, findFacts, type ResourceFacts } from '../store/facts.ts'

/** One service at one location, with its candidates and durations. */
export type Offer = {
  service: BookableService
  location: SlotLocation
  /** Length with add-ons. */
  minutes: number
} & Candidates<ResourceFacts>

/** Requested offers; empty for all. */
export type OfferFilter = LocationFilter & {
  /** Of the resources the times are computed from. */
  resourceIds?: readonly string[] | undefined
  /** Requires a free resource of each of these types, of the named ones if there are any. */
  types?: readonly TypeFilter[] | undefined
  /** People of this gender only. */
  gender?: PreferredGender | undefined
  /** Length with add-ons; the service's first one unless chosen. */
  minutes?: number | undefined
}

/** Reads, in one statement, what the offers of these services are made of. */
export function loadFacts(db: Db, siteId: string, services: readonly BookableService[], now?: number): Promise<Facts> {
  const typeIds = services.flatMap((service) => [
    ...service.resourceTypes.filter(({ resourceIds }) => resourceIds.length === 0).map(({ typeId }) => typeId),
    ...(service.primaryResourceTypeId ? [service.primaryResourceTypeId] : []),
  ])
  const resourceIds = services.flatMap((service) => [
    ...service.staffResourceIds,
    ...service.resourceTypes.flatMap((type) => type.resourceIds),
  ])
  const locationIds = services.flatMap(({ locations }) => locations.flatMap(({ locationId }) => locationId ?? []))
  // Rounded to the day, so that equal requests of one day share a cached answer.
  const loadsAround = now !== undefined && services.some(isByLoad) ? Math.floor(now / DAY) * DAY : undefined
  return findFacts(db, siteId, { resourceIds, typeIds, locationIds, loadsAround })
}

/** Returns the service at each of its active locations that the request includes. */
export function listOffers(service: BookableService, facts: Facts, filter: OfferFilter = {}): Offer[] {
  const own = service.locations.map(({ type, locationId, address }) => ({
    type,
    locationId,
    address: address ? oneLineAddress(address) : null,
  }))
  const all = selectCandidates(service, facts.resources)
  const { primary, pools } = narrowed({ ...all, primary: preferred(service, all.primary) }, filter)
  const minutes = filter.minutes ?? listDurations(service)[0] ?? 60
  return offeredLocations(own, facts.locations, facts.zone, filter).map((location) => {
    const atLocation = (resources: ResourceFacts[]) => resources.filter((resource) => canBeAt(resource, location))
    return {
      service,
      location,
      minutes,
      primary: atLocation(primary),
      pools: pools.map(({ id, resources }) => ({ id, resources: atLocation(resources) })),
    }
  })
}

/** Own hours may name a location that the resource's own list doesn't; otherwise the list decides. */
function canBeAt({ hoursId, followsLocation, locationIds }: ResourceFacts, location: SlotLocation): boolean {
  return (hoursId !== null && !followsLocation) || belongsTo(locationIds, location)
}
