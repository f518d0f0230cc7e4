import type { Db } from '../../../db/database.ts'
import { isAllowedCallback } from '../rules/callbacks.ts'
import { findLiveClient, listLiveOrigins } from '../store/clients.ts'

/** Returns true if the OAuth client of this site is in use and lets a page lead to this address. */
export async function isAllowedReturnUrl(
  db: Db,
  { siteId, clientId, url }: { siteId: string; clientId: string; url: string },
): Promise<boolean> {
  const client = await findLiveClient(db, siteId, clientId.toLowerCase())
  return client !== undefined && isAllowedCallback(client, url)
}

/** Returns true if any OAuth client of this site that is in use lets a page lead to this address. */
export async function isKnownReturnUrl(db: Db, siteId: string, url: string): Promise<boolean> {
  return isAllowedCallback({ redirectUris: [], allowedOrigins: await listLiveOrigins(db, siteId) }, url)
}
