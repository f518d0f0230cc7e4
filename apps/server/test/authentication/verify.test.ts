import { describe, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { createTestApp } from '../support/index.ts'
import { countTries, createMember, readChallenge, withApp, withEmails, withPasskey } from './factors.ts'
import { anAuthClient, errorCode, errorData, password, readViolations } from './visitors.ts'

const { app, context, db, clock } = await createTestApp()
context.gateways.mail = inMemoryMail()
const auth = await anAuthClient(app, context)
const member = await withApp(await createMember(auth), clock)

const begin = async (who: { email: string } = member, cookie?: string) =>
  auth.login(who.email, password, cookie ? { cookie } : {})
const createStateToken = async (who: { email: string } = member): Promise<string> =>
  (await begin(who)).json().stateToken
const verify = (type: string, payload: object, by = {}) => auth.send('POST', `/v2/${type}/verify`, payload, by)
const verifyTotp = (code: string, stateToken: string, more = {}) =>
  verify('TOTP', { stateToken, totpData: { code }, ...more })
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000')

describe('verify', () => {
  it('is required after the password, and no profile data is returned before', async () => {
    const answer = await begin()
    expect(answer.json()).toMatchObject({ state: 'UNKNOWN_STATE', stateToken: expect.any(String) })
    expect(answer.json().sessionToken ?? null).toBeNull()
    expect(answer.json().identity.identityProfile ?? null).toBeNull()
    expect(readChallenge(answer)).toEqual({ factorTypes: ['TOTP', 'RECOVERY_CODE'], factorType: 'TOTP' })
  })

  it('accepts an authenticator code once', async () => {
    const code = member.code()
    const right = await verifyTotp(code, await createStateToken())
    expect(right.json()).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) })
    expect(right.json().identity.factors).toEqual([{ factorId: member.factorId, type: 'TOTP', status: 'ACTIVE' }])
    const again = await verifyTotp(code, await createStateToken())
    expect([again.statusCode, errorCode(again), errorData(again)]).toEqual([
      400,
      'VERIFICATION_FAILED',
      { reason: 'BAD_CODE' },
    ])
    clock.advance({ minutes: 2 })
  })

  it('ends the sign-in after five wrong codes', async () => {
    const stateToken = await createStateToken()
    for (let round = 0; round < 5; round++) {
      expect(errorCode(await verifyTotp(wrongCode(member.code()), stateToken))).toBe('VERIFICATION_FAILED')
    }
    const right = await verifyTotp(member.code(), stateToken)
    expect([right.statusCode, errorCode(right)]).toEqual([428, 'NO_ACTIVE_CHALLENGE'])
    clock.advance({ minutes: 60 })
  })

  it('limits attempts across new sign-ins', async () => {
    const guessed = await withApp(await createMember(auth), clock)
    const guessCode = async () =>
      errorCode(await verifyTotp(wrongCode(guessed.code()), await createStateToken(guessed)))
    expect([await guessCode(), await guessCode()]).toEqual(['VERIFICATION_FAILED', 'VERIFICATION_FAILED'])
    await countTries(auth, 'member-factor', 19)
    expect([await guessCode(), await guessCode()]).toEqual(['VERIFICATION_FAILED', 'THROTTLED_FEATURE'])
    clock.advance({ minutes: 60 })
  })

  it('accepts a recovery code once, in any spelling', async () => {
    const [code = ''] = member.recoveryCodes
    const show = async () =>
      verify('RECOVERY_CODE', {
        stateToken: await createStateToken(),
        recoveryCodeData: { code: code.toUpperCase().replaceAll('-', ' ') },
      })
    expect((await show()).json().state).toBe('SUCCESS')
    expect(errorData(await show())).toEqual({ reason: 'BAD_CODE' })
  })

  it('accepts the emailed code that the sign-in sent', async () => {
    const reader = await withEmails(auth, await createMember(auth), clock)
    const answer = await begin(reader)
    expect(readChallenge(answer)).toMatchObject({ factorType: 'EMAIL', hint: `${reader.email[0]}•••@example.org` })
    const { stateToken } = answer.json()
    const code = await auth.codeFor(reader.email)
    const wrong = await verify('EMAIL', { stateToken, emailData: { code: wrongCode(code) } })
    expect(errorData(wrong)).toEqual({ reason: 'BAD_CODE' })
    expect((await verify('EMAIL', { stateToken, emailData: { code } })).json().state).toBe('SUCCESS')
  })

  it('says if the email was never sent', async () => {
    const reader = await withEmails(auth, await createMember(auth), clock)
    const stateToken = await createStateToken(reader)
    const code = await auth.codeFor(reader.email)
    await db
      .updateTable('messages')
      .set({ status: 'FAILED', secrets: null, secrets_expire_at: null })
      .where('recipient', '=', reader.email)
      .execute()
    const wrong = await verify('EMAIL', { stateToken, emailData: { code: wrongCode(code) } })
    expect(errorData(wrong)).toEqual({ reason: 'SEND_CODE_ERROR' })
  })

  it('accepts a passkey instead of the app', async () => {
    const holder = await withApp(await createMember(auth), clock)
    const { device } = await withPasskey(holder)
    const stateToken = await createStateToken(holder)
    const request = () => auth.send('POST', '/v1/member-factors/challenge', { stateToken, factorType: 'WEBAUTHN' })
    const show = (challenge: { challengeId?: string }, credential: string) =>
      verify('WEBAUTHN', { stateToken, webauthnData: { challengeId: challenge.challengeId, credential } })
    const first = readChallenge(await request())
    expect(errorData(await show(first, '{"id":"x"}'))).toEqual({ reason: 'BAD_PASSKEY' })
    expect(errorCode(await show(first, device.get(first.options ?? '')))).toBe('NO_ACTIVE_CHALLENGE')
    const second = readChallenge(await request())
    expect((await show(second, device.get(second.options ?? '', { verifies: false }))).json().state).toBe('SUCCESS')
  })

  it('remembers a browser for thirty days, for this member, until the password changes', async () => {
    const stored = await withApp(await createMember(auth), clock)
    const answer = await verifyTotp(stored.code(), await createStateToken(stored), { rememberThisDevice: true })
    const cookie = answer.cookies.find(({ name }) => name === 'kalends_remembered')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 30 * 24 * 3600 })
    const device = `kalends_remembered=${cookie?.value}`
    expect((await begin(stored, device)).json().state).toBe('SUCCESS')
    expect((await begin(member, device)).json().state).toBe('UNKNOWN_STATE')
    const rows = await db.selectFrom('remembered_devices').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(cookie?.value)
    clock.advance({ days: 30 })
    expect((await begin(stored, device)).json().state).toBe('UNKNOWN_STATE')
  })

  it.each(['/v2/change-password', '/v1/member-sessions/end-others'])('forgets browsers after %s', async (url) => {
    const stored = await withApp(await createMember(auth), clock)
    const answer = await verifyTotp(stored.code(), await createStateToken(stored), { rememberThisDevice: true })
    const device = `kalends_remembered=${answer.cookies.find(({ name }) => name === 'kalends_remembered')?.value}`
    await stored.call('POST', url, url.endsWith('password') ? { currentPassword: password, newPassword: password } : {})
    expect((await begin(stored, device)).json().state).toBe('UNKNOWN_STATE')
  })

  it('is required after a password reset too', async () => {
    await auth.send('POST', '/v1/send-email', { email: member.email })
    const recoveryToken = await auth.linkFor(member.email)
    const answer = await auth.send('POST', '/v1/recover', { recoveryToken, password })
    expect(answer.json().state).toBe('UNKNOWN_STATE')
    await auth.cheapen(member.email)
  })

  it('does not keep factors of an account that never verified its address', async () => {
    const squatter = await withApp(await createMember(auth), clock)
    await withPasskey(squatter)
    await db
      .updateTable('members')
      .set({ login_email_verified_at: null })
      .where('login_email', '=', squatter.email)
      .execute()
    await auth.send('POST', '/v1/send-email', { email: squatter.email })
    const recoveryToken = await auth.linkFor(squatter.email)
    const answer = await auth.send('POST', '/v1/recover', { recoveryToken, password })
    expect(answer.json()).toMatchObject({ state: 'SUCCESS', identity: { factors: [] } })
  })

  it('is required after the email is verified and the business has approved', async () => {
    const late = await withApp(await createMember(auth), clock)
    await db
      .updateTable('members')
      .set({ status: 'PENDING', awaits_verification: true })
      .where('login_email', '=', late.email)
      .execute()
    const { state, stateToken } = (await begin(late)).json()
    expect(state).toBe('REQUIRE_EMAIL_VERIFICATION')
    expect((await auth.verify(await auth.codeFor(late.email), stateToken)).json().state).toBe('UNKNOWN_STATE')
  })

  it('is not required for members that a trusted caller vouches for', async () => {
    const answer = await auth.asOwner('POST', '/v2/sign-on', { loginId: { email: member.email } })
    expect(answer.json().sessionToken).toEqual(expect.any(String))
  })

  it('requires the data of its factor and no other', async () => {
    const stateToken = await createStateToken()
    const code = '123456'
    const listFields = async (type: string, payload: object) =>
      readViolations(await verify(type, payload)).map(({ field }) => field)
    expect(await listFields('TOTP', { stateToken })).toEqual(['totpData'])
    expect(await listFields('TOTP', { stateToken, totpData: {} })).toEqual(['totpData.code'])
    expect(await listFields('TOTP', { stateToken, emailData: { code } })).toEqual(['emailData', 'totpData'])
    expect(await listFields('TOTP', { stateToken, totpData: { code }, smsData: { code } })).toEqual(['smsData'])
    expect(await listFields('WEBAUTHN', { stateToken, webauthnData: { credential: '{}' } })).toEqual([
      'webauthnData.challengeId',
    ])
    expect(await listFields('TOTP', { totpData: { code } })).toEqual(['stateToken'])
    expect((await verify('SECRET', { stateToken, totpData: { code } })).statusCode).toBe(400)
  })

  it.each([
    ['PUSH', { pushData: { transactionId: 'x' } }],
    ['SMS', { smsData: { code: '123456' } }],
    ['CALL', { callData: { code: '123456' } }],
    ['PASSWORD', { passwordData: { password } }],
    ['EMAIL', { emailData: { code: '123456' } }],
  ])('refuses %s if there is no provider, or the member has none', async (type, data) => {
    const answer = await verify(type, { stateToken: await createStateToken(), ...data })
    expect([answer.statusCode, errorCode(answer)]).toEqual([428, 'FACTOR_NOT_AVAILABLE'])
  })

  it('requires a pending sign-in', async () => {
    const other = await anAuthClient(app, context)
    const stateToken = await createStateToken()
    for (const answer of [
      await verifyTotp(member.code(), 'nonsense'),
      await other.send('POST', '/v2/TOTP/verify', { stateToken, totpData: { code: member.code() } }),
    ])
      expect([answer.statusCode, errorCode(answer)]).toEqual([428, 'NO_ACTIVE_CHALLENGE'])
    clock.advance({ minutes: 30 })
    expect(errorCode(await verifyTotp(member.code(), stateToken))).toBe('NO_ACTIVE_CHALLENGE')
  })
})
