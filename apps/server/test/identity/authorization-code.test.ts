import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { registerOauthClient, revokeMemberFamilies, revokeSessionFamilies } from '../../src/features/identity/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { aProof, codeFlow } from './code-flow.ts'
import { knownMembers } from './known-members.ts'

const members = knownMembers()
const { app, context, clock, db } = await createTestApp({ ports: members.ports })
const siteId = await aSite(context)
const back = 'https://shop.example/back'
const { clientId } = await registerOauthClient(context, { siteId, name: 'Shop', redirectUris: [back] })
const { ask, aCode, aSignIn, refresh, opens } = codeFlow({ app, context }, { siteId, clientId })
const refusedWith = async (payload: Record<string, unknown>) => {
  const answer = await ask(payload)
  expect(answer.headers['cache-control']).toBe('no-store')
  return [answer.statusCode, answer.json().error]
}

describe('token: authorization_code', () => {
  it('returns a member’s tokens, as JSON and form, in both spellings', async () => {
    const { memberId, request } = await aCode({ redirectUri: back })
    const answer = (await ask(request)).json()
    expect(answer).toMatchObject({ expires_in: 14_400, token_type: 'Bearer', refresh_token: expect.any(String) })
    expect(decodeJwt(answer.access_token)).toMatchObject({ role: 'member', sub: memberId, client_id: clientId })
    const second = (await aCode({ redirectUri: back })).request
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code: second.code,
      code_verifier: second.codeVerifier,
      redirect_uri: back,
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const byForm = await app.inject({ method: 'POST', url: '/v1/oauth/token', headers, payload: form.toString() })
    expect(byForm.statusCode).toBe(200)
  })

  it('returns no refresh token unless requested, and tokens with the usual lifetime', async () => {
    const tokens = await aSignIn({ offlineAccess: false })
    expect(tokens).not.toHaveProperty('refresh_token')
    expect(await opens(tokens.access_token)).toBe(true)
    await context.transaction((tx) => revokeMemberFamilies(tx, { siteId, memberId: tokens.memberId }, clock.now()))
    expect(await opens(tokens.access_token)).toBe(false)
  })

  it('refuses another verifier, which consumes the code', async () => {
    const { request } = await aCode()
    expect(await refusedWith({ ...request, codeVerifier: aProof().verifier })).toEqual([400, 'invalid_grant'])
    expect(await refusedWith(request)).toEqual([400, 'invalid_grant'])
  })

  it('refuses a malformed verifier, and the code stays valid', async () => {
    const { request } = await aCode()
    const wrong = ['a'.repeat(42), 'a'.repeat(129), `${'a'.repeat(43)}+`, `${'a'.repeat(43)} `]
    for (const codeVerifier of wrong) {
      expect(await refusedWith({ ...request, codeVerifier })).toEqual([400, 'invalid_request'])
    }
    expect((await ask(request)).statusCode).toBe(200)
  })

  it('accepts verifiers of 43 to 128 characters', async () => {
    for (const length of [43, 64, 128]) {
      const { verifier, challenge } = aProof(length)
      const { request } = await aCode({ codeChallenge: challenge })
      expect((await ask({ ...request, codeVerifier: verifier })).statusCode).toBe(200)
    }
  })

  it('refuses a redirect URI that is different, missing, or was not in the request', async () => {
    const createRequest = async () => (await aCode({ redirectUri: back })).request
    expect(await refusedWith({ ...(await createRequest()), redirectUri: `${back}/` })).toEqual([400, 'invalid_grant'])
    expect(await refusedWith({ ...(await createRequest()), redirectUri: undefined })).toEqual([400, 'invalid_grant'])
    const { request } = await aCode()
    expect(await refusedWith({ ...request, redirectUri: back })).toEqual([400, 'invalid_grant'])
  })

  it('refuses a code of another client, an inactive client, and an expired code', async () => {
    const other = await registerOauthClient(context, { siteId, name: 'Other', redirectUris: [back] })
    const stolen = (await aCode()).request
    expect(await refusedWith({ ...stolen, clientId: other.clientId })).toEqual([400, 'invalid_grant'])
    const ofOther = codeFlow({ app, context }, { siteId, clientId: other.clientId })
    const off = (await ofOther.aCode()).request
    await db
      .updateTable('oauth_clients')
      .set({ disabled_at: new Date(clock.now()) })
      .where('id', '=', other.clientId)
      .execute()
    expect(await refusedWith(off)).toEqual([400, 'invalid_grant'])
    const onTime = (await aCode()).request
    const late = (await aCode()).request
    clock.advance({ seconds: 59 })
    expect((await ask(onTime)).statusCode).toBe(200)
    clock.advance({ seconds: 1 })
    expect(await refusedWith(late)).toEqual([400, 'invalid_grant'])
  })

  it('refuses a member who may not have tokens, and malformed codes', async () => {
    const { memberId, request } = await aCode()
    members.refuse(memberId)
    expect(await refusedWith(request)).toEqual([400, 'invalid_grant'])
    const { request: fresh } = await aCode()
    for (const code of ['x', `${fresh.code}x`, 'AAAAAAAAAAAAAAAAAAAAAA.'.padEnd(66, 'A')]) {
      expect(await refusedWith({ ...fresh, code })).toEqual([400, 'invalid_grant'])
    }
    for (const name of ['code', 'codeVerifier', 'clientId']) {
      expect(await refusedWith({ ...fresh, [name]: undefined })).toEqual([400, 'invalid_request'])
    }
    expect(await refusedWith({ ...fresh, code_verifier: 'b'.repeat(43) })).toEqual([400, 'invalid_request'])
    const twice = new URLSearchParams([...Object.entries(fresh), ['code', fresh.code]]).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const doubled = await app.inject({ method: 'POST', url: '/oauth2/token', headers, payload: twice })
    expect([doubled.statusCode, doubled.json().error]).toEqual([400, 'invalid_request'])
  })

  it('revokes the tokens of a code that is used twice', async () => {
    const { request } = await aCode()
    const { access_token, refresh_token } = (await ask(request)).json()
    const next = (await refresh(refresh_token)).json()
    expect(await opens(next.access_token)).toBe(true)
    clock.advance({ hours: 1 })
    expect(await refusedWith(request)).toEqual([400, 'invalid_grant'])
    for (const token of [access_token, next.access_token]) expect(await opens(token)).toBe(false)
    expect((await refresh(next.refresh_token)).statusCode).toBe(400)
  })

  it('returns tokens to at most one of many who present a code, and revokes them', async () => {
    const { request } = await aCode()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(request)))
    const given = answers.filter(({ statusCode }) => statusCode === 200)
    expect(given).toHaveLength(1)
    expect(await opens(given[0]?.json().access_token)).toBe(false)
  })

  it('stores only the hash of a code', async () => {
    const { request } = await aCode()
    const rows = await db.selectFrom('authorization_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(request.code.split('.')[1])
  })
})

