import type { Db } from '../../../db/database.ts'
import { oneLineAddress } from '../../business/index.ts'
import type { BookableService } from '../../services/index.ts'
import { type Candidates, candidatesOf } from '../rules/candidates.ts'
import { belongsTo } from '../rules/hours-at.ts'
import { offeredPlaces, type Place, type PlaceFilter } from '../rules/offered-places.ts'
import { type Facts, findFacts, type ResourceFacts } from '../store/facts.ts'

/** One service at one place, with whoever could give it. */
export type Offer = { service: BookableService; place: Place } & Candidates<ResourceFacts>

/** What is asked for; nothing: everything. */
export type OfferFilter = PlaceFilter & { resourceIds?: readonly string[] | undefined }

/** Reads, in one statement, what the offers of these services are made of. */
export function factsOf(db: Db, siteId: string, services: readonly BookableService[]): Promise<Facts> {
  const typeIds = services.flatMap((service) => [
    ...service.resourceTypes.filter(({ resourceIds }) => resourceIds.length === 0).map(({ typeId }) => typeId),
    ...(service.primaryResourceTypeId ? [service.primaryResourceTypeId] : []),
  ])
  const resourceIds = services.flatMap((service) => [
    ...service.staffResourceIds,
    ...service.resourceTypes.flatMap((type) => type.resourceIds),
  ])
  const locationIds = services.flatMap(({ places }) => places.flatMap(({ locationId }) => locationId ?? []))
  return findFacts(db, siteId, { resourceIds, typeIds, locationIds })
}

/** The service at each of its open places, as far as they are asked for. */
export function offersOf(service: BookableService, facts: Facts, filter: OfferFilter = {}): Offer[] {
  const own = service.places.map(({ type, locationId, address }) => ({
    ...{ type, locationId, address: address ? oneLineAddress(address) : null },
  }))
  const { primary, pools } = candidatesOf(service, facts.resources)
  const { resourceIds: asked } = filter
  const wanted = asked ? primary.filter(({ id }) => asked.includes(id)) : primary
  return offeredPlaces(own, facts.places, facts.zone, filter).map((place) => {
    const there = (resources: ResourceFacts[]) => resources.filter((resource) => canBeAt(resource, place))
    return {
      ...{ service, place, primary: there(wanted) },
      pools: pools.map(({ id, resources }) => ({ id, resources: there(resources) })),
    }
  })
}

/** Hours may name a place that the resource's own list doesn't; without hours the list is all there is. */
function canBeAt({ hoursId, locationIds }: ResourceFacts, place: Place): boolean {
  return hoursId !== null || belongsTo(locationIds, place)
}
