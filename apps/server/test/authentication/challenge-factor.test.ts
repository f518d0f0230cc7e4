import { describe, expect, it } from 'vitest'
import { rememberedTexts } from '../../src/gateways/texts.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, challengeOf, withApp, withLetters } from './factors.ts'
import { aDoor, codeOf, dataOf, password } from './visitors.ts'

const { app, context, clock } = await createTestApp()
const door = await aDoor(app, context)
const ask = (stateToken: string, factorType: string) =>
  door.send('POST', '/v1/member-factors/challenge', { stateToken, factorType })

describe('challengeFactor', () => {
  it('mails another code half a minute later, and no more than an address may get', async () => {
    const member = await withApp(await withLetters(door, await aMember(door), clock), clock)
    const { stateToken } = (await door.login(member.email)).json()
    const answer = await ask(stateToken, 'EMAIL')
    expect(challengeOf(answer)).toMatchObject({ factorType: 'EMAIL', hint: `${member.email[0]}•••@example.org` })
    const first = await door.codeFor(member.email)
    const soon = await ask(stateToken, 'EMAIL')
    expect([codeOf(soon), dataOf(soon)]).toEqual(['THROTTLED_FEATURE', { retryAfterSeconds: 30 }])
    clock.advance({ minutes: 1 })
    await ask(stateToken, 'EMAIL')
    const show = (code: string) => door.send('POST', '/v2/EMAIL/verify', { stateToken, emailData: { code } })
    expect(codeOf(await show(first))).toBe('VERIFICATION_FAILED')
    expect((await show(await door.codeFor(member.email))).json().state).toBe('SUCCESS')
  })

  it('sends a code to a telephone where there is a provider', async () => {
    const texts = rememberedTexts()
    context.gateways.texts = texts
    const member = await aMember(door)
    const start = { factorType: 'SMS', phone: '+41 79 123 45 67', password }
    texts.failNext.push(new Error('no line'))
    expect(dataOf(await member.call('POST', '/v1/member-factors', start))).toEqual({ reason: 'SEND_CODE_ERROR' })
    expect((await member.call('POST', '/v1/member-factors', { ...start, phone: '' })).statusCode).toBe(400)
    const { factorId, hint } = (await member.call('POST', '/v1/member-factors', start)).json()
    expect(hint).toBe('•••• 67')
    const sent = () => /\d{6}/.exec(texts.sent.at(-1)?.text ?? '')?.[0] ?? ''
    await member.call('POST', `/v1/member-factors/${factorId}/activate`, { code: sent() })
    const { stateToken } = (await door.login(member.email)).json()
    const show = (type: string, data: object) => door.send('POST', `/v2/${type}/verify`, { stateToken, ...data })
    expect(codeOf(await show('SMS', { smsData: { code: sent() } }))).toBe('NO_ACTIVE_CHALLENGE')
    expect(challengeOf(await ask(stateToken, 'SMS')).hint).toBe('•••• 67')
    expect(texts.sent.at(-1)).toMatchObject({ by: 'SMS', to: '+41 79 123 45 67' })
    expect((await show('SMS', { smsData: { code: sent() } })).json().state).toBe('SUCCESS')
    const again = (await door.login(member.email)).json().stateToken
    texts.failNext.push(new Error('no line'))
    expect(dataOf(await ask(again, 'SMS'))).toEqual({ reason: 'SEND_CODE_ERROR' })
    context.gateways.texts = undefined
    expect(codeOf(await door.send('POST', '/v2/SMS/verify', { stateToken: again, smsData: { code: '1' } }))).toBe(
      'FACTOR_NOT_AVAILABLE',
    )
  })

  it('wants a sign-in under way and a factor of the member', async () => {
    const member = await withApp(await aMember(door), clock)
    const { stateToken } = (await door.login(member.email)).json()
    expect(codeOf(await ask('nonsense', 'TOTP'))).toBe('NO_ACTIVE_CHALLENGE')
    for (const type of ['EMAIL', 'SMS', 'WEBAUTHN'])
      expect(codeOf(await ask(stateToken, type))).toBe('FACTOR_NOT_AVAILABLE')
    expect(challengeOf(await ask(stateToken, 'RECOVERY_CODE')).factorType).toBe('RECOVERY_CODE')
  })
})
