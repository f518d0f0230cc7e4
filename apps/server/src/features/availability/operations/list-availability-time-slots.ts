import { instantToLocal, isBookable, listSlots, localToInstant, type SlotList } from '@kalends/availability'
import type { timeSlots } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { fault } from '../rules/fault.ts'
import { compareSpots, type Spot, slicePage } from '../rules/page.ts'
import { collectViolations } from '../rules/refusal-code.ts'
import { isRequestedLocation } from '../rules/slot-labels.ts'
import { slotsADay } from '../rules/slots-a-day.ts'
import { type AvailabilityContext, loadAvailabilityContexts } from '../steps/availability-contexts.ts'
import { chosenMinutes, preferredGender } from '../steps/customer-choices.ts'
import { requireAppointment } from '../steps/load-appointment.ts'
import { answerZone, localRange } from '../steps/local-range.ts'
import { loadOfferBasis } from '../steps/offer-basis.ts'
import { listOffers } from '../steps/offers.ts'
import { toOwnerKey } from '../steps/owner-key.ts'
import {
  atLeastOne,
  type FlagMatch,
  flagMatch,
  namedResources,
  requireArguments,
  typeFilters,
} from '../steps/time-slot-query.ts'
import { mostNamed, type Naming, shownSlot } from '../steps/time-slots.ts'
import { pageCursors, readLimit, readListRequest } from '../store/list-cursor.ts'
import { timeSlotView } from '../view/time-slot.ts'

const list = 'availabilityTimeSlots'
const defaultLimit = 1000
const mostLimit = 1000
/** Starts looked at in one call, so that no question stops the others from being answered. */
const mostStarts = 1_000_000

type Question = Omit<timeSlots.ListAvailabilityTimeSlotsRequest, 'cursorPaging'> & { fromInstant?: number }
type Entry = {
  availabilityContext: AvailabilityContext
  slots: SlotList
  i: number
  start: number
  bookable: boolean
  rank: number
}

export const listAvailabilityTimeSlots: Operation<'listAvailabilityTimeSlots'> = async ({ input, actor }, context) => {
  const { readDb: db, clock } = context
  const now = clock.now()
  const { cursorPaging, ...sent } = input
  const limit = readLimit(cursorPaging?.limit, defaultLimit, mostLimit)
  const requested = readListRequest<Question>(list, sent, cursorPaging?.cursor)
  // The first page says when "from now on" began, for all that follow.
  const question = requested.question.fromLocalDate ? requested.question : { fromInstant: now, ...requested.question }
  const { availabilityContexts, range, zone } = await stage(db, actor, question, now)
  const wanted = matching(listEntries(availabilityContexts, range, zone), question)
  const chosen = slotsADay(wanted, atLeastOne('timeSlotsPerDay', question.timeSlotsPerDay), zone)
  const page = slicePage(chosen, toPosition, requested.edge, limit)
  const naming = selectNames(question, availabilityContexts)
  return {
    timeSlots: page.items.map(({ availabilityContext, slots, i }) =>
      timeSlotView(shownSlot(availabilityContext, slots, i, naming), zone),
    ),
    timeZone: zone,
    cursorPagingMetadata: pageCursors(list, question, page, toPosition),
  }
}

/** Loads service, hours and occupied time of a request. */
async function stage(db: Db, actor: Actor, question: Question, now: number) {
  requireArguments(question, ['serviceId', 'toLocalDate'])
  const { siteId } = actor
  const { services, facts } = await loadOfferBasis(db, siteId, [question.serviceId ?? ''], now)
  const service = requireAppointment(services[0])
  const minutes = chosenMinutes(service, question.customerChoices)
  const zone = answerZone(question.timeZone, facts.zone)
  const from = question.fromLocalDate ?? question.fromInstant ?? now
  const range = localRange({ fromLocalDate: from, toLocalDate: question.toLocalDate ?? '' }, zone)
  const filter = {
    types: typeFilters(question.resourceTypes),
    resourceIds: namedResources(question.resourceIds),
    gender: preferredGender(facts, question.customerChoices?.requestedGender),
    minutes,
  }
  const offers = listOffers(service, facts, filter).filter(({ location }) =>
    isRequestedLocation(location, question.locations),
  )
  const requesting = { now, mode: 'customer', owner: toOwnerKey(actor) } as const
  return {
    availabilityContexts: await loadAvailabilityContexts(db, siteId, { offers, facts, range }, requesting),
    range,
    zone,
  }
}

/** Lists every start with a free resource; equal starts are in location order. */
function listEntries(
  availabilityContexts: readonly AvailabilityContext[],
  range: { start: number; end: number },
  zone: string,
): Entry[] {
  const entries: Entry[] = []
  for (const [rank, availabilityContext] of availabilityContexts.entries()) {
    const slots = listSlots(availabilityContext.input, { from: range.start, to: range.end })
    for (let i = 0; i < slots.length; i++) {
      const start = slots.starts[i] as number
      if (!hasNameOfItsOwn(start, zone)) continue
      entries.push({ availabilityContext, slots, i, start, bookable: isBookable(slots, i), rank })
    }
    if (entries.length > mostStarts) {
      refuseFields([
        fault('toLocalDate', 'MAX', 'matches too many slots: shorten the range or request fewer locations'),
      ])
    }
  }
  return availabilityContexts.length === 1
    ? entries
    : entries.sort((a, b) => compareSpots(toPosition(a), toPosition(b)))
}

/**
 * Returns true if the wall time of a start is unambiguous. Starts here are wall times only, which mean the first of two
 * repeated ones, so the second cannot be requested.
 */
function hasNameOfItsOwn(start: number, zone: string): boolean {
  return localToInstant(instantToLocal(start, zone), zone) === start
}

function matching(entries: Entry[], { bookable, bookingPolicyViolations }: Question): Entry[] {
  const flags = Object.entries(flagMatch(bookingPolicyViolations)) as [keyof FlagMatch, boolean][]
  return entries.filter((entry) => {
    if (bookable != null && entry.bookable !== bookable) return false
    if (flags.length === 0) return true
    const violations = collectViolations(entry.slots.flags[entry.i] as number)
    return flags.every(([name, value]) => violations[name] === value)
  })
}

/** Decides which free resources to list: the requested types, or all if the request filters by resource. */
function selectNames(
  { includeResourceTypeIds, resourceTypes, resourceIds, ...requested }: Question,
  availabilityContexts: AvailabilityContext[],
): Naming {
  const people = resourceIds?.length ? availabilityContexts.flatMap(({ offer }) => offer.primary[0]?.typeId ?? []) : []
  const typeIds = [...(includeResourceTypeIds ?? []), ...(resourceTypes ?? []).map((type) => type.resourceTypeId ?? '')]
  return {
    typeIds: new Set([...typeIds.map((id) => id.toLowerCase()), ...people]),
    most: requested.shouldReturnAllResources ? Number.POSITIVE_INFINITY : mostNamed,
  }
}

function toPosition({ start, rank }: Entry): Spot {
  return [start, rank]
}
