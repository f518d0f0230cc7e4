import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { outsideFetch } from '../../src/gateways/outside-fetch.ts'
import { createTestApp } from '../support/index.ts'
import { aProviderAuthClient } from './provider-auth-client.ts'
import { anAuthClient, errorCode, errorData } from './visitors.ts'

const { app, context } = await createTestApp({ environment: { KALENDS_LOCAL_PROVIDERS: '1' } })
const auth = await aProviderAuthClient(app, context)

describe('startProviderSignIn', () => {
  it('redirects to the provider with state, nonce and PKCE, and reveals no secret to the browser', async () => {
    const started = await auth.start()
    const requested = Object.fromEntries(new URL(started.json().url).searchParams)
    expect(requested).toMatchObject({
      response_type: 'code',
      client_id: 'kalends',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: expect.any(String),
      nonce: expect.any(String),
      code_challenge: expect.any(String),
      redirect_uri: expect.stringMatching(/\/login\/return$/),
    })
    const cookie = started.cookies.find(({ name }) => name === 'kalends_provider')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect(JSON.stringify(started.cookies)).not.toContain(requested['state'])
    expect(JSON.stringify(started.json())).not.toContain('hush')
  })

  it('NOT_FOUND: of another business, inactive, or unknown', async () => {
    const otherVisitor = await anAuthClient(app, context)
    const begin = (by: typeof otherVisitor, id: string) => by.send('POST', `/v1/sign-in-providers/${id}/start`, {})
    await auth.asOwner('PATCH', `/v1/sign-in-providers/${auth.providerId}`, { enabled: false })
    expect(errorCode(await begin(auth, auth.providerId))).toBe('NOT_FOUND')
    await auth.asOwner('PATCH', `/v1/sign-in-providers/${auth.providerId}`, { enabled: true })
    expect(errorCode(await begin(otherVisitor, auth.providerId))).toBe('NOT_FOUND')
    expect(errorCode(await begin(auth, randomUUID()))).toBe('NOT_FOUND')
  })

  it('redirects only to our own pages', async () => {
    for (const next of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'])
      expect((await auth.start({ next })).statusCode).toBe(400)
  })

  it('requests no internal machine, and this one only if the operator allows it', async () => {
    const known = context.gateways.fetchOutside
    context.gateways.fetchOutside = outsideFetch({ allowsLoopback: false })
    const answer = await auth.start()
    expect([errorCode(answer), errorData(answer)]).toEqual(['SIGN_IN_PROVIDER_FAILED', { reason: 'UNREACHABLE' }])
    context.gateways.fetchOutside = known
    const { issuer } = auth.provider
    await expect(outsideFetch({ allowsLoopback: false })(issuer)).rejects.toThrow('not outside')
    await expect(outsideFetch({ allowsLoopback: false })('https://localhost')).rejects.toThrow('not outside')
    await expect(outsideFetch({ allowsLoopback: true })('https://169.254.169.254/')).rejects.toThrow('not outside')
    await expect(outsideFetch({ allowsLoopback: true })('http://93.184.216.34/')).rejects.toThrow('not https')
    expect((await outsideFetch({ allowsLoopback: true })(`${issuer}/keys`)).status).toBe(200)
  })
})
