import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { checkoutFolder } from '../config.ts'

// The viewer loads resources from its vendor; the policy confines it to this server. It tries to compile code at
// runtime, and works without.
const homeOnly = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

// The colours of the pages (apps/web/src/ui/tokens.css) under the viewer's names.
const light = {
  'color-1': '#19202f',
  'color-2': '#414d63',
  'color-3': '#59657b',
  'color-accent': '#b0290b',
  'background-1': '#fcfbf8',
  'background-2': '#f7f5f1',
  'background-3': '#edeae5',
  'background-accent': '#fff5f3',
  'border-color': '#e5e2dd',
}
const dark = {
  'color-1': '#efece8',
  'color-2': '#b8bec5',
  'color-3': '#99a1aa',
  'color-accent': '#f79782',
  'background-1': '#0e1117',
  'background-2': '#15191f',
  'background-3': '#1d2129',
  'background-accent': '#3b1d16',
  'border-color': '#2a2f38',
}
const rule = (selector: string, values: Record<string, string>) =>
  `${selector} { ${Object.entries(values)
    .map(([name, value]) => `--scalar-${name}: ${value};`)
    .join(' ')} }`
const colors = [
  rule('.light-mode', light),
  rule('.dark-mode', dark),
  'h1, h2, h3 { font-family: Georgia, serif; font-weight: 500; }',
].join('\n')

/** The reference of every call, for people at /docs/api and for tools at /docs/openapi.json. Nothing is fetched from elsewhere. */
export async function answerDocs(app: FastifyInstance): Promise<void> {
  const file = join(checkoutFolder, 'docs/openapi.json')
  app.get('/docs/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(createReadStream(file)),
  )
  let viewer: Promise<FastifyInstance> | undefined
  for (const url of ['/docs/api', '/docs/api/*']) {
    app.get(url, async (request, reply) => {
      viewer ??= openViewer()
      const answer = await (await viewer).inject({ method: 'GET', url: request.url })
      reply.code(answer.statusCode).headers(answer.headers).removeHeader('connection').removeHeader('transfer-encoding')
      reply.header('content-security-policy', homeOnly)
      return reply.send(answer.rawPayload.length > 0 ? answer.rawPayload : undefined)
    })
  }
}

/**
 * Creates a server for the viewer that does not listen, on first use: with page and script in memory it takes a tenth
 * of the process, and is rarely used.
 */
async function openViewer(): Promise<FastifyInstance> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const viewer = Fastify()
  await viewer.register(reference, {
    routePrefix: '/docs/api',
    configuration: {
      url: '/docs/openapi.json',
      withDefaultFonts: false,
      pageTitle: 'API reference · Kalends',
      theme: 'none',
      customCss: colors,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  })
  return viewer
}
