import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp()

it('serves the OpenAPI document to tools', async () => {
  const document = await test.app.inject({ method: 'GET', url: '/docs/openapi.json' })
  expect([document.statusCode, document.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  expect(document.json().paths['/v2/services/query'].post).toBeDefined()
})
