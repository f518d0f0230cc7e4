import type { Db } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import type { BookableService } from '../../services/index.ts'
import type { PreferredGender } from '../rules/narrow-candidates.ts'
import type { LocationType, SlotLocation } from '../rules/offered-locations.ts'
import type { SlotRefusalCode } from '../rules/refusal-code.ts'
import type { Facts, ResourceFacts } from '../store/facts.ts'
import { factsOf, type Offer, offersOf } from './offers.ts'

/** Which place of a service is wanted, and by whom. */
export type WantedOffer = {
  siteId: string
  service: BookableService
  /** Null or absent: whoever is free. */
  resourceId?: string | null | undefined
  /** A location of the business; null or absent: the first place of the service (of `locationType`, if given). */
  locationId?: string | null | undefined
  locationType?: LocationType | undefined
  /** Wished for by the customer; absent: it does not matter. */
  gender?: PreferredGender | undefined
  /** The wish is new, and must be one that the business grants; an agreed one stands. */
  isNewPreference?: boolean
  /** Length with add-ons, where it is chosen; else the service's first one, or what start and end make. */
  durationMinutes?: number | undefined
  /** Epoch milliseconds; says whose turn it is where people are asked by how much they are booked. */
  now?: number | undefined
  /** What `findCandidates` found for the same wish in this transaction: spares reading it again. */
  candidates?: FoundCandidates | undefined
}

/** Whoever could do it, hours and taken time apart. */
export type FoundCandidates = {
  ok: true
  location: SlotLocation
  /** For the primary resource, and for each further kind, in the order of preference. */
  groups: string[][]
  /** All of them, in id order: what to lock. */
  resourceIds: string[]
  /** Any of them, as it is now. */
  resourceOf(id: string): ResourceFacts | undefined
  /** For `decideSlot` alone. */
  basis: { offer: Offer; facts: Facts }
}

export type NoCandidates = { ok: false; code: SlotRefusalCode }

/** Whose time a booking of this service could take: to be locked before deciding. One statement. */
export async function findCandidates(db: Db, wanted: WantedOffer): Promise<FoundCandidates | NoCandidates> {
  const found = await findOffer(db, wanted)
  if (!found.ok) return found
  const { offer, facts } = found
  const { location, primary, pools } = offer
  const groups = [primary, ...pools.map(({ resources }) => resources)].map((group) => group.map(({ id }) => id))
  const resourceOf = (id: string) => facts.resources.find((resource) => resource.id === id)
  const resourceIds = [...new Set(groups.flat())].sort()
  return { ok: true, location, groups, resourceIds, resourceOf, basis: { offer, facts } }
}

/** The offer that is meant, or why there is none. */
export async function findOffer(
  db: Db,
  {
    siteId,
    service,
    resourceId,
    locationId,
    locationType,
    durationMinutes,
    gender,
    isNewPreference,
    candidates,
    now,
  }: WantedOffer,
): Promise<{ ok: true; offer: Offer; facts: Facts } | NoCandidates> {
  if (candidates) return { ok: true, ...candidates.basis }
  const facts = await factsOf(db, siteId, [requested(service, resourceId)], now)
  if (gender && isNewPreference && !facts.genderChoice) return fail('REQUESTED_GENDER_NOT_ALLOWED')
  const locationIds = locationId == null ? undefined : [locationId]
  const where = { locationIds, type: locationIds ? undefined : locationType }
  const [offer] = offersOf(service, facts, { ...where, gender, minutes: durationMinutes })
  if (!offer) return { ok: false, code: 'LOCATION_NOT_FOUND' }
  if (resourceId == null) return { ok: true, offer, facts }
  const primary = offer.primary.filter(({ id }) => id === resourceId)
  if (primary.length === 0) return { ok: false, code: 'INVALID_FLOW_SELECTED_RESOURCES' }
  return { ok: true, offer: { ...offer, primary }, facts }
}

/** Of many people of a service only the one that is named has to be read. */
function requested(service: BookableService, resourceId: string | null | undefined): BookableService {
  if (resourceId == null || service.primaryResourceTypeId !== null) return service
  return { ...service, staffResourceIds: service.staffResourceIds.filter((id) => id === resourceId) }
}
