import type { SessionRule } from '@kalends/availability'
import type { Db } from '../../../db/database.ts'
import type { BookableService } from '../../services/index.ts'
import { type SlotViolations, violationsOf } from '../rules/refusal-code.ts'
import { type ClassSession, type Course, findCourse, findSessions } from '../store/class-sessions.ts'
import { judgeClassSession, judgeCourse, refusingRule, seatsCode } from './judge-seats.ts'

/** Places somebody wants: of a class meeting (`sessionId`), or of a course (`scheduleId`). */
export type WantedSession = {
  siteId: string
  service: BookableService
  sessionId?: string | null | undefined
  scheduleId?: string | null | undefined
  participants: number
  now: number
  /** A manager is not bound by the policy; places bind everyone. */
  mode: 'customer' | 'manager'
  /** `<type>:<id>` of whoever asks: what they keep themselves is free to them. */
  owner?: string | undefined
  ignoreHoldIds?: readonly string[] | undefined
}

export type FreeSessionDecision = { ok: true; open: number; session: ClassSession | null; course: Course | null }

export type SessionRefusal = {
  ok: false
  code:
    | 'SESSION_NOT_FOUND'
    | 'SCHEDULE_NOT_FOUND'
    | 'SESSION_CAPACITY_EXCEEDED'
    | 'SCHEDULE_CAPACITY_EXCEEDED'
    | 'BOOKING_POLICY_VIOLATION'
    | 'SLOT_NOT_AVAILABLE'
  /** The engine's reason; null where there is no such meeting or course. */
  rule: SessionRule | null
  violations: SlotViolations
  /** Places that a newcomer could have. */
  open: number
  session: ClassSession | null
  course: Course | null
}

/**
 * Whether places can be had now, by the same verdict that lists them. Call it after `lockSeats` in the same transaction:
 * then the answer holds until it ends. One statement.
 */
export async function decideSession(db: Db, wanted: WantedSession): Promise<FreeSessionDecision | SessionRefusal> {
  const { siteId, service, now, owner, ignoreHoldIds } = wanted
  const requesting = { now, owner, ignoreHoldIds }
  if (service.type === 'COURSE') {
    const course = await findCourse(db, siteId, service.scheduleId, requesting)
    const isMeant = wanted.scheduleId == null || wanted.scheduleId.toLowerCase() === service.scheduleId
    if (!course || !isMeant) return missing('SCHEDULE_NOT_FOUND')
    return decided(wanted, judgeCourse(service, course, wanted), { session: null, course })
  }
  if (!wanted.sessionId || service.type !== 'CLASS') return missing('SESSION_NOT_FOUND')
  const sessionIds = [wanted.sessionId]
  const [session] = await findSessions(db, siteId, { ...requesting, sessionIds, serviceIds: [service.id] })
  if (!session) return missing('SESSION_NOT_FOUND')
  return decided(wanted, judgeClassSession(service, session, wanted), { session, course: null })
}

function decided(
  { service, mode }: WantedSession,
  verdict: ReturnType<typeof judgeClassSession>,
  found: { session: ClassSession | null; course: Course | null },
): FreeSessionDecision | SessionRefusal {
  const rule = refusingRule(verdict, mode)
  const { open, flags } = verdict
  if (rule === null) return { ok: true, open, ...found }
  return { ok: false, code: seatsCode(rule, service.type), rule, violations: violationsOf(flags), open, ...found }
}

function missing(code: 'SESSION_NOT_FOUND' | 'SCHEDULE_NOT_FOUND'): SessionRefusal {
  return { ok: false, code, rule: null, violations: violationsOf(0), open: 0, session: null, course: null }
}
