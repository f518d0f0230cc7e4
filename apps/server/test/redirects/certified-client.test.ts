import { randomUUID } from 'node:crypto'
import * as client from 'openid-client'
import { describe, expect, it } from 'vitest'
import { registerOauthClient } from '../../src/features/identity/index.ts'
import { knownMembers } from '../identity/known-members.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { aBrowser, redirectLocation } from './front-end.ts'

const members = knownMembers()
const { app, context, clock } = await createTestApp({ ports: members.ports })
const siteId = await aSite(context)
const server = new URL('http://book.example')
const back = 'https://shop.example/back'
const shop = await registerOauthClient(context, { siteId, name: 'Shop', redirectUris: [back] })
const till = await registerOauthClient(context, { siteId, name: 'Till', redirectUris: [], withSecret: true })

/** The library speaks to the server without a network. */
const customFetch: client.CustomFetch = async (address, { method, headers, body }) => {
  const { pathname, search, host } = new URL(address)
  const payload = body === null || body === undefined ? undefined : String(body)
  const answer = await app.inject({
    method: method as 'POST',
    url: `${pathname}${search}`,
    headers: { ...headers, host },
    ...(payload === undefined ? {} : { payload }),
  })
  return new Response(answer.body, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
}
const discover = (clientId: string, auth: client.ClientAuth, algorithm: 'oidc' | 'oauth2') =>
  client.discovery(server, clientId, {}, auth, {
    algorithm,
    execute: [client.allowInsecureRequests],
    [client.customFetch]: customFetch,
  })

describe('a certified third-party client', () => {
  it.each(['oidc', 'oauth2'] as const)('signs a member in through discovery (%s)', async (algorithm) => {
    const config = await discover(shop.clientId, client.None(), algorithm)
    expect(config.serverMetadata().supportsPKCE()).toBe(true)
    const codeVerifier = client.randomPKCECodeVerifier()
    const state = client.randomState()
    const address = client.buildAuthorizationUrl(config, {
      redirect_uri: back,
      scope: 'offline_access',
      state,
      code_challenge_method: 'S256',
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    })
    const [name = '', value = ''] = members.browser({ memberId: randomUUID(), signedInAt: clock.now() }).split('=')
    const answer = await aBrowser(app, { [name]: value })(address.href, { host: server.host })
    const checks = { pkceCodeVerifier: codeVerifier, expectedState: state }
    const tokens = await client.authorizationCodeGrant(config, redirectLocation(answer), checks)
    expect(tokens.expires_in).toBe(14_400)
    const renewed = await client.refreshTokenGrant(config, tokens.refresh_token ?? '')
    const opens = async () =>
      (await app.inject({ url: '/v1/sites/current', headers: { authorization: `Bearer ${renewed.access_token}` } }))
        .statusCode
    expect(await opens()).toBe(200)
    await client.tokenRevocation(config, renewed.refresh_token ?? '')
    expect(await opens()).toBe(401)
  })

  it('handles a refusal, and rejects another server’s response', async () => {
    const config = await discover(shop.clientId, client.None(), 'oauth2')
    const state = client.randomState()
    const address = client.buildAuthorizationUrl(config, {
      redirect_uri: back,
      prompt: 'none',
      state,
      code_challenge_method: 'S256',
      code_challenge: await client.calculatePKCECodeChallenge(client.randomPKCECodeVerifier()),
    })
    const to = redirectLocation(await aBrowser(app)(address.href, { host: server.host }))
    const checks = { pkceCodeVerifier: client.randomPKCECodeVerifier(), expectedState: state }
    await expect(client.authorizationCodeGrant(config, to, checks)).rejects.toMatchObject({ error: 'login_required' })
    to.searchParams.set('iss', 'https://other.example')
    await expect(client.authorizationCodeGrant(config, to, checks)).rejects.toMatchObject({
      code: 'OAUTH_INVALID_RESPONSE',
    })
  })

  it('gets a token for a server with a secret', async () => {
    for (const proof of [client.ClientSecretPost, client.ClientSecretBasic]) {
      const config = await discover(till.clientId, proof(till.clientSecret), 'oauth2')
      const { access_token } = await client.clientCredentialsGrant(config)
      const answer = await app.inject({ url: '/v1/sites/settings', headers: { authorization: access_token } })
      expect(answer.statusCode).toBe(200)
      await client.tokenRevocation(config, access_token)
      const wrong = await discover(till.clientId, proof('wrong'), 'oauth2')
      const why = proof === client.ClientSecretPost ? { error: 'invalid_client' } : { status: 401 }
      await expect(client.clientCredentialsGrant(wrong)).rejects.toMatchObject(why)
    }
  })
})
