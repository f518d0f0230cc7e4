import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { announceAll } from '../../../jobs/events.ts'
import { identificationOf } from '../../bookings/index.ts'
import {
  deleteOccupanciesOfSessions,
  insertSeats,
  lockAllSeats,
  lockResources,
  setCapacity,
} from '../../schedules/index.ts'
import { followSessions, lockCourse } from '../../services/index.ts'
import { claimsDiffer, type SessionKind, takesTime } from '../rules/meeting.ts'
import type { Changed } from '../rules/plan-change.ts'
import { findMeetings } from '../store/read-sessions.ts'
import {
  insertMeetings,
  markDoubleBooked,
  type NewMeeting,
  type Owner,
  updateMeetings,
} from '../store/write-sessions.ts'
import { type Author, type SessionSlug, sessionEvent } from '../view/events.ts'
import { showSessions } from './show-sessions.ts'
import { takeTime, type Wanted } from './take-time.ts'

/** Sessions to write together: some that change, some that are new. */
export type Writing = {
  owner: Owner
  kind: SessionKind
  changed: readonly Changed[]
  added: readonly NewMeeting[]
  /** Whether they may lie over what else is there; then they are marked. */
  allowOverlap: boolean
  author: Author
}

/**
 * Writes sessions with everything that hangs on them: the time of their resources, places, what their service shows of
 * them, and the news. The same number of statements for one as for a series. Answers how many came to be.
 */
export async function writeMeetings(context: Context, tx: Tx, writing: Writing): Promise<number> {
  const { owner, kind, changed, allowOverlap } = writing
  const { siteId, timeZone } = owner
  const now = context.clock.now()
  if (kind === 'COURSE' && owner.serviceId) await lockCourse(tx, siteId, owner.serviceId)
  const retaken = changed.filter(({ before, after }) => claimsDiffer(before, after))
  await lockResources(tx, siteId, resourcesOf(retaken, writing.added))
  await updateMeetings(
    tx,
    siteId,
    changed.map(({ before, after }) => ({ id: before.id, timeZone, state: after })),
    now,
  )
  const added = await insertMeetings(tx, owner, writing.added, now)
  await deleteOccupanciesOfSessions(
    tx,
    siteId,
    retaken.map(({ before }) => before.id),
  )
  const over = await takeTime(tx, siteId, wantedBy(retaken, added, timeZone), { allowOverlap, now })
  if (over.size > 0 || retaken.some(({ before }) => before.doubleBooked)) {
    await markDoubleBooked(tx, siteId, idsOf(retaken, added), over)
  }
  if (kind === 'CLASS') await writePlaces(tx, siteId, { changed, added, now })
  if (owner.serviceId) await followSessions(tx, siteId, [owner.serviceId], now)
  await tell(context, tx, writing, added)
  return added.length
}

function resourcesOf(retaken: readonly Changed[], added: readonly NewMeeting[]): string[] {
  const states = [...retaken.flatMap(({ before, after }) => [before, after]), ...added.map(({ state }) => state)]
  return [...new Set(states.filter(takesTime).flatMap(({ resourceIds }) => resourceIds))]
}

function idsOf(changed: readonly Changed[], added: readonly NewMeeting[]): string[] {
  return [...changed.map(({ before }) => before.id), ...added.map(({ id }) => id)]
}

function wantedBy(retaken: readonly Changed[], added: readonly NewMeeting[], timeZone: string): Wanted[] {
  const states = [...retaken.map(({ before, after }) => ({ id: before.id, state: after })), ...added]
  return states
    .filter(({ state }) => takesTime(state))
    .map(({ id, state: { start, end, resourceIds } }) => ({ id, start, end, resourceIds, timeZone }))
}

async function writePlaces(
  tx: Tx,
  siteId: string,
  { changed, added, now }: { changed: readonly Changed[]; added: readonly NewMeeting[]; now: number },
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

async function tell(context: Context, tx: Tx, { owner, changed, author }: Writing, added: readonly NewMeeting[]) {
  const { siteId } = owner
  const now = context.clock.now()
  const slugs = new Map<string, SessionSlug>(added.map(({ id }) => [id, 'created']))
  for (const { before, after } of changed)
    slugs.set(before.id, isCallingOff({ before, after }) ? 'cancelled' : 'updated')
  const meetings = await findMeetings(tx, siteId, [...slugs.keys()])
  const views = await showSessions(tx, siteId, meetings, now)
  const events = meetings.map((meeting, index) => {
    const told = { siteId, slug: slugs.get(meeting.id) as SessionSlug, author: identificationOf(author), now }
    return sessionEvent(meeting, views[index] as (typeof views)[number], told)
  })
  await announceAll(tx, events)
}

function isCallingOff({ before, after }: Changed): boolean {
  return before.status === 'CONFIRMED' && after.status === 'CANCELLED'
}
