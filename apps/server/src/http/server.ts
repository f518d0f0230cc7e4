import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Context } from '../context.ts'
import { hasBody } from './bodies/read-body.ts'
import { withCharset } from './charset.ts'
import { closeAfterResponse } from './close-connection.ts'
import { compressResponses } from './compress.ts'
import { prefixCookies } from './cookie-names.ts'
import { answerError } from './errors.ts'
import { refuseOddUrls } from './plain-urls.ts'
import { detectProxyFaults } from './proxy-faults.ts'
import { requireHttps } from './require-https.ts'
import { tlsSettings } from './tls.ts'

/** The web server's type for the rest of the app. */
export type WebServer = FastifyInstance

/** Certificate and key when this process speaks TLS itself. */
export type KeyPair = { cert: string | Buffer; key: string | Buffer }

/** A request must have arrived after this long, the largest upload over a slow line included. */
const requestTimeoutMs = 300_000
/** Its headers are small, and must be there much sooner; looked at every few seconds. */
const timeouts = { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 }

/** What is no page runs and loads nothing, and nobody frames it. Pages and files have policies of their own. */
const noPage = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** An empty server: request ids, cookies, and nothing to answer yet. */
export async function createWebServer(context: Context, https?: KeyPair): Promise<WebServer> {
  const settings: FastifyServerOptions = {
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: context.config.trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 4096 },
    frameworkErrors: answerError,
    requestTimeout: requestTimeoutMs,
    ...(https ? { https: { ...https, ...tlsSettings, ...timeouts } } : { http: timeouts }),
  }
  const app: WebServer = Fastify(settings)
  app.decorate('publicOrigin', context.config.publicUrl)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-wix-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('content-security-policy', noPage)
    // Browsers look at it where TLS is in order, and never over plain HTTP (RFC 6797 section 8.1).
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
  })
  app.addHook('onSend', async (request, reply) => {
    const type = reply.getHeader('content-type')
    if (typeof type === 'string') reply.header('content-type', withCharset(type))
    // The rest of a refused request is not read.
    const isUnread = reply.statusCode >= 400 && request.raw.complete === false && hasBody(request)
    if (isUnread && !reply.hasHeader('connection')) closeAfterResponse(request, reply)
  })
  refuseOddUrls(app)
  requireHttps(app, context)
  detectProxyFaults(app, context)
  compressResponses(app)
  await prefixCookies(app, context, () => app.register(cookie))
  return app
}
