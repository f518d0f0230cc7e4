import { describe, expect, it } from 'vitest'
import { signInMethodEmailsTo } from '../notifications/sign-in-method-emails.ts'
import { createTestApp } from '../support/index.ts'
import { countTries, createMember, withApp } from './factors.ts'
import { anAuthClient, errorCode, password } from './visitors.ts'

const { app, context, clock, db } = await createTestApp()
const auth = await anAuthClient(app, context)
const url = '/v1/member-factors/recovery-codes'

describe('renewRecoveryCodes', () => {
  it('returns ten new codes; the old ones are invalid', async () => {
    const member = await withApp(await createMember(auth), clock)
    const { recoveryCodes } = (await member.call('POST', url, { password })).json()
    expect(recoveryCodes).toHaveLength(10)
    const email = (await signInMethodEmailsTo(db, member.email)).at(-1)
    expect(email?.change).toBe('New recovery codes were created')
    expect(email?.text).not.toContain(recoveryCodes[0])
    const show = async (code: string) => {
      const { stateToken } = (await auth.login(member.email)).json()
      return auth.send('POST', '/v2/RECOVERY_CODE/verify', { stateToken, recoveryCodeData: { code } })
    }
    expect(errorCode(await show(member.recoveryCodes[0] ?? ''))).toBe('VERIFICATION_FAILED')
    expect((await show(recoveryCodes[0])).json().state).toBe('SUCCESS')
  })

  it('sends at most twenty emails an hour to an address', async () => {
    const member = await withApp(await createMember(auth), clock)
    await countTries(auth, 'member-notice', 20)
    expect((await member.call('POST', url, { password })).statusCode).toBe(200)
    const changes = (await signInMethodEmailsTo(db, member.email)).map(({ change }) => change)
    expect(changes).toEqual(['Two-step verification was turned on'])
  })

  it('requires the password, and a factor that the codes replace', async () => {
    const member = await createMember(auth)
    expect(errorCode(await member.call('POST', url, { password }))).toBe('FACTOR_NOT_AVAILABLE')
    const locked = await withApp(member, clock)
    expect(errorCode(await locked.call('POST', url, {}))).toBe('VERIFICATION_FAILED')
    await countTries(auth, 'member-confirm', 10)
    expect(errorCode(await locked.call('POST', url, { password }))).toBe('THROTTLED_FEATURE')
  })
})
