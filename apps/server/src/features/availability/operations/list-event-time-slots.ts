import { DAY, instantToWall } from '@kalends/availability'
import type { eventTimeSlots } from '@kalends/contract'
import { type Actor, may } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import type { BookableService } from '../../services/index.ts'
import { fault } from '../rules/fault.ts'
import { type Spot, slicePage } from '../rules/page.ts'
import { collectViolations } from '../rules/refusal-code.ts'
import { slotsADay } from '../rules/slots-a-day.ts'
import { eventFilter } from '../steps/event-filter.ts'
import { loadSessionServices, loadShownZone } from '../steps/event-slots.ts'
import { isClosed, judgeClassSession } from '../steps/judge-seats.ts'
import { localRange } from '../steps/local-range.ts'
import { toOwnerKey } from '../steps/owner-key.ts'
import { type FlagMatch, flagMatch, requireArguments } from '../steps/time-slot-query.ts'
import { findSessions } from '../store/class-sessions.ts'
import { pageCursors, readLimit, readListRequest } from '../store/list-cursor.ts'
import { eventSlotView, isSlotBookable, type JudgedSession, scheduleInfoView } from '../view/event-slot.ts'

const list = 'eventTimeSlots'
const defaultLimit = 50
const mostLimit = 1000
/** Maximum sessions per call, so that one request does not delay the others. */
const mostSessions = 20_000

type Question = Omit<eventTimeSlots.ListEventTimeSlotsRequest, 'cursorPaging' | 'providerId'>
type Entry = JudgedSession & { start: number; bookable: boolean }

export const listEventTimeSlots: Operation<'listEventTimeSlots'> = async ({ input, actor }, context) => {
  const { readDb: db, clock } = context
  const { cursorPaging, providerId: _, ...sent } = input
  const limit = readLimit(cursorPaging?.limit, defaultLimit, mostLimit)
  const { question, edge } = readListRequest<Question>(list, sent, cursorPaging?.cursor)
  requireArguments(question, ['fromLocalDate', 'toLocalDate'])
  const zone = await loadShownZone(db, actor.siteId, question.timeZone)
  const range = localRange(
    { fromLocalDate: question.fromLocalDate ?? '', toLocalDate: question.toLocalDate ?? '' },
    zone,
  )
  const perDay = slotsPerDay(question, range, zone)
  const entries = await judged(db, actor, { question, range, now: clock.now() })
  const page = slicePage(slotsADay(matching(entries, question), perDay, zone), toPosition, edge, limit)
  return {
    timeSlots: page.items.map((entry) => eventSlotView(entry, zone)),
    timeZone: zone,
    pagingMetadata: pageCursors(list, question, page, toPosition),
    schedulesInfo: selectSchedules(page.items).slice(0, 1000).map(scheduleInfoView),
  }
}

/**
 * Lists class sessions in the range that have not ended, and course sessions, with their seats judged. Two statements.
 */
async function judged(
  db: Db,
  actor: Actor,
  { question, range, now }: { question: Question; range: { start: number; end: number }; now: number },
): Promise<Entry[]> {
  const { siteId } = actor
  const serviceIds = question.serviceIds?.length ? question.serviceIds.map((id) => id.toLowerCase()) : undefined
  const passes = eventFilter(question.eventFilter)
  const sessions = await findSessions(db, siteId, {
    span: range,
    serviceIds,
    now,
    endsAfter: now,
    owner: toOwnerKey(actor),
    limit: mostSessions + 1,
    // Course sessions are listed only when their service is requested; a course is booked through its schedule.
    types: serviceIds ? ['CLASS', 'COURSE'] : ['CLASS'],
  })
  if (sessions.length > mostSessions) {
    refuseFields([fault('toLocalDate', 'MAX', 'matches too many sessions: shorten the range or filter by service')])
  }
  const services = await loadSessionServices(db, siteId, sessions)
  const isShown = ({ id, hidden }: BookableService) =>
    !hidden || may(actor, 'READ_CATALOGUE') || serviceIds?.includes(id) === true
  return sessions.filter(passes).flatMap((session) => {
    const service = services.get(session.serviceId)
    if (!service || !isShown(service) || isClosed(session)) return []
    const verdict = judgeClassSession(service, session, { now, participants: 1, mode: 'customer' })
    const bookable = isSlotBookable({ session, service, verdict })
    return [{ session, service, verdict, bookable, start: session.start }]
  })
}

function matching(entries: readonly Entry[], question: Question): Entry[] {
  const { includeNonBookable, minBookableCapacity, bookingPolicyViolations } = question
  const flags = Object.entries(flagMatch(bookingPolicyViolations)) as [keyof FlagMatch, boolean][]
  return entries.filter(({ bookable, verdict }) => {
    if (includeNonBookable === false && !bookable) return false
    if (minBookableCapacity != null && verdict.open < minBookableCapacity) return false
    const violations = collectViolations(verdict.flags)
    return flags.every(([name, value]) => violations[name] === value)
  })
}

/** Counting by the day is for a month at most. */
function slotsPerDay({ maxSlotsPerDay }: Question, range: { start: number; end: number }, zone: string) {
  if (maxSlotsPerDay == null) return undefined
  const days = (instantToWall(range.end, zone) - instantToWall(range.start, zone)) / DAY
  if (days > 31) refuseFields([fault('toLocalDate', 'MAX', 'must lie within a month where maxSlotsPerDay is sent')])
  return maxSlotsPerDay
}

/** Returns one session of each schedule. */
function selectSchedules(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.session.scheduleId, entry])).values()]
}

/** The id orders equal starts, so that a page is found again after sessions were removed. */
function toPosition({ start, session }: Entry): Spot {
  return [start, session.id]
}
