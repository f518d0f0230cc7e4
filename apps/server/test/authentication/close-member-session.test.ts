import { describe, expect, it } from 'vitest'
import { findMemberSession } from '../../src/features/authentication/index.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { anAuthClient } from './visitors.ts'

cheapHashes()
const { app, context, db, clock } = await createTestApp()
const auth = await anAuthClient(app, context)

const fetchMyStatus = async (token: string) =>
  (await auth.send('GET', '/v1/members/my', undefined, { as: token })).statusCode

describe('closeMemberSession', () => {
  it('ends the current session: cookie, tokens and everything derived from it', async () => {
    await auth.register('out@example.org')
    const current = await auth.enter('out@example.org')
    const answer = await auth.send('DELETE', '/v1/member-sessions/current', undefined, {
      as: current.token,
      cookie: current.cookie,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies.find(({ name }) => name === 'kalends_member')).toMatchObject({ value: '' })
    expect(await fetchMyStatus(current.token)).toBe(401)
    expect(
      await db.selectFrom('member_sessions').select('id').where('member_id', '=', current.memberId).execute(),
    ).toEqual([])
  })

  it('expires after ninety days without use', async () => {
    await auth.register('idle@example.org')
    await auth.enter('idle@example.org')
    clock.advance({ days: 91 })
    const { runDue } = await import('../../src/setup/background.ts')
    await runDue(context, clock.now())
    expect(await db.selectFrom('member_sessions').select('id').execute()).toEqual([])
  })

  it('expires after a year, however often it was used', async () => {
    await auth.register('always@example.org')
    const { cookie } = await auth.enter('always@example.org')
    const read = (name: string) => (cookie.startsWith(`${name}=`) ? cookie.slice(name.length + 1) : undefined)
    const isIn = async () => (await findMemberSession(context, { cookie: read }, auth.siteId)) !== undefined
    for (let month = 0; month < 12; month++) {
      expect(await isIn()).toBe(true)
      clock.advance({ days: 30 })
    }
    expect(await isIn()).toBe(true)
    clock.advance({ days: 5 })
    expect(await isIn()).toBe(false)
  })
})
