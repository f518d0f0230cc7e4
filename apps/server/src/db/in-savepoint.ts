import type { Context } from '../context.ts'
import type { Tx } from './database.ts'
import { withSavepoint } from './savepoint.ts'

/**
 * The transaction of one of many items. Within a call that is one transaction already, because its key goes with it, it is
 * a part of that which can be undone alone.
 */
export function inSavepoint<T>(context: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  return context.transaction((tx) => withSavepoint(tx, () => work(tx)))
}

/** A part of a transaction that can be undone alone, while the rest goes on. The error is the caller's. */
export function apart<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  return withSavepoint(tx, work)
}
