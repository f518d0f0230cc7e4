import { sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'

/** Rows written so far, table by table: equal prints mean nothing was written. */
export type TablePrints = Record<string, number>

/**
 * Reads what was written to each table of ours since the first reading of this database, rows that came and went in
 * between included. `except` leaves out the tables a refused call may write to, such as counted attempts.
 */
export async function tablePrints(db: Db, except: readonly string[] = []): Promise<TablePrints> {
  await (watched.get(db) ?? watch(db))
  const total = totals.get(db) ?? new Map<string, number>()
  totals.set(db, total)
  // Notes are counted once and thrown away: there are many readings, each of a few notes.
  const { rows } = await sql<{ name: string; written: number }>`
    with noted as (delete from watch.writes returning table_name)
    select table_name as name, count(*)::int as written from noted group by 1`.execute(db)
  for (const { name, written } of rows) total.set(name, (total.get(name) ?? 0) + written)
  return Object.fromEntries([...total].filter(([name]) => !except.includes(name)))
}

/** The tables written to between two readings. */
export function changedTables(before: TablePrints, after: TablePrints): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name])
}

const watched = new WeakMap<Db, Promise<void>>()
const totals = new WeakMap<Db, Map<string, number>>()

function watch(db: Db): Promise<void> {
  const begun = noteWrites(db)
  watched.set(db, begun)
  return begun
}

/**
 * From now on the database itself notes each row that is written, in the transaction that writes it: what is rolled back
 * leaves no note. Comparing all tables before and after every call says the same and takes as long as the call.
 */
async function noteWrites(db: Db): Promise<void> {
  await sql`create schema watch`.execute(db)
  await sql`create table watch.writes (table_name text not null)`.execute(db)
  await sql`
    create function watch.note() returns trigger language plpgsql as $$
    begin
      insert into watch.writes values (tg_table_name);
      return null;
    end $$`.execute(db)
  await sql`
    do $$
    declare name text;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' loop
        execute format('create trigger watch after insert or update or delete on %I for each row execute function watch.note()', name);
      end loop;
    end $$`.execute(db)
}
