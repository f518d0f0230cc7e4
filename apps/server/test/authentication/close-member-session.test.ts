import { describe, expect, it } from 'vitest'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { aDoor } from './visitors.ts'

cheapHashes()
const { app, context, db, clock } = await createTestApp()
const door = await aDoor(app, context)

const my = async (token: string) => (await door.send('GET', '/v1/members/my', undefined, { as: token })).statusCode

describe('closeMemberSession', () => {
  it('ends the present one: cookie, tokens and what came from it', async () => {
    await door.register('out@example.org')
    const here = await door.enter('out@example.org')
    const answer = await door.send('DELETE', '/v1/member-sessions/current', undefined, {
      as: here.token,
      cookie: here.cookie,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies.find(({ name }) => name === 'kalends_member')).toMatchObject({ value: '' })
    expect(await my(here.token)).toBe(401)
    expect(
      await db.selectFrom('member_sessions').select('id').where('member_id', '=', here.memberId).execute(),
    ).toEqual([])
  })

  it('ends by itself after ninety days without use', async () => {
    await door.register('idle@example.org')
    await door.enter('idle@example.org')
    clock.advance({ days: 91 })
    const { runDue } = await import('../../src/background.ts')
    await runDue(context, clock.now())
    expect(await db.selectFrom('member_sessions').select('id').execute()).toEqual([])
  })
})
