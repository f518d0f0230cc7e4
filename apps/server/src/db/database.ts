import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from './generated/tables.ts'
import { createPool, type PoolSettings } from './pool.ts'
import type { Signals } from './signals.ts'
import { runTransaction } from './transaction.ts'

export type Database = DB
/** What every store function takes first: the database or a transaction on it. */
export type Db = Kysely<Database>
export type Tx = Transaction<Database>

export type OpenDatabase = {
  db: Db
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  close(): Promise<void>
}

/** Opens a pool. What its transactions commit is signalled to the listeners of `signals`. */
export function openDatabase({ signals, ...settings }: PoolSettings & { signals: Signals }): OpenDatabase {
  const pool = createPool(settings)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    transaction: (work) => runTransaction(db, signals, work),
    close: () => db.destroy(),
  }
}

/** A value for a jsonb column. Needed for arrays above all: the driver would send one as a PostgreSQL array. */
export function jsonb(value: unknown): RawBuilder<string> {
  return sql<string>`${JSON.stringify(value)}::jsonb`
}

/** Epoch milliseconds as the text that timestamptz columns are read as, for comparing and writing. */
export function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
