import type { Db } from '../../../db/database.ts'
import { isAllowedCallback } from '../rules/callbacks.ts'
import { findLiveClient } from '../store/clients.ts'

/** Returns true if the client is enabled and allows this return URL. */
export async function mayReturnTo(
  db: Db,
  { siteId, clientId, url }: { siteId: string; clientId: string; url: string },
): Promise<boolean> {
  const client = await findLiveClient(db, siteId, clientId.toLowerCase())
  return client !== undefined && isAllowedCallback(client, url)
}
