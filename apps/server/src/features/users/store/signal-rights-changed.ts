import type { Tx } from '../../../db/database.ts'
import { emitAfterCommit } from '../../../db/transaction.ts'

/**
 * Tells this process, once the transaction is committed, that somebody's rights changed. Open streams check them again at
 * once; those of other processes do within seconds, because they check from time to time.
 */
export function signalRightsChanged(tx: Tx): void {
  emitAfterCommit(tx, 'rightsChanged')
}
