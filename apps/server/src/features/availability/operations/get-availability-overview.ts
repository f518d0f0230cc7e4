import { addDays, DAY, isZone, listSlots, localDayBounds } from '@kalends/availability'
import type { availabilityOwn, Infer } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { type BookableService, chosenDuration, loadBookables } from '../../services/index.ts'
import { type Days, type DayView, dayStates } from '../rules/day-states.ts'
import { fault } from '../rules/fault.ts'
import { type FreeTime, freeTimes, type Stage } from '../rules/free-times.ts'
import { type NothingFree, nothingFree } from '../rules/nothing-free.ts'
import { isListed, loadAvailabilityContexts } from '../steps/availability-contexts.ts'
import { findFreeTimes, toStage } from '../steps/find-free-times.ts'
import { movingSession } from '../steps/moving-session.ts'
import { listOffers, loadFacts } from '../steps/offers.ts'
import { toOwnerKey } from '../steps/owner-key.ts'
import { freeTimeView } from '../view/free-time.ts'

type Request = Infer<typeof availabilityOwn.OverviewRequest>

/** The engine's bookable horizon. */
const horizon = 730 * DAY
const mostTimes = 2000

export const getAvailabilityOverview: Operation<'getAvailabilityOverview'> = async ({ input, actor }, context) => {
  const { readDb: db, clock } = context
  if (input.timezone && !isZone(input.timezone)) fail('INVALID_TIME_ZONE')
  checkDays(input)
  const { siteId } = actor
  const [service] = (await loadBookables(db, siteId, [input.serviceId])).filter(isListed)
  if (!service) return fail('SERVICE_NOT_FOUND')
  const facts = await loadFacts(db, siteId, [service], clock.now())
  const minutes = chosenLength(service, input)
  const filter = { resourceIds: toList(input.resourceId), locationIds: toList(input.locationId), minutes }
  const offers = listOffers(service, facts, filter)
  if (input.locationId && offers.length === 0) fail('LOCATION_NOT_FOUND')
  const zone = input.timezone ?? facts.zone
  const days = { from: input.fromDate, count: input.days, zone }
  const range = buildBounds(days, input.timesOf)
  const exceptSessionId = await movingSession(context, actor, input)
  const requesting = { now: clock.now(), mode: 'customer', owner: toOwnerKey(actor), exceptSessionId } as const
  const availabilityContexts = await loadAvailabilityContexts(db, siteId, { offers, facts, range }, requesting)
  const search = (from: number) => findSoonest(db, { siteId, services: [service], facts, filter, from }, requesting)
  return answer(
    availabilityContexts.map(toStage),
    { days, timesOf: input.timesOf ?? null, range, now: requesting.now },
    search,
  )
}

/** Length with add-ons; undefined where nothing was chosen. */
function chosenLength(service: BookableService, { durationMinutes, addOnIds }: Request): number | undefined {
  if (durationMinutes == null && !addOnIds?.length) return undefined
  const chosen = chosenDuration(service, { durationMinutes, addOnIds })
  if (chosen.ok) return chosen.minutes
  return refuseFields([
    fault(chosen.wrong === 'addOn' ? 'addOnIds' : 'durationMinutes', 'OTHER', chosen.description, {
      ruleName: 'CHOICE_NOT_OFFERED',
    }),
  ])
}

type Requested = { days: Days; timesOf: string | null; range: { start: number; end: number }; now: number }

async function answer(
  stages: readonly Stage[],
  { days, timesOf: requested, range, now }: Requested,
  search: (from: number) => Promise<FreeTime | undefined>,
) {
  const { zone } = days
  const when = { now, horizon: now + horizon }
  const lists = stages.map(({ input }) =>
    listSlots(input, { from: range.start, to: range.end }, { includeUnavailable: true }),
  )
  const states = dayStates(stages, lists, days, when)
  const timesOf = requested ?? firstFree(states)
  const shown = timesOf === null ? range : localDayBounds(timesOf, zone)
  const span = { from: shown.start, to: shown.end }
  const times = timesOf === null ? [] : freeTimes(stages, span, mostTimes)
  const nextFree = times[0] ?? (await search(shown.start))
  return {
    timezone: zone,
    days: states,
    timesOf,
    times: times.map((time) => freeTimeView(time, zone)),
    nextFree: nextFree ? freeTimeView(nextFree, zone) : null,
    refusal: times.length > 0 ? null : refusalView(nothingFree(stages, lists, { ...span, ...when })),
  }
}

/** Finds the soonest time from an instant on; without one, the soonest of all. */
async function findSoonest(
  db: Db,
  wanted: Omit<Parameters<typeof findFreeTimes>[1], 'count'>,
  requesting: Parameters<typeof findFreeTimes>[2],
): Promise<FreeTime | undefined> {
  const serviceId = wanted.services[0]?.id ?? ''
  const from = Math.max(wanted.from, requesting.now)
  const [found] = (await findFreeTimes(db, { ...wanted, from, count: 1 }, requesting)).get(serviceId) ?? []
  if (found || from === requesting.now) return found
  return (await findFreeTimes(db, { ...wanted, from: requesting.now, count: 1 }, requesting)).get(serviceId)?.[0]
}

function buildBounds({ from, count, zone }: Days, timesOf: string | null | undefined): { start: number; end: number } {
  const first = localDayBounds(from, zone).start
  const end = localDayBounds(addDays(from, count - 1), zone).end
  if (!timesOf) return { start: first, end }
  const also = localDayBounds(timesOf, zone)
  return { start: Math.min(first, also.start), end: Math.max(end, also.end) }
}

/** Refuses days centuries away, and a day of times that is far from the others. */
function checkDays({ fromDate, timesOf }: Request): void {
  const far = (day: string) => day < '1970-01-02' || day > '2999-12-31'
  const wrong = (field: string) => ({ field, description: 'is too far away', violatedRule: 'MAX' as const, data: {} })
  const found = [...(far(fromDate) ? [wrong('fromDate')] : []), ...(timesOf && far(timesOf) ? [wrong('timesOf')] : [])]
  if (found.length > 0) refuseFields(found)
}

function firstFree(days: readonly DayView[]): string | null {
  return days.find(({ state }) => state === 'FREE')?.date ?? null
}

function refusalView({ rule, opensAt }: NothingFree) {
  return { rule, opensAt: opensAt === null ? null : new Date(opensAt).toISOString() }
}

function toList(id: string | null | undefined): string[] | undefined {
  return id == null ? undefined : [id]
}
