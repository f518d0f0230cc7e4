import { type Insertable, type Selectable, sql } from 'kysely'
import type { Actor } from '../../../actor.ts'
import { type Database, type Db, instant, jsonb, type Tx } from '../../../db/database.ts'
import type { StartChange } from '../rules/moves.ts'
import type { BookingChanges, BookingRow } from './rows.ts'

export type HistoryRow = Selectable<Database['booking_history']>

/** What was noted of a visit at one session. */
export type NotedVisit = { sessionId: string; status: 'NOT_SET' | 'ATTENDED' | 'NOT_ATTENDED'; attendees: number }

/**
 * What an undo reads of an entry: the columns before the change, the published events and the visits that it deleted,
 * which are internal, and the amounts that went back to the customer, are owed back to them, and were given up.
 */
export type Stored = {
  before?: BookingChanges
  events?: string[]
  visits?: NotedVisit[]
  refund?: string
  owedBack?: string
  waived?: string
}

/** Returns true if money went back to the customer, or is owed back to them: it does not return with an undo. */
export function hasReturnedMoney({ refund, owedBack }: Pick<Stored, 'refund' | 'owedBack'>): boolean {
  return refund !== undefined || owedBack !== undefined
}

/** Who made a change: an actor, the holder of a signed link, or the system. */
export type ChangeActor = Actor | 'link' | 'system'

export type NewHistory = {
  action: string
  fromStatus: string | null
  actor: ChangeActor
  occurredAt: number
  detail?: Record<string, unknown>
}

/** Adds a history entry to a booking that this transaction created or locked. */
export async function insertHistory(tx: Tx, booking: BookingRow, line: NewHistory): Promise<void> {
  await tx
    .insertInto('booking_history')
    .values({
      number: sql<number>`(select coalesce(max(number), 0) + 1 from booking_history
        where site_id = ${booking.site_id} and booking_id = ${booking.id})`,
      ...historyColumns(booking, line),
      detail: jsonb(line.detail ?? {}),
    })
    .execute()
}

/** Returns the columns of an entry except its number and its detail. */
export function historyColumns(
  booking: BookingRow,
  line: NewHistory,
): Omit<Insertable<Database['booking_history']>, 'number' | 'detail'> {
  return {
    site_id: booking.site_id,
    booking_id: booking.id,
    occurred_at: instant(line.occurredAt),
    action: line.action,
    from_status: line.fromStatus,
    to_status: booking.status,
    ...actorColumns(line.actor),
    platform: booking.source_platform,
  }
}

export function listHistory(db: Db, siteId: string, bookingId: string): Promise<HistoryRow[]> {
  return db
    .selectFrom('booking_history')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('booking_id', '=', bookingId)
    .orderBy('number')
    .limit(10_000)
    .execute()
}

/** Returns the latest entries that changed when a booking starts, oldest first. */
export async function listStartChanges(
  db: Db,
  siteId: string,
  bookingId: string,
  limit: number,
): Promise<StartChange[]> {
  const rows = await db
    .selectFrom('booking_history')
    .select(['action', 'occurred_at', sql<string>`detail->'before'->>'starts_at'`.as('before')])
    .where('site_id', '=', siteId)
    .where('booking_id', '=', bookingId)
    .where(sql<boolean>`detail->'before'->>'starts_at' is not null`)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse().map(({ action, occurred_at, before }) => ({ action, occurredAt: occurred_at, before }))
}

/** Returns the last history entry of a booking. */
export async function findLastEntry(db: Db, siteId: string, bookingId: string): Promise<HistoryRow | undefined> {
  return db
    .selectFrom('booking_history')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('booking_id', '=', bookingId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns true if the change behind this event was undone. */
export async function isUndone(db: Db, siteId: string, bookingId: string, eventId: string): Promise<boolean> {
  const line = await db
    .selectFrom('booking_history')
    .select('number')
    .where('site_id', '=', siteId)
    .where('booking_id', '=', bookingId)
    .where('action', '=', 'undo')
    .where(sql<boolean>`detail->'undoes' ? ${eventId}`)
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}

/** Returns the columns that identify who made a change. */
export function actorColumns(actor: ChangeActor): {
  actor_type: string
  actor_id: string | null
  actor_name: string | null
} {
  if (actor === 'link' || actor === 'system') return { actor_type: actor, actor_id: null, actor_name: null }
  switch (actor.type) {
    case 'visitor':
      return { actor_type: 'visitor', actor_id: actor.visitorId, actor_name: null }
    case 'member':
      return { actor_type: 'member', actor_id: actor.memberId, actor_name: null }
    case 'staff':
      return { actor_type: 'staff', actor_id: actor.userId, actor_name: actor.name }
    case 'app':
      return { actor_type: 'app', actor_id: actor.apiKeyId, actor_name: actor.name }
    case 'none':
      return { actor_type: 'link', actor_id: null, actor_name: null }
  }
}
