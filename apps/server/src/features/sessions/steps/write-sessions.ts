import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import type { ChangeActor } from '../../bookings/index.ts'
import {
  deleteOccupanciesOfSessions,
  insertSeats,
  lockAllSeats,
  lockResources,
  setCapacity,
} from '../../schedules/index.ts'
import { followSessions, lockCourse } from '../../services/index.ts'
import { claimsDiffer, type SessionKind, type SessionState, takesTime } from '../rules/class-session.ts'
import { isLocationGone, withoutGone } from '../rules/gone.ts'
import type { Changed } from '../rules/plan-change.ts'
import {
  flagOverlappingSessions,
  insertSessions,
  type NewSession,
  type Owner,
  updateSessions,
} from '../store/write-sessions.ts'
import type { SessionSlug } from '../view/events.ts'
import { findGone } from './find-gone.ts'
import { publishSessions } from './publish-sessions.ts'
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
 * same number of statements for one as for a series. Sessions that are new or restored have nobody who is gone. Returns
 * how many were created and take place.
 */
export async function writeSessions(context: Context, tx: Tx, requested: Writing): Promise<number> {
  const { owner, kind, allowOverlap } = requested
  const { siteId, timeZone } = owner
  const now = context.clock.now()
  if (kind === 'COURSE' && owner.serviceId) await lockCourse(tx, siteId, owner.serviceId)
  await lockResources(tx, siteId, listResources(requested))
  const writing = kind === 'BLOCK' ? requested : await leaveOutGone(tx, requested)
  const { changed } = writing
  const retaken = changed.filter(isRetaken)
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
  await publishSessions(context, tx, { siteId, actor: writing.actor }, listSlugs(writing, added))
  return added.filter(takesPlace).length
}

function takesPlace({ state }: NewSession): boolean {
  return state.status === 'CONFIRMED'
}

const isRetaken = ({ before, after }: Changed) => claimsDiffer(before, after)
const isRestored = ({ before, after }: Changed) => before.status === 'CANCELLED' && after.status === 'CONFIRMED'

function listResources({ changed, added }: Writing): string[] {
  const retaken = changed.filter(isRetaken).flatMap(({ before, after }) => [before, after])
  const states = [...retaken.filter(takesTime), ...listComing({ changed, added })]
  return [...new Set(states.flatMap(({ resourceIds }) => resourceIds))]
}

/** Returns the states of sessions that did not take place before. */
function listComing({ changed, added }: Pick<Writing, 'changed' | 'added'>): SessionState[] {
  return [...changed.filter(isRestored).map(({ after }) => after), ...added.map(({ state }) => state)]
}

/** Leaves deleted people and rooms out of sessions that are new or restored. Refuses those at archived locations. */
async function leaveOutGone(tx: Tx, writing: Writing): Promise<Writing> {
  const coming = listComing(writing)
  if (coming.length === 0) return writing
  const gone = await findGone(tx, writing.owner.siteId, coming)
  if (coming.some((one) => isLocationGone(one, gone))) {
    return fail('LOCATION_NOT_FOUND', { description: 'The location is archived: choose another one.' })
  }
  return {
    ...writing,
    changed: writing.changed.map((one) => (isRestored(one) ? { ...one, after: withoutGone(one.after, gone) } : one)),
    added: writing.added.map(({ id, state }) => ({ id, state: withoutGone(state, gone) })),
  }
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

/** Returns what happened to each session, by id. */
function listSlugs({ changed }: Writing, added: readonly NewSession[]): Map<string, SessionSlug> {
  const slugs = new Map<string, SessionSlug>(added.filter(takesPlace).map(({ id }) => [id, 'created']))
  for (const { before, after } of changed)
    slugs.set(before.id, isCallingOff({ before, after }) ? 'cancelled' : 'updated')
  return slugs
}

function isCallingOff({ before, after }: Changed): boolean {
  return before.status === 'CONFIRMED' && after.status === 'CANCELLED'
}
