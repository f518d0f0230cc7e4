import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { findClientSite, isAllowedReturnUrl } from '../../identity/index.ts'
import { findSiteByAddress, isGuid } from '../../sites/index.ts'
import type { Arrival } from '../rules/arrival.ts'
import { signOutScope } from './sign-out-scope.ts'
import { findSitePages } from './site-pages.ts'

/** Result of a sign-out: back to the front end, a local page, or a confirmation. */
export type SignedOut =
  | { kind: 'signed-out'; siteId: string; basePath: string; location: string | undefined }
  | { kind: 'ask-sign-out'; siteId: string }

/**
 * Signs this browser out and revokes its tokens if no confirmation is needed. Redirects only to an address of the named
 * client.
 */
export async function signOutBrowser(
  context: Context,
  request: CallRequest,
  arrival: Arrival,
  { clientId, url }: { clientId: string | null; url: string | null },
): Promise<SignedOut | undefined> {
  const named = clientId !== null && isGuid(clientId) ? await findClientSite(context.db, clientId) : undefined
  const current = named ?? (await findSiteByAddress(context, { host: new URL(request.origin).host, path: '/' }))?.siteId
  if (current === undefined) return undefined
  const client = named && clientId ? clientId.toLowerCase() : null
  const scope = await signOutScope(context, request, arrival, { siteId: current, clientId: client, memberId: null })
  if (scope !== 'BROWSER') return { kind: 'ask-sign-out', siteId: current }
  await context.ports.identity.endMemberSession(context, request, current)
  const mayGo = named && clientId && url && (await isAllowedReturnUrl(context.db, { siteId: named, clientId, url }))
  const { basePath } = await findSitePages(context, request, current)
  return { kind: 'signed-out', siteId: current, basePath, location: mayGo ? url : undefined }
}
