import { describe, expect, it } from 'vitest'
import { registerOauthClient } from '../../src/features/identity/index.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { codeAt, createMember, withApp, withEmails } from './factors.ts'
import { anAuthClient, errorCode } from './visitors.ts'

cheapHashes()
const { app, context, db, clock } = await createTestApp()
const auth = await anAuthClient(app, context)

const request = (email: string, more: object = {}, address?: string) =>
  auth.send('POST', '/v1/send-email', { email, ...more }, address ? { address } : {})

describe('sendRecoveryEmail', () => {
  it('returns the same for an unknown address, and sends nothing', async () => {
    const answer = await request('nobody@example.org')
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect(await auth.emailsTo('nobody@example.org')).toEqual([])
  })

  it('silently skips blocked members', async () => {
    await auth.register('blocked@example.org')
    await db
      .updateTable('members')
      .set({ status: 'BLOCKED' })
      .where('login_email', '=', 'blocked@example.org')
      .execute()
    expect((await request('blocked@example.org')).statusCode).toBe(200)
    expect(await auth.emailsTo('blocked@example.org')).toEqual([])
  })

  it('emails one address at most five links an hour per network, an IPv6 /64 as one', async () => {
    await auth.register('bombed@example.org')
    clock.advance({ hours: 2 })
    for (let round = 0; round < 8; round++)
      expect((await request('bombed@example.org', {}, `2001:db8:9:1::${round}`)).statusCode).toBe(200)
    expect(await auth.emailsTo('bombed@example.org')).toHaveLength(5)
  })

  it('lets no stranger exhaust the member’s links or second factors', async () => {
    const member = await withEmails(auth, await createMember(auth), clock)
    const { email } = member
    clock.advance({ hours: 2 })
    const linksTo = async () => (await auth.emailsTo(email)).filter(({ kind }) => kind === 'password-link').length
    for (let round = 0; round < 12; round++) await request(email, {}, '10.66.0.1')
    expect(await linksTo()).toBe(5)
    await request(email, {}, '10.77.0.1')
    expect(await linksTo()).toBe(6)
    const codesTo = async () => (await auth.emailsTo(email)).filter(({ kind }) => kind === 'sign-in-code').length
    const before = await codesTo()
    expect((await auth.login(email, undefined, { address: '10.66.0.1' })).json().state).toBe('UNKNOWN_STATE')
    expect(await codesTo()).toBe(before + 1)
  })

  it('emails one address at most thirty links an hour in total', async () => {
    await auth.register('everywhere@example.org')
    clock.advance({ hours: 2 })
    for (let round = 0; round < 40; round++) await request('everywhere@example.org', {}, `10.88.${round}.1`)
    expect(await auth.emailsTo('everywhere@example.org')).toHaveLength(30)
  })

  it('emails half of them for one wider network, an IPv6 /48 or an IPv4 /24', async () => {
    for (const [email, addressFor] of [
      ['wide-6@example.org', (round: number) => `2001:db8:7:${round}::1`],
      ['wide-4@example.org', (round: number) => `10.89.0.${round}`],
    ] as const) {
      await auth.register(email)
      clock.advance({ hours: 2 })
      for (let round = 0; round < 20; round++) await request(email, {}, addressFor(round))
      expect(await auth.emailsTo(email)).toHaveLength(15)
      await request(email, {}, '10.90.0.1')
      expect(await auth.emailsTo(email)).toHaveLength(16)
    }
  })

  it('reserves five for a browser the member signed in with', async () => {
    const email = 'known@example.org'
    await auth.register(email)
    const { sessionToken } = (await auth.login(email)).json()
    const entered = await auth.send('POST', '/v1/member-sessions', { sessionToken })
    const mark = entered.cookies.find(({ name }) => name === 'kalends_member_device')
    const cookie = `kalends_member_device=${mark?.value}`
    const fromBrowser = (url: string, sent: string) => auth.send('POST', url, { email }, { cookie: sent })
    for (const [url, kind] of [
      ['/v1/send-email', 'password-link'],
      ['/v1/mailed-sign-ins', 'sign-in-code'],
    ] as const) {
      const count = async () => (await auth.emailsTo(email)).filter((message) => message.kind === kind).length
      for (let round = 0; round < 35; round++) await auth.send('POST', url, { email }, { address: `10.91.${round}.1` })
      expect(await count()).toBe(30)
      await fromBrowser(url, 'kalends_member_device=forged')
      expect(await count()).toBe(30)
      for (let round = 0; round < 7; round++) await fromBrowser(url, cookie)
      expect(await count()).toBe(35)
    }
  })

  it('redirects only to registered URLs of the client', async () => {
    const site = { siteId: auth.siteId, name: 'Shop' }
    const { clientId } = await registerOauthClient(context, { ...site, redirectUris: ['https://shop.example/back'] })
    await auth.register('back@example.org')
    const redirect = (url: string, id: string | undefined = clientId) =>
      request('back@example.org', { redirect: { url, clientId: id } })
    for (const answer of [
      await redirect('https://evil.example/back'),
      await redirect('javascript:alert(1)'),
      await redirect('https://shop.example@evil.example/'),
      await redirect('https://shop.example/back', '5f0e7f8c-0000-4000-8000-00000000dead'),
      await request('back@example.org', { redirect: { url: 'https://shop.example/back' } }),
    ]) {
      expect([answer.statusCode, errorCode(answer)]).toEqual([403, 'CALLBACK_URL_NOT_ALLOWED'])
    }
    expect((await redirect('https://shop.example/welcome')).statusCode).toBe(200)
    const [recoveryToken, password] = [await auth.linkFor('back@example.org'), 'another good password']
    const answer = await auth.send('POST', '/v1/recover', { recoveryToken, password })
    expect(answer.json().additionalData).toEqual({ returnUrl: { strValue: 'https://shop.example/welcome' } })
  })

  it('still redirects after a second factor was verified', async () => {
    const site = { siteId: auth.siteId, name: 'Shop' }
    const { clientId } = await registerOauthClient(context, { ...site, redirectUris: ['https://shop.example/back'] })
    const { email, secret } = await withApp(await createMember(auth), clock)
    await request(email, { redirect: { url: 'https://shop.example/welcome', clientId } })
    const body = { recoveryToken: await auth.linkFor(email), password: 'another good password' }
    const { state, stateToken } = (await auth.send('POST', '/v1/recover', body)).json()
    expect(state).toBe('UNKNOWN_STATE')
    const shown = { stateToken, totpData: { code: codeAt(secret, clock.now()) } }
    expect((await auth.send('POST', '/v2/TOTP/verify', shown)).json()).toMatchObject({
      state: 'SUCCESS',
      additionalData: { returnUrl: { strValue: 'https://shop.example/welcome' } },
    })
  })

  it('uses the requested language', async () => {
    await auth.register('shalom@example.org')
    await request('shalom@example.org', { language: 'he' })
    expect((await auth.emailsTo('shalom@example.org')).at(-1)?.language).toBe('he')
  })
})
