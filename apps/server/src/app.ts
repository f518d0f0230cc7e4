import Fastify, { type FastifyInstance } from 'fastify'
import type { Context } from './context.ts'

/** Mounts everything on one server; main and the tests use the same one. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({ loggerInstance: context.log })
  app.get('/health', async () => ({ status: 'up' }))
  return app
}
