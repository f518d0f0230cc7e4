import { describe, expect, it } from 'vitest'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode } from './visitors.ts'

cheapHashes()
const { app, context, db, clock } = await createTestApp()
const auth = await anAuthClient(app, context)

const fetchMyStatus = async (token: string) =>
  (await auth.send('GET', '/v1/members/my', undefined, { as: token })).statusCode
const refreshed = (refreshToken: string) =>
  app.inject({ method: 'POST', url: '/oauth2/token', payload: { grantType: 'refresh_token', refreshToken } })
const signIns = async (token: string) =>
  (await auth.send('GET', '/v1/member-sessions', undefined, { as: token })).json().signIns

describe('openMemberSession', () => {
  it('signs a browser in with an HttpOnly cookie and the member’s tokens', async () => {
    await auth.register('ada@example.org')
    const { sessionToken } = (await auth.login('ada@example.org')).json()
    const answer = await auth.send('POST', '/v1/member-sessions', { sessionToken })
    expect(answer.statusCode).toBe(200)
    const cookie = answer.cookies.find(({ name }) => name === 'kalends_member')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 90 * 24 * 60 * 60 })
    expect(await fetchMyStatus(answer.json().access_token)).toBe(200)
    expect((await refreshed(answer.json().refresh_token)).statusCode).toBe(200)
    const { last_login_at, id } = await auth.member('ada@example.org')
    expect(answer.json().memberId).toBe(id)
    expect(Date.parse(last_login_at ?? '')).toBe(clock.now())
  })

  it('accepts a session token once, within ten minutes, at its own business', async () => {
    await auth.register('once@example.org')
    const createToken = async () => (await auth.login('once@example.org')).json().sessionToken
    const used = await createToken()
    await auth.send('POST', '/v1/member-sessions', { sessionToken: used })
    const late = await createToken()
    clock.advance({ minutes: 10 })
    const other = await anAuthClient(app, context)
    const foreign = await other.send('POST', '/v1/member-sessions', { sessionToken: await createToken() })
    const answers = [foreign]
    for (const sessionToken of [used, late, 'nonsense', ''])
      answers.push(await auth.send('POST', '/v1/member-sessions', { sessionToken }))
    expect(answers.map((answer) => [answer.statusCode, errorCode(answer)])).toEqual(
      Array(5).fill([400, 'INVALID_TOKEN']),
    )
    expect(answers.flatMap(({ cookies }) => cookies)).toEqual([])
  })

  it('refuses tokens from before the member was blocked', async () => {
    await auth.register('blocked@example.org')
    const { sessionToken } = (await auth.login('blocked@example.org')).json()
    const { id } = await auth.member('blocked@example.org')
    for (const change of ['block', 'approve'])
      expect((await auth.asOwner('POST', `/v1/members/${id}/${change}`)).json().member.status).toMatch(
        /BLOCKED|APPROVED/,
      )
    expect((await auth.login('blocked@example.org')).json().state).toBe('SUCCESS')
    expect(errorCode(await auth.send('POST', '/v1/member-sessions', { sessionToken }))).toBe('INVALID_TOKEN')
  })

  it('never continues a session from before signing in', async () => {
    await auth.register('fix@example.org')
    const first = await auth.enter('fix@example.org')
    const { sessionToken } = (await auth.login('fix@example.org')).json()
    const second = await auth.send('POST', '/v1/member-sessions', { sessionToken }, { cookie: first.cookie })
    const cookie = second.cookies.find(({ name }) => name === 'kalends_member')?.value
    expect(first.cookie).not.toContain(cookie)
    expect(await signIns(second.json().access_token)).toHaveLength(1)
    expect(await fetchMyStatus(first.token)).toBe(401)
  })

  it('stores the session only as a hash', async () => {
    await auth.register('kept@example.org')
    const { cookie } = await auth.enter('kept@example.org')
    const rows = await db.selectFrom('member_sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(cookie.split('.')[1])
  })

  it('refuses members blocked after authentication', async () => {
    await auth.register('blocked@example.org')
    const { sessionToken, identity } = (await auth.login('blocked@example.org')).json()
    await auth.asOwner('POST', `/v1/members/${identity.id}/block`)
    expect(errorCode(await auth.send('POST', '/v1/member-sessions', { sessionToken }))).toBe('INVALID_TOKEN')
  })
})
