import { describe, expect, it } from 'vitest'
import { lockApiKey } from '../../src/features/identity/store/api-keys.ts'
import { createMember } from '../authentication/factors.ts'
import { anAuthClient } from '../authentication/visitors.ts'
import { aBrowser, createFrontEnd, followLink } from '../redirects/front-end.ts'
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
  const issue = (memberId: string) =>
    auth.send('POST', '/oauth2/token', { grantType: 'authorized_client', memberId }, { as: `${visitor},${made.key}` })
  return { id: made.apiKey.id as string, url, issue }
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
