import { describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()
await aSite(context)

describe('getOauthMetadata', () => {
  it('names this server as it was requested, and existing endpoints', async () => {
    for (const url of ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server']) {
      const metadata = (await app.inject({ url, headers: { host: 'book.example' } })).json()
      expect(metadata).toMatchObject({
        issuer: 'http://book.example',
        authorization_response_iss_parameter_supported: true,
        code_challenge_methods_supported: ['S256'],
      })
      for (const name of ['token_endpoint', 'revocation_endpoint']) {
        const { pathname } = new URL(metadata[name])
        expect((await app.inject({ method: 'POST', url: pathname, payload: {} })).json().error).toBe('invalid_request')
      }
      expect((await app.inject({ url: new URL(metadata.userinfo_endpoint).pathname })).statusCode).toBe(401)
      const { pathname } = new URL(metadata.jwks_uri)
      expect((await app.inject({ url: pathname })).json().keys).not.toEqual([])
    }
  })

  it('uses the configured address under an unknown host', async () => {
    const config = { ...context.config, publicUrl: 'https://book.example' }
    const attacked = await buildApp({ ...context, config })
    for (const url of ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server']) {
      const metadata = (await attacked.inject({ url, headers: { host: 'attacker.example' } })).json()
      expect(metadata.issuer).toBe('https://book.example')
      expect(JSON.stringify(metadata)).not.toContain('attacker.example')
    }
  })

  it('is not cached, and differs by host', async () => {
    for (const url of ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server']) {
      const { headers } = await app.inject({ url, headers: { host: 'book.example' } })
      expect(headers['cache-control']).toBe('no-store')
      expect(String(headers['vary']).toLowerCase()).toContain('host')
    }
  })
})
