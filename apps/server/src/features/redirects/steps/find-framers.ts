import type { Context } from '../../../context.ts'
import { findLiveClient } from '../../identity/index.ts'
import { isGuid } from '../../sites/index.ts'

/** Who may show a page of ours in a frame: the page to sign in on is for pages of the client it names, others for nobody. */
export async function findFramers(
  context: Context,
  siteId: string,
  { page, query }: { page: string; query: URLSearchParams },
): Promise<readonly string[]> {
  const clientId = page === '/login' ? query.get('client') : null
  if (clientId === null || !isGuid(clientId)) return []
  return (await findLiveClient(context.db, siteId, clientId.toLowerCase()))?.allowedOrigins ?? []
}
