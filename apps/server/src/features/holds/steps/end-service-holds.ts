import type { Tx } from '../../../db/database.ts'
import { lockServiceHolds } from '../store.ts'
import { dropHold } from './settle-hold.ts'

/** Deletes every hold of a service that can no longer be booked. */
export async function endServiceHolds(tx: Tx, siteId: string, serviceId: string, now: number): Promise<void> {
  for (const hold of await lockServiceHolds(tx, siteId, serviceId)) await dropHold(tx, hold, now)
}
