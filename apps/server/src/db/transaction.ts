import { CompiledQuery, type DatabaseConnection, type Kysely, PostgresDialect, Transaction } from 'kysely'
import { isTransient } from './errors.ts'
import type { Signal, Signals } from './signals.ts'

const maxReruns = 3

const pending = new WeakMap<object, Set<Signal>>()

/** Emits the signal once after this transaction commits. */
export function emitAfterCommit<DB>(tx: Transaction<DB>, signal: Signal): void {
  pending.get(tx)?.add(signal)
}

/**
 * Runs the work in one transaction. On a deadlock or serialization failure runs it again, at most three times, so the
 * work must limit its effects to the transaction.
 */
export async function runTransaction<DB, T>(
  db: Kysely<DB>,
  signals: Signals,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  for (let rerun = 0; ; rerun += 1) {
    try {
      return await runOnce(db, signals, work)
    } catch (error) {
      if (rerun >= maxReruns || !isTransient(error)) throw error
      await shortPause(rerun)
    }
  }
}

async function runOnce<DB, T>(db: Kysely<DB>, signals: Signals, work: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
  const emitted = new Set<Signal>()
  const result = await db.getExecutor().provideConnection((connection) => {
    const tx = transactionOn(db, connection)
    pending.set(tx, emitted)
    return between(connection, () => work(tx))
  })
  for (const signal of emitted) signals.emit(signal)
  return result
}

/** Never opens a connection: it works on the given one. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction has its connection')) })
const driver = dialect.createDriver()

/**
 * Returns a transaction whose statements do not wait for each other: those issued in one turn share a round trip, and
 * PostgreSQL runs them in that order. Each still sees the results of those awaited before.
 */
function transactionOn<DB>(db: Kysely<DB>, connection: DatabaseConnection): Transaction<DB> {
  const executor = db.getExecutor().withConnectionProvider({ provideConnection: (consumer) => consumer(connection) })
  return new Transaction<DB>({ config: { dialect }, dialect, driver, executor })
}

/** The first statements travel with `begin`; should it fail, so do they, for the connection is lost. */
async function between<T>(connection: DatabaseConnection, work: () => Promise<T>): Promise<T> {
  const run = (text: string) => connection.executeQuery(CompiledQuery.raw(text))
  const begun = run('begin')
  begun.catch(() => undefined)
  try {
    const result = await work()
    await begun
    await run('commit')
    return result
  } catch (error) {
    await run('rollback').catch(() => undefined)
    throw error
  }
}

/** Random, so that two conflicting transactions do not retry in step. */
function shortPause(rerun: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** rerun))
}
