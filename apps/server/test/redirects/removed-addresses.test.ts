import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { anAuthClient, password } from '../authentication/visitors.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { aBrowser, createFrontEnd, followLink, redirectLocation } from './front-end.ts'

cheapHashes()
const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)
const shop = await createFrontEnd(app, context, auth.siteId)

const register = async (redirectUris: string[]) =>
  expect(
    (await auth.asOwner('PATCH', `/v1/oauth-clients/${shop.clientId}`, { redirectUris, allowedOrigins: [] }))
      .statusCode,
  ).toBe(200)
/** The business moves its front end to another domain. */
const move = () => register(['https://new.example/back'])
afterEach(() => register([shop.back]))

async function aSignedInBrowser() {
  const email = `${randomUUID()}@example.org`
  await auth.register(email)
  const [name = '', value = ''] = (await auth.enter(email)).cookie.split('=')
  return { email, browser: aBrowser(app, { [name]: encodeURIComponent(value) }) }
}

describe('an address that was removed after a link was prepared', () => {
  it('gets no code', async () => {
    const { browser } = await aSignedInBrowser()
    const { authRequest } = shop.request()
    const { fullUrl } = await shop.session({ auth: { authRequest } })
    await move()
    const answer = await browser(fullUrl)
    expect([answer.statusCode, answer.body.includes('shop.example')]).toEqual([400, false])
    await register([shop.back])
    expect(redirectLocation(await browser(fullUrl)).searchParams.has('code')).toBe(true)
  })

  it('gets no tokens for the code that it got before', async () => {
    const { browser } = await aSignedInBrowser()
    const exchange = async (whileCodeLasts: () => Promise<void>) => {
      const { authRequest, verifier: codeVerifier } = shop.request()
      const { fullUrl } = await shop.session({ auth: { authRequest } })
      const code = redirectLocation(await browser(fullUrl)).searchParams.get('code')
      await whileCodeLasts()
      const grant = { grantType: 'authorization_code', clientId: shop.clientId, redirectUri: shop.back }
      return (await auth.send('POST', '/oauth2/token', { ...grant, code, codeVerifier })).statusCode
    }
    expect([await exchange(async () => undefined), await exchange(move)]).toEqual([200, 400])
  })

  it('gets no tokens for the code that its page got as a message', async () => {
    const { browser } = await aSignedInBrowser()
    const exchange = async (whileCodeLasts: () => Promise<void>) => {
      const { authRequest, verifier: codeVerifier } = shop.request({ responseMode: 'web_message', redirectUri: null })
      const { fullUrl } = await shop.session({ auth: { authRequest } }, { origin: 'https://shop.example' })
      const code = /"code":"([^"]+)"/.exec((await browser(fullUrl)).body)?.[1]
      await whileCodeLasts()
      const grant = { grantType: 'authorization_code', clientId: shop.clientId, code, codeVerifier }
      return (await auth.send('POST', '/oauth2/token', grant)).statusCode
    }
    expect([await exchange(async () => undefined), await exchange(move)]).toEqual([200, 400])
  })

  it('gets no message', async () => {
    const { browser } = await aSignedInBrowser()
    const { authRequest } = shop.request({ responseMode: 'web_message', redirectUri: null })
    const { fullUrl } = await shop.session({ auth: { authRequest } }, { origin: 'https://shop.example' })
    await move()
    const answer = await browser(fullUrl)
    expect([answer.statusCode, answer.body.includes('postMessage')]).toEqual([400, false])
  })

  it('gets nobody who signs in or goes back', async () => {
    const loginUrl = 'https://shop.example/enter'
    const login = await shop.session({ login: {}, callbacks: { loginUrl } })
    const page = await shop.session({ bookingsBook: {}, callbacks: { postFlowUrl: shop.back } })
    const browser = aBrowser(app)
    await followLink(browser, page.fullUrl)
    await move()
    expect((await browser('/redirect/leave')).headers.location ?? '').not.toContain('shop.example')
    expect(redirectLocation(await browser(login.fullUrl)).pathname).toBe('/login')
    await register([shop.back])
    expect(redirectLocation(await browser('/redirect/leave')).origin).toBe('https://shop.example')
    expect(redirectLocation(await browser(login.fullUrl)).origin).toBe('https://shop.example')
  })

  it('is not named after a password was set', async () => {
    const { email } = await aSignedInBrowser()
    const redirect = { url: shop.back, clientId: shop.clientId }
    await auth.send('POST', '/v1/send-email', { email, redirect })
    await move()
    const answer = await auth.send('POST', '/v1/recover', { recoveryToken: await auth.linkFor(email), password })
    expect([answer.json().state, answer.json().additionalData]).toEqual(['SUCCESS', undefined])
  })
})
