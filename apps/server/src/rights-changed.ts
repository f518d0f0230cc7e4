import type { Tx } from './db/database.ts'
import { afterCommit } from './db/transaction.ts'

const listeners = new Set<() => void>()

/**
 * Tells this process, once the transaction is committed, that somebody's rights are fewer, or other, than a moment ago. Open
 * streams ask anew at once; those of other processes find it within seconds, by asking from time to time.
 */
export function tellRightsChanged(tx: Tx): void {
  afterCommit(tx, () => {
    for (const listener of listeners) listener()
  })
}

/** Answers how to stop listening. */
export function onRightsChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
