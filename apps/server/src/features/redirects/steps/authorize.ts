import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import { type Client, createCode, findLiveClient, type MemberSession } from '../../identity/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import type { AuthRequest } from '../rules/auth-request.ts'
import { type AuthorizeResult, authorizeAnswer, inQuery } from '../rules/authorize-answer.ts'
import type { Authorized } from '../rules/authorized.ts'
import { preparedMs, promptRepeatMs } from '../rules/lifetimes.ts'
import { signInPage } from '../rules/pages.ts'
import { type RefusedBrowser, refuseBrowser } from '../rules/redirect-refusal.ts'
import { markCompleted, markLoginRequired, type RedirectSession, wasLoginRequired } from '../store.ts'
import { secretParameter } from '../view.ts'
import { authorizePath, mayAnswer } from './auth-destination.ts'
import { getBrowserHash, openSession } from './browser.ts'
import { plainRequest } from './plain-request.ts'
import { findSitePages } from './site-pages.ts'

type Outcome = { session: RedirectSession; client: Client; secret: string; result: AuthorizeResult | 'ask' }

/**
 * Runs an authorization, prepared or as a plain OAuth request. Signed-in members get a code; others see the sign-in
 * page unless `prompt=none`. Nothing is sent to an unregistered address.
 */
export async function authorize(
  context: Context,
  request: CallRequest,
  parameters: URLSearchParams,
): Promise<Authorized> {
  const secret = parameters.get(secretParameter)
  const requested = secret === null ? await plainRequest(context, request, parameters) : { secret }
  if ('kind' in requested) return requested
  const outcome = await runAuthorization(context, request, requested.secret)
  if (!outcome) return refuseBrowser('EXPIRED', readSiteSecret(requested.secret)?.siteId)
  return 'kind' in outcome ? outcome : toAnswer(context, request, outcome)
}

async function runAuthorization(
  context: Context,
  request: CallRequest,
  secret: string,
): Promise<Outcome | RefusedBrowser | undefined> {
  const siteId = readSiteSecret(secret)?.siteId
  const browser = siteId ? await context.ports.identity.findMemberSession(context, request, siteId) : undefined
  return context.transaction(async (tx) => {
    const session = await openSession(tx, context, request, secret)
    if (session?.kind !== 'AUTH' || !session.authRequest) return undefined
    const client = await findLiveClient(tx, session.siteId, session.clientId)
    if (!client) return refuseBrowser('BAD_REQUEST', session.siteId)
    if (!mayAnswer(client, session.authRequest, session.pageOrigin))
      return refuseBrowser('REDIRECT_URI', session.siteId)
    const result = await decide(tx, context, request, { session, requested: session.authRequest, browser })
    if (result !== 'ask') await markCompleted(tx, session, context.clock.now())
    return { session, client, secret, result }
  })
}

async function decide(
  tx: Tx,
  context: Context,
  request: CallRequest,
  {
    session,
    requested,
    browser,
  }: { session: RedirectSession; requested: AuthRequest; browser: MemberSession | undefined },
): Promise<AuthorizeResult | 'ask'> {
  const { siteId, clientId, openedAt } = session
  // A required prompt counts as shown if the sign-in happened after the session was opened.
  const isForced = requested.prompt === 'login' || requested.prompt === 'select_account'
  const isFresh = browser !== undefined && browser.signedInAt >= (openedAt ?? 0)
  const who = isForced ? (isFresh ? browser : undefined) : (findPrepared(session, context.clock.now()) ?? browser)
  if (!who) return askToSignIn(tx, context, request, { session, requested })
  if (!(await context.ports.identity.lockApprovedMember(tx, siteId, who.memberId))) {
    return { error: 'access_denied', description: 'This account cannot be used.' }
  }
  // The sign-in of the browser may have ended while the member was locked.
  if (who === browser && !(await context.ports.identity.lockMemberSession(tx, context, request, siteId)))
    return askToSignIn(tx, context, request, { session, requested })
  const { redirectUri, codeChallenge, offlineAccess } = requested
  const visitorId = who.visitorId ?? session.visitorId
  const of = {
    memberId: who.memberId,
    memberSessionId: who.memberSessionId,
    visitorId,
    signedInAt: who === browser ? null : who.signedInAt,
    issuedByKeyId: 'issuedByKeyId' in who ? who.issuedByKeyId : null,
  }
  const pageOrigin = requested.responseMode === 'web_message' ? session.pageOrigin : null
  const grant = { siteId, clientId, ...of, redirectUri, pageOrigin, codeChallenge, offlineAccess }
  return { code: await createCode(tx, context, grant) }
}

/** The member whose session token the request carried, as long as their sign-in may open anything. */
function findPrepared({ member }: RedirectSession, now: number): RedirectSession['member'] {
  return member && now - member.signedInAt < preparedMs ? member : null
}

async function askToSignIn(
  tx: Tx,
  context: Context,
  request: CallRequest,
  { session, requested }: { session: RedirectSession; requested: AuthRequest },
): Promise<AuthorizeResult | 'ask'> {
  if (requested.prompt !== 'none' || (await isRepeatedPrompt(tx, context, request, session))) return 'ask'
  if (requested.responseMode !== 'web_message') await markLoginRequired(tx, session, context.clock.now())
  return { error: 'login_required', description: 'No member is signed in.' }
}

/**
 * Returns true if the front end repeats a request right after `login_required`: some would redirect the customer
 * forever, so the repetition shows the form. A page in a frame cannot show one and always gets the response.
 */
async function isRepeatedPrompt(
  tx: Tx,
  context: Context,
  request: CallRequest,
  session: RedirectSession,
): Promise<boolean> {
  if (session.authRequest?.responseMode === 'web_message') return false
  const since = context.clock.now() - promptRepeatMs
  return wasLoginRequired(tx, session, { browserHash: getBrowserHash(request), since })
}

async function toAnswer(
  context: Context,
  request: CallRequest,
  { session, client, secret, result }: Outcome,
): Promise<Authorized> {
  const frames = client.allowedOrigins
  if (result === 'ask')
    return { kind: 'redirect', location: await findPromptingPage(context, request, session, secret), frames }
  const requested = session.authRequest
  const to = { iss: request.origin, pageOrigin: session.pageOrigin }
  const answer = requested ? authorizeAnswer(requested, result, to) : undefined
  return answer ? { ...answer, frames } : refuseBrowser('BAD_REQUEST', session.siteId)
}

/** Returns our sign-in page, which returns here, or the front end's own with the parameters to return with. */
async function findPromptingPage(
  context: Context,
  request: CallRequest,
  { siteId, clientId, callbacks }: RedirectSession,
  secret: string,
): Promise<string> {
  if (callbacks.loginUrl) return inQuery(callbacks.loginUrl, { state: secret })
  const next = inQuery(authorizePath, { [secretParameter]: secret })
  const { basePath } = await findSitePages(context, request, siteId)
  return `${basePath}${signInPage(clientId, next)}`
}
