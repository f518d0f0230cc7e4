import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { createMember, withApp } from './factors.ts'
import { anAuthClient, errorCode, errorData, password } from './visitors.ts'

const { app, context, clock } = await createTestApp()
const auth = await anAuthClient(app, context)

describe('startFactor', () => {
  it('returns the secret of an app as text, URI and QR code, and changes no sign-in yet', async () => {
    const member = await createMember(auth)
    const begun = (await member.call('POST', '/v1/member-factors', { factorType: 'TOTP', password })).json()
    const uri = new URL(begun.otpauthUri)
    expect([uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([begun.secret, 'Studio Verde'])
    expect(begun.qrCode).toMatch(/^<svg/)
    const again = (await member.call('POST', '/v1/member-factors', { factorType: 'TOTP', password })).json()
    expect(again.secret).not.toBe(begun.secret)
    expect((await member.call('GET', '/v1/member-factors')).json().factors).toHaveLength(1)
    expect((await auth.login(member.email)).json().state).toBe('SUCCESS')
  })

  it('requires the password or an authenticator code, and counts wrong ones', async () => {
    const member = await withApp(await createMember(auth), clock)
    const start = (more: object) => member.call('POST', '/v1/member-factors', { factorType: 'EMAIL', ...more })
    expect(errorData(await start({}))).toEqual({ reason: 'BAD_PASSWORD' })
    expect(errorData(await start({ factorCode: '12' }))).toEqual({ reason: 'BAD_CODE' })
    expect((await start({ factorCode: member.code() })).json().hint).toContain('@example.org')
    expect((await start({ factorCode: member.recoveryCodes[0] })).statusCode).toBe(200)
    for (let round = 0; round < 10; round++) expect(errorCode(await start({}))).toBe('VERIFICATION_FAILED')
    expect(errorCode(await start({ password }))).toBe('THROTTLED_FEATURE')
  })

  it('allows one of each kind, and none without a provider', async () => {
    const member = await withApp(await createMember(auth), clock)
    const start = (factorType: string, more = {}) =>
      member.call('POST', '/v1/member-factors', { factorType, password, ...more })
    expect(errorCode(await start('TOTP'))).toBe('FACTOR_ALREADY_ACTIVE')
    expect(errorCode(await start('SMS', { phone: '+41 79 123 45 67' }))).toBe('FACTOR_NOT_AVAILABLE')
    expect((await start('PUSH')).statusCode).toBe(400)
  })
})
