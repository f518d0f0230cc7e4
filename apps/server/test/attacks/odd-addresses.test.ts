import { expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { BodiesInFlight } from '../../src/http/bodies/bodies-in-flight.ts'
import { servePages } from '../../src/http/pages/pages.ts'
import { aBusiness } from '../support/a-business.ts'
import { callIn } from '../support/call-in.ts'
import { createTestContext } from '../support/index.ts'

// Attacks with URLs that contain what no query, header or log line may.
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

it('a URL with control characters, or with a path that is no text, is refused by pages and by the API', async () => {
  const paths = ['/classes/%00', '/services/a%00b', '/services?staff=%00', '/bookings/%00.data', '/a%0d%0ab', '/a%1fb']
  const queries = ['/?next=/a%0d%0aset-cookie:%20a=b', '/services?staff=%7F', '/services?staff=%C2%85', '/classes/%ff']
  const calls = ['/v1/staff/session?x=%00', '/v2/services/%00', '/v2/services/%ED%A0%80', '/v1/no-such-call/%0a']
  for (const url of [...paths, ...queries, ...calls]) {
    for (const method of ['GET', 'POST', 'HEAD', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url })
      expect([method, url, answer.statusCode]).toEqual([method, url, 400])
      if (method === 'GET')
        expect(answer.json().details.validationError.fieldViolations).toMatchObject([{ violatedRule: 'FORMAT' }])
    }
  }
  expect(pageCalls).toEqual([])
  expect((await app.inject({ url: '/classes/a' })).statusCode).toBe(200)
})
