import { type Selectable, sql } from 'kysely'
import { type Database, type Db, jsonb, type Tx } from '../../../db/database.ts'
import type { ContactRow } from './changes.ts'

export type ContactHistoryRow = Selectable<Database['contact_history']>

/** What a merge moved from duplicates to the customer. */
export type Moved = {
  /** Of the customer after the merge: anyone who was changed since stays one. */
  revision: string
  /** Details that were empty before, and how. */
  before: Record<string, string | null>
  duplicates: { id: string; email: string | null; within: string[]; bookingIds: string[]; noteIds: string[] }[]
}

export type NewContactHistory = Pick<ContactHistoryRow, 'actor_type' | 'actor_id' | 'actor_name'> & {
  action: 'create' | 'update' | 'merge' | 'unmerge' | 'erase'
  occurredAt: number
  detail: Record<string, unknown>
  /** What a merge moved, so that it can be taken apart. */
  moved?: Moved
}

/** Adds a line about a contact that this transaction made or holds locked. */
export async function insertContactHistory(
  tx: Tx,
  { site_id, id }: ContactRow,
  { occurredAt, detail, moved, ...line }: NewContactHistory,
): Promise<void> {
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from contact_history
    where site_id = ${site_id} and contact_id = ${id})`
  await tx
    .insertInto('contact_history')
    .values({
      site_id,
      contact_id: id,
      number,
      ...line,
      occurred_at: new Date(occurredAt),
      detail: jsonb(detail),
      moved: moved ? jsonb(moved) : null,
    })
    .execute()
}

/** Finds the last change of exactly this contact, with what it moved. */
export async function findLastChange(db: Db, siteId: string, contactId: string) {
  const line = await db
    .selectFrom('contact_history')
    .select(['action', 'occurred_at', 'moved'])
    .where('site_id', '=', siteId)
    .where('contact_id', '=', contactId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return line && { action: line.action, occurredAt: Date.parse(line.occurred_at), moved: line.moved as Moved | null }
}

/** Lists history entries of a customer and its merged duplicates, latest first. */
export function listContactHistory(db: Db, siteId: string, contactId: string): Promise<ContactHistoryRow[]> {
  const duplicates = db
    .selectFrom('contacts')
    .select('id')
    .where('site_id', '=', siteId)
    .where('merged_into_id', '=', contactId)
  return db
    .selectFrom('contact_history')
    .selectAll()
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('contact_id', '=', contactId), eb('contact_id', 'in', duplicates)]))
    .orderBy('occurred_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1000)
    .execute()
}
