import type { SlotList } from '@kalends/availability'
import type { Db } from '../../../db/database.ts'
import type { BookableService } from '../../services/index.ts'
import type { SlotMatch } from '../rules/slot-query.ts'
import { type ClassSession, findSessions } from '../store/class-sessions.ts'
import type { JudgedSession } from '../view/event-slot.ts'
import type { AvailabilityRequest } from './availability-contexts.ts'
import { isClosed, judgeClassSession } from './judge-seats.ts'

/** Sessions of a class, also as columns, so that they can be selected together with times. */
export type ListedSessions = { sessions: JudgedSession[]; list: SlotList }

export type SessionsRequest = {
  classes: readonly BookableService[]
  /** Sessions lie entirely within it. */
  range: { start: number; end: number }
  resourceIds?: readonly string[] | undefined
  locationIds?: readonly string[] | undefined
  match: SlotMatch
}

/**
 * Lists the sessions of each class that have not ended, with their seats judged: one statement, none without classes.
 */
export async function listSessions(
  db: Db,
  siteId: string,
  { classes, range, resourceIds, locationIds, match }: SessionsRequest,
  { now, owner }: AvailabilityRequest,
): Promise<ListedSessions[]> {
  if (classes.length === 0) return []
  const serviceIds = classes.map(({ id }) => id)
  const found = await findSessions(db, siteId, { span: range, serviceIds, now, owner, endsAfter: now })
  const isRequested = (session: ClassSession) => {
    const { end, resources, location } = session
    return (
      !isClosed(session) &&
      end <= range.end &&
      (!resourceIds || resources.some(({ id }) => resourceIds.includes(id))) &&
      (!locationIds || (location !== null && locationIds.includes(location.id)))
    )
  }
  const byService = Map.groupBy(found.filter(isRequested), ({ serviceId }) => serviceId)
  return classes.map((service) => {
    const judged = (byService.get(service.id) ?? []).map((session) => {
      const verdict = judgeClassSession(service, session, { now, participants: 1, mode: 'customer' })
      return { session, service, verdict }
    })
    const sessions = judged.filter(({ verdict }) => verdict.remaining >= (match.openSpots ?? 0))
    return { sessions, list: toSlotList(sessions) }
  })
}

function toSlotList(sessions: readonly JudgedSession[]): SlotList {
  const { length } = sessions
  return {
    length,
    duration: 0,
    starts: Float64Array.from(sessions, ({ session }) => session.start),
    flags: Uint8Array.from(sessions, ({ verdict }) => verdict.flags),
    reasons: Uint8Array.from(sessions, ({ verdict }) => (verdict.remaining > 0 ? 0 : 1)),
    firstFree: new Int16Array(length),
    freeCounts: new Uint16Array(length),
  }
}
