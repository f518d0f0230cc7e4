import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallRequest } from '../operation.ts'
import { isFromForeignPage } from './foreign-page.ts'
import { requestProtocol } from './in-process.ts'

/** What an operation may know of the request, without knowing the web server. */
export function callRequest(request: FastifyRequest, reply: FastifyReply): CallRequest {
  return {
    id: request.id,
    origin: `${requestProtocol(request)}://${request.host}`,
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 500),
    pageOrigin: request.headers.origin?.slice(0, 500),
    authorization: request.headers.authorization,
    webhookSignature: webhookSignature(request),
    language: firstLanguage(request.headers['accept-language']),
    lastEventId: lastEventId(request),
    // Who is signed in here is nothing pages of other sites may use.
    cookie: (name) => (isFromForeignPage(request) ? undefined : request.cookies[name]),
    setCookie: (name, value, options = {}) => {
      const sameSite = options.strict ? 'strict' : 'lax'
      const shared = { path: '/', httpOnly: true, sameSite, secure: requestProtocol(request) === 'https' } as const
      if (value === null) reply.clearCookie(name, shared)
      else
        reply.setCookie(name, value, { ...shared, ...(options.maxAgeSeconds ? { maxAge: options.maxAgeSeconds } : {}) })
    },
  }
}

function webhookSignature({ headers }: FastifyRequest): string | undefined {
  const value = headers['stripe-signature']
  return typeof value === 'string' ? value.slice(0, 2000) : undefined
}

function firstLanguage(header: string | undefined): string | undefined {
  const tag = header?.split(',')[0]?.split(';')[0]?.trim()
  return tag && tag !== '*' && tag.length <= 35 ? tag : undefined
}

/** Returns the last event id that a browser sends when it reconnects to a stream. */
function lastEventId(request: FastifyRequest): string | undefined {
  const value = request.headers['last-event-id']
  return typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined
}
