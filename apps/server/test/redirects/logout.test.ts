import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { registerOauthClient } from '../../src/features/identity/index.ts'
import { anAuthClient } from '../authentication/visitors.ts'
import { createTestApp } from '../support/index.ts'
import { aBrowser, redirectLocation } from './front-end.ts'

const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)
const shop = await registerOauthClient(context, {
  siteId: auth.siteId,
  name: 'Shop',
  redirectUris: ['https://shop.example/back'],
})
const bye = 'https://shop.example/bye'
/** A browser in which a member is signed in, and whether they still are. */
const signedIn = async () => {
  const email = `${randomUUID()}@example.org`
  await auth.register(email)
  const { token, cookie } = await auth.enter(email)
  const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
  const cookies = { [name]: value, kalends_visitor: 'old' }
  const isIn = async () => (await auth.send('GET', '/v1/members/my', undefined, { as: token })).statusCode === 200
  return { browser: aBrowser(app, cookies), cookies, isIn }
}

describe('logout URL', () => {
  it('ends the session with its tokens, clears the cookies and redirects to a registered URL', async () => {
    for (const prefix of ['', '/_api/iam/authentication', '/iam/authentication']) {
      const { browser, cookies, isIn } = await signedIn()
      expect(await isIn()).toBe(true)
      const query = new URLSearchParams({ clientId: shop.clientId, postLogoutRedirectUri: bye })
      expect(
        redirectLocation(await browser(`${prefix}/v1/logout?${query}`, { referer: 'https://shop.example/' })).href,
      ).toBe(bye)
      expect(await isIn()).toBe(false)
      expect(cookies).toEqual({})
    }
  })

  it('shows its own page if the URL is not registered, or the client unknown', async () => {
    const { browser, isIn } = await signedIn()
    const strange = [
      { clientId: shop.clientId, postLogoutRedirectUri: 'https://evil.example/' },
      { clientId: shop.clientId, postLogoutRedirectUri: 'javascript:alert(1)' },
      { clientId: 'none', postLogoutRedirectUri: bye },
      { postLogoutRedirectUri: bye },
      {},
    ]
    for (const query of strange) {
      const address = `/v1/logout?${new URLSearchParams(query as Record<string, string>)}`
      const answer = await browser(address, { 'sec-fetch-site': 'same-origin' })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(answer.body).toContain('You are signed out')
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
    expect(await isIn()).toBe(false)
  })
})
