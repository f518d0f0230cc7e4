import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { reviveBookings } from '../../bookings/index.ts'
import { dropExpiredHolds, findConflictsOfClaims, lockResources } from '../../schedules/index.ts'
import type { ServiceKey, ServicesPorts } from '../../services/index.ts'
import { type Meeting, takesTime } from '../rules/meeting.ts'
import type { Changed } from '../rules/plan-change.ts'
import { lockMeetingsOf } from '../store/read-sessions.ts'
import { lockAllSeries, reopenSeries } from '../store/series.ts'
import type { Author } from '../view/events.ts'
import { writeEachZone } from './write-each-zone.ts'

/**
 * Restores what was cancelled with a service: its series, future sessions whose time is free, and bookings whose slot or
 * seats are.
 */
export const restoreSessions: ServicesPorts<Context>['restoreSessions'] = async (
  context,
  tx,
  { service, ended, actor: author },
) => {
  const { siteId } = service
  const now = context.clock.now()
  await lockAllSeries(tx, siteId, service.scheduleId)
  await reopenSeries(tx, siteId, ended.series, now)
  const meetings = (await lockMeetingsOf(tx, siteId, ended.sessionIds)).filter(
    ({ status, start }) => status === 'CANCELLED' && start > now,
  )
  const back = await putMeetingsBack(context, tx, service, meetings, author)
  const revived = await reviveBookings(context, tx, { siteId, ids: ended.bookingIds, author })
  const appointments = service.type === 'APPOINTMENT' ? revived.length : 0
  return { restored: back + appointments, lostBookings: ended.bookingIds.length - revived.length }
}

/** Restores sessions whose time is free. Others stay cancelled individually, so that their series does not restore them. */
async function putMeetingsBack(
  context: Context,
  tx: Tx,
  service: ServiceKey,
  meetings: readonly Meeting[],
  author: Author,
): Promise<number> {
  const taken = await findTaken(context, tx, service.siteId, meetings)
  const write = (some: readonly Meeting[], after: (one: Meeting) => Changed['after'], allowOverlap: boolean) =>
    writeEachZone(
      context,
      tx,
      service,
      some.map((before) => ({ before, after: after(before) })),
      { author, allowOverlap },
    )
  const free = meetings.filter(({ id }) => !taken.has(id))
  const confirmed = (one: Meeting) => ({ ...one, status: 'CONFIRMED' as const, dropped: false })
  // A deliberate overlap may be restored.
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
    meetings.filter(({ id }) => taken.has(id)),
    (one) => ({ ...one, dropped: false, changed: one.ruleId !== null }),
    false,
  )
  return free.length
}

/** Returns ids of sessions whose time is taken now. */
async function findTaken(context: Context, tx: Tx, siteId: string, meetings: readonly Meeting[]): Promise<Set<string>> {
  const now = context.clock.now()
  const claims = meetings
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
