import type { Tx } from '../../../db/database.ts'
import { emitAfterCommit } from '../../../db/transaction.ts'

/**
 * Signals after the commit that permissions changed, so that open streams check again at once. Those of servers that
 * were started separately check every few seconds.
 */
export function signalRightsChanged(tx: Tx): void {
  emitAfterCommit(tx, 'rightsChanged')
}
