import type { Context } from '../../../context.ts'
import { findLiveClient } from '../../identity/index.ts'
import { isGuid } from '../../sites/index.ts'

/** Returns the origins that may frame a page: for the sign-in page those of the named client, for others none. */
export async function findFramers(
  context: Context,
  siteId: string,
  { page, query }: { page: string; query: URLSearchParams },
): Promise<readonly string[]> {
  const clientId = page === '/login' ? query.get('client') : null
  if (clientId === null || !isGuid(clientId)) return []
  return (await findLiveClient(context.db, siteId, clientId.toLowerCase()))?.allowedOrigins ?? []
}
