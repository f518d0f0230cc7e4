import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/** Seat counts of a class session (scope: the session) or of a course (scope: its schedule). */
export type SeatCounts = {
  capacity: number
  /** Participants of live bookings. */
  taken: number
  /** In live holds. */
  held: number
  /** Offered to the waiting list. */
  offered: number
  /** Seats that can be booked; never below 0. */
  open: number
}

/** Seats locked until the transaction ends. The counts are those at the time of locking. */
export type LockedSeats = SeatCounts & { siteId: string; scopeId: string }

/** Inserts open seats for these scopes. Scopes that have seats already stay unchanged. */
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
 * Locks the seats of a scope. Holds that expired before `now` stop counting. Undefined when the scope has no seats. Use
 * `lockAllSeats` for several scopes.
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

/** Locks the seats of several scopes in id order; those without seats are left out. */
export async function lockAllSeats(
  tx: Tx,
  siteId: string,
  scopeIds: readonly string[],
  now: number,
): Promise<LockedSeats[]> {
  if (scopeIds.length === 0) return []
  const these = sql`site_id = ${siteId} and scope_id = any(${[...scopeIds]}::uuid[])`
  await sql`select from seats where ${these} order by scope_id for update`.execute(tx)
  // A separate statement: only one that begins under the lock sees holds committed by the previous lock holder.
  const { rows } = await sql<SeatsRow>`
    update seats set held = live.held, over = greatest(0, taken + live.held + offered - capacity)
    from (select scope_id as id, ${liveHeld(now)} as held from seats where ${these}) as live
    where ${these} and scope_id = live.id
    returning scope_id, capacity, taken, seats.held, offered`.execute(tx)
  return rows.map((row) => ({ ...toSeatCounts(row), siteId, scopeId: row.scope_id }))
}

/**
 * Takes seats. With `allowOverbooking` they are taken even when none are open; otherwise returns false and takes nothing when there
 * are too few. The table's check constraint decides.
 */
export function takeSeats(
  tx: Tx,
  seats: LockedSeats,
  count: number,
  { allowOverbooking = false }: { allowOverbooking?: boolean } = {},
): Promise<boolean> {
  return changeSeats(tx, seats, { taken: count, held: 0 }, allowOverbooking)
}

/** Releases taken seats; those above capacity first. */
export async function freeSeats(tx: Tx, seats: LockedSeats, count: number): Promise<void> {
  await changeSeats(tx, seats, { taken: -count, held: 0 }, true)
}

/**
 * Holds seats, in the transaction that writes the hold with this `scope_id`. Returns false when there are too few.
 * Expiry needs no call: expired holds no longer count.
 */
export function holdSeats(tx: Tx, seats: LockedSeats, count: number): Promise<boolean> {
  return changeSeats(tx, seats, { taken: 0, held: count }, false)
}

/** Releases held seats of a live hold that ends, moves or becomes a booking. */
export async function releaseSeats(tx: Tx, seats: LockedSeats, count: number): Promise<void> {
  await changeSeats(tx, seats, { taken: 0, held: -count }, true)
}

/** Changes the capacity. Below the taken seats, bookings stay and none is open until enough are released. */
export async function setCapacity(tx: Tx, seats: readonly LockedSeats[], capacity: number): Promise<void> {
  for (const [siteId, ofSite] of Map.groupBy(seats, (one) => one.siteId)) {
    await sql`
      update seats set capacity = ${capacity}, over = greatest(0, taken + held + offered - ${capacity}::int)
      where site_id = ${siteId} and scope_id = any(${ofSite.map(({ scopeId }) => scopeId)}::uuid[])`.execute(tx)
  }
}

/** Finds the seat counts of these scopes by id, with holds that are live at `now`. One statement. */
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
  return new Map(rows.map((row) => [row.scope_id, toSeatCounts(row)]))
}

/** Lists scopes with held seats, whose holds may have expired. */
export async function listHeldScopes(db: Db): Promise<{ siteId: string; scopeId: string }[]> {
  const rows = await db.selectFrom('seats').select(['site_id', 'scope_id']).where('held', '>', 0).execute()
  return rows.map((row) => ({ siteId: row.site_id, scopeId: row.scope_id }))
}

type SeatsRow = { scope_id: string; capacity: number; taken: number; held: number; offered: number }

function toSeatCounts({ capacity, taken, held, offered }: SeatsRow): SeatCounts {
  return { capacity, taken, held, offered, open: Math.max(0, capacity - taken - held - offered) }
}

/** Counts seats in live holds. A constraint cannot read the clock, so they are counted on every read. */
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
  allowOverbooking: boolean,
): Promise<boolean> {
  const more = by.taken + by.held
  const { numAffectedRows } = await sql`
    update seats set taken = taken + ${by.taken}::int, held = held + ${by.held}::int,
      over = greatest(0, taken + held + offered + ${more}::int - capacity)
    where site_id = ${siteId} and scope_id = ${scopeId}
      and (${allowOverbooking} or taken + held + offered + ${more}::int <= capacity)`.execute(tx)
  return numAffectedRows === 1n
}
