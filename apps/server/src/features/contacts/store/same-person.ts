import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Selects the ids of a contact and of those that were merged into the same one. */
export function samePersonIds(siteId: string, contactId: string): RawBuilder<string> {
  return sql<string>`select other.id from contacts named join contacts other on other.site_id = named.site_id
      and coalesce(named.merged_into_id, named.id) in (other.id, other.merged_into_id)
    where named.site_id = ${siteId} and named.id = ${contactId}`
}

/** Matches rows whose column names a contact or one that was merged into the same one; none for null. */
export function ofSamePerson(
  siteId: string,
  column: RawBuilder<unknown>,
  contactId: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} in (select other.id from contacts named join contacts other
    on other.site_id = named.site_id and coalesce(named.merged_into_id, named.id) in (other.id, other.merged_into_id)
    where named.site_id = ${siteId} and named.id = ${contactId})`
}

/** Lists the ids of a contact and of those that were merged into the same one. */
export async function listSamePersonIds(db: Db, siteId: string, contactId: string): Promise<string[]> {
  const { rows } = await samePersonIds(siteId, contactId).execute(db)
  return (rows as unknown as { id: string }[]).map(({ id }) => id)
}
