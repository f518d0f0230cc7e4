import { describe, expect, it } from 'vitest'
import { createOauthClient } from '../../src/features/identity/index.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, codeAt, withApp, withLetters } from './factors.ts'
import { aDoor, codeOf } from './visitors.ts'

cheapHashes()
const { app, context, db, clock } = await createTestApp()
const door = await aDoor(app, context)

const ask = (email: string, more: object = {}, address?: string) =>
  door.send('POST', '/v1/send-email', { email, ...more }, address ? { address } : {})

describe('sendRecoveryEmail', () => {
  it('says the same of an address nobody has, and writes to nobody', async () => {
    const answer = await ask('nobody@example.org')
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect(await door.lettersTo('nobody@example.org')).toEqual([])
  })

  it('leaves blocked members out without a word', async () => {
    await door.register('blocked@example.org')
    await db
      .updateTable('members')
      .set({ status: 'BLOCKED' })
      .where('login_email', '=', 'blocked@example.org')
      .execute()
    expect((await ask('blocked@example.org')).statusCode).toBe(200)
    expect(await door.lettersTo('blocked@example.org')).toEqual([])
  })

  it('mails one address no more than five links in an hour for one network, an IPv6 /64 as one', async () => {
    await door.register('bombed@example.org')
    clock.advance({ hours: 2 })
    for (let round = 0; round < 8; round++)
      expect((await ask('bombed@example.org', {}, `2001:db8:9:1::${round}`)).statusCode).toBe(200)
    expect(await door.lettersTo('bombed@example.org')).toHaveLength(5)
  })

  it('lets no stranger use up the links of the member, or their second factors', async () => {
    const member = await withLetters(door, await aMember(door), clock)
    const { email } = member
    clock.advance({ hours: 2 })
    const linksTo = async () => (await door.lettersTo(email)).filter(({ kind }) => kind === 'password-link').length
    for (let round = 0; round < 12; round++) await ask(email, {}, '10.66.0.1')
    expect(await linksTo()).toBe(5)
    await ask(email, {}, '10.77.0.1')
    expect(await linksTo()).toBe(6)
    const codesTo = async () => (await door.lettersTo(email)).filter(({ kind }) => kind === 'sign-in-code').length
    const before = await codesTo()
    expect((await door.login(email, undefined, { address: '10.66.0.1' })).json().state).toBe('UNKNOWN_STATE')
    expect(await codesTo()).toBe(before + 1)
  })

  it('mails one address thirty links in an hour in all, whatever networks ask', async () => {
    await door.register('everywhere@example.org')
    clock.advance({ hours: 2 })
    for (let round = 0; round < 40; round++) await ask('everywhere@example.org', {}, `10.88.${round}.1`)
    expect(await door.lettersTo('everywhere@example.org')).toHaveLength(30)
  })

  it('returns only to addresses the client has registered', async () => {
    const site = { siteId: door.siteId, name: 'Shop' }
    const { clientId } = await createOauthClient(context, { ...site, redirectUris: ['https://shop.example/back'] })
    await door.register('back@example.org')
    const redirect = (url: string, id: string | undefined = clientId) =>
      ask('back@example.org', { redirect: { url, clientId: id } })
    for (const answer of [
      await redirect('https://evil.example/back'),
      await redirect('javascript:alert(1)'),
      await redirect('https://shop.example@evil.example/'),
      await redirect('https://shop.example/back', '5f0e7f8c-0000-4000-8000-00000000dead'),
      await ask('back@example.org', { redirect: { url: 'https://shop.example/back' } }),
    ]) {
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'CALLBACK_URL_NOT_ALLOWED'])
    }
    expect((await redirect('https://shop.example/welcome')).statusCode).toBe(200)
    const [recoveryToken, password] = [await door.linkFor('back@example.org'), 'another good password']
    const answer = await door.send('POST', '/v1/recover', { recoveryToken, password })
    expect(answer.json().additionalData).toEqual({ returnUrl: { strValue: 'https://shop.example/welcome' } })
  })

  it('still leads there once a second factor was shown', async () => {
    const site = { siteId: door.siteId, name: 'Shop' }
    const { clientId } = await createOauthClient(context, { ...site, redirectUris: ['https://shop.example/back'] })
    const { email, secret } = await withApp(await aMember(door), clock)
    await ask(email, { redirect: { url: 'https://shop.example/welcome', clientId } })
    const body = { recoveryToken: await door.linkFor(email), password: 'another good password' }
    const { state, stateToken } = (await door.send('POST', '/v1/recover', body)).json()
    expect(state).toBe('UNKNOWN_STATE')
    const shown = { stateToken, totpData: { code: codeAt(secret, clock.now()) } }
    expect((await door.send('POST', '/v2/TOTP/verify', shown)).json()).toMatchObject({
      state: 'SUCCESS',
      additionalData: { returnUrl: { strValue: 'https://shop.example/welcome' } },
    })
  })

  it('writes in the language that was asked for', async () => {
    await door.register('shalom@example.org')
    await ask('shalom@example.org', { language: 'he' })
    expect((await door.lettersTo('shalom@example.org')).at(-1)?.language).toBe('he')
  })
})
