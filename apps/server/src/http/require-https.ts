import { errors } from '@kalends/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { refusalAnswer } from './errors.ts'
import { requestProtocol } from './in-process.ts'

/** What load balancers and supervisors ask beside the proxy. */
const openPaths = new Set(['/health', '/ready'])

/**
 * With KALENDS_HTTPS_ONLY, redirects pages asked for by plain HTTP to the https address and refuses everything else: what
 * a form or a call sent has been readable on the way, and a redirect would hide that. Whether it was https is what this
 * process or a trusted proxy says, never an untrusted header.
 */
export function requireHttps(app: FastifyInstance, { config }: Context): void {
  const { httpsOnly, publicUrl } = config
  if (!httpsOnly || publicUrl === undefined) return
  app.addHook('onRequest', async (request, reply) => {
    if (requestProtocol(request) === 'https' || openPaths.has(request.url.split('?', 1)[0] ?? '')) return
    reply.header('cache-control', 'no-store')
    if (request.method === 'GET' || request.method === 'HEAD')
      return reply.redirect(`${findOrigin(request, publicUrl)}${request.url}`, 308)
    const { status, body } = refusalAnswer(new Refusal('HTTPS_REQUIRED', errors.HTTPS_REQUIRED.meaning, {}))
    return reply.code(status).type('application/json; charset=utf-8').send(body)
  })
}

/** Businesses may have a host of their own; its port for https is the usual one. */
function findOrigin({ hostname }: FastifyRequest, publicUrl: string): string {
  const own = new URL(publicUrl)
  const named = `https://${hostname}`
  return hostname === own.hostname || !URL.canParse(named) ? own.origin : new URL(named).origin
}
