import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { BodiesInFlight } from '../../src/http/bodies/bodies-in-flight.ts'
import { type PagesBundle, servePages } from '../../src/http/pages/pages.ts'
import { refusalProblems } from '../bad-input/error-form.ts'
import { aBusiness } from '../support/a-business.ts'
import { callIn } from '../support/call-in.ts'
import { createTestContext } from '../support/index.ts'

// With pages, for they answer what the API does not.
const { context } = await createTestContext()
const app = await buildApp(context)
const pages: Record<string, ReturnType<PagesBundle['formAt']>> = {
  '/about': 'no form',
  '/services/v2': 'no form',
  '/services/v2/book': { limit: 1000, files: false, from: 'anyone' },
}
await servePages(app, context, {
  bodies: new BodiesInFlight(),
  loadBundle: async () => ({
    formAt: (path) => pages[path] ?? 'no page',
    handlePage: async () => new Response('a page'),
  }),
})
await aBusiness(context, callIn(app), 'v2')
await app.ready()
afterAll(() => app.close())

const addresses = [
  '/v1/no-such-call',
  '/v2/bookings/x/y/z',
  '/v3/anything',
  '/_api/no-such-product/v1/things',
  '/bookings/v2/no-such-call',
  '/members/v1/no-such-call',
  '/oauth2/no-such-call',
  '/v1',
  '/v2/services/a/b/c',
  '/v1/callback/more?state=1',
  '/v5/none',
  '/api/none',
  '/api/v1/x',
  '/ecom/v1/discount-rules',
  '/stores/v1/products/query',
  '/stores-reader/v1/x',
  '/contacts/v4/x',
  '/pricing-plans/v2/nothing/none?limit=1',
  '/redirects-api/v1/none',
]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const types = ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'application/octet-stream', 'x']

describe('an unknown API path', () => {
  it.each(addresses)('returns 404 with the error body for every method and content type: %s', async (url) => {
    for (const method of methods) {
      for (const type of [undefined, ...types]) {
        const answer = await app.inject({
          method,
          url,
          headers: { origin: 'https://front-end.example', ...(type ? { 'content-type': type } : {}) },
          ...(type && method !== 'GET' && method !== 'HEAD' ? { payload: 'x' } : {}),
        })
        expect([method, type, answer.statusCode]).toEqual([method, type, 404])
        expect(answer.headers['access-control-allow-origin']).toBe('*')
        expect(answer.headers['access-control-expose-headers']).toContain('x-wix-request-id')
        if (method === 'HEAD') continue
        expect(refusalProblems(404, answer.body)).toEqual([])
        expect(answer.json().details.applicationError.code).toBe('NOT_FOUND')
      }
    }
  })

  it.each(addresses)('allows a preflight, so that the page can read the 404: %s', async (url) => {
    const answer = await app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin: 'https://front-end.example',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization, content-type',
      },
    })
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([204, '*'])
    expect(answer.headers['access-control-allow-methods']).toContain('PATCH')
    expect(answer.headers['access-control-allow-headers']).toContain('authorization')
  })
})

it('returns 404 with the error body for JSON sent to a page without a form, and allows its preflight', async () => {
  for (const url of ['/', '/about', '/no-such-page', '/s/v2/about', '/s/nobody/about']) {
    const headers = { origin: 'https://front-end.example', 'access-control-request-method': 'POST' }
    const preflight = await app.inject({ method: 'OPTIONS', url, headers })
    expect([url, preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([url, 204, '*'])
    const answer = await app.inject({ method: 'POST', url, headers, payload: {} })
    expect([url, answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([url, 404, '*'])
    expect(refusalProblems(404, answer.body)).toEqual([])
  }
})

it('requires a form only if a page accepts one', async () => {
  const fetchStatus = async (url: string) =>
    (await app.inject({ method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload: 'x' })).statusCode
  expect([await fetchStatus('/about'), await fetchStatus('/no-such-page')]).toEqual([405, 404])
  expect([await fetchStatus('/services/v2/book'), await fetchStatus('/s/v2/services/v2/book')]).toEqual([415, 415])
})

it('does not affect paths of pages and redirects', async () => {
  const withVersion = ['/services/v2', '/services/v2/book', '/s/v2/services/v2/book', '/s/v2/no-such-page']
  for (const url of ['/', '/bookings/some-token', '/staff/ada', '/_root.data', '/services/cut', ...withVersion]) {
    expect([url, (await app.inject({ url })).body]).toEqual([url, 'a page'])
  }
  expect((await app.inject({ url: '/v1/logout' })).statusCode).not.toBe(404)
})

it('returns 405 with the error body for a wrong method, readable by all origins', async () => {
  for (const type of types) {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/sites/current',
      headers: { 'content-type': type },
      payload: 'x',
    })
    expect([type, answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([type, 405, '*'])
    expect([answer.headers.allow, refusalProblems(405, answer.body)]).toEqual(['GET', []])
  }
})
