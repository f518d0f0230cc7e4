import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/**
 * Columns that may refer to a picture by its URL or id. A test compares this list with the tables. What customers write is
 * none of them: files of answers are claimed by their submission.
 */
export const uploadColumns: readonly { table: string; column: string; site?: string }[] = [
  { table: 'sites', column: 'logo_url', site: 'id' },
  { table: 'sites', column: 'cover_url', site: 'id' },
  { table: 'services', column: 'media' },
  { table: 'staff_members', column: 'image_url' },
  { table: 'staff_members', column: 'main_media' },
  { table: 'members', column: 'photo' },
  { table: 'members', column: 'cover' },
  { table: 'add_ons', column: 'rest' },
]

/** Finds which of these pictures the business references. One query for any number. */
export async function findUsed(db: Db, siteId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const named = uploadColumns.map(
    ({ table, column, site = 'site_id' }) => sql<SqlBool>`exists (
      select 1 from ${sql.table(table)} entity
      where entity.${sql.ref(site)} = ${siteId} and entity.${sql.ref(column)}::text like '%' || wanted.id || '%')`,
  )
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${[...ids]}::text[]) as wanted(id) where ${sql.join(named, sql` or `)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
