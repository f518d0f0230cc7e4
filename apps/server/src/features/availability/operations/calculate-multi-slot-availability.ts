import { isVisitFree, isZone, listVisits, MINUTE, type VisitList } from '@kalends/availability'
import type { availability } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { loadBookables } from '../../services/index.ts'
import { fault } from '../rules/fault.ts'
import { type Spot, slicePage } from '../rules/page.ts'
import { type PolicyViolations, policyViolations } from '../rules/policy-violations.ts'
import { slotsADay } from '../rules/slots-a-day.ts'
import { isListed, loadAvailabilityContexts } from '../steps/availability-contexts.ts'
import { chosenMinutes, preferredGender } from '../steps/customer-choices.ts'
import { listOffers, loadFacts, type Offer } from '../steps/offers.ts'
import { toOwnerKey } from '../steps/owner-key.ts'
import { atLeastOne, flagMatch, namedResources } from '../steps/time-slot-query.ts'
import { readVisitQuery, type VisitQuery } from '../steps/visit-query.ts'
import type { Facts } from '../store/facts.ts'
import { pageCursors, readLimit, readListRequest } from '../store/list-cursor.ts'
import { visitView } from '../view/visit.ts'

const list = 'multiSlotAvailability'
const defaultLimit = 50
const mostLimit = 100

type Question = Omit<availability.CalculateMultiSlotAvailabilityRequest, 'cursorPaging'>
type Entry = { start: number; i: number; bookable: boolean }

/** Lists times for several services in succession, each with its own staff member: three statements. */
export const calculateMultiSlotAvailability: Operation<'calculateMultiSlotAvailability'> = async (
  { input, actor },
  { readDb: db, clock },
) => {
  const { cursorPaging, ...sent } = input
  const limit = readLimit(cursorPaging?.limit, defaultLimit, mostLimit)
  const { question, edge } = readListRequest<Question>(list, sent, cursorPaging?.cursor)
  if (question.timeZone && !isZone(question.timeZone)) fail('INVALID_TIME_ZONE')
  const query = readVisitQuery(question)
  const { siteId } = actor
  const { offers, facts } = await offersOfParts(db, siteId, query, clock.now())
  const total = offers.reduce((sum, { minutes }) => sum + minutes, 0) * MINUTE
  const range = { start: query.range.start, end: query.range.end + total }
  const requesting = { now: clock.now(), mode: 'customer', owner: toOwnerKey(actor) } as const
  const availabilityContexts = await loadAvailabilityContexts(db, siteId, { offers, facts, range }, requesting)
  const starts = { from: query.range.start, to: query.range.end - total + 1 }
  const visits = listVisits(
    availabilityContexts.map((availabilityContext) => availabilityContext.input),
    { from: starts.from, to: Math.max(starts.from, starts.to) },
    { includeUnavailable: true },
  )
  const zone = question.timeZone ?? facts.zone
  const perDay = atLeastOne('slotsPerDay', question.slotsPerDay)
  const chosen = slotsADay(matching(visits, question, offers), perDay, zone)
  const page = slicePage(chosen, toPosition, edge, limit)
  return {
    slots: page.items.map(({ i }) => visitView(visits, i, availabilityContexts, zone)),
    cursorPagingMetadata: {
      count: page.items.length,
      total: chosen.length,
      ...pageCursors(list, question, page, toPosition),
    },
  }
}

/** Returns each service at the shared location, in the order of the visit. */
async function offersOfParts(
  db: Db,
  siteId: string,
  { parts, location }: VisitQuery,
  now: number,
): Promise<{ offers: Offer[]; facts: Facts }> {
  const loaded = await loadBookables(db, siteId, [...new Set(parts.map(({ serviceId }) => serviceId))])
  const services = new Map(loaded.filter(({ deleted }) => !deleted).map((service) => [service.id, service]))
  const facts = await loadFacts(db, siteId, [...services.values()], now)
  const offers = parts.map(({ serviceId, resourcesFilter, customerChoices }, i) => {
    const service = services.get(serviceId)
    if (!service) return fail('SERVICE_NOT_FOUND')
    if (!isListed(service) || service.rental?.unit === 'DAY') {
      return refuseFields([
        fault(`slots[${i}].serviceId`, 'OTHER', 'must be an appointment service', { ruleName: 'NO_APPOINTMENT' }),
      ])
    }
    const minutes = chosenMinutes(service, customerChoices, `slots[${i}].customerChoices`)
    const resourceIds = namedResources(resourcesFilter?.resourceIds)
    const gender = preferredGender(facts, customerChoices?.requestedGender)
    const [offer] = listOffers(service, facts, { ...location, resourceIds, minutes, gender })
    return offer ?? fail('LOCATION_NOT_FOUND')
  })
  return { offers, facts }
}

function matching(
  visits: VisitList,
  { bookable, bookingPolicyViolations: requested }: Question,
  offers: readonly Offer[],
): Entry[] {
  const form = requested?.validSubmissionRequired
  const flags = Object.entries({
    ...flagMatch(requested),
    ...(form == null ? {} : { validSubmissionRequired: form }),
  }) as [keyof PolicyViolations, boolean][]
  const policies = offers.map(({ service }) => service.policy)
  const all = Array.from(visits.starts, (start, i) => {
    const isBookable = visits.flags[i] === 0 && isVisitFree(visits, i)
    return { start, i, bookable: isBookable }
  })
  return all.filter((entry) => {
    const violations = policyViolations(visits.flags[entry.i] as number, policies)
    if (bookable != null && entry.bookable !== bookable) return false
    return flags.every(([name, value]) => violations[name] === value)
  })
}

function toPosition({ start }: Entry): Spot {
  return [start, 0]
}
