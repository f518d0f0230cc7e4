import { sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'

/** Number of rows and the youngest transaction that wrote one, table by table: equal prints mean nothing was written. */
export type TablePrints = Record<string, string>

/** Reads every table of ours. `except` leaves out the ones a refused call may write to, such as counted attempts. */
export async function tablePrints(db: Db, except: readonly string[] = []): Promise<TablePrints> {
  const tables = (await tableNames(db)).filter((name) => !except.includes(name))
  const parts = tables.map(
    (name) => sql`
      select ${sql.lit(name)} as name,
        count(*) || ' rows ' || coalesce(max(t.xmin::text::bigint), 0) as print
      from ${sql.table(name)} as t`,
  )
  const { rows } = await sql<{ name: string; print: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

/** The tables whose rows differ between two readings. */
export function changedTables(before: TablePrints, after: TablePrints): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name])
}

const known = new WeakMap<Db, string[]>()

async function tableNames(db: Db): Promise<string[]> {
  const names = known.get(db) ?? (await readTableNames(db))
  known.set(db, names)
  return names
}

async function readTableNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'schema_migrations' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
