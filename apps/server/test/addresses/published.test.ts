import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { BodiesInFlight } from '../../src/http/bodies/bodies-in-flight.ts'
import { servePages } from '../../src/http/pages/pages.ts'
import { aSite } from '../support/a-site.ts'
import { createTestContext } from '../support/index.ts'

// What pages write into canonical links, Open Graph and the sitemap, whatever host a request names.
const { context, db } = await createTestContext()
const given: unknown[] = []
const app = await buildApp(context)
await servePages(app, context, {
  bodies: new BodiesInFlight(),
  loadBundle: async () => ({
    formAt: () => 'no page',
    handlePage: async (_request, { published }) => {
      given.push(published)
      return new Response('a page')
    },
  }),
})
await app.ready()
afterAll(() => app.close())

const home = await aSite(context, { name: 'Alder', slug: 'alder' })
await aSite(context, { name: 'Birch', slug: 'birch' })
const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }

async function publishedAt(url: string): Promise<unknown> {
  await app.inject({ url, headers: forged })
  return given.at(-1)
}

it('the published address is the listening address until another one is set', async () => {
  const origin = `http://127.0.0.1:${context.config.port}`
  expect(await publishedAt('/')).toEqual({ origin, basePath: '' })
  expect(await publishedAt('/s/birch/about')).toEqual({ origin, basePath: '/s/birch' })
})

it('the published address is the one the owner confirmed, never that of a request', async () => {
  const confirmed = `https://${randomUUID()}.example`
  await db.updateTable('sites').set({ confirmed_url: confirmed }).where('id', '=', home).execute()
  expect(await publishedAt('/')).toEqual({ origin: confirmed, basePath: '' })
})
