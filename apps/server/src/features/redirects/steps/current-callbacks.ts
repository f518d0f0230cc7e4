import type { Db } from '../../../db/database.ts'
import { isAllowedCallback, listLiveOrigins } from '../../identity/index.ts'
import type { Callbacks } from '../rules/callbacks.ts'
import { findBrowserSession, type RedirectSession } from '../store.ts'

/**
 * Returns the session with those of its addresses that are still on a domain of a front end: nobody is sent to one that
 * the business has removed since.
 */
export async function withCurrentCallbacks(db: Db, session: RedirectSession): Promise<RedirectSession> {
  const named = Object.entries(session.callbacks)
  if (named.length === 0) return session
  const allowedOrigins = await listLiveOrigins(db, session.siteId)
  const allowed = named.filter(([, address]) => isAllowedCallback({ redirectUris: [], allowedOrigins }, address))
  return { ...session, callbacks: Object.fromEntries(allowed) as Callbacks }
}

/** Finds the browser's latest redirect session at this site, with its current addresses. With `isDone`, completed ones too. */
export async function findCurrentSession(
  db: Db,
  siteId: string,
  browserHash: Buffer,
  search: { now: number; isDone: boolean },
): Promise<RedirectSession | undefined> {
  const session = await findBrowserSession(db, siteId, browserHash, search)
  return session && withCurrentCallbacks(db, session)
}
