import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { registerOauthClient } from '../../src/features/identity/index.ts'
import { aProof, codeFlow } from '../identity/code-flow.ts'
import { knownMembers } from '../identity/known-members.ts'
import { aBrowser, createFrontEnd } from '../redirects/front-end.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { expectOnlyWhileDisabled } from './while-disabled.ts'

const members = knownMembers()
const { app, context, db, clock } = await createTestApp({ ports: members.ports })
const siteId = await aSite(context)
const front = await createFrontEnd(app, context, siteId)
const { ask, aCode, aSignIn, refresh, opens } = codeFlow({ app, context }, { siteId, clientId: front.clientId })
const attackerUri = 'https://evil.example/back'

/** The parameters of a plain authorization, as a link would carry them. */
const link = (more: Record<string, string> = {}) =>
  `/oauth2/authorize?${new URLSearchParams({
    client_id: front.clientId,
    redirect_uri: front.back,
    response_type: 'code',
    scope: 'offline_access',
    code_challenge: aProof().challenge,
    code_challenge_method: 'S256',
    ...more,
  })}`

/** A browser in which a member is signed in. */
function signedIn() {
  const [name = '', value = ''] = members.browser({ memberId: randomUUID(), signedInAt: clock.now() }).split('=')
  return aBrowser(app, { [name]: value })
}

describe('an attacker with a stolen code', () => {
  it('cannot exchange it again, and revokes the tokens it issued', async () => {
    const reuse = async () => {
      const { request } = await aCode()
      const owner = (await ask(request)).json()
      if ((await ask(request)).statusCode === 200) return true
      expect(await opens(owner.access_token)).toBe(false)
      expect((await refresh(owner.refresh_token)).statusCode).toBe(400)
      return false
    }
    await expectOnlyWhileDisabled(
      db,
      { table: 'authorization_codes', when: 'update', row: 'new.used_at := null' },
      reuse,
    )
  })

  it('cannot exchange it without the verifier, and nobody can afterwards', async () => {
    const { verifier, challenge } = aProof()
    const exchangeStolenCode = async () => {
      const { request } = await aCode()
      const stolen = await ask({ ...request, codeVerifier: verifier })
      if (stolen.statusCode === 200) return true
      expect(stolen.json().error).toBe('invalid_grant')
      expect((await ask(request)).statusCode).toBe(400)
      return false
    }
    const row = `new.code_challenge := '${challenge}'`
    await expectOnlyWhileDisabled(db, { table: 'authorization_codes', when: 'update', row }, exchangeStolenCode)
  })

  it('cannot have it sent to a URL of their own', async () => {
    const swapRedirectUri = async (redirect_uri: string) => {
      const { authRequest } = front.request({ redirectUri: redirect_uri })
      const prepared = await front.create({ auth: { authRequest } })
      const opened = await signedIn()(link({ redirect_uri }))
      return prepared.statusCode === 200 && String(opened.headers['location']).startsWith(redirect_uri)
    }
    const register = (redirectUris: string[]) =>
      db.updateTable('oauth_clients').set({ redirect_uris: redirectUris }).where('id', '=', front.clientId).execute()
    await register([front.back, attackerUri])
    expect(await swapRedirectUri(attackerUri)).toBe(true)
    await register([front.back])
    for (const near of [
      attackerUri,
      `${front.back}/../evil`,
      `${front.back}?x=1`,
      'https://shop.example.evil.example/back',
    ])
      expect(await swapRedirectUri(near)).toBe(false)
    const { clientId } = await registerOauthClient(context, { siteId, name: 'Other', redirectUris: [attackerUri] })
    const { request } = await aCode({ redirectUri: front.back })
    expect((await ask({ ...request, clientId, redirectUri: attackerUri })).statusCode).toBe(400)
  })

  it('cannot reuse another person’s redirect session, in that browser or in another', async () => {
    const replay = async () => {
      const sessionToken = members.sessionToken(randomUUID())
      const { fullUrl } = await front.session({ auth: { authRequest: front.request({ sessionToken }).authRequest } })
      const browser = aBrowser(app)
      expect((await browser(fullUrl)).headers['location']).toContain('code=')
      const answers = [await browser(fullUrl), await aBrowser(app)(fullUrl)]
      return answers.some(({ headers }) => String(headers['location']).includes('code='))
    }
    const row = 'new.opened_at := null; new.completed_at := null'
    await expectOnlyWhileDisabled(db, { table: 'redirect_sessions', when: 'update', row }, replay)
  })
})

describe('an attacker with a stolen refresh token', () => {
  it('is detected if the client rotates its tokens: the family is revoked', async () => {
    const stealToken = async () => {
      const first = (await aSignIn()).refresh_token
      const second = (await refresh(first)).json().refresh_token
      const third = (await refresh(second)).json().refresh_token
      if ((await refresh(first)).statusCode === 200) return true
      expect((await refresh(third)).statusCode).toBe(400)
      return false
    }
    await expectOnlyWhileDisabled(
      db,
      { table: 'refresh_tokens', when: 'update', row: 'new.superseded_at := null' },
      stealToken,
    )
  })

  it('does not affect a client that keeps its first token', async () => {
    const { refresh_token } = await aSignIn()
    for (let round = 0; round < 8; round++) expect((await refresh(refresh_token)).statusCode).toBe(200)
  })

  it('cannot use it as another client', async () => {
    const { clientId } = await registerOauthClient(context, { siteId, name: 'Thief', redirectUris: [attackerUri] })
    const { refresh_token } = await aSignIn()
    const requested = { grantType: 'refresh_token', refreshToken: refresh_token, clientId }
    expect((await ask(requested)).statusCode).toBe(400)
  })
})

describe('an attacker who frames our pages', () => {
  it('gets our response in no frame of theirs', async () => {
    const origin = new URL(attackerUri).origin
    const openInFrame = async () => {
      const answer = await signedIn()(link({ response_mode: 'web_message', prompt: 'none' }))
      expect(answer.body).toMatch(/postMessage\(.*"https:\/\/shop\.example"\)/)
      const policy = String(answer.headers['content-security-policy'])
      return /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(' ').includes(origin) ?? true
    }
    const setAllowedOrigins = (allowedOrigins: string[]) =>
      db
        .updateTable('oauth_clients')
        .set({ allowed_origins: allowedOrigins })
        .where('id', '=', front.clientId)
        .execute()
    const own = new URL(front.back).origin
    await setAllowedOrigins([own, origin])
    expect(await openInFrame()).toBe(true)
    await setAllowedOrigins([own])
    expect(await openInFrame()).toBe(false)
    const refused = await aBrowser(app)(link({ client_id: randomUUID() }))
    expect(refused.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})
