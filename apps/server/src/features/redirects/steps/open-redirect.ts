import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { revokeTokenFamily } from '../../identity/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import type { Arrival } from '../rules/arrival.ts'
import { inQuery } from '../rules/authorize-answer.ts'
import { returnAddress } from '../rules/callbacks.ts'
import { needsAgreement } from '../rules/identity-change.ts'
import { agreementPage } from '../rules/pages.ts'
import { type RefusedBrowser, refuseBrowser } from '../rules/redirect-refusal.ts'
import { markCompleted, type RedirectSession } from '../store.ts'
import { secretParameter } from '../view.ts'
import { authorizePath } from './auth-destination.ts'
import { lockSession, openSession } from './browser.ts'
import { findBrowserIdentity } from './browser-identity.ts'
import { carryIdentity, findCarried, type HostedTokens } from './carry-identity.ts'
import { isFromClient } from './is-from-client.ts'
import { signOutScope } from './sign-out-scope.ts'
import { findSitePages } from './site-pages.ts'

/** Response to the browser. */
export type Opened =
  | { kind: 'redirect'; location: string; visitor: HostedTokens | 'new' | 'same'; basePath: string }
  | { kind: 'ask-sign-out'; siteId: string; isEmbedded: boolean }
  | RefusedBrowser

/** A link to open, how the browser came to it, and what its person chose on our page. */
export type OpenRequest = { secret: string; arrival: Arrival; keepsIdentity: boolean }

/**
 * Opens a session, binds it to this browser and carries the customer's identity over; if that makes the browser act as
 * someone else, once its person has agreed on our page.
 */
export async function openRedirect(context: Context, request: CallRequest, open: OpenRequest): Promise<Opened> {
  const { secret, arrival } = open
  const isEmbedded = arrival.kind === 'EMBEDDED'
  const { session, wasOpened } = await context.transaction(async (tx) => {
    const found = await lockSession(tx, context, request, secret)
    const wasOpened = found?.openedAt != null
    if (isEmbedded && found?.kind === 'LOGOUT') return { session: found, wasOpened }
    return { session: await openSession(tx, context, request, secret), wasOpened }
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
  const decision = await decideIdentity(context, request, session, { ...open, wasOpened })
  if (decision === 'ASK' && session.kind === 'PAGE') {
    return { kind: 'redirect', location: `${basePath}${agreementPage(secret)}`, visitor: 'same', basePath }
  }
  const visitor = decision === 'CARRY' ? await carryIdentity(context, session, basePath) : 'same'
  const ownPage = session.kind === 'LOGIN' ? session.callbacks.loginUrl : undefined
  const location = ownPage ? inQuery(ownPage, { state: secret }) : pageAddress(session, basePath)
  return { kind: 'redirect', location, visitor, basePath }
}

/** CARRY: the browser becomes whom the session carries. KEEP: it stays who it is. ASK: its person decides on our page. */
async function decideIdentity(
  context: Context,
  request: CallRequest,
  session: RedirectSession,
  { arrival, keepsIdentity, wasOpened }: OpenRequest & { wasOpened: boolean },
): Promise<'CARRY' | 'KEEP' | 'ASK'> {
  // Only a browser that was shown the question has answered it.
  if (arrival.kind === 'CONFIRMED' && wasOpened) return keepsIdentity ? 'KEEP' : 'CARRY'
  const carried = await findCarried(context, session)
  const browser = await findBrowserIdentity(context, request, session.siteId)
  const from = { kind: arrival.kind, isFromClient: await isFromClient(context, session, arrival) }
  return needsAgreement(carried, browser, from) ? 'ASK' : 'CARRY'
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
