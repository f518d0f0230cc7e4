import { describe, expect, it } from 'vitest'
import { inMemoryTexts } from '../../src/gateways/texts.ts'
import { createTestApp } from '../support/index.ts'
import { createMember, readChallenge, withApp, withEmails } from './factors.ts'
import { anAuthClient, errorCode, errorData, password } from './visitors.ts'

const { app, context, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const request = (stateToken: string, factorType: string) =>
  auth.send('POST', '/v1/member-factors/challenge', { stateToken, factorType })

describe('challengeFactor', () => {
  it('emails another code after half a minute, within the limit of an address', async () => {
    const member = await withApp(await withEmails(auth, await createMember(auth), clock), clock)
    const { stateToken } = (await auth.login(member.email)).json()
    const answer = await request(stateToken, 'EMAIL')
    expect(readChallenge(answer)).toMatchObject({ factorType: 'EMAIL', hint: `${member.email[0]}•••@example.org` })
    const first = await auth.codeFor(member.email)
    const soon = await request(stateToken, 'EMAIL')
    expect([errorCode(soon), errorData(soon)]).toEqual(['THROTTLED_FEATURE', { retryAfterSeconds: 30 }])
    clock.advance({ minutes: 1 })
    await request(stateToken, 'EMAIL')
    const show = (code: string) => auth.send('POST', '/v2/EMAIL/verify', { stateToken, emailData: { code } })
    expect(errorCode(await show(first))).toBe('VERIFICATION_FAILED')
    expect((await show(await auth.codeFor(member.email))).json().state).toBe('SUCCESS')
  })

  it('texts a code if there is a provider', async () => {
    const texts = inMemoryTexts()
    context.gateways.texts = texts
    const member = await createMember(auth)
    const start = { factorType: 'SMS', phone: '+41 79 123 45 67', password }
    texts.failNext.push(new Error('no line'))
    expect(errorData(await member.call('POST', '/v1/member-factors', start))).toEqual({ reason: 'SEND_CODE_ERROR' })
    expect((await member.call('POST', '/v1/member-factors', { ...start, phone: '' })).statusCode).toBe(400)
    const { factorId, hint } = (await member.call('POST', '/v1/member-factors', start)).json()
    expect(hint).toBe('•••• 67')
    const sent = () => /\d{6}/.exec(texts.sent.at(-1)?.text ?? '')?.[0] ?? ''
    await member.call('POST', `/v1/member-factors/${factorId}/activate`, { code: sent() })
    const { stateToken } = (await auth.login(member.email)).json()
    const show = (type: string, data: object) => auth.send('POST', `/v2/${type}/verify`, { stateToken, ...data })
    expect(errorCode(await show('SMS', { smsData: { code: sent() } }))).toBe('NO_ACTIVE_CHALLENGE')
    expect(readChallenge(await request(stateToken, 'SMS')).hint).toBe('•••• 67')
    expect(texts.sent.at(-1)).toMatchObject({ by: 'SMS', to: '+41 79 123 45 67' })
    expect((await show('SMS', { smsData: { code: sent() } })).json().state).toBe('SUCCESS')
    const again = (await auth.login(member.email)).json().stateToken
    texts.failNext.push(new Error('no line'))
    expect(errorData(await request(again, 'SMS'))).toEqual({ reason: 'SEND_CODE_ERROR' })
    context.gateways.texts = undefined
    expect(errorCode(await auth.send('POST', '/v2/SMS/verify', { stateToken: again, smsData: { code: '1' } }))).toBe(
      'FACTOR_NOT_AVAILABLE',
    )
  })

  it('limits texts per number, network, business and installation', async () => {
    const texts = inMemoryTexts()
    context.gateways.texts = texts
    let numbers = 0
    const start = async (phone: string, address: string) => {
      const member = await createMember(auth)
      const body = { factorType: 'SMS', phone, password }
      return auth.send('POST', '/v1/member-factors', body, { as: member.token, address })
    }
    const another = () => `+41 79 000 00 ${String(++numbers).padStart(2, '0')}`
    const limitTo = (limits: object) =>
      context.db.updateTable('sites').set(limits).where('id', '=', auth.siteId).execute()
    await limitTo({ max_texts_per_number: 2, max_texts_per_network: 3 })
    expect((await start('+41 79 555 55 55', '10.30.0.1')).statusCode).toBe(200)
    expect((await start('+41795555555', '10.30.0.2')).statusCode).toBe(200)
    const refused = await start('+41 79-555-55-55', '10.30.0.3')
    expect(refused.statusCode).toBe(429)
    for (const spelling of ['0041 79 555 55 55', '41795555555', '+41 (0) 79 555 55 55', '+410795555555'])
      expect([spelling, (await start(spelling, '10.30.0.3')).statusCode]).toEqual([spelling, 429])
    expect(refused.json().details.applicationError).toMatchObject({
      code: 'THROTTLED_FEATURE',
      description: 'Too many codes were sent to this phone. Try again later, or use another way to sign in.',
    })
    for (let round = 0; round < 3; round += 1)
      expect((await start(another(), `2001:db8:30:1::${round}`)).statusCode).toBe(200)
    expect((await start(another(), '2001:db8:30:1::9')).statusCode).toBe(429)
    const sent = texts.sent.length
    await context.db.deleteFrom('rate_limits').execute()
    await limitTo({ max_texts_per_network: 100, max_texts_per_day: 2 })
    const onDay = []
    for (let round = 0; round < 4; round += 1) onDay.push((await start(another(), `10.31.0.${round}`)).statusCode)
    expect(onDay).toEqual([200, 200, 429, 429])
    expect(texts.sent).toHaveLength(sent + 2)
    await context.db.deleteFrom('rate_limits').execute()
    await limitTo({ max_texts_per_day: 1000, max_texts_per_network: 10_000 })
    const site_id = '00000000-0000-0000-0000-000000000000'
    const spent = { hits: context.config.textsPerDay, window_started_at: new Date(clock.now()) }
    await context.db
      .insertInto('rate_limits')
      .values({ site_id, key: 'text-installation', ...spent })
      .execute()
    expect((await start(another(), '10.32.0.1')).statusCode).toBe(429)
    context.gateways.texts = undefined
    await context.db.deleteFrom('rate_limits').execute()
  })

  it('requires a pending sign-in and a factor of the member', async () => {
    const member = await withApp(await createMember(auth), clock)
    const { stateToken } = (await auth.login(member.email)).json()
    expect(errorCode(await request('nonsense', 'TOTP'))).toBe('NO_ACTIVE_CHALLENGE')
    for (const type of ['EMAIL', 'SMS', 'WEBAUTHN'])
      expect(errorCode(await request(stateToken, type))).toBe('FACTOR_NOT_AVAILABLE')
    expect(readChallenge(await request(stateToken, 'RECOVERY_CODE')).factorType).toBe('RECOVERY_CODE')
  })
})
