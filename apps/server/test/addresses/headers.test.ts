import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'

const { app } = await createTestApp()

const policyAt = async (url: string, method: 'GET' | 'POST' | 'OPTIONS' = 'GET') =>
  String((await app.inject({ method, url })).headers['content-security-policy'])

describe('answers that are no page', () => {
  it.each([
    ['of the API', '/oauth2/jwks', 'GET'],
    ['without an operation', '/v1/nothing/of/the/kind', 'POST'],
    ['refused for its URL', '/v1/%0a', 'GET'],
    ['refused for want of credentials', '/v1/staff/sign-ins', 'GET'],
    ['about the server', '/health', 'GET'],
    ['for tools', '/docs/openapi.json', 'GET'],
    ['without a file', '/media/nothing', 'GET'],
  ] as const)('run and load nothing, and are framed by nobody: one %s', async (_, url, method) => {
    expect(await policyAt(url, method)).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
  })
})

it('names the character encoding of plain text', async () => {
  expect((await app.inject({ url: '/media/nothing' })).headers['content-type']).toBe('text/plain; charset=utf-8')
})
