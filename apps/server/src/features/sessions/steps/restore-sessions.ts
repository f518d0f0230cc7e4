import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { restoreBookings } from '../../bookings/index.ts'
import { dropExpiredHolds, findConflictsOfClaims, lockResources } from '../../schedules/index.ts'
import type { ServiceKey, ServicesPorts } from '../../services/index.ts'
import { type ClassSession, takesTime } from '../rules/class-session.ts'
import type { Changed } from '../rules/plan-change.ts'
import { lockSessions } from '../store/read-sessions.ts'
import { lockAllSeries, reopenSeries } from '../store/series.ts'
import type { ChangeActor } from '../view/events.ts'
import { writeEachZone } from './write-each-zone.ts'

/**
 * Restores what was cancelled with a service: its series, future sessions whose time is free, and bookings whose slot or
 * seats are.
 */
export const restoreSessions: ServicesPorts<Context>['restoreSessions'] = async (
  context,
  tx,
  { service, ended, actor },
) => {
  const { siteId } = service
  const now = context.clock.now()
  await lockAllSeries(tx, siteId, service.scheduleId)
  await reopenSeries(tx, siteId, ended.series, now)
  const sessions = (await lockSessions(tx, siteId, ended.sessionIds)).filter(
    ({ status, start }) => status === 'CANCELLED' && start > now,
  )
  const back = await restoreEndedSessions(context, tx, service, sessions, actor)
  const restored = await restoreBookings(context, tx, { siteId, ids: ended.bookingIds, actor })
  const appointments = service.type === 'APPOINTMENT' ? restored.length : 0
  return { restored: back + appointments, lostBookings: ended.bookingIds.length - restored.length }
}

/** Restores sessions whose time is free. Others stay cancelled individually, so that their series does not restore them. */
async function restoreEndedSessions(
  context: Context,
  tx: Tx,
  service: ServiceKey,
  sessions: readonly ClassSession[],
  actor: ChangeActor,
): Promise<number> {
  const taken = await findTaken(context, tx, service.siteId, sessions)
  const write = (
    some: readonly ClassSession[],
    after: (one: ClassSession) => Changed['after'],
    allowOverlap: boolean,
  ) =>
    writeEachZone(
      context,
      tx,
      service,
      some.map((before) => ({ before, after: after(before) })),
      { actor, allowOverlap },
    )
  const free = sessions.filter(({ id }) => !taken.has(id))
  const confirmed = (one: ClassSession) => ({ ...one, status: 'CONFIRMED' as const, dropped: false })
  // Deliberate overlaps may be restored as such.
  await write(
    free.filter((one) => !one.doubleBooked),
    confirmed,
    false,
  )
  await write(
    free.filter((one) => one.doubleBooked),
    confirmed,
    true,
  )
  await write(
    sessions.filter(({ id }) => taken.has(id)),
    (one) => ({ ...one, dropped: false, changed: one.ruleId !== null }),
    false,
  )
  return free.length
}

/** Finds sessions whose time is occupied now. */
async function findTaken(
  context: Context,
  tx: Tx,
  siteId: string,
  sessions: readonly ClassSession[],
): Promise<Set<string>> {
  const now = context.clock.now()
  const claims = sessions
    .filter((one) => !one.doubleBooked && takesTime({ ...one, status: 'CONFIRMED' }))
    .flatMap(({ id, start, end, resourceIds }) =>
      resourceIds.map((resourceId) => ({ siteId, resourceId, sessionId: id, start, end })),
    )
  if (claims.length === 0) return new Set()
  const resourceIds = [...new Set(claims.map(({ resourceId }) => resourceId))]
  await lockResources(tx, siteId, resourceIds)
  const span = { start: Math.min(...claims.map(({ start }) => start)), end: Math.max(...claims.map(({ end }) => end)) }
  await dropExpiredHolds(tx, siteId, resourceIds, span, now)
  const conflicts = await findConflictsOfClaims(tx, siteId, claims, now)
  return new Set(conflicts.map(({ claim }) => ('sessionId' in claim ? claim.sessionId : '')))
}
