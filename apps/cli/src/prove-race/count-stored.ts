import type { Context } from '@kalends/server'
import type { Stored, Way } from './judge.ts'
import type { Target } from './target.ts'

/** Counts in the database itself what the race has left: the person and the business are the proof's own. */
export async function countStored({ db, clock }: Context, way: Way, { siteId, resourceId }: Target): Promise<Stored> {
  const rows = await db
    .selectFrom('occupancies')
    .select(['overlap_allowed'])
    .where('site_id', '=', siteId)
    .where('resource_id', '=', resourceId)
    .execute()
  const bookings = await db
    .selectFrom('bookings')
    .select(['status', 'double_booked'])
    .where('site_id', '=', siteId)
    .execute()
  const holds = await db
    .selectFrom('holds')
    .select('id')
    .where('site_id', '=', siteId)
    .where('expires_at', '>', new Date(clock.now()).toISOString())
    .execute()
  const marked = bookings.filter(({ double_booked }) => double_booked).length
  return {
    places: rows.length,
    overlaps: rows.filter(({ overlap_allowed }) => overlap_allowed).length + marked,
    counts: way === 'hold' ? counted(holds.map(() => 'live hold')) : counted(bookings.map(({ status }) => status)),
  }
}

function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}
