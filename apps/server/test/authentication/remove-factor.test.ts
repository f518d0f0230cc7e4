import { describe, expect, it } from 'vitest'
import { signInMethodEmailsTo } from '../notifications/sign-in-method-emails.ts'
import { createTestApp } from '../support/index.ts'
import { countTries, createMember, withApp } from './factors.ts'
import { anAuthClient, errorCode, password } from './visitors.ts'

const { app, context, clock, db } = await createTestApp()
const auth = await anAuthClient(app, context)

describe('removeFactor', () => {
  it('requires the password; removing the last factor removes the recovery codes', async () => {
    const member = await withApp(await createMember(auth), clock)
    const remove = (more: object) => member.call('POST', `/v1/member-factors/${member.factorId}/remove`, more)
    expect(errorCode(await remove({ password: 'another' }))).toBe('VERIFICATION_FAILED')
    expect((await remove({ password })).json()).toEqual({})
    const listed = (await member.call('GET', '/v1/member-factors')).json()
    expect([listed.factors, listed.recoveryCodesLeft]).toEqual([[], 0])
    expect((await auth.login(member.email)).json().state).toBe('SUCCESS')
    expect(errorCode(await remove({ password }))).toBe('NOT_FOUND')
    const changes = (await signInMethodEmailsTo(db, member.email)).map(({ change }) => change)
    expect(changes).toEqual(['Two-step verification was turned on', 'Two-step verification was turned off'])
  })

  it('makes the member wait after ten wrong passwords', async () => {
    const member = await withApp(await createMember(auth), clock)
    const remove = (more: object) => member.call('POST', `/v1/member-factors/${member.factorId}/remove`, more)
    await remove({ factorCode: 'wrong' })
    await countTries(auth, 'member-confirm', 10)
    expect(errorCode(await remove({ password }))).toBe('THROTTLED_FEATURE')
  })
})
