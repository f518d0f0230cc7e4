import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { findClientSite, mayReturnTo, signIn } from '../../identity/index.ts'
import { isGuid, siteOfAddress } from '../../sites/index.ts'
import { pagesOf } from './site-pages.ts'

/** Where a browser goes that was signed out: back to the front end, or nowhere else. */
export type SignedOut = { basePath: string; location: string | undefined }

/**
 * Signs this browser out, with all that came from its session. It goes to an address of the client that is named, and to
 * no other.
 */
export async function signOutBrowser(
  context: Context,
  request: CallRequest,
  { clientId, url }: { clientId: string | null; url: string | null },
): Promise<SignedOut | undefined> {
  const named = clientId !== null && isGuid(clientId) ? await findClientSite(context.db, clientId) : undefined
  const here = named ?? (await siteOfAddress(context, { host: new URL(request.origin).host, path: '/' }))?.siteId
  if (here === undefined) return undefined
  await signIn.endMemberSession(context, request, here)
  const mayGo = named && clientId && url && (await mayReturnTo(context.db, { siteId: named, clientId, url }))
  return { ...(await pagesOf(context, request, here)), location: mayGo ? url : undefined }
}
