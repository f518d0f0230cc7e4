import type { availabilityOwn, Infer } from '@kalends/contract'
import { dayIn } from '../../lib/format.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { type BookData, type RequestedSlot, sessionSlot } from './book.ts'
import { toDurationQuery } from './duration.ts'
import { listSessions } from './sessions.ts'

type FreeTime = Infer<typeof availabilityOwn.FreeTime>

const DAY = 86_400_000
const NEAR = 3
const DAYS_LOOKED_AT = 35

/** Finds three alternatives for a taken slot: the next sessions of a class, or free times with the same staff and location. */
export function findAlternatives(context: RequestContext, data: BookData): Promise<RequestedSlot[]> {
  if (data.kind === 'CLASS') return listSessionsNear(context, data)
  return data.kind === 'COURSE' ? Promise.resolve([]) : timesNear(context, data)
}

async function listSessionsNear(
  { kalends, now }: RequestContext,
  { service, slot, people }: BookData,
): Promise<RequestedSlot[]> {
  const reach = { from: now(), to: now() + DAYS_LOOKED_AT * DAY }
  const sessions = await listSessions(kalends, { serviceIds: [service.id], ...reach })
  return sessions
    .filter(({ id, obstacle, open }) => id !== slot.sessionId && obstacle === null && open >= people.total)
    .slice(0, NEAR)
    .map(sessionSlot)
}

/** Finds free times of the same day first, then of the next free days. */
async function timesNear({ kalends }: RequestContext, data: BookData): Promise<RequestedSlot[]> {
  const { service, slot, zone, variant, extras } = data
  const day = dayIn(slot.start, zone)
  const on = (timesOf: string) =>
    kalends.availability.getAvailabilityOverview({
      serviceId: service.id,
      resourceId: slot.staffId,
      locationId: slot.locationId,
      timezone: zone,
      fromDate: day,
      days: DAYS_LOOKED_AT,
      timesOf,
      ...toDurationQuery(variant, extras),
    })
  const { times, days } = await on(day)
  const others = times.filter(({ startDate }) => Date.parse(startDate) !== Date.parse(slot.start))
  const found = nearest(others, slot)
  const later = days.filter(({ date, state }) => date > day && state === 'FREE').slice(0, NEAR)
  for (const { date } of later) if (found.length < NEAR) found.push(...(await on(date)).times)
  return found.slice(0, NEAR).map((time) => slotFrom(time, slot))
}

function nearest(times: FreeTime[], slot: RequestedSlot): FreeTime[] {
  const distance = ({ startDate }: FreeTime): number => Math.abs(Date.parse(startDate) - Date.parse(slot.start))
  const near = [...times].sort((a, b) => distance(a) - distance(b)).slice(0, NEAR)
  return near.sort((a, b) => a.startDate.localeCompare(b.startDate))
}

const slotFrom = (time: FreeTime, slot: RequestedSlot): RequestedSlot => ({
  ...slot,
  start: time.startDate,
  end: time.endDate,
  locationId: time.locationId,
})
