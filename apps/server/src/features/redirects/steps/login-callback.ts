import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { inQuery } from '../rules/authorize-answer.ts'
import { returnAddress } from '../rules/callbacks.ts'
import { type RefusedBrowser, refuseBrowser } from '../rules/redirect-refusal.ts'
import { lockRedirectSession, markCompleted, type RedirectSession } from '../store.ts'
import { secretParameter } from '../view.ts'
import { authorizePath } from './auth-destination.ts'
import { getBrowserHash } from './browser.ts'
import { findSitePages } from './site-pages.ts'

/**
 * Handles the return from a front end's own sign-in page: signs the browser in. Returns where it continues, or a
 * refusal if state or token is from another browser, used or expired.
 */
export async function loginCallback(
  context: Context,
  request: CallRequest,
  { state, sessionToken }: { state: string; sessionToken: string },
): Promise<string | RefusedBrowser> {
  const key = readSiteSecret(state)
  const browserHash = getBrowserHash(request)
  // Only the browser that was redirected may return: a link must not sign in someone else.
  if (!key || !browserHash) return refuseBrowser('EXPIRED', key?.siteId)
  const session = await context.transaction(async (tx) => {
    const now = context.clock.now()
    const found = await lockRedirectSession(tx, key.siteId, key.hash, { browserHash, now })
    if (found?.openedAt == null || !['AUTH', 'LOGIN'].includes(found.kind)) return undefined
    const { siteId } = found
    const who = await context.ports.identity.consumeSessionToken(tx, siteId, sessionToken, now)
    if (!who || !(await context.ports.identity.startMemberSession(tx, context, request, { siteId, ...who })))
      return undefined
    if (found.kind === 'LOGIN') await markCompleted(tx, found, now)
    return found
  })
  return session ? onwardLocation(context, request, session, state) : refuseBrowser('EXPIRED', key.siteId)
}

async function onwardLocation(
  context: Context,
  request: CallRequest,
  { kind, siteId, callbacks }: RedirectSession,
  state: string,
): Promise<string> {
  if (kind === 'AUTH') return inQuery(authorizePath, { [secretParameter]: state })
  if (callbacks.postFlowUrl) return returnAddress(callbacks.postFlowUrl, true)
  return (await findSitePages(context, request, siteId)).basePath || '/'
}
