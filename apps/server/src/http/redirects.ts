import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import {
  authorize,
  findSitePages,
  leaveRedirect,
  loginCallback,
  type Opened,
  openRedirect,
  type RedirectRefusal,
  type RefusedBrowser,
  type SignInQuestion,
  secretParameter,
  signOutBrowser,
  visitorCookie,
  webMessagePage,
} from '../features/redirects/index.ts'
import { findSiteByAddress } from '../features/sites/index.ts'
import { isOwnForm, readArrival } from './arrival.ts'
import { answerError } from './errors.ts'
import { callInProcess } from './in-process.ts'
import { callRequest } from './read-call-request.ts'

const visitorCookieSeconds = 180 * 24 * 60 * 60

type RedirectServer = { app: FastifyInstance; context: Context }

/** Addresses a browser is sent to by a front end, and sent on from: no calls of the API, and no pages. */
export async function answerRedirects(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (redirects) => {
    redirects.setErrorHandler(answerError)
    // The forms posted here have no fields: their bodies are not read.
    redirects.removeAllContentTypeParsers()
    redirects.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
    for (const url of ['/oauth2/authorize', '/_api/oauth2/authorize', '/v1/oauth/authorize']) {
      redirects.get(url, (request, reply) => answerAuthorize({ app, context }, request, reply))
    }
    const readSecret = (request: FastifyRequest): string =>
      (request.params as { secret?: string }).secret ?? readParameters(request).get(secretParameter) ?? ''
    for (const url of ['/redirect', '/r/:secret']) {
      redirects.get(url, (request, reply) => openSession({ app, context }, request, reply, readSecret(request)))
      redirects.post(url, { onRequest: requireOwnForm }, (request, reply) =>
        openSession({ app, context }, request, reply, readSecret(request)),
      )
    }
    for (const prefix of ['', '/_api/iam/authentication', '/iam/authentication']) {
      redirects.get(`${prefix}/v1/callback`, (request, reply) => answerCallback({ app, context }, request, reply))
      redirects.post(`${prefix}/v1/callback`, { onRequest: requireOwnForm }, (request, reply) =>
        answerCallback({ app, context }, request, reply),
      )
      redirects.get(`${prefix}/v1/logout`, (request, reply) => answerLogout({ app, context }, request, reply))
      redirects.post(`${prefix}/v1/logout`, { onRequest: requireOwnForm }, (request, reply) =>
        answerLogout({ app, context }, request, reply),
      )
    }
    for (const url of ['/redirect/leave', '/s/:slug/redirect/leave']) {
      redirects.get(url, async (request, reply) => {
        const siteAddress = await findSiteByAddress(context, { host: request.host, path: request.url })
        const back = siteAddress && (await leaveRedirect(context, callRequest(request, reply), siteAddress.siteId))
        return redirectTo(reply, back ?? (siteAddress?.basePath || '/'))
      })
    }
  })
}

/** Requires that the confirmation comes from our own page. */
async function requireOwnForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  return isOwnForm(request) ? undefined : reply.code(403).type('text/plain').send('This form came from another site.')
}

function readParameters({ url }: FastifyRequest): URLSearchParams {
  const at = url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1))
}

async function answerAuthorize(
  { app, context }: RedirectServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const answer = await authorize(context, callRequest(request, reply), readParameters(request))
  switch (answer.kind) {
    case 'redirect':
      return redirectTo(reply, answer.location)
    case 'message': {
      const nonce = randomBytes(16).toString('base64url')
      const page = webMessagePage(answer.message, answer.origin, nonce)
      return setSecurityHeaders(reply, answer.frames, nonce).type('text/html; charset=utf-8').send(page)
    }
    case 'refused':
      return showProblem({ app, context }, request, reply, answer)
  }
}