describe('tokens of a member', () => {
  it('continue with the first refresh token, and detect a thief with a rotating one', async () => {
    const keeping = await aSignIn()
    for (let i = 0; i < 7; i += 1) expect((await refresh(keeping.refresh_token)).statusCode).toBe(200)
    const { memberId, refresh_token } = await aSignIn()
    const child = (await refresh(refresh_token)).json()
    expect(decodeJwt(child.access_token)).toMatchObject({ role: 'member', sub: memberId })
    const grandchild = (await refresh(child.refresh_token)).json()
    expect((await refresh(refresh_token)).statusCode).toBe(400)
    expect((await refresh(grandchild.refresh_token)).statusCode).toBe(400)
    expect(await opens(grandchild.access_token)).toBe(false)
  })

  it('expire 90 days after their last use, and after a year', async () => {
    const now = clock.now()
    let held = (await aSignIn()).refresh_token
    const idle = (await aSignIn()).refresh_token
    for (let used = 0; used < 4; used += 1) {
      clock.advance({ days: 89 })
      held = (await refresh(held)).json().refresh_token
      expect(held).toBeTruthy()
    }
    expect((await refresh(idle)).statusCode).toBe(400)
    clock.advance({ days: 9 })
    expect((await refresh(held)).statusCode).toBe(400)
    clock.set(now)
  })

  it('end immediately when revoked, except for the named session', async () => {
    const memberId = randomUUID()
    const here = await aSignIn({ memberId })
    const there = await aSignIn({ memberId })
    const stranger = await aSignIn()
    const waiting = (await aCode({ memberId })).request
    const exceptFamilyIds = [decodeJwt(here.access_token)['family'] as string]
    await context.transaction((tx) => revokeMemberFamilies(tx, { siteId, memberId, exceptFamilyIds }, clock.now()))
    expect(await Promise.all([here, there, stranger].map((one) => opens(one.access_token)))).toEqual([
      true,
      false,
      true,
    ])
    expect((await refresh(there.refresh_token)).statusCode).toBe(400)
    expect((await refresh(here.refresh_token)).statusCode).toBe(200)
    expect(await refusedWith(waiting)).toEqual([400, 'invalid_grant'])
  })

  it('end with the session in the browser they came from', async () => {
    const memberSessionId = randomUUID()
    const ofSession = await aSignIn({ memberSessionId })
    const other = await aSignIn()
    const waiting = (await aCode({ memberSessionId })).request
    await context.transaction((tx) =>
      revokeSessionFamilies(tx, { siteId, memberSessionIds: [memberSessionId] }, clock.now()),
    )
    expect([await opens(ofSession.access_token), await opens(other.access_token)]).toEqual([false, true])
    expect(await refusedWith(waiting)).toEqual([400, 'invalid_grant'])
  })
})
