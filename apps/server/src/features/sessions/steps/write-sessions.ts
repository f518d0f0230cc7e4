import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvents } from '../../../jobs/events.ts'
import { identificationView } from '../../bookings/index.ts'
import {
  deleteOccupanciesOfSessions,
  insertSeats,
  lockAllSeats,
  lockResources,
  setCapacity,
} from '../../schedules/index.ts'
import { followSessions, lockCourse } from '../../services/index.ts'
import { claimsDiffer, type SessionKind, takesTime } from '../rules/class-session.ts'
import type { Changed } from '../rules/plan-change.ts'
import { findSessions } from '../store/read-sessions.ts'
import {
  flagOverlappingSessions,
  insertSessions,
  type NewSession,
  type Owner,
  updateSessions,
} from '../store/write-sessions.ts'
import { type ChangeActor, type SessionSlug, sessionEvent } from '../view/events.ts'
import { showSessions } from './show-sessions.ts'
import { takeTime, type Wanted } from './take-time.ts'

/** Sessions to write together: some that change, some that are new. */
export type Writing = {
  owner: Owner
  kind: SessionKind
  changed: readonly Changed[]
  added: readonly NewSession[]
  /** Allows overlaps; the sessions are then marked. */
  allowOverlap: boolean
  actor: ChangeActor
}

/**
 * Writes sessions with everything that depends on them: occupied time, seats, booking snapshots and events. Takes the
 * same number of statements for one as for a series. Returns how many were created.
 */
export async function writeSessions(context: Context, tx: Tx, writing: Writing): Promise<number> {
  const { owner, kind, changed, allowOverlap } = writing
  const { siteId, timeZone } = owner
  const now = context.clock.now()
  if (kind === 'COURSE' && owner.serviceId) await lockCourse(tx, siteId, owner.serviceId)
  const retaken = changed.filter(({ before, after }) => claimsDiffer(before, after))
  await lockResources(tx, siteId, listResources(retaken, writing.added))
  await updateSessions(
    tx,
    siteId,
    changed.map(({ before, after }) => ({ id: before.id, timeZone, state: after })),
    now,
  )
  const added = await insertSessions(tx, owner, writing.added, now)
  await deleteOccupanciesOfSessions(
    tx,
    siteId,
    retaken.map(({ before }) => before.id),
  )
  const over = await takeTime(tx, siteId, wantedBy(retaken, added, timeZone), { allowOverlap, now })
  if (over.size > 0 || retaken.some(({ before }) => before.doubleBooked)) {
    await flagOverlappingSessions(tx, siteId, listIds(retaken, added), over)
  }
  if (kind === 'CLASS') await writeSeats(tx, siteId, { changed, added, now })
  if (owner.serviceId) await followSessions(tx, siteId, [owner.serviceId], now)
  await tell(context, tx, writing, added)
  return added.length
}

function listResources(retaken: readonly Changed[], added: readonly NewSession[]): string[] {
  const states = [...retaken.flatMap(({ before, after }) => [before, after]), ...added.map(({ state }) => state)]
  return [...new Set(states.filter(takesTime).flatMap(({ resourceIds }) => resourceIds))]
}

function listIds(changed: readonly Changed[], added: readonly NewSession[]): string[] {
  return [...changed.map(({ before }) => before.id), ...added.map(({ id }) => id)]
}

function wantedBy(retaken: readonly Changed[], added: readonly NewSession[], timeZone: string): Wanted[] {
  const states = [...retaken.map(({ before, after }) => ({ id: before.id, state: after })), ...added]
  return states
    .filter(({ state }) => takesTime(state))
    .map(({ id, state: { start, end, resourceIds } }) => ({ id, start, end, resourceIds, timeZone }))
}

async function writeSeats(
  tx: Tx,
  siteId: string,
  { changed, added, now }: { changed: readonly Changed[]; added: readonly NewSession[]; now: number },
): Promise<void> {
  for (const [capacity, some] of Map.groupBy(added, ({ state }) => state.capacity)) {
    await insertSeats(
      tx,
      siteId,
      some.map(({ id }) => id),
      capacity ?? 0,
    )
  }
  const resized = changed.filter(({ before, after }) => before.capacity !== after.capacity)
  for (const [capacity, some] of Map.groupBy(resized, ({ after }) => after.capacity)) {
    const seats = await lockAllSeats(
      tx,
      siteId,
      some.map(({ before }) => before.id),
      now,
    )
    await setCapacity(tx, seats, capacity ?? 0)
  }
}

async function tell(context: Context, tx: Tx, { owner, changed, actor }: Writing, added: readonly NewSession[]) {
  const { siteId } = owner
  const now = context.clock.now()
  const slugs = new Map<string, SessionSlug>(added.map(({ id }) => [id, 'created']))
  for (const { before, after } of changed)
    slugs.set(before.id, isCallingOff({ before, after }) ? 'cancelled' : 'updated')
  const sessions = await findSessions(tx, siteId, [...slugs.keys()])
  const views = await showSessions(tx, siteId, sessions, now)
  const events = sessions.map((session, index) => {
    const details = { siteId, slug: slugs.get(session.id) as SessionSlug, actor: identificationView(actor), now }
    return sessionEvent(session, views[index] as (typeof views)[number], details)
  })
  await publishEvents(tx, events)
}

function isCallingOff({ before, after }: Changed): boolean {
  return before.status === 'CONFIRMED' && after.status === 'CANCELLED'
}
