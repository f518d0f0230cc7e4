import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Context } from './context.ts'
import { readBodies } from './http/bodies.ts'
import { openToAllOrigins } from './http/cors.ts'
import { answerDocs } from './http/docs.ts'
import { answerError } from './http/errors.ts'
import { answerHealth } from './http/health.ts'
import { type MountOptions, mountOperations } from './http/mount.ts'
import { answerPages, type PagesOptions } from './http/pages.ts'

export type AppOptions = MountOptions & {
  /** Certificate and key when this process speaks TLS itself. */
  https?: { cert: string | Buffer; key: string | Buffer }
  /** The pages; without them the app answers the API alone. */
  pages?: PagesOptions
  /** Pages from their sources in this folder instead, for development. */
  pagesSource?: string
}

/** Mounts everything on one server; main and the tests use the same one. */
export async function buildApp(context: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const settings: FastifyServerOptions = {
    loggerInstance: context.log,
    disableRequestLogging: true,
    trustProxy: context.config.trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 4096 },
    ...(options.https ? { https: options.https } : {}),
  }
  const app: FastifyInstance = Fastify(settings)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-wix-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
  })
  await app.register(cookie)
  answerHealth(app, context)
  await app.register(async (api) => {
    await readBodies(api)
    openToAllOrigins(api)
    api.setErrorHandler(answerError)
    mountOperations(api, context, options)
    api.get('/assets/scripts/v1/site-scripts', async () => ({ siteScripts: [] }))
    await answerDocs(api)
  })
  if (options.pagesSource)
    await (await import('./http/pages-dev.ts')).answerPagesFromSource(app, context, options.pagesSource)
  else if (options.pages) await answerPages(app, context, options.pages)
  else app.setNotFoundHandler((_request, reply) => reply.code(404).send({}))
  return app
}
