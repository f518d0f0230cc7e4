import { MINUTE } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import {
  type Claim,
  cancelSession,
  deleteOccupanciesOf,
  dropExpiredHolds,
  findConflictsOf,
  insertOccupancies,
  insertSession,
  lockResources,
} from '../../schedules/index.ts'
import { chooseResources } from '../rules/choose-resources.ts'

/** The time and place a booking wants in the calendar. Instants are epoch milliseconds. */
export type Place = {
  siteId: string
  serviceId: string
  scheduleId: string
  title: string
  start: number
  end: number
  zone: string
  locationType: string | null
  locationId: string | null
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  /** Its session, when it stands in the calendar already. */
  sessionId: string | null
}

/** Where the booking ended up. `conflict`: it overlaps with something else, by decision. */
export type Entry = { sessionId: string; resourceIds: string[]; conflict: boolean }

export type Entering = {
  /** One resource of each group is used: candidates for the person first, then for each further kind of thing. */
  groups: readonly (readonly string[])[]
  /** What happens when someone of them is taken. */
  onConflict: 'refuse' | 'mark'
  /** False where several may ask for one time: it stands in the calendar and takes nothing. */
  takesTime: boolean
}

/**
 * Puts a booking into the calendar whatever the opening hours say: locks, ends lapsed holds, looks at every row, writes.
 * Its own earlier place is no conflict. Answers nothing when it is refused; then nothing is written.
 */
export async function enterCalendar(
  context: Context,
  tx: Tx,
  place: Place,
  { groups, onConflict, takesTime }: Entering,
): Promise<Entry | undefined> {
  const now = context.clock.now()
  const candidates = [...new Set(groups.flat())]
  const span = spanOf(place)
  await lockResources(tx, place.siteId, candidates)
  await dropExpiredHolds(tx, place.siteId, candidates, span, now)
  const own = place.sessionId === null ? {} : { sessionIds: [place.sessionId] }
  const conflicts = await findConflictsOf(tx, place.siteId, candidates, span, now, own)
  const taken = new Set(conflicts.map(({ resourceId }) => resourceId))
  const { resourceIds, conflict } = chooseResources(groups, (id) => taken.has(id))
  if (conflict && onConflict === 'refuse') return undefined
  const overlapping = new Set(resourceIds.filter((id) => taken.has(id)))
  return writePlace(context, tx, place, { resourceIds, overlapping, onConflict, takesTime })
}

export type Writing = {
  resourceIds: string[]
  /** Those of them that are taken by something else. */
  overlapping: ReadonlySet<string>
  onConflict: 'refuse' | 'mark'
  takesTime: boolean
}

/** Writes session and taken time of resources that were chosen under the lock. The database has the last word. */
export async function writePlace(
  context: Context,
  tx: Tx,
  place: Place,
  { resourceIds, overlapping, onConflict, takesTime }: Writing,
): Promise<Entry | undefined> {
  const now = context.clock.now()
  const sessionId = place.sessionId ?? context.ids.guid()
  if (place.sessionId) await deleteOccupanciesOf(tx, place.siteId, { sessionId })
  const claims = takesTime ? resourceIds.map((id) => claimOf(place, sessionId, id, overlapping.has(id))) : []
  const [, written] = await Promise.all([
    place.sessionId ?? insertSession(tx, place.siteId, { ...sessionOf(place), id: sessionId }, now),
    insertOccupancies(tx, claims),
  ])
  const refused = claims.filter((claim) => !written.includes(claim))
  if (refused.length > 0 && onConflict === 'refuse') {
    await cancelSession(tx, place.siteId, sessionId, now)
    return undefined
  }
  await insertOccupancies(
    tx,
    refused.map((claim) => ({ ...claim, overlapAllowed: true })),
  )
  return { sessionId, resourceIds, conflict: overlapping.size > 0 || refused.length > 0 }
}

/** What is taken: the slot with its buffers. */
export function spanOf(place: Place): { start: number; end: number } {
  return {
    start: place.start - place.bufferBeforeMinutes * MINUTE,
    end: place.end + place.bufferAfterMinutes * MINUTE,
  }
}

function claimOf(place: Place, sessionId: string, resourceId: string, overlapAllowed: boolean): Claim {
  return { siteId: place.siteId, resourceId, sessionId, overlapAllowed, ...spanOf(place) }
}

function sessionOf({ scheduleId, serviceId, title, start, end, zone, locationType, locationId }: Place) {
  return { scheduleId, serviceId, title, start, end, timeZone: zone, locationType, locationId }
}
