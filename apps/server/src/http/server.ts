import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Context } from '../context.ts'
import { packAnswers } from './compress.ts'
import { answerError } from './errors.ts'
import { noticeUntrustedProxy } from './untrusted-proxy.ts'

/** The web server as the rest of the house knows it. */
export type WebServer = FastifyInstance

/** Certificate and key when this process speaks TLS itself. */
export type KeyPair = { cert: string | Buffer; key: string | Buffer }

/** An empty server: request ids, cookies, and nothing to answer yet. */
export async function createWebServer(context: Context, https?: KeyPair): Promise<WebServer> {
  const settings: FastifyServerOptions = {
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: context.config.trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 4096 },
    frameworkErrors: answerError,
    ...(https ? { https } : {}),
  }
  const app: WebServer = Fastify(settings)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-wix-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
  })
  noticeUntrustedProxy(app, context)
  packAnswers(app)
  await app.register(cookie)
  return app
}
