import { expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { BodiesInFlight } from '../../src/http/bodies/bodies-in-flight.ts'
import { servePages } from '../../src/http/pages/pages.ts'
import { aBusiness } from '../support/a-business.ts'
import { callIn } from '../support/call-in.ts'
import { createTestContext } from '../support/index.ts'

// Attacks with page URLs that contain what a database query cannot.
const { context } = await createTestContext()
const app = await buildApp(context)
const pageCalls: string[] = []
await servePages(app, context, {
  bodies: new BodiesInFlight(),
  loadBundle: async () => ({
    formAt: () => 'no form',
    handlePage: async ({ url }) => {
      pageCalls.push(new URL(url).pathname)
      return new Response('done')
    },
  }),
})
await aBusiness(context, callIn(app), 'alder')

it('a path with the character U+0000 is not found', async () => {
  for (const url of ['/classes/%00', '/courses/%00', '/services/a%00b', '/services?staff=%00', '/bookings/%00.data'])
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404])
  expect(pageCalls).toEqual([])
  expect((await app.inject({ url: '/classes/a' })).statusCode).toBe(200)
})
