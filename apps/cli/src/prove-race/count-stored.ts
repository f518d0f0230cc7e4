import type { Context } from '@kalends/server'
import type { Stored, Way } from './judge.ts'
import type { Target } from './target.ts'

/** Counts what the race left in the database. The business and its staff member exist only for this race. */
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
  const { allocations, overlaps, faults } =
    'resourceId' in counted
      ? await countTime(context, siteId, counted.resourceId)
      : await countSeats(context, siteId, counted, confirmed)
  return { allocations, overlaps: overlaps + marked, counts: countByWord(words), faults }
}

type Allocated = Pick<Stored, 'allocations' | 'overlaps' | 'faults'>

async function countTime({ db }: Context, siteId: string, resourceId: string): Promise<Allocated> {
  const rows = await db
    .selectFrom('occupancies')
    .select(['overlap_allowed'])
    .where('site_id', '=', siteId)
    .where('resource_id', '=', resourceId)
    .execute()
  const overlaps = rows.filter(({ overlap_allowed }) => overlap_allowed).length
  return { allocations: rows.length, overlaps, faults: [] }
}

/** Counts the seats taken during the race, and reports a fault if seats and participants differ. */
async function countSeats(
  { db }: Context,
  siteId: string,
  { sessionId, takenBefore }: { sessionId: string; takenBefore: number },
  confirmed: number,
): Promise<Allocated> {
  const { taken, held, over } = await db
    .selectFrom('seats')
    .select(['taken', 'held', 'over'])
    .where('site_id', '=', siteId)
    .where('scope_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const participants = takenBefore + confirmed
  const faults = taken === participants ? [] : [`${taken} seats are taken for ${participants} participants`]
  return { allocations: taken + held - takenBefore, overlaps: over, faults }
}

function countByWord(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}
