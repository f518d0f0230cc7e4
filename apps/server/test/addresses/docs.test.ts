import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp()
const read = (url: string) => test.app.inject({ method: 'GET', url })

it('shows the reference of every operation, with assets from this server only', async () => {
  const way = await read('/docs/api')
  const page = await read('/docs/api/')
  expect([way.statusCode, way.headers.location]).toEqual([301, '/docs/api/'])
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers['content-security-policy']).toContain("default-src 'self'")
  expect(page.headers['content-security-policy']).not.toContain('unsafe-eval')
  const scripts = [...page.payload.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, source]) => String(source))
  expect(scripts).not.toEqual([])
  for (const source of scripts) {
    const script = await read(new URL(source, 'http://here/docs/api/').pathname)
    expect([source, script.statusCode, script.headers['content-type']]).toEqual([
      source,
      200,
      'application/javascript; charset=utf-8',
    ])
  }
  expect(page.payload).toContain('/docs/openapi.json')
})

it('serves the OpenAPI document to tools', async () => {
  const document = await read('/docs/openapi.json')
  expect([document.statusCode, document.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  expect(document.json().paths['/v2/services/query'].post).toBeDefined()
})
