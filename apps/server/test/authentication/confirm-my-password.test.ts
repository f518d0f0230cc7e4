import { signInCodes } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode, password } from './visitors.ts'

const { app, context, db } = await createTestApp()
const auth = await anAuthClient(app, context)

const confirm = (as: string, word: string) =>
  auth.send('POST', '/v1/member-sessions/confirm-password', { password: word }, { as })

describe('confirmMyPassword', () => {
  it('checks the password, at most ten times in 15 minutes', async () => {
    await auth.register('sure@example.org')
    await auth.cheapen('sure@example.org')
    const { token } = await auth.enter('sure@example.org')
    expect((await confirm(token, password)).json()).toEqual({})
    const codes: string[] = []
    for (let tries = 0; tries < 11; tries++) codes.push(errorCode(await confirm(token, 'a wrong password')))
    expect(codes).toEqual([...Array(10).fill(signInCodes.wrongPassword), 'THROTTLED_FEATURE'])
    expect(errorCode(await confirm(token, password))).toBe('THROTTLED_FEATURE')
  })

  it('says if there is no password', async () => {
    await auth.register('none@example.org')
    const { token, memberId } = await auth.enter('none@example.org')
    await db.deleteFrom('member_credentials').where('member_id', '=', memberId).execute()
    expect(errorCode(await confirm(token, password))).toBe(signInCodes.passwordNotSet)
  })
})
