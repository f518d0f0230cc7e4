import { CompiledQuery, type DatabaseConnection, type Kysely, PostgresDialect, Transaction } from 'kysely'
import { isTransient } from './errors.ts'

const maxReruns = 3

export type AfterCommit = () => void

const waiting = new WeakMap<object, AfterCommit[]>()

/** Runs `then` once this transaction is committed; never when it is rolled back. For wake-up calls only: a crash loses it. */
export function afterCommit<DB>(tx: Transaction<DB>, then: AfterCommit): void {
  waiting.get(tx)?.push(then)
}

/**
 * Runs the work in one transaction. A deadlock or a serialization failure runs all of it again, at most three times,
 * so the work must keep its effects inside the transaction.
 */
export async function runTransaction<DB, T>(db: Kysely<DB>, work: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
  for (let rerun = 0; ; rerun += 1) {
    try {
      return await runOnce(db, work)
    } catch (error) {
      if (rerun >= maxReruns || !isTransient(error)) throw error
      await shortPause(rerun)
    }
  }
}

async function runOnce<DB, T>(db: Kysely<DB>, work: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
  const callbacks: AfterCommit[] = []
  const result = await db.getExecutor().provideConnection((connection) => {
    const tx = transactionOn(db, connection)
    waiting.set(tx, callbacks)
    return between(connection, () => work(tx))
  })
  for (const callback of callbacks) callback()
  return result
}

/** Neither asked for a connection nor for a driver: it works on the one connection it is given. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction has its connection')) })
const driver = dialect.createDriver()

/**
 * A transaction whose statements do not wait for each other: those given without waiting in between travel together,
 * and PostgreSQL runs them in that order. Each still sees what the one before it waited for.
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

/** Random, so that two transactions that met once do not meet again in step. */
function shortPause(rerun: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** rerun))
}
