import type { Db } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import type { BookableService } from '../../services/index.ts'
import type { PreferredGender } from '../rules/narrow-candidates.ts'
import type { LocationType, SlotLocation } from '../rules/offered-locations.ts'
import type { SlotRefusalCode } from '../rules/refusal-code.ts'
import type { Facts, ResourceFacts } from '../store/facts.ts'
import { listOffers, loadFacts, type Offer } from './offers.ts'

/** A requested slot of a service, and its actor. */
export type OfferRequest = {
  siteId: string
  service: BookableService
  /** Null or absent: any free resource. */
  resourceId?: string | null | undefined
  /** A business location; null or absent: the first location of the service (of `locationType`, if given). */
  locationId?: string | null | undefined
  locationType?: LocationType | undefined
  /** Preference of the customer; absent: none. */
  gender?: PreferredGender | undefined
  /** The preference is new and must be one that the business offers; an agreed one remains valid. */
  isNewPreference?: boolean
  /** Chosen duration with add-ons; otherwise the service's first, or that between start and end. */
  durationMinutes?: number | undefined
  /** Epoch milliseconds; determines the order where staff are assigned by load. */
  now?: number | undefined
  /** Candidates found for the same request in this transaction; saves reading them again. */
  candidates?: FoundCandidates | undefined
}

/** Candidates, with hours and occupied time separate. */
export type FoundCandidates = {
  ok: true
  location: SlotLocation
  /** For the primary resource, and for each further kind, in the order of preference. */
  groups: string[][]
  /** All of them, in id order: what to lock. */
  resourceIds: string[]
  /** Returns one of them, as it is now. */
  findResource(id: string): ResourceFacts | undefined
  /** For `decideSlot` alone. */
  basis: { offer: Offer; facts: Facts }
}

export type NoCandidates = { ok: false; code: SlotRefusalCode }

/** Finds the resources whose time a booking of this service could occupy, to lock before deciding. One statement. */
export async function findCandidates(db: Db, wanted: OfferRequest): Promise<FoundCandidates | NoCandidates> {
  return toCandidates(await findOffer(db, wanted))
}

/** Finds the same among facts that are loaded. */
export function candidatesAmong(facts: Facts, wanted: OfferRequest): FoundCandidates | NoCandidates {
  return toCandidates(offerAmong(facts, wanted))
}

type FoundOffer = { ok: true; offer: Offer; facts: Facts }

function toCandidates(found: FoundOffer | NoCandidates): FoundCandidates | NoCandidates {
  if (!found.ok) return found
  const { offer, facts } = found
  const { location, primary, pools } = offer
  const groups = [primary, ...pools.map(({ resources }) => resources)].map((group) => group.map(({ id }) => id))
  const findResource = (id: string) => facts.resources.find((resource) => resource.id === id)
  const resourceIds = [...new Set(groups.flat())].sort()
  return { ok: true, location, groups, resourceIds, findResource: findResource, basis: { offer, facts } }
}

/** Returns the requested offer, or the reason there is none. */
export async function findOffer(db: Db, wanted: OfferRequest): Promise<FoundOffer | NoCandidates> {
  const { siteId, service, resourceId, candidates, now } = wanted
  if (candidates) return { ok: true, ...candidates.basis }
  return offerAmong(await loadFacts(db, siteId, [requested(service, resourceId)], now), wanted)
}

function offerAmong(
  facts: Facts,
  { service, resourceId, locationId, locationType, durationMinutes, gender, isNewPreference }: OfferRequest,
): FoundOffer | NoCandidates {
  if (gender && isNewPreference && !facts.genderChoice) return fail('REQUESTED_GENDER_NOT_ALLOWED')
  const locationIds = locationId == null ? undefined : [locationId]
  const where = { locationIds, type: locationIds ? undefined : locationType }
  const [offer] = listOffers(service, facts, { ...where, gender, minutes: durationMinutes })
  if (!offer) return { ok: false, code: 'LOCATION_NOT_FOUND' }
  if (resourceId == null) return { ok: true, offer, facts }
  const primary = offer.primary.filter(({ id }) => id === resourceId)
  if (primary.length === 0) return { ok: false, code: 'INVALID_FLOW_SELECTED_RESOURCES' }
  return { ok: true, offer: { ...offer, primary }, facts }
}

/** Returns the resources to read: only the requested one, if any. */
function requested(service: BookableService, resourceId: string | null | undefined): BookableService {
  if (resourceId == null || service.primaryResourceTypeId !== null) return service
  return { ...service, staffResourceIds: service.staffResourceIds.filter((id) => id === resourceId) }
}
