import type { Context } from './context.ts'
import { readBodiesOnDemand } from './http/bodies/bodies.ts'
import { BodiesInFlight } from './http/bodies/bodies-in-flight.ts'
import { openToAllOrigins } from './http/cors.ts'
import { answerOpenApi } from './http/docs.ts'
import { answerError } from './http/errors.ts'
import { answerHealth } from './http/health.ts'
import { answerMedia } from './http/media.ts'
import { type MountOptions, mountOperations } from './http/mount.ts'
import { limitRequestsInProgress } from './http/overload.ts'
import { answerPages, type PagesOptions } from './http/pages/pages.ts'
import { answerRedirects } from './http/redirects.ts'
import { createWebServer, type KeyPair, type WebServer } from './http/server.ts'
import { answerUnknownRoutes } from './http/unknown-routes.ts'

export type AppOptions = MountOptions & {
  https?: KeyPair
  /** The built pages; without them the app serves only the API. */
  pages?: PagesOptions
  /** Serves pages from their sources in this folder, for development. */
  pagesSource?: string
  /** How many requests are answered at once; `mostRequestsInProgress` unless given. */
  mostRequests?: number
  /** Counts request bodies in memory; tests pass one with small bounds. */
  bodies?: BodiesInFlight
}

/** Mounts everything on one server, for main and the tests. */
export async function buildApp(context: Context, options: AppOptions = {}): Promise<WebServer> {
  const app = await createWebServer(context, options.https)
  const { bodies = new BodiesInFlight() } = options
  answerUnknownRoutes(app)
  answerHealth(app, context)
  limitRequestsInProgress(app, options.mostRequests)
  answerMedia(app, context)
  await answerRedirects(app, context)
  await app.register(async (api) => {
    openToAllOrigins(api)
    api.setErrorHandler(answerError)
    mountOperations(api, context, readBodiesOnDemand(api, bodies), options)
    api.get('/assets/scripts/v1/site-scripts', async () => ({ siteScripts: [] }))
    answerOpenApi(api)
  })
  if (options.pagesSource)
    await (await import('./http/pages/pages-dev.ts')).answerPagesFromSource(app, context, options.pagesSource, bodies)
  else if (options.pages) await answerPages(app, context, options.pages, bodies)
  return app
}
