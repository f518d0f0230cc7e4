import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { relocateBookings, type SessionChange } from '../../bookings/index.ts'
import { lockAllSeats } from '../../schedules/index.ts'
import type { ClassSession } from '../rules/class-session.ts'
import type { Changed } from '../rules/plan-change.ts'
import { lockSessions } from '../store/read-sessions.ts'
import type { Owner } from '../store/write-sessions.ts'
import { treatBookings } from './carry-out.ts'
import { bookedLocation } from './move-sessions.ts'
import { updateEnrolments } from './treat-enrolments.ts'
import { writeSessions } from './write-sessions.ts'

/** What becomes of a session; absent fields stay. */
export type WantedSession = {
  cancel?: true
  resourceIds?: string[]
  staffToBeNamed?: boolean
  /** A location of the business. */
  locationId?: string
  /** Its series changes in the same way. */
  follows: boolean
}

/** Changes sessions of classes and courses, of any services, with the bookings of them. Their times stay. */
export async function changeSessions(
  context: Context,
  tx: Tx,
  {
    siteId,
    wanted,
    allowOverlap,
  }: { siteId: string; wanted: ReadonlyMap<string, WantedSession>; allowOverlap: boolean },
  change: SessionChange,
): Promise<void> {
  const found = (await lockSessions(tx, siteId, [...wanted.keys()])).filter(({ status }) => status === 'CONFIRMED')
  for (const some of Map.groupBy(found, (one) => `${one.scheduleId} ${one.timeZone}`).values()) {
    const { scheduleId, serviceId, timeZone, kind } = some[0] as ClassSession
    const owner = { siteId, scheduleId, serviceId, timeZone }
    const changed = some.map((before) => ({ before, after: stateAfter(before, wanted.get(before.id)) }))
    if (kind === 'CLASS') await lockAllSeats(tx, siteId, listCancelled(changed), context.clock.now())
    await writeSessions(context, tx, { owner, kind, changed, added: [], allowOverlap, actor: change.actor })
    if (kind === 'COURSE') await followCourse(context, tx, owner, changed, change)
    else await treatBookings(context, tx, siteId, changed, { ...change, bookings: 'MOVE', allowOverlap })
  }
}

function stateAfter(before: ClassSession, wanted: WantedSession | undefined): Changed['after'] {
  if (!wanted) return before
  const { cancel, follows, locationId, ...details } = wanted
  const moved = locationId ? { locationType: 'OWNER_BUSINESS', locationId } : {}
  const ended = cancel ? { status: 'CANCELLED' as const, dropped: follows && before.ruleId !== null } : {}
  return { ...before, ...details, ...moved, ...ended, changed: before.ruleId !== null && (before.changed || !follows) }
}

const listCancelled = (changed: readonly Changed[]) =>
  changed.filter(({ after }) => after.status === 'CANCELLED').map(({ before }) => before.id)

async function followCourse(
  context: Context,
  tx: Tx,
  owner: Owner,
  changed: readonly Changed[],
  change: SessionChange,
): Promise<void> {
  const { siteId, serviceId } = owner
  await updateEnrolments(context, tx, { owner, changed, added: 0 }, change)
  const [moved] = changed.filter(({ before, after }) => before.locationId !== after.locationId)
  if (!moved?.after.locationId || !serviceId) return
  const location = await bookedLocation(tx, siteId, { type: 'BUSINESS', business: { id: moved.after.locationId } })
  await relocateBookings(context, tx, { siteId, serviceId, sessionIds: [], enrolled: true, location }, change)
}
