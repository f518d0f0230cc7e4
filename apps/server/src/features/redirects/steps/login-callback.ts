import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { readSiteSecret } from '../../sites/index.ts'
import type { Arrival } from '../rules/arrival.ts'
import { inQuery } from '../rules/authorize-answer.ts'
import { returnAddress } from '../rules/callbacks.ts'
import { type RefusedBrowser, refuseBrowser } from '../rules/redirect-refusal.ts'
import { findOpenedSession, lockRedirectSession, markCompleted, type RedirectSession } from '../store.ts'
import { secretParameter } from '../view.ts'
import { authorizePath } from './auth-destination.ts'
import { getBrowserHash } from './browser.ts'
import { findBrowserIdentity } from './browser-identity.ts'
import { withCurrentCallbacks } from './current-callbacks.ts'
import { isFromClient } from './is-from-client.ts'
import { findSitePages } from './site-pages.ts'

type Returned = { state: string; sessionToken: string; arrival: Arrival }

/** Where the browser continues. 'new': our pages drop the tokens they act with there, which are another member's. */
type SignedIn = { kind: 'redirect'; location: string; visitor: 'new' | 'same'; basePath: string }

/** A question before the browser is signed in, with the address of whom it would act as. */
export type SignInQuestion = { kind: 'ask-sign-in'; siteId: string; email: string | undefined }

/**
 * Handles the return from a front end's own sign-in page: signs the browser in. Returns where it continues, a question
 * if the link may be a stranger's or another member is signed in, or a refusal if state or token is from another
 * browser, used or expired.
 */
export async function loginCallback(
  context: Context,
  request: CallRequest,
  { state, sessionToken, arrival }: Returned,
): Promise<SignedIn | SignInQuestion | RefusedBrowser> {
  const key = readSiteSecret(state)
  const browserHash = getBrowserHash(request)
  // Only the browser that was redirected may return: a link must not sign in someone else.
  if (!key || !browserHash) return refuseBrowser('EXPIRED', key?.siteId)
  const now = context.clock.now()
  const opened = await findOpenedSession(context.db, key.siteId, key.hash, { browserHash, now })
  if (opened && arrival.kind !== 'CONFIRMED') {
    const memberId = await context.ports.identity.findSessionTokenMember(context.db, key.siteId, sessionToken, now)
    if (memberId === undefined) return refuseBrowser('EXPIRED', key.siteId)
    if (!(await mayEnter(context, request, opened, { arrival, memberId }))) {
      const claims = await context.ports.identity.findMemberClaims(context.db, opened.siteId, memberId)
      return { kind: 'ask-sign-in', siteId: opened.siteId, email: claims?.email }
    }
  }
  const before = await findBrowserIdentity(context, request, key.siteId)
  const entered = await context.transaction(async (tx) => {
    const found = await lockRedirectSession(tx, key.siteId, key.hash, { browserHash, now })
    if (found?.openedAt == null || !['AUTH', 'LOGIN'].includes(found.kind)) return undefined
    const { siteId } = found
    const who = await context.ports.identity.consumeSessionToken(tx, siteId, sessionToken, now)
    if (!who || !(await context.ports.identity.startMemberSession(tx, context, request, { siteId, ...who })))
      return undefined
    if (found.kind === 'LOGIN') await markCompleted(tx, found, now)
    return { session: await withCurrentCallbacks(tx, found), memberId: who.memberId }
  })
  if (!entered) return refuseBrowser('EXPIRED', key.siteId)
  const { basePath } = await findSitePages(context, request, key.siteId)
  return {
    kind: 'redirect',
    location: onwardLocation(entered.session, state, basePath),
    visitor: before.type === 'MEMBER' && before.id !== entered.memberId ? 'new' : 'same',
    basePath,
  }
}

/** Returns true if a page of the front end leads a browser here in which no other member is signed in. */
async function mayEnter(
  context: Context,
  request: CallRequest,
  session: RedirectSession,
  { arrival, memberId }: { arrival: Arrival; memberId: string },
): Promise<boolean> {
  if (arrival.kind === 'EMBEDDED' || !(await isFromClient(context, session, arrival))) return false
  const current = await findBrowserIdentity(context, request, session.siteId)
  return current.type !== 'MEMBER' || current.id === memberId
}

function onwardLocation({ kind, callbacks }: RedirectSession, state: string, basePath: string): string {
  if (kind === 'AUTH') return inQuery(authorizePath, { [secretParameter]: state })
  return callbacks.postFlowUrl ? returnAddress(callbacks.postFlowUrl, true) : basePath || '/'
}
