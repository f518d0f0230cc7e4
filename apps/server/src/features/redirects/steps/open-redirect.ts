import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { revokeTokenFamily } from '../../identity/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import type { Arrival } from '../rules/arrival.ts'
import { inQuery } from '../rules/authorize-answer.ts'
import { returnAddress } from '../rules/callbacks.ts'
import { type RefusedBrowser, refuseBrowser } from '../rules/redirect-refusal.ts'
import { markCompleted, type RedirectSession } from '../store.ts'
import { secretParameter } from '../view.ts'
import { authorizePath } from './auth-destination.ts'
import { lockSession, openSession } from './browser.ts'
import { type CarriedIdentity, carryIdentity } from './carry-identity.ts'
import { signOutScope } from './sign-out-scope.ts'
import { findSitePages } from './site-pages.ts'

/** Response to the browser. */
export type Opened =
  | { kind: 'redirect'; location: string; visitor: CarriedIdentity | 'new' | 'same'; basePath: string }
  | { kind: 'ask-sign-out'; siteId: string; isEmbedded: boolean }
  | RefusedBrowser

/** Opens a session, binds it to this browser and carries the customer's identity over. */
export async function openRedirect(
  context: Context,
  request: CallRequest,
  secret: string,
  arrival: Arrival,
): Promise<Opened> {
  const isEmbedded = arrival.kind === 'EMBEDDED'
  const session = await context.transaction(async (tx) => {
    const found = isEmbedded ? await lockSession(tx, context, request, secret) : undefined
    return found?.kind === 'LOGOUT' ? found : openSession(tx, context, request, secret)
  })
  if (!session) return refuseBrowser('LINK_EXPIRED', readSiteSecret(secret)?.siteId)
  if (session.kind === 'LOGOUT') return signOut(context, request, session, arrival)
  if (session.kind === 'AUTH') {
    const location = inQuery(authorizePath, { [secretParameter]: secret })
    return { kind: 'redirect', location, visitor: 'same', basePath: '' }
  }
  if (session.kind === 'OUTSIDE')
    return { kind: 'redirect', location: pageAddress(session, ''), visitor: 'same', basePath: '' }
  const { basePath } = await findSitePages(context, request, session.siteId)
  const visitor = await carryIdentity(context, session, basePath)
  const ownPage = session.kind === 'LOGIN' ? session.callbacks.loginUrl : undefined
  const location = ownPage ? inQuery(ownPage, { state: secret }) : pageAddress(session, basePath)
  return { kind: 'redirect', location, visitor, basePath }
}

async function signOut(
  context: Context,
  request: CallRequest,
  session: RedirectSession,
  arrival: Arrival,
): Promise<Opened> {
  const { siteId, clientId, familyId, openerMemberId: memberId, callbacks } = session
  const scope = await signOutScope(context, request, arrival, { siteId, clientId, memberId })
  if (scope === 'ASK') return { kind: 'ask-sign-out', siteId, isEmbedded: arrival.kind === 'EMBEDDED' }
  await context.transaction(async (tx) => {
    if (familyId) await revokeTokenFamily(tx, { siteId, familyId }, context.clock.now())
    await markCompleted(tx, session, context.clock.now())
  })
  if (scope === 'BROWSER') await context.ports.identity.endMemberSession(context, request, siteId)
  const { basePath } = await findSitePages(context, request, siteId)
  const location = callbacks.postFlowUrl ? returnAddress(callbacks.postFlowUrl, false) : basePath || '/'
  return { kind: 'redirect', location, visitor: scope === 'BROWSER' ? 'new' : 'same', basePath }
}

/** Passed-through parameters never override the page's own. */
function pageAddress({ target, query }: RedirectSession, basePath: string): string {
  const page = target ?? '/'
  const own = new URL(page, 'http://page').searchParams
  const along = Object.fromEntries(Object.entries(query).filter(([name]) => !own.has(name)))
  const address = `${basePath}${page === '/' && basePath ? '' : page}`
  return Object.keys(along).length > 0 ? inQuery(address, along) : address
}
