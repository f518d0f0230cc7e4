import type { Context } from '../../../context.ts'
import { findLiveClient, isAllowedOrigin } from '../../identity/index.ts'
import type { Arrival } from '../rules/arrival.ts'
import type { RedirectSession } from '../store.ts'

/** Returns true if a page of the front end that created the session led here: no other page can name its origin. */
export async function isFromClient(
  context: Context,
  { siteId, clientId }: Pick<RedirectSession, 'siteId' | 'clientId'>,
  { pageOrigin }: Pick<Arrival, 'pageOrigin'>,
): Promise<boolean> {
  const client = pageOrigin ? await findLiveClient(context.db, siteId, clientId) : undefined
  return client !== undefined && isAllowedOrigin(client, pageOrigin ?? '')
}
