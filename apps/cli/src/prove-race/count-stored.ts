import type { Context } from '@kalends/server'
import type { Stored, Way } from './judge.ts'
import type { Target } from './target.ts'

/** Counts in the database itself what the race has left: the person and the business are the proof's own. */
export async function countStored(context: Context, way: Way, { siteId, counted }: Target): Promise<Stored> {
  const { db, clock } = context
  const bookings = await db
    .selectFrom('bookings')
    .select(['status', 'double_booked', 'total_participants'])
    .where('site_id', '=', siteId)
    .where('total_participants', '=', 1)
    .execute()
  const holds = await db
    .selectFrom('holds')
    .select('id')
    .where('site_id', '=', siteId)
    .where('expires_at', '>', new Date(clock.now()).toISOString())
    .execute()
  const marked = bookings.filter(({ double_booked }) => double_booked).length
  const words = way === 'hold' ? holds.map(() => 'live hold') : bookings.map(({ status }) => status)
  const confirmed = bookings.filter(({ status }) => status === 'CONFIRMED').length
  const { places, overlaps, faults } =
    'resourceId' in counted
      ? await countTime(context, siteId, counted.resourceId)
      : await countSeats(context, siteId, counted, confirmed)
  return { places, overlaps: overlaps + marked, counts: countByWord(words), faults }
}

type Locations = Pick<Stored, 'places' | 'overlaps' | 'faults'>

async function countTime({ db }: Context, siteId: string, resourceId: string): Promise<Locations> {
  const rows = await db
    .selectFrom('occupancies')
    .select(['overlap_allowed'])
    .where('site_id', '=', siteId)
    .where('resource_id', '=', resourceId)
    .execute()
  const overlaps = rows.filter(({ overlap_allowed }) => overlap_allowed).length
  return { places: rows.length, overlaps, faults: [] }
}

/** Of the seats, those that were open; and whether as many are taken as people have bookings. */
async function countSeats(
  { db }: Context,
  siteId: string,
  { sessionId, takenBefore }: { sessionId: string; takenBefore: number },
  confirmed: number,
): Promise<Locations> {
  const { taken, held, over } = await db
    .selectFrom('seats')
    .select(['taken', 'held', 'over'])
    .where('site_id', '=', siteId)
    .where('scope_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const participants = takenBefore + confirmed
  const faults = taken === participants ? [] : [`${taken} seats are taken by ${participants} participants`]
  return { places: taken + held - takenBefore, overlaps: over, faults }
}

function countByWord(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}
