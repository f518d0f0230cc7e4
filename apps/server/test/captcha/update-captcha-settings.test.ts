import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signInCodes } from '@kalends/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { httpCaptcha } from '../../src/gateways/captcha.ts'
import { anAuthClient, errorCode, password } from '../authentication/visitors.ts'
import { createTestApp } from '../support/index.ts'

// A provider of captchas: it knows two secrets, and a token of each.
const requested: Record<string, string>[] = []
const provider = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    const sent = Object.fromEntries(new URLSearchParams(body))
    requested.push(sent)
    if (sent['response'] === 'silence') return
    if (sent['response'] === 'broken') return response.writeHead(500).end()
    const success = sent['response'] === `good for ${sent['secret']}`
    const score = sent['response'] === 'good for robots' ? 0.1 : undefined
    response.end(JSON.stringify({ success, score }))
  })
})
await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
const home = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})

const { app, context, db } = await createTestApp()
context.gateways.captcha = httpCaptcha({ RECAPTCHA: home, TURNSTILE: home }, 300)
const auth = await anAuthClient(app, context)
await auth.register('ada@example.org')
await auth.cheapen('ada@example.org')
const change = (settings: object) => auth.asOwner('PATCH', '/v1/captcha/settings', settings)
const login = (captchaTokens: object[]) =>
  auth.send('POST', '/v2/login', { loginId: { email: 'ada@example.org' }, password, captchaTokens })
const outside = {
  provider: 'RECAPTCHA',
  places: ['LOGIN'],
  visibleSiteKey: 'site-1',
  visibleSecret: 'visible-secret',
  invisibleSiteKey: 'site-2',
  invisibleSecret: 'robots',
}

describe('updateCaptchaSettings', () => {
  it('requires key and secret of an external provider, in pairs', async () => {
    for (const wrong of [
      { provider: 'RECAPTCHA', places: ['LOGIN'] },
      { ...outside, visibleSecret: null },
      { ...outside, invisibleSiteKey: ' ' },
    ]) {
      const answer = await change(wrong)
      expect([answer.statusCode, errorCode(answer)]).toEqual([400, 'INVALID_SETTINGS'])
    }
    expect((await change({ provider: 'SOMEBODY' })).statusCode).toBe(400)
  })

  it('stores secrets encrypted, returns none, and shows the keys to every page', async () => {
    const answer = await change(outside)
    expect(answer.json().settings).toEqual({
      provider: 'RECAPTCHA',
      places: ['LOGIN'],
      visibleSiteKey: 'site-1',
      invisibleSiteKey: 'site-2',
      hasVisibleSecret: true,
      hasInvisibleSecret: true,
    })
    const { site } = (await auth.send('GET', '/v1/sites/current')).json()
    expect(site.captcha).toEqual({
      provider: 'RECAPTCHA',
      places: ['LOGIN'],
      visibleSiteKey: 'site-1',
      invisibleSiteKey: 'site-2',
    })
    const stored = JSON.stringify([
      await db.selectFrom('captcha_settings').selectAll().execute(),
      await db.selectFrom('audit_entries').selectAll().execute(),
    ])
    expect(stored).not.toContain('visible-secret')
  })

  it('verifies with the secret that belongs to the token', async () => {
    expect((await login([{ Recaptcha: 'good for visible-secret' }])).json().state).toBe('SUCCESS')
    expect(requested.at(-1)).toMatchObject({ secret: 'visible-secret', remoteip: expect.stringMatching(/^10\./) })
    const both = { Recaptcha: 'bad', InvisibleRecaptcha: 'bad', recaptchaForClientSiteKey: { token: 'bad' } }
    expect(errorCode(await login([both]))).toBe(signInCodes.captchaFailed)
    expect(errorCode(await login([{ InvisibleRecaptcha: 'good for robots' }]))).toBe(signInCodes.captchaFailed)
    expect(
      (await login([{ ...both, recaptchaForClientSiteKey: { token: 'good for visible-secret' } }])).statusCode,
    ).toBe(200)
    await change({ provider: 'TURNSTILE', visibleSiteKey: 'site-3', visibleSecret: 'other' })
    expect((await login([{ InvisibleRecaptcha: 'good for other' }])).json().state).toBe('SUCCESS')
  })

  it('refuses everyone while the provider does not respond', async () => {
    expect(errorCode(await login([{ Recaptcha: 'silence' }]))).toBe(signInCodes.captchaFailed)
    expect(errorCode(await login([{ Recaptcha: 'broken' }]))).toBe(signInCodes.captchaFailed)
  })

  it('deletes the keys of the previous provider, and shows nothing once it is off', async () => {
    expect(errorCode(await change({ provider: 'RECAPTCHA' }))).toBe('INVALID_SETTINGS')
    const { settings } = (await change({ provider: 'ALTCHA', places: [] })).json()
    expect(settings).toMatchObject({ provider: 'ALTCHA', visibleSiteKey: null, hasVisibleSecret: false })
    expect((await auth.send('GET', '/v1/sites/current')).json().site.captcha).toBeNull()
  })
})
