import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { type ChangeActor, restoreBookings } from '../../bookings/index.ts'
import { dropExpiredHolds, enclosingSpan, findConflictsOfClaims, lockResources } from '../../schedules/index.ts'
import type { EndedSessions, ServiceKey, ServicesPorts } from '../../services/index.ts'
import { type ClassSession, takesTime } from '../rules/class-session.ts'
import { type Gone, isLocationGone, withoutGone } from '../rules/gone.ts'
import type { Changed } from '../rules/plan-change.ts'
import type { Series } from '../rules/series.ts'
import { lockSessions } from '../store/read-sessions.ts'
import { lockAllSeries, reopenSeries } from '../store/series.ts'
import { findGone } from './find-gone.ts'
import { writeEachZone } from './write-each-zone.ts'

/**
 * Restores what was cancelled with a service: its series, future sessions whose time is free, and bookings whose slot or
 * seats are. People and rooms that were deleted meanwhile are left out; nothing returns to a location that was archived.
 */
export const restoreSessions: ServicesPorts<Context>['restoreSessions'] = async (
  context,
  tx,
  { service, ended, actor },
) => {
  const { siteId } = service
  const now = context.clock.now()
  const series = await lockAllSeries(tx, siteId, service.scheduleId)
  const sessions = (await lockSessions(tx, siteId, ended.sessionIds)).filter(
    ({ status, start }) => status === 'CANCELLED' && start > now,
  )
  const gone = await findGone(tx, siteId, [...series, ...sessions])
  await reopenSeries(tx, siteId, listReopened(series, ended.series, gone), now)
  const back = await restoreEndedSessions(context, tx, service, { sessions, gone }, actor)
  const { restored, lost } = await restoreBookings(context, tx, { siteId, ids: ended.bookingIds, actor })
  const appointments = service.type === 'APPOINTMENT' ? restored : 0
  return { restored: back + appointments, lostBookings: lost }
}

/** Returns the ended series that go on, as they do from now on. */
function listReopened(series: readonly Series[], ended: EndedSessions['series'], gone: Gone): Series[] {
  const untilDates = new Map(ended.map(({ id, untilDate }) => [id, untilDate]))
  return series.flatMap((one) => {
    const untilDate = untilDates.get(one.id)
    return untilDate === undefined || isLocationGone(one, gone) ? [] : [{ ...withoutGone(one, gone), untilDate }]
  })
}

/**
 * Restores sessions whose time is free and whose location exists. Others stay cancelled individually, so that their series
 * does not restore them.
 */
async function restoreEndedSessions(
  context: Context,
  tx: Tx,
  service: ServiceKey,
  { sessions, gone }: { sessions: readonly ClassSession[]; gone: Gone },
  actor: ChangeActor,
): Promise<number> {
  const known = sessions.map((one) => withoutGone(one, gone))
  const taken = await findTaken(context, tx, service.siteId, known)
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
  const returns = (one: ClassSession) => !taken.has(one.id) && !isLocationGone(one, gone)
  const free = known.filter(returns)
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
    known.filter((one) => !returns(one)),
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
  await dropExpiredHolds(tx, siteId, resourceIds, enclosingSpan(claims), now)
  const conflicts = await findConflictsOfClaims(tx, siteId, claims, now)
  return new Set(conflicts.map(({ claim }) => ('sessionId' in claim ? claim.sessionId : '')))
}
