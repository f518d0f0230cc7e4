import type { Kysely, Transaction } from 'kysely'
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
  const result = await db.transaction().execute((tx) => {
    waiting.set(tx, callbacks)
    return work(tx)
  })
  for (const callback of callbacks) callback()
  return result
}

/** Random, so that two transactions that met once do not meet again in step. */
function shortPause(rerun: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** rerun))
}
