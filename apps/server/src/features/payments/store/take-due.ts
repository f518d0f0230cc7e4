import { sql } from 'kysely'
import { type Db, instant } from '../../../db/database.ts'

/** How long no other process takes what this one took. */
const takenMs = 5 * 60_000

/** Takes rows that are due for a question to their provider, longest due first. */
export async function takeDue<Column extends string>(
  db: Db,
  table: 'payments' | 'refunds' | 'card_setups',
  columns: readonly Column[],
  { now, limit }: { now: number; limit: number },
): Promise<Record<Column, string>[]> {
  const { rows } = await sql<Record<Column, string>>`
    update ${sql.table(table)} set check_at = ${instant(now + takenMs)}
    where (site_id, id) in (
      select site_id, id from ${sql.table(table)} where check_at <= ${instant(now)} order by check_at limit ${limit}
      for no key update skip locked)
    returning ${sql.join(columns.map((column) => sql.ref(column)))}`.execute(db)
  return rows
}
