import { describe, expect, it } from 'vitest'
import { lockApiKey } from '../../src/features/identity/store/api-keys.ts'
import { createMember } from '../authentication/factors.ts'
import { anAuthClient } from '../authentication/visitors.ts'
import { aBrowser, createFrontEnd, followLink, redirectLocation } from '../redirects/front-end.ts'
import { createTestApp } from '../support/index.ts'
import { aVisitorToken } from '../support/people.ts'
import { whileWaiting } from '../support/while-waiting.ts'

const { app, context, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const { siteId } = auth
const shop = await createFrontEnd(app, context, siteId)
const ownKey = { headers: { authorization: auth.key } }
const status = async (token: string) => (await auth.send('GET', '/v1/members/my', undefined, { as: token })).statusCode
const refresh = (refreshToken: string) =>
  auth.send('POST', '/oauth2/token', { grantType: 'refresh_token', refreshToken })

/** A key that may sign members in, and what it does with that. */
async function aKey() {
  const made = (await auth.asOwner('POST', '/v1/api-keys', { name: 'Leaked', permissions: ['MANAGE_MEMBERS'] })).json()
  const url = `/v1/api-keys/${made.apiKey.id}`
  const visitor = await aVisitorToken(app, siteId)
  const exchange = (grant: { memberId: string; sessionToken?: string }) =>
    auth.send('POST', '/oauth2/token', { grantType: 'authorized_client', ...grant }, { as: `${visitor},${made.key}` })
  const issue = (memberId: string) => exchange({ memberId })
  const signOn = async (email: string): Promise<string> => {
    const loginId = { loginId: { email } }
    return (await auth.send('POST', '/v2/sign-on', loginId, { as: made.key })).json().sessionToken
  }
  return { id: made.apiKey.id as string, url, issue, exchange, signOn }
}
type Key = Awaited<ReturnType<typeof aKey>>

const ends: Record<string, (key: Key) => Promise<{ statusCode: number }>> = {
  'is revoked': ({ url }) => app.inject({ method: 'DELETE', url, ...ownKey }),
  'may no longer sign members in': ({ url }) =>
    app.inject({ method: 'PATCH', url, ...ownKey, payload: { permissions: ['READ_BOOKINGS'] } }),
}

describe('tokens of members that a key was issued', () => {
  for (const [what, end] of Object.entries(ends))
    it(`end once it ${what}, with the pages they opened; the member’s own go on`, async () => {
      const member = await createMember(auth)
      const key = await aKey()
      const other = await aKey()
      const { access_token: token, refresh_token: refreshToken } = (await key.issue(member.id)).json()
      const kept = (await other.issue(member.id)).json()
      const cookies: Record<string, string> = {}
      const requested = { memberAccountPage: { section: 'ACCOUNT_INFO' } }
      const { fullUrl } = await shop.session(requested, { authorization: token })
      await followLink(aBrowser(app, cookies), fullUrl)
      const page = decodeURIComponent(cookies['kalends_visitor'] ?? '').split('|')[1] ?? ''
      expect(await Promise.all([token, page, kept.access_token, member.token].map(status))).toEqual([
        200, 200, 200, 200,
      ])
      expect((await end(key)).statusCode).toBe(200)
      expect(await Promise.all([token, page, kept.access_token, member.token].map(status))).toEqual([
        401, 401, 200, 200,
      ])
      clock.advance({ days: 80 })
      expect([(await refresh(refreshToken)).statusCode, (await refresh(kept.refresh_token)).statusCode]).toEqual([
        400, 200,
      ])
    })

  it('are not issued while it is revoked', async () => {
    const { id: memberId } = await createMember(auth)
    const key = await aKey()
    expect((await key.issue(memberId)).statusCode).toBe(200)
    const answer = await whileWaiting(context, {
      lock: (tx) => lockApiKey(tx, siteId, key.id),
      call: () => key.issue(memberId),
      meanwhile: (tx) =>
        tx
          .updateTable('api_keys')
          .set({ revoked_at: new Date(clock.now()) })
          .where('id', '=', key.id)
          .execute(),
    })
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_grant'])
  })
})

describe('tokens for a sign-in that another key opened', () => {
  for (const which of ['first', 'second'] as const)
    it(`end with the ${which} key`, async () => {
      const { id: memberId, email } = await createMember(auth)
      const keys = { first: await aKey(), second: await aKey() }
      const sessionToken = await keys.first.signOn(email)
      const { access_token: token } = (await keys.second.exchange({ memberId, sessionToken })).json()
      expect(await status(token)).toBe(200)
      await app.inject({ method: 'DELETE', url: keys[which].url, ...ownKey })
      expect(await status(token)).toBe(401)
    })
})

const enter = (sessionToken: string) => auth.send('POST', '/v1/member-sessions', { sessionToken })
const readFeed = async (secret: string) =>
  (await app.inject({ method: 'GET', url: `/v1/calendar-feeds/${secret}/calendar.ics` })).statusCode

describe('sign-ins that a key opened', () => {
  for (const [what, end] of Object.entries(ends))
    it(`end once it ${what}, with session tokens and calendar links; others’ go on`, async () => {
      const [member, other] = [await createMember(auth), await createMember(auth)]
      const key = await aKey()
      const opened = await enter(await key.signOn(member.email))
      const cookie = `kalends_member=${opened.cookies.find(({ name }) => name === 'kalends_member')?.value}`
      const { access_token: token, refresh_token: refreshToken } = opened.json()
      const { secret } = (await auth.send('POST', '/v1/calendar-feeds/my', {}, { as: token })).json()
      const issued = (await key.issue(other.id)).json().access_token
      const feedOfOther = (await other.call('POST', '/v1/calendar-feeds/my', {})).json()
      const unused = await key.signOn(member.email)
      expect([await status(token), await status(issued), await readFeed(secret)]).toEqual([200, 200, 200])
      expect((await end(key)).statusCode).toBe(200)
      expect(await Promise.all([token, issued, member.token].map(status))).toEqual([401, 401, 200])
      expect([await readFeed(secret), await readFeed(feedOfOther.secret)]).toEqual([404, 200])
      expect((await enter(unused)).statusCode).toBe(400)
      expect((await auth.send('POST', '/v1/member-sessions/resume', {}, { cookie })).statusCode).not.toBe(200)
      expect((await refresh(refreshToken)).statusCode).toBe(400)
    })

  it.each(['prepared', 'answered with a code'])('are not finished once it is revoked: %s', async (state) => {
    const member = await createMember(auth)
    const [key, other] = [await aKey(), await aKey()]
    const start = async (sessionToken: string) => {
      const { authRequest, verifier } = shop.request({ sessionToken })
      const { fullUrl } = await shop.session({ auth: { authRequest } })
      const browser = aBrowser(app)
      const opened = redirectLocation(await browser(fullUrl.replace('/oauth2/authorize', '/redirect')))
      const answer = async () =>
        redirectLocation(await browser(`${opened.pathname}${opened.search}`)).searchParams.get('code')
      const code = state === 'prepared' ? undefined : await answer()
      return async () => {
        const grant = { grantType: 'authorization_code', clientId: shop.clientId, redirectUri: shop.back }
        const sent = { ...grant, code: code ?? (await answer()) ?? 'none', codeVerifier: verifier }
        return (await auth.send('POST', '/oauth2/token', sent)).statusCode
      }
    }
    const finish = await start(await key.signOn(member.email))
    const finishOther = await start(await other.signOn(member.email))
    await app.inject({ method: 'DELETE', url: key.url, ...ownKey })
    expect([await finish(), await finishOther()]).toEqual([400, 200])
  })

  it('are not opened while it is revoked', async () => {
    const { email } = await createMember(auth)
    const key = await aKey()
    const answer = await whileWaiting(context, {
      lock: (tx) => lockApiKey(tx, siteId, key.id),
      call: () => key.signOn(email),
      meanwhile: (tx) =>
        tx
          .updateTable('api_keys')
          .set({ revoked_at: new Date(clock.now()) })
          .where('id', '=', key.id)
          .execute(),
    })
    expect(answer).toBeUndefined()
  })
})
