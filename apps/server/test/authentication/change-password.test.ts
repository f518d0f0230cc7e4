import { signInCodes } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { signInMethodEmailsTo } from '../notifications/sign-in-method-emails.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode, password, readViolations } from './visitors.ts'

cheapHashes()
const { app, context, db, clock } = await createTestApp()
const auth = await anAuthClient(app, context)

const fetchMyStatus = async (token: string) =>
  (await auth.send('GET', '/v1/members/my', undefined, { as: token })).statusCode

describe('changePassword', () => {
  const change = (as: string, newPassword: string, currentPassword: string | undefined = password) =>
    auth.send('POST', '/v2/change-password', { newPassword, currentPassword }, { as })

  it('keeps the current session and ends all others', async () => {
    await auth.register('change@example.org')
    const attacker = await auth.enter('change@example.org')
    const current = await auth.enter('change@example.org')
    const answer = await change(current.token, 'a better password')
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect([await fetchMyStatus(attacker.token), await fetchMyStatus(current.token)]).toEqual([401, 200])
    expect(errorCode(await auth.login('change@example.org', password))).toBe(signInCodes.wrongPassword)
    expect((await auth.login('change@example.org', 'a better password')).json().state).toBe('SUCCESS')
    const [email] = await signInMethodEmailsTo(db, 'change@example.org')
    expect([email?.change, email?.text.includes('/login/forgot')]).toEqual(['Your password was changed', true])
  })

  it('refuses a weak password', async () => {
    await auth.register('weak@example.org')
    const { token } = await auth.enter('weak@example.org')
    expect(readViolations(await change(token, 'short'))[0]).toMatchObject({
      field: 'newPassword',
      data: { type: 'PASSWORD' },
    })
  })

  it('needs the current password except soon after the sign-in, also for a first one', async () => {
    await auth.register('recent@example.org')
    const { token, memberId } = await auth.enter('recent@example.org')
    const without = (newPassword: string) => auth.send('POST', '/v2/change-password', { newPassword }, { as: token })
    expect((await without('a better password')).json()).toEqual({})
    expect((await auth.login('recent@example.org', 'a better password')).json().state).toBe('SUCCESS')
    clock.advance({ minutes: 10 })
    const late = await without('the best password')
    expect([late.statusCode, errorCode(late)]).toEqual([428, 'RECENT_SIGN_IN_REQUIRED'])
    await db.updateTable('member_credentials').set({ password_hash: null }).where('member_id', '=', memberId).execute()
    expect(errorCode(await without('the best password'))).toBe('RECENT_SIGN_IN_REQUIRED')
    const again = await auth.send('POST', '/v1/member-sessions', {
      sessionToken: (await auth.asOwner('POST', '/v2/sign-on', { loginId: { email: 'recent@example.org' } })).json()
        .sessionToken,
    })
    const first = { newPassword: password }
    const as = again.json().access_token
    expect((await auth.send('POST', '/v2/change-password', first, { as })).json()).toEqual({})
  })

  it('counts wrong current passwords, also soon after the sign-in', async () => {
    await auth.register('asks@example.org')
    const { token } = await auth.enter('asks@example.org')
    for (const wrong of ['', ...Array(9).fill('not the password')])
      expect(errorCode(await change(token, 'a better password', wrong))).toBe(signInCodes.wrongPassword)
    expect(errorCode(await change(token, 'a better password'))).toBe('THROTTLED_FEATURE')
    expect((await auth.login('asks@example.org', password)).json().state).toBe('SUCCESS')
  })

  it('refuses a common password', async () => {
    await auth.register('common@example.org')
    const { token } = await auth.enter('common@example.org')
    expect(readViolations(await change(token, 'Password123'))[0]).toMatchObject({ ruleName: 'COMMON_PASSWORD' })
  })

  it('is available only to members', async () => {
    expect((await auth.send('POST', '/v2/change-password', { newPassword: 'a better password' })).statusCode).toBe(403)
    expect((await change(auth.key, 'a better password')).statusCode).toBe(403)
  })
})
