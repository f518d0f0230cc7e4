import type { Tx } from '../../../db/database.ts'
import { markSessionConfirmed, moveSession, type NewSession } from '../store/sessions.ts'

/** A session that moved or was cancelled takes place again then and there. Its time is the caller's to take. */
export async function putSessionBack(
  tx: Tx,
  siteId: string,
  sessionId: string,
  to: Pick<NewSession, 'start' | 'end' | 'timeZone' | 'locationType' | 'locationId'>,
  now: number,
): Promise<void> {
  await moveSession(tx, siteId, sessionId, to, now)
  await markSessionConfirmed(tx, siteId, sessionId)
}
