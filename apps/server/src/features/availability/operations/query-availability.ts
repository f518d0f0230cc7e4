import { isZone, listSlots, MINUTE, type SlotInput, type SlotList, slotEnd } from '@kalends/availability'
import { rawJson } from '../../../http/raw-json.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import type { BookableService } from '../../services/index.ts'
import { nextChange } from '../rules/next-change.ts'
import { selectEntries } from '../rules/select-entries.ts'
import { readRange, readSlotQuery, violation } from '../rules/slot-query.ts'
import { type AvailabilityContext, isListed, loadAvailabilityContexts } from '../steps/availability-contexts.ts'
import { chosenMinutes, preferredGender } from '../steps/customer-choices.ts'
import { listSessions } from '../steps/list-sessions.ts'
import { loadOfferBasis } from '../steps/offer-basis.ts'
import { listOffers } from '../steps/offers.ts'
import { toOwnerKey } from '../steps/owner-key.ts'
import { cacheAnswer, findCachedAnswer } from '../store/answers.ts'
import { type EntryFrame, entriesText, entryLocation } from '../view/entries.ts'

/** Slots looked at in one call, so that no question stops the others from being answered. */
const mostSlots = 100_000

export const queryAvailability: Operation<'queryAvailability'> = async ({ input, actor }, context) => {
  const zone = input.timezone ?? undefined
  if (zone !== undefined && !isZone(zone)) fail('INVALID_TIME_ZONE')
  const query = readSlotQuery(input)
  if (Array.isArray(query)) return refuseFields(query)
  const { readDb: db, clock } = context
  const { siteId } = actor
  const { services: named, facts, print } = await loadOfferBasis(db, siteId, query.serviceIds, clock.now())
  const services = named.filter(isListed)
  const classes = named.filter(({ type, deleted }) => type === 'CLASS' && !deleted)
  const range = readRange(query, zone, facts.zone)
  if ('field' in range) return refuseFields([range])
  const requesting = { now: clock.now(), mode: 'customer', owner: toOwnerKey(actor) } as const
  const shown = zone ?? facts.zone
  const basis = { question: JSON.stringify([siteId, input]), facts: print, now: requesting.now }
  const known = classes.length === 0 ? findCachedAnswer(db, basis) : undefined
  if (known) return rawJson(known)
  const { resourceIds, locationIds } = query
  const gender = preferredGender(facts, input.customerChoices?.requestedGender)
  const offers = services.flatMap((service) =>
    listOffers(service, facts, { resourceIds, locationIds, gender, minutes: chooseMinutes(service, input) }),
  )
  const availabilityContexts = await loadAvailabilityContexts(db, siteId, { offers, facts, range }, requesting)
  const lists = listAll(availabilityContexts, range)
  const sessions = await listSessions(db, siteId, { ...query, classes, range }, requesting)
  const all = [...lists, ...sessions.map(({ list }) => list)]
  const chosen = selectEntries(all, { ...query, zone: shown }, (list) => list >= lists.length)
  const bytes = Buffer.from(entriesText([...availabilityContexts.map(buildFrame), ...sessions], all, chosen, shown))
  // Held time is free for its owner only, so answers differ by actor while it is held. Seats change without a change of
  // any calendar, so answers with classes are not cached.
  if (classes.length === 0 && !availabilityContexts.some(({ isHeld }) => isHeld)) {
    const listed = availabilityContexts.map(({ input: of }, i) => ({
      input: of,
      list: lists[i] as SlotList,
      to: range.end,
    }))
    cacheAnswer(db, basis, Math.min(...listed.map(nextChange)), bytes)
  }
  return rawJson(bytes)
}

function chooseMinutes(service: BookableService, { customerChoices }: Parameters<typeof readSlotQuery>[0]) {
  return chosenMinutes(service, customerChoices)
}

/** Lists entries that lie entirely within the range. */
function listAll(
  availabilityContexts: readonly AvailabilityContext[],
  { start, end }: { start: number; end: number },
): SlotList[] {
  let total = 0
  return availabilityContexts.map(({ input }) => {
    const list = endingBy(input, { start, end })
    total += list.length
    if (total > mostSlots)
      refuseFields([
        violation('filter', 'matches too many slots: shorten the range or request fewer services', 'MAX_SIZE'),
      ])
    return list
  })
}

function endingBy(input: SlotInput, { start, end }: { start: number; end: number }): SlotList {
  const shown = { includeUnavailable: true }
  if (input.rules.days === undefined)
    return listSlots(input, { from: start, to: end - input.rules.durationMinutes * MINUTE + 1 }, shown)
  const list = listSlots(input, { from: start, to: end }, shown)
  let length = list.length
  while (length > 0 && slotEnd(list, length - 1) > end) length--
  return { ...list, length }
}

function buildFrame({ offer: { service, location }, names }: AvailabilityContext): EntryFrame {
  return {
    serviceId: service.id,
    scheduleId: service.scheduleId,
    location: entryLocation(location),
    policy: service.policy,
    resources: names.map(({ id, name }) => ({ id, name })),
  }
}
