import { describe, expect, it } from 'vitest'
import { signInMethodEmailsTo } from '../notifications/sign-in-method-emails.ts'
import { createTestApp } from '../support/index.ts'
import { codeAt, countTries, createMember, withApp } from './factors.ts'
import { anAuthClient, errorCode, errorData, password } from './visitors.ts'

const { app, context, clock, db } = await createTestApp()
const auth = await anAuthClient(app, context)

const startFactor = async (member: Awaited<ReturnType<typeof createMember>>, factorType: string) => {
  const { factorId, secret } = (await member.call('POST', '/v1/member-factors', { factorType, password })).json()
  const activate = (code: string) => member.call('POST', `/v1/member-factors/${factorId}/activate`, { code })
  return { secret, activate }
}

describe('activateFactor', () => {
  it('accepts an authenticator code, and returns ten recovery codes once', async () => {
    const member = await createMember(auth)
    const app = await startFactor(member, 'TOTP')
    expect(errorData(await app.activate('123'))).toEqual({ reason: 'BAD_CODE' })
    const { recoveryCodes } = (await app.activate(codeAt(app.secret, clock.now()))).json()
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(errorCode(await app.activate(codeAt(app.secret, clock.now())))).toBe('FACTOR_ALREADY_ACTIVE')
    const emails = await startFactor(member, 'EMAIL')
    expect((await emails.activate(await auth.codeFor(member.email))).json()).toEqual({ recoveryCodes: [] })
  })

  it('sends an email without secrets, once for each change', async () => {
    const member = await createMember(auth)
    const app = await startFactor(member, 'TOTP')
    await app.activate('123')
    const { recoveryCodes } = (await app.activate(codeAt(app.secret, clock.now()))).json()
    await app.activate('123')
    const [email, ...others] = await signInMethodEmailsTo(db, member.email)
    expect([email?.change, others]).toEqual(['Two-step verification was turned on', []])
    expect(email?.text).toContain('Authenticator app')
    for (const secret of [app.secret, ...recoveryCodes]) expect(email?.text).not.toContain(secret)
  })

  it('accepts at most five wrong emailed codes, and no expired one', async () => {
    const member = await createMember(auth)
    const emails = await startFactor(member, 'EMAIL')
    const code = await auth.codeFor(member.email)
    for (let round = 0; round < 5; round++) await emails.activate('wrong')
    expect(errorCode(await emails.activate(code))).toBe('VERIFICATION_FAILED')
    const late = await startFactor(member, 'EMAIL')
    const lateCode = await auth.codeFor(member.email)
    clock.advance({ minutes: 10 })
    expect(errorCode(await late.activate(lateCode))).toBe('VERIFICATION_FAILED')
  })

  it('allows at most twenty attempts an hour', async () => {
    const member = await createMember(auth)
    const app = await startFactor(member, 'TOTP')
    await app.activate('wrong')
    await countTries(auth, 'member-factor', 20)
    expect(errorCode(await app.activate('wrong'))).toBe('THROTTLED_FEATURE')
  })

  it('does not find factors of other members', async () => {
    const { factorId } = await withApp(await createMember(auth), clock)
    const other = await createMember(auth)
    expect(errorCode(await other.call('POST', `/v1/member-factors/${factorId}/activate`, { code: '1' }))).toBe(
      'NOT_FOUND',
    )
  })
})