async function openSession(
  { app, context }: RedirectServer,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): Promise<FastifyReply> {
  const keepsIdentity = readParameters(request).get('identity') === 'keep'
  const open = { secret, arrival: readArrival(request), keepsIdentity }
  const opened = await openRedirect(context, callRequest(request, reply), open)
  if (opened.kind === 'refused') {
    return showProblem({ app, context }, request, reply, opened)
  }
  if (opened.kind === 'ask-sign-out') return confirmSignOut({ app, context }, request, reply, opened)
  setVisitorCookie(request, reply, opened)
  return redirectTo(reply, opened.location)
}

async function answerCallback(
  { app, context }: RedirectServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const parameters = readParameters(request)
  const state = parameters.get('state') ?? ''
  const sessionToken = parameters.get('sessionToken') ?? ''
  const returned = { state, sessionToken, arrival: readArrival(request) }
  const answer = await loginCallback(context, callRequest(request, reply), returned)
  if (answer.kind === 'refused') return showProblem({ app, context }, request, reply, answer)
  if (answer.kind === 'ask-sign-in') return confirmSignIn({ app, context }, request, reply, answer)
  setVisitorCookie(request, reply, answer)
  return redirectTo(reply, answer.location)
}

/** Plain explanations, for a server without pages. */
const plainMessages: Record<RedirectRefusal, string> = {
  EXPIRED: 'This sign-in was already used or has expired. Go back and try again.',
  LINK_EXPIRED: 'This link was already used or has expired. Go back and try again.',
  UNKNOWN_CLIENT: 'The client_id is missing or unknown.',
  REDIRECT_URI: 'The redirect_uri is missing or not registered for this client.',
  BAD_REQUEST: 'This sign-in request cannot be carried out.',
}

