import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import reference from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { checkoutFolder } from '../config.ts'

/** The reference of every call, for people at /docs/api and for tools at /docs/openapi.json. Nothing is fetched from elsewhere. */
export async function answerDocs(app: FastifyInstance): Promise<void> {
  const content = readFileSync(join(checkoutFolder, 'docs/openapi.json'), 'utf8')
  app.get('/docs/openapi.json', async (_request, reply) => reply.type('application/json').send(content))
  await app.register(reference, {
    routePrefix: '/docs/api',
    configuration: { url: '/docs/openapi.json', withDefaultFonts: false, telemetry: false, hideClientButton: true },
  })
}
