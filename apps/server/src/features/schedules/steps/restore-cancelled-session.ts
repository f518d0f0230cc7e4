import type { Tx } from '../../../db/database.ts'
import { markSessionConfirmed, moveSession, type NewSession } from '../store/sessions.ts'

/** Restores a moved or cancelled session to a time and location. The caller must take its time. */
export async function restoreCancelledSession(
  tx: Tx,
  siteId: string,
  sessionId: string,
  to: Pick<NewSession, 'start' | 'end' | 'timeZone' | 'locationType' | 'locationId'>,
  now: number,
): Promise<void> {
  await moveSession(tx, siteId, sessionId, to, now)
  await markSessionConfirmed(tx, siteId, sessionId)
}
