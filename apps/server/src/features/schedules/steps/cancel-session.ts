import type { Tx } from '../../../db/database.ts'
import { deleteOccupancies } from '../store/occupancies.ts'
import { markSessionCancelled } from '../store/sessions.ts'

/** Cancels a session and releases its time. Returns the resources whose time was released. */
export async function cancelSession(tx: Tx, siteId: string, sessionId: string, now: number): Promise<string[]> {
  const freed = await deleteOccupancies(tx, siteId, { sessionId })
  await markSessionCancelled(tx, siteId, sessionId, now)
  return freed
}
