import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { registerOauthClient } from '../../src/features/identity/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { codeFlow } from './code-flow.ts'
import { knownMembers } from './known-members.ts'

const { app, context } = await createTestApp({ ports: knownMembers().ports })
const siteId = await aSite(context)
const { clientId } = await registerOauthClient(context, { siteId, name: 'Shop', redirectUris: [] })
const { aSignIn, refresh, opens } = codeFlow({ app, context }, { siteId, clientId })
const revoke = (payload: Record<string, string>, url = '/oauth2/revoke') =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(payload).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('revokeToken', () => {
  it('ends the session of an access or a refresh token, on each path', async () => {
    for (const url of ['/v1/oauth/revoke', '/oauth2/revoke', '/_api/oauth2/revoke']) {
      for (const kind of ['access_token', 'refresh_token'] as const) {
        const tokens = await aSignIn()
        const answer = await revoke({ token: tokens[kind], token_type_hint: kind, client_id: clientId }, url)
        expect([answer.statusCode, answer.json()]).toEqual([200, {}])
        expect(await opens(tokens.access_token)).toBe(false)
        expect((await refresh(tokens.refresh_token)).statusCode).toBe(400)
      }
    }
  })

  it('does not affect other sessions of the member', async () => {
    const memberId = randomUUID()
    const here = await aSignIn({ memberId })
    const there = await aSignIn({ memberId })
    await revoke({ token: here.refresh_token })
    expect([await opens(here.access_token), await opens(there.access_token)]).toEqual([false, true])
  })

  it('accepts an unknown or expired token', async () => {
    const tokens = await aSignIn()
    for (const token of ['x', tokens.refresh_token, tokens.refresh_token, tokens.access_token]) {
      expect((await revoke({ token })).statusCode).toBe(200)
    }
  })

  it('refuses another client, and a request without a token', async () => {
    const tokens = await aSignIn()
    for (const token of [tokens.access_token, tokens.refresh_token]) {
      const answer = await revoke({ token, client_id: randomUUID() })
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_grant'])
    }
    expect(await opens(tokens.access_token)).toBe(true)
    const nothing = await revoke({ client_id: clientId })
    expect([nothing.statusCode, nothing.json().error]).toEqual([400, 'invalid_request'])
  })
})
