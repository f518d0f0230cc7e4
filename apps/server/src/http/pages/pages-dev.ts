import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import type { BodiesInFlight } from '../bodies/bodies-in-flight.ts'
import { type PagesBundle, servePages } from './pages.ts'

/**
 * Serves pages from source, with reloading. Vite answers its own modules first; it is imported only here, so that
 * production never needs it.
 */
export async function answerPagesFromSource(
  app: FastifyInstance,
  context: Context,
  webFolder: string,
  bodies: BodiesInFlight,
): Promise<void> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: webFolder,
    configFile: `${webFolder}/vite.config.ts`,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onClose', () => vite.close())
  await servePages(app, context, {
    loadBundle: async () => (await vite.ssrLoadModule('/src/server.ts')) as PagesBundle,
    bodies,
    before: (request, reply) => new Promise((goOn) => vite.middlewares(request.raw, reply.raw, () => goOn())),
  })
}
