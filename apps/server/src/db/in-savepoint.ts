import type { Context } from '../context.ts'
import type { Tx } from './database.ts'
import { withSavepoint } from './savepoint.ts'

export { withSavepoint }

/**
 * Runs one of many items in a transaction, or in a savepoint if the call is a transaction already because of its
 * idempotency key.
 */
export function inSavepoint<T>(context: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  return context.transaction((tx) => withSavepoint(tx, () => work(tx)))
}
