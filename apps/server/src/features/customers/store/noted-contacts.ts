import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Finds which of these customers have a note, in one statement. */
export async function findNotedContacts(
  db: Db,
  siteId: string,
  contactIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (contactIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select contact_id as id from customer_notes
    where site_id = ${siteId} and deleted_at is null and contact_id = any(${[...contactIds]}::uuid[])
    union
    select id from contacts
    where site_id = ${siteId} and notes <> '' and id = any(${[...contactIds]}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** SQL expression that changes whenever a customer note changes. */
export function notesPrint(siteId: RawBuilder<string>): RawBuilder<string> {
  return sql`(select max(n.updated_at) from customer_notes n where n.site_id = ${siteId})::text`
}
