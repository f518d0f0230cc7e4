import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant } from '../../../db/database.ts'

/** How long no other process takes what this one took. */
const takenMs = 5 * 60_000

type Checked = 'payments' | 'refunds' | 'card_setups' | 'payment_methods'
type Rows = { [Table in Checked]: Selectable<Database[Table]> }

/** Takes rows that are due for a question to their provider, longest due first. */
export async function takeDue<Table extends Checked, Column extends keyof Rows[Table]>(
  db: Db,
  table: Table,
  columns: readonly (Column & string)[],
  { now, limit }: { now: number; limit: number },
): Promise<Pick<Rows[Table], Column>[]> {
  const { rows } = await sql<Pick<Rows[Table], Column>>`
    update ${sql.table(table)} set check_at = ${instant(now + takenMs)}
    where (site_id, id) in (
      select site_id, id from ${sql.table(table)} where check_at <= ${instant(now)} order by check_at limit ${limit}
      for no key update skip locked)
    returning ${sql.join(columns.map((column) => sql.ref(column)))}`.execute(db)
  return rows
}
