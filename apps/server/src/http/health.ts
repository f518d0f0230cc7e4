import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { pendingMigrations } from '../db/migrate.ts'

/** Process up; database reachable and its tables current. */
export function answerHealth(app: FastifyInstance, context: Context): void {
  app.get('/health', { config: { isUncounted: true } }, async () => ({ status: 'up' }))
  app.get('/ready', async (_request, reply) => {
    try {
      const pending = await pendingMigrations(context.db)
      if (pending.length > 0) return reply.code(503).send({ status: 'migrating', pending })
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'no database' })
    }
  })
}