/** Refuses with a page of the site that says what happened and how to go on. */
async function showProblem(
  { app, context }: RedirectServer,
  request: FastifyRequest,
  reply: FastifyReply,
  { reason, siteId }: RefusedBrowser,
): Promise<FastifyReply> {
  const page = await serveSitePage({ app, context }, request, reply, {
    path: `/login/problem?reason=${reason}`,
    siteId,
  })
  if (page === undefined) {
    const words = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign-in problem</title></head><body><p>${plainMessages[reason]}</p><p><a href="/">Continue</a></p></body></html>`
    return setSecurityHeaders(reply, []).code(400).type('text/html; charset=utf-8').send(words)
  }
  return hideReferrer(reply).code(400).type('text/html; charset=utf-8').send(page)
}

const promptPage = (label: string): string => {
  const words = label.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words}?</title></head><body><h1>${words}?</h1><form method="post"><button>${words}</button></form></body></html>`
}

/** Shows the sign-in confirmation, whose form posts to the same address. */
async function confirmSignIn(
  { app, context }: RedirectServer,
  request: FastifyRequest,
  reply: FastifyReply,
  { siteId, email }: SignInQuestion,
): Promise<FastifyReply> {
  const parameters = readParameters(request)
  const query = new URLSearchParams({
    redirectSession: parameters.get('state') ?? '',
    sessionToken: parameters.get('sessionToken') ?? '',
  })
  const page = await serveSitePage({ app, context }, request, reply, { path: `/login/sign-in?${query}`, siteId })
  return sendOwnForm(reply, page, `Continue as ${email ?? ''}`)
}

/** Sends a page with a form to its own address. */
function sendOwnForm(reply: FastifyReply, page: string | undefined, words: string): FastifyReply {
  const answer = page === undefined ? setSecurityHeaders(reply, []) : hideReferrer(reply)
  // Without it, browsers would not send the origin of the form.
  return answer
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(page ?? promptPage(words))
}

/** Shows the sign-out confirmation, whose form posts to the same address. Embedded requests get none. */
async function confirmSignOut(
  { app, context }: RedirectServer,
  request: FastifyRequest,
  reply: FastifyReply,
  { siteId, isEmbedded }: { siteId: string; isEmbedded: boolean },
): Promise<FastifyReply> {
  if (isEmbedded)
    return setSecurityHeaders(reply, []).code(403).type('text/plain').send('Open this address in a separate window.')
  const page = await serveSitePage({ app, context }, request, reply, { path: '/login/sign-out', siteId })
  return sendOwnForm(reply, page, 'Sign out')
}

/** Serves a page of the site at this address, with its policy and cookies; undefined without a page bundle. */
async function serveSitePage(
  { app, context }: RedirectServer,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, siteId }: { path: string; siteId: string | undefined },
): Promise<string | undefined> {
  const { origin } = callRequest(request, reply)
  const basePath = siteId === undefined ? '' : (await findSitePages(context, { origin }, siteId)).basePath
  const headers = new Headers()
  for (const name of ['accept-language', 'cookie', 'user-agent']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const answer = await callInProcess(app, new Request(`${origin}${basePath}${path}`, { headers }), request)
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return undefined
  const policy = answer.headers.get('content-security-policy')
  if (policy) reply.header('content-security-policy', policy)
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
  return answer.text()
}

async function answerLogout(
  { app, context }: RedirectServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const parameters = readParameters(request)
  const clientId = parameters.get('clientId')
  const url = parameters.get('postLogoutRedirectUri')
  const arrival = readArrival(request)
  const out = await signOutBrowser(context, callRequest(request, reply), arrival, { clientId, url })
  if (out?.kind === 'ask-sign-out') {
    const isEmbedded = arrival.kind === 'EMBEDDED'
    return confirmSignOut({ app, context }, request, reply, { siteId: out.siteId, isEmbedded })
  }
  if (out) clearVisitorCookie(request, reply, out.basePath)
  if (out?.location) return redirectTo(reply, out.location)
  const page = await serveSitePage({ app, context }, request, reply, { path: '/login/signed-out', siteId: out?.siteId })
  const response = page === undefined ? setSecurityHeaders(reply, []) : hideReferrer(reply)
  return response.type('text/html; charset=utf-8').send(page ?? signedOutPage(out?.basePath || '/'))
}

function signedOutPage(home: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Signed out</title></head><body><h1>You are signed out</h1><p><a href="${home}">Continue</a></p></body></html>`,
  ].join('')
}

function setVisitorCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  opened: Extract<Opened, { kind: 'redirect' }>,
): void {
  const { visitor, basePath } = opened
  if (visitor === 'same') return
  if (visitor === 'new') {
    clearVisitorCookie(request, reply, basePath)
    return
  }
  const value = [visitor.siteId, visitor.accessToken, visitor.refreshToken, visitor.expiresAt].join('|')
  reply.setCookie(visitorCookie, value, { ...cookieAt(request, reply, basePath), maxAge: visitorCookieSeconds })
}

function clearVisitorCookie(request: FastifyRequest, reply: FastifyReply, basePath: string): void {
  reply.clearCookie(visitorCookie, cookieAt(request, reply, basePath))
}

function cookieAt(request: FastifyRequest, reply: FastifyReply, basePath: string) {
  const secure = callRequest(request, reply).origin.startsWith('https:')
  return { path: basePath || '/', httpOnly: true, sameSite: 'lax', secure } as const
}

/** Sets security headers; only the given origins may frame the page. */
function setSecurityHeaders(reply: FastifyReply, frames: readonly string[], nonce?: string): FastifyReply {
  const scripts = nonce === undefined ? '' : ` script-src 'nonce-${nonce}';`
  const ancestors = frames.length > 0 ? frames.join(' ') : "'none'"
  return hideReferrer(reply).header(
    'content-security-policy',
    `default-src 'none';${scripts} frame-ancestors ${ancestors}`,
  )
}

function redirectTo(reply: FastifyReply, location: string): FastifyReply {
  // 303: after a form, the browser opens the address with GET.
  return hideReferrer(reply).redirect(location, reply.request.method === 'POST' ? 303 : 302)
}

/** Prevents caching and hides the referrer from the next page. */
function hideReferrer(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
}
