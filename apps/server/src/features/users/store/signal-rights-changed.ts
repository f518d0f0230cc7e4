import type { Tx } from '../../../db/database.ts'
import { emitAfterCommit } from '../../../db/transaction.ts'

/**
 * Signals after the commit that permissions changed, so that open streams of this process check again at once. Other
 * processes check every few seconds.
 */
export function signalRightsChanged(tx: Tx): void {
  emitAfterCommit(tx, 'rightsChanged')
}
