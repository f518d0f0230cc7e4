import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import reference from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { checkoutFolder } from '../config.ts'

// The viewer looks for things at its maker's; the browser keeps it at home whatever the settings say.
const homeOnly = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The reference of every call, for people at /docs/api and for tools at /docs/openapi.json. Nothing is fetched from elsewhere. */
export async function answerDocs(app: FastifyInstance): Promise<void> {
  const content = readFileSync(join(checkoutFolder, 'docs/openapi.json'), 'utf8')
  app.get('/docs/openapi.json', async (_request, reply) => reply.type('application/json').send(content))
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', homeOnly)
    })
    await docs.register(reference, {
      routePrefix: '/docs/api',
      configuration: {
        url: '/docs/openapi.json',
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    })
  })
}
