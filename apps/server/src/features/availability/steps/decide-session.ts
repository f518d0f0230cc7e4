import type { SessionRule } from '@kalends/availability'
import type { Db } from '../../../db/database.ts'
import type { BookableService } from '../../services/index.ts'
import { collectViolations, type SlotViolations } from '../rules/refusal-code.ts'
import { type ClassSession, type Course, findCourse, findSessions } from '../store/class-sessions.ts'
import { judgeClassSession, judgeCourse, refusingRule, seatsCode } from './judge-seats.ts'

/** Requested seats of a class session (`sessionId`) or a course (`scheduleId`). */
export type RequestedClassSeats = {
  siteId: string
  service: BookableService
  sessionId?: string | null | undefined
  scheduleId?: string | null | undefined
  participants: number
  now: number
  /** Managers are not bound by the policy; capacity binds everyone. */
  mode: 'customer' | 'manager'
  /** `<type>:<id>` of the actor, whose own holds count as free. */
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
  /** Reason of the engine; null if the session or course does not exist. */
  rule: SessionRule | null
  violations: SlotViolations
  /** Seats open to a new booking. */
  open: number
  session: ClassSession | null
  course: Course | null
}

/**
 * Decides whether seats are available now, by the rules that list them. Call it after `lockSeats` in the same
 * transaction: then the decision holds until the transaction ends. One statement.
 */
export async function decideSession(
  db: Db,
  wanted: RequestedClassSeats,
): Promise<FreeSessionDecision | SessionRefusal> {
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
  { service, mode }: RequestedClassSeats,
  verdict: ReturnType<typeof judgeClassSession>,
  found: { session: ClassSession | null; course: Course | null },
): FreeSessionDecision | SessionRefusal {
  const rule = refusingRule(verdict, mode)
  const { open, flags } = verdict
  if (rule === null) return { ok: true, open, ...found }
  return { ok: false, code: seatsCode(rule, service.type), rule, violations: collectViolations(flags), open, ...found }
}

function missing(code: 'SESSION_NOT_FOUND' | 'SCHEDULE_NOT_FOUND'): SessionRefusal {
  return { ok: false, code, rule: null, violations: collectViolations(0), open: 0, session: null, course: null }
}
