import { signInCodes } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { signInMethodEmailsTo } from '../notifications/sign-in-method-emails.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode, readViolations } from './visitors.ts'

cheapHashes()
const { app, context, db, clock } = await createTestApp()
context.gateways.mail = inMemoryMail()
const auth = await anAuthClient(app, context)
const other = 'another good password'

const request = (email: string, more: object = {}) => auth.send('POST', '/v1/send-email', { email, ...more })
const recover = (recoveryToken: string, password: string | undefined = other) =>
  auth.send('POST', '/v1/recover', { recoveryToken, ...(password === undefined ? {} : { password }) })
const isSignedIn = async (token: string) =>
  (await auth.send('GET', '/v1/members/my', undefined, { as: token })).statusCode

describe('recover', () => {
  it('emails a link that sets the password once', async () => {
    await auth.register('ada@example.org')
    expect((await request('ADA@example.org')).json()).toEqual({})
    const token = await auth.linkFor('ada@example.org')
    const answer = await recover(token)
    expect(answer.json()).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      identity: { email: { isVerified: true } },
    })
    expect(errorCode(await auth.login('ada@example.org'))).toBe(signInCodes.wrongPassword)
    expect((await auth.login('ada@example.org', other)).json().state).toBe('SUCCESS')
    expect(await signInMethodEmailsTo(db, 'ada@example.org')).toMatchObject([{ change: 'Your password was changed' }])
    const again = await recover(token)
    expect([again.statusCode, errorCode(again)]).toEqual([400, 'INVALID_RECOVERY_TOKEN'])
  })

  it('expires after three hours; an unused link keeps the old password', async () => {
    await auth.register('late@example.org')
    await request('late@example.org')
    const token = await auth.linkFor('late@example.org')
    clock.advance({ hours: 3 })
    expect(errorCode(await recover(token))).toBe('INVALID_RECOVERY_TOKEN')
    expect((await auth.login('late@example.org')).json().state).toBe('SUCCESS')
  })

  it('voids the other links once one is used', async () => {
    await auth.register('links@example.org')
    await request('links@example.org')
    const first = await auth.linkFor('links@example.org')
    clock.advance({ minutes: 1 })
    await request('links@example.org')
    expect((await recover(await auth.linkFor('links@example.org'))).statusCode).toBe(200)
    expect(errorCode(await recover(first))).toBe('INVALID_RECOVERY_TOKEN')
  })

  it('ends all sessions immediately', async () => {
    await auth.register('thief@example.org')
    const attacker = await auth.enter('thief@example.org')
    expect(await isSignedIn(attacker.token)).toBe(200)
    const { sessionToken } = (await auth.login('thief@example.org')).json()
    await request('thief@example.org')
    await recover(await auth.linkFor('thief@example.org'))
    expect(await isSignedIn(attacker.token)).toBe(401)
    const refreshed = await app.inject({
      method: 'POST',
      url: '/oauth2/token',
      payload: { grantType: 'refresh_token', refreshToken: attacker.refresh },
    })
    expect(refreshed.statusCode).toBe(400)
    expect(errorCode(await auth.send('POST', '/v1/member-sessions', { sessionToken }))).toBe('INVALID_TOKEN')
  })

  it('verifies the address', async () => {
    const careful = await anAuthClient(app, context)
    await careful.policy({ requireEmailVerification: true })
    await careful.register('proof@example.org')
    await careful.send('POST', '/v1/send-email', { email: 'proof@example.org' })
    const recoveryToken = await careful.linkFor('proof@example.org')
    const answer = await careful.send('POST', '/v1/recover', { recoveryToken, password: other })
    expect(answer.json()).toMatchObject({ state: 'SUCCESS', identity: { status: { name: 'ACTIVE' } } })
  })

  it('refuses a weak password, and keeps the link valid', async () => {
    await auth.register('weak@example.org')
    await request('weak@example.org')
    const token = await auth.linkFor('weak@example.org')
    for (const word of ['short', '', undefined]) {
      const answer = await auth.send('POST', '/v1/recover', {
        recoveryToken: token,
        ...(word === undefined ? {} : { password: word }),
      })
      expect(readViolations(answer)[0]).toMatchObject({ field: 'password', data: { type: 'PASSWORD' } })
    }
    expect((await recover(token)).statusCode).toBe(200)
  })

  it('stores the link only as a hash, and accepts none of another business', async () => {
    await auth.register('kept@example.org')
    await request('kept@example.org')
    const token = await auth.linkFor('kept@example.org')
    const rows = await db.selectFrom('recovery_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
    const elsewhere = await anAuthClient(app, context)
    expect(errorCode(await elsewhere.send('POST', '/v1/recover', { recoveryToken: token, password: other }))).toBe(
      'INVALID_RECOVERY_TOKEN',
    )
    for (const nonsense of ['', 'nonsense']) expect(errorCode(await recover(nonsense))).toBe('INVALID_RECOVERY_TOKEN')
  })
})
