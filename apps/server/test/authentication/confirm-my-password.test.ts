import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aDoor, codeOf, password } from './visitors.ts'

const { app, context, db } = await createTestApp()
const door = await aDoor(app, context)

const confirm = (as: string, word: string) =>
  door.send('POST', '/v1/member-sessions/confirm-password', { password: word }, { as })

describe('confirmMyPassword', () => {
  it('says whether it is the password, ten times in a quarter of an hour at most', async () => {
    await door.register('sure@example.org')
    await door.cheapen('sure@example.org')
    const { token } = await door.enter('sure@example.org')
    expect((await confirm(token, password)).json()).toEqual({})
    const codes: string[] = []
    for (let tries = 0; tries < 11; tries++) codes.push(codeOf(await confirm(token, 'a wrong password')))
    expect(codes).toEqual([...Array(10).fill('-19976'), 'THROTTLED_FEATURE'])
    expect(codeOf(await confirm(token, password))).toBe('THROTTLED_FEATURE')
  })

  it('says so where there is no password', async () => {
    await door.register('none@example.org')
    const { token, memberId } = await door.enter('none@example.org')
    await db.deleteFrom('member_credentials').where('member_id', '=', memberId).execute()
    expect(codeOf(await confirm(token, password))).toBe('-19973')
  })
})
