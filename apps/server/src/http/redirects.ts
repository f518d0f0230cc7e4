import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import {
  authorize,
  leaveRedirect,
  type Opened,
  openRedirect,
  secretParameter,
  webMessagePage,
} from '../features/redirects/index.ts'
import { siteOfAddress } from '../features/sites/index.ts'
import { callRequest } from './call-request.ts'
import { answerError } from './errors.ts'

// The pages keep the visitor in it, as apps/web/src/lib/visitor.ts writes it.
const visitorCookie = 'kalends_visitor'
const visitorCookieSeconds = 180 * 24 * 60 * 60

/** Addresses a browser is sent to by a front end, and sent on from: no calls of the API, and no pages. */
export async function answerRedirects(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (redirects) => {
    redirects.setErrorHandler(answerError)
    for (const url of ['/oauth2/authorize', '/_api/oauth2/authorize', '/v1/oauth/authorize']) {
      redirects.get(url, (request, reply) => answerAuthorize(context, request, reply))
    }
    redirects.get('/redirect', (request, reply) =>
      open(context, request, reply, parametersOf(request).get(secretParameter) ?? ''),
    )
    redirects.get('/r/:secret', (request, reply) =>
      open(context, request, reply, (request.params as { secret: string }).secret),
    )
    for (const url of ['/redirect/leave', '/s/:slug/redirect/leave']) {
      redirects.get(url, async (request, reply) => {
        const place = await siteOfAddress(context, { host: request.host, path: request.url })
        const back = place && (await leaveRedirect(context, callRequest(request, reply), place.siteId))
        return goTo(reply, back ?? (place?.basePath || '/'))
      })
    }
  })
}

function parametersOf({ url }: FastifyRequest): URLSearchParams {
  const at = url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1))
}

async function answerAuthorize(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const answer = await authorize(context, callRequest(request, reply), parametersOf(request))
  switch (answer.kind) {
    case 'redirect':
      return goTo(secured(reply, answer.frames), answer.location)
    case 'message': {
      const nonce = randomBytes(16).toString('base64url')
      const page = webMessagePage(answer.message, answer.origin, nonce)
      return secured(reply, answer.frames, nonce).type('text/html; charset=utf-8').send(page)
    }
    case 'refused':
      return secured(reply, []).code(400).type('text/plain; charset=utf-8').send(answer.words)
  }
}

async function open(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): Promise<FastifyReply> {
  const isFramed = ['iframe', 'frame'].includes(String(request.headers['sec-fetch-dest']))
  const opened = await openRedirect(context, callRequest(request, reply), { secret, isFramed })
  if (opened.kind === 'refused') {
    return secured(reply, []).code(400).type('text/plain; charset=utf-8').send(opened.words)
  }
  carryVisitor(request, reply, opened)
  if (opened.kind === 'redirect') return goTo(secured(reply, []), opened.location)
  return secured(reply, opened.frames).type('text/html; charset=utf-8').send('<!doctype html><title>Ready</title>')
}

function carryVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  opened: Exclude<Opened, { kind: 'refused' }>,
): void {
  const { visitor, basePath } = opened
  if (visitor === 'same') return
  const secure = callRequest(request, reply).origin.startsWith('https:')
  const shared = { path: basePath || '/', httpOnly: true, sameSite: 'lax', secure } as const
  if (visitor === 'new') {
    reply.clearCookie(visitorCookie, shared)
    return
  }
  const value = [visitor.siteId, visitor.accessToken, visitor.refreshToken, visitor.expiresAt].join('|')
  reply.setCookie(visitorCookie, value, { ...shared, maxAge: visitorCookieSeconds })
}

/** Neither kept by anyone on the way nor told to the next page, and framed by whom it is for. */
function secured(reply: FastifyReply, frames: readonly string[], nonce?: string): FastifyReply {
  const scripts = nonce === undefined ? '' : ` script-src 'nonce-${nonce}';`
  const ancestors = frames.length > 0 ? frames.join(' ') : "'none'"
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', `default-src 'none';${scripts} frame-ancestors ${ancestors}`)
}

function goTo(reply: FastifyReply, location: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(location, 302)
}
