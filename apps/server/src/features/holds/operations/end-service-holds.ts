import type { Tx } from '../../../db/database.ts'
import { lockServiceHolds } from '../store.ts'
import { dropHold } from './settle-hold.ts'

/** Ends every hold of a service that nobody can book any more. */
export async function endServiceHolds(tx: Tx, siteId: string, serviceId: string, now: number): Promise<void> {
  for (const hold of await lockServiceHolds(tx, siteId, serviceId)) await dropHold(tx, hold, now)
}
