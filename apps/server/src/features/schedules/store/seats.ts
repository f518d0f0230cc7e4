import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/** Places of a class session (scope: the session) or of a course (scope: its schedule), as they stand. */
export type SeatCounts = {
  capacity: number
  /** Participants of bookings that count. */
  taken: number
  /** In holds that have not lapsed. */
  held: number
  /** On offer to the waiting list. */
  offered: number
  /** What a newcomer can have; never below 0. */
  open: number
}

/** Seats whose row is ours until the transaction ends. The counts are those of the moment it was locked. */
export type LockedSeats = SeatCounts & { siteId: string; scopeId: string }

/** Gives each of these scopes its places, all of them free. A scope that has some already keeps what it has. */
export async function insertSeats(
  tx: Tx,
  siteId: string,
  scopeIds: readonly string[],
  capacity: number,
): Promise<void> {
  if (scopeIds.length === 0) return
  const rows = scopeIds.map((scopeId) => ({ site_id: siteId, scope_id: scopeId, capacity }))
  await tx
    .insertInto('seats')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Locks the seats of a scope: whoever wants some of them waits here. Holds that lapsed before `now` stop counting.
 * Undefined when the scope has no seats. Whoever needs several scopes takes them by `lockAllSeats`.
 */
export async function lockSeats(
  tx: Tx,
  siteId: string,
  scopeId: string,
  now: number,
): Promise<LockedSeats | undefined> {
  const [seats] = await lockAllSeats(tx, siteId, [scopeId], now)
  return seats
}

/** The same for several scopes, in the order of their ids; those without seats are left out. */
export async function lockAllSeats(
  tx: Tx,
  siteId: string,
  scopeIds: readonly string[],
  now: number,
): Promise<LockedSeats[]> {
  if (scopeIds.length === 0) return []
  const these = sql`site_id = ${siteId} and scope_id = any(${[...scopeIds]}::uuid[])`
  await sql`select from seats where ${these} order by scope_id for update`.execute(tx)
  // A statement of its own: only one that begins under the lock sees the holds of whoever had it before.
  const { rows } = await sql<SeatsRow>`
    update seats set held = live.held, over = greatest(0, taken + live.held + offered - capacity)
    from (select scope_id as id, ${liveHeld(now)} as held from seats where ${these}) as live
    where ${these} and scope_id = live.id
    returning scope_id, capacity, taken, seats.held, offered`.execute(tx)
  return rows.map((row) => ({ ...countsOf(row), siteId, scopeId: row.scope_id }))
}

/**
 * Takes places for participants. With `over` they are taken even where there are none, by decision; without it the
 * answer is false when there are too few, and nothing was taken. The table's check has the last word.
 */
export function takeSeats(
  tx: Tx,
  seats: LockedSeats,
  count: number,
  { over = false }: { over?: boolean } = {},
): Promise<boolean> {
  return changeSeats(tx, seats, { taken: count, held: 0 }, over)
}

/** Gives places of participants back; what is above capacity goes first. */
export async function freeSeats(tx: Tx, seats: LockedSeats, count: number): Promise<void> {
  await changeSeats(tx, seats, { taken: -count, held: 0 }, true)
}

/**
 * Counts places for a hold, in the transaction that writes its row with this `scope_id`. False when there are too few.
 * What lapses later needs no call: from then on nobody counts it.
 */
export function holdSeats(tx: Tx, seats: LockedSeats, count: number): Promise<boolean> {
  return changeSeats(tx, seats, { taken: 0, held: count }, false)
}

/** The other way, for a live hold that ends, or moves, or is about to become a booking. */
export async function releaseSeats(tx: Tx, seats: LockedSeats, count: number): Promise<void> {
  await changeSeats(tx, seats, { taken: 0, held: -count }, true)
}

/** Another number of places. Fewer than are taken puts nobody out: then none is open until enough have left. */
export async function setCapacity(tx: Tx, seats: readonly LockedSeats[], capacity: number): Promise<void> {
  for (const [siteId, ofSite] of Map.groupBy(seats, (one) => one.siteId)) {
    await sql`
      update seats set capacity = ${capacity}, over = greatest(0, taken + held + offered - ${capacity}::int)
      where site_id = ${siteId} and scope_id = any(${ofSite.map(({ scopeId }) => scopeId)}::uuid[])`.execute(tx)
  }
}

/** Places of these scopes by id, in one statement; of holds only those that count at `now`. */
export async function findSeats(
  db: Db,
  siteId: string,
  scopeIds: readonly string[],
  now: number,
): Promise<Map<string, SeatCounts>> {
  if (scopeIds.length === 0) return new Map()
  const { rows } = await sql<SeatsRow>`
    select scope_id, capacity, taken, offered, ${liveHeld(now)} as held
    from seats where site_id = ${siteId} and scope_id = any(${[...scopeIds]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.scope_id, countsOf(row)]))
}

/** Scopes with places in holds, some of which may have lapsed. */
export async function listHeldScopes(db: Db): Promise<{ siteId: string; scopeId: string }[]> {
  const rows = await db.selectFrom('seats').select(['site_id', 'scope_id']).where('held', '>', 0).execute()
  return rows.map((row) => ({ siteId: row.site_id, scopeId: row.scope_id }))
}

type SeatsRow = { scope_id: string; capacity: number; taken: number; held: number; offered: number }

function countsOf({ capacity, taken, held, offered }: SeatsRow): SeatCounts {
  return { capacity, taken, held, offered, open: Math.max(0, capacity - taken - held - offered) }
}

/** The constraint cannot read a clock, so places in holds are counted anew whenever they are looked at. */
function liveHeld(now: number) {
  return sql<number>`(
    select coalesce(sum(holds.seats), 0)::int from holds
    where holds.site_id = seats.site_id and holds.scope_id = seats.scope_id and holds.expires_at > ${new Date(now)}
  )`
}

async function changeSeats(
  tx: Tx,
  { siteId, scopeId }: LockedSeats,
  by: { taken: number; held: number },
  over: boolean,
): Promise<boolean> {
  const more = by.taken + by.held
  const { numAffectedRows } = await sql`
    update seats set taken = taken + ${by.taken}::int, held = held + ${by.held}::int,
      over = greatest(0, taken + held + offered + ${more}::int - capacity)
    where site_id = ${siteId} and scope_id = ${scopeId}
      and (${over} or taken + held + offered + ${more}::int <= capacity)`.execute(tx)
  return numAffectedRows === 1n
}
