import { describe, expect, it } from 'vitest'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { aDoor, codeOf } from './visitors.ts'

cheapHashes()
const { app, context, db, clock } = await createTestApp()
const door = await aDoor(app, context)

const my = async (token: string) => (await door.send('GET', '/v1/members/my', undefined, { as: token })).statusCode
const refreshed = (refreshToken: string) =>
  app.inject({ method: 'POST', url: '/oauth2/token', payload: { grantType: 'refresh_token', refreshToken } })
const signIns = async (token: string) =>
  (await door.send('GET', '/v1/member-sessions', undefined, { as: token })).json().signIns

describe('openMemberSession', () => {
  it('signs a browser in: a cookie no script can read, and the member’s tokens', async () => {
    await door.register('ada@example.org')
    const { sessionToken } = (await door.login('ada@example.org')).json()
    const answer = await door.send('POST', '/v1/member-sessions', { sessionToken })
    expect(answer.statusCode).toBe(200)
    const cookie = answer.cookies.find(({ name }) => name === 'kalends_member')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 90 * 24 * 60 * 60 })
    expect(await my(answer.json().access_token)).toBe(200)
    expect((await refreshed(answer.json().refresh_token)).statusCode).toBe(200)
    const { last_login_at, id } = await door.member('ada@example.org')
    expect(answer.json().memberId).toBe(id)
    expect(Date.parse(last_login_at ?? '')).toBe(clock.now())
  })

  it('takes a session token once, within ten minutes, at its own business', async () => {
    await door.register('once@example.org')
    const tokenOf = async () => (await door.login('once@example.org')).json().sessionToken
    const used = await tokenOf()
    await door.send('POST', '/v1/member-sessions', { sessionToken: used })
    const late = await tokenOf()
    clock.advance({ minutes: 10 })
    const other = await aDoor(app, context)
    const foreign = await other.send('POST', '/v1/member-sessions', { sessionToken: await tokenOf() })
    const answers = [foreign]
    for (const sessionToken of [used, late, 'nonsense', ''])
      answers.push(await door.send('POST', '/v1/member-sessions', { sessionToken }))
    expect(answers.map((answer) => [answer.statusCode, codeOf(answer)])).toEqual(Array(5).fill([400, 'INVALID_TOKEN']))
    expect(answers.flatMap(({ cookies }) => cookies)).toEqual([])
  })

  it('takes none from before the member was blocked, whatever they are now', async () => {
    await door.register('blocked@example.org')
    const { sessionToken } = (await door.login('blocked@example.org')).json()
    const { id } = await door.member('blocked@example.org')
    for (const deed of ['block', 'approve'])
      expect((await door.asOwner('POST', `/v1/members/${id}/${deed}`)).json().member.status).toMatch(/BLOCKED|APPROVED/)
    expect((await door.login('blocked@example.org')).json().state).toBe('SUCCESS')
    expect(codeOf(await door.send('POST', '/v1/member-sessions', { sessionToken }))).toBe('INVALID_TOKEN')
  })

  it('never goes on with a session from before signing in', async () => {
    await door.register('fix@example.org')
    const first = await door.enter('fix@example.org')
    const { sessionToken } = (await door.login('fix@example.org')).json()
    const second = await door.send('POST', '/v1/member-sessions', { sessionToken }, { cookie: first.cookie })
    const cookie = second.cookies.find(({ name }) => name === 'kalends_member')?.value
    expect(first.cookie).not.toContain(cookie)
    expect(await signIns(second.json().access_token)).toHaveLength(1)
  })

  it('keeps no session that can be read', async () => {
    await door.register('kept@example.org')
    const { cookie } = await door.enter('kept@example.org')
    const rows = await db.selectFrom('member_sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(cookie.split('.')[1])
  })

  it('refuses who was blocked after showing who they are', async () => {
    await door.register('blocked@example.org')
    const { sessionToken, identity } = (await door.login('blocked@example.org')).json()
    await door.asOwner('POST', `/v1/members/${identity.id}/block`)
    expect(codeOf(await door.send('POST', '/v1/member-sessions', { sessionToken }))).toBe('INVALID_TOKEN')
  })
})
