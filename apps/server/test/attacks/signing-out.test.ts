import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anAuthClient } from '../authentication/visitors.ts'
import { aBrowser, createFrontEnd, redirectLocation } from '../redirects/front-end.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)
const front = await createFrontEnd(app, context, auth.siteId)
const postFlowUrl = 'https://shop.example/bye'
const requested = { logout: { clientId: front.clientId }, callbacks: { postFlowUrl } }
/** The same with a member's token of our own pages, whose client leads to no page of the shop. */
const home = { logout: { clientId: front.clientId } }
const direct = `/v1/logout?${new URLSearchParams({ clientId: front.clientId, postLogoutRedirectUri: postFlowUrl })}`

/** A browser in which a member is signed in, and whether they still are. */
async function signedIn() {
  const email = `${randomUUID()}@example.org`
  await auth.register(email)
  const { token, cookie } = await auth.enter(email)
  const [name = '', value = ''] = cookie.split('=')
  const cookies: Record<string, string> = { [name]: value, kalends_visitor: 'old' }
  const isIn = async () =>
    cookies['kalends_member'] === value &&
    cookies['kalends_visitor'] === 'old' &&
    (await auth.send('GET', '/v1/members/my', undefined, { as: token })).statusCode === 200
  const confirm = (url: string, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: new URL(url, 'http://localhost').pathname + new URL(url, 'http://localhost').search,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'book.example',
        cookie: Object.entries(cookies)
          .map(([key, text]) => `${key}=${text}`)
          .join('; '),
        ...headers,
      },
    })
  return { browser: aBrowser(app, cookies), cookies, token, isIn, confirm }
}

const evil = { referer: 'https://evil.example/' }
const crossSite = { 'sec-fetch-site': 'cross-site', ...evil }
const topLevel = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const embedded = [
  { ...crossSite, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  { ...crossSite, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  { ...crossSite, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
  { ...crossSite, ...topLevel, 'sec-purpose': 'prefetch;prerender' },
  { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image', referer: front.back },
]

describe('a page of another origin', () => {
  it('signs no member out through an image, a frame, a call or a prefetched page', async () => {
    for (const headers of embedded) {
      const { browser, isIn, token } = await signedIn()
      const addresses = [
        direct,
        (await front.session(requested)).fullUrl,
        (await front.session(home, { authorization: token })).fullUrl,
      ]
      for (const address of addresses) expect((await browser(address, headers)).statusCode).toBe(403)
      expect(await isIn()).toBe(true)
    }
  })

  it('signs no member out by redirecting to a visitor’s logout: the member has to confirm', async () => {
    for (const headers of [{ ...crossSite, ...topLevel }, { ...crossSite, ...topLevel, referer: '' }, evil, {}]) {
      const { browser, isIn } = await signedIn()
      for (const address of [direct, '/v1/logout', (await front.session(requested)).fullUrl]) {
        const page = await browser(address, headers as Record<string, string>)
        expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
        expect(page.body).toContain('<form method="post">')
        expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
        expect(page.headers['referrer-policy']).toBe('same-origin')
      }
      expect(await isIn()).toBe(true)
    }
  })

  it('signs no other member out with a token of its own', async () => {
    const victim = await signedIn()
    const attacker = await signedIn()
    const { fullUrl } = await front.session(home, { authorization: attacker.token })
    expect((await victim.browser(fullUrl, { ...crossSite, ...topLevel })).statusCode).toBe(200)
    expect([await victim.isIn(), await attacker.isIn()]).toEqual([true, true])
  })

  it('cannot confirm for the member', async () => {
    const { browser, isIn, confirm } = await signedIn()
    const { fullUrl } = await front.session(requested)
    await browser(fullUrl, { ...crossSite, ...topLevel })
    const forms = [
      { origin: 'https://evil.example', ...evil },
      { origin: 'null' },
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://book.example' },
    ]
    for (const headers of forms)
      for (const url of [direct, fullUrl])
        expect((await confirm(url, headers as Record<string, string>)).statusCode).toBe(403)
    expect(await isIn()).toBe(true)
  })
})

describe('signing out', () => {
  it('happens after confirmation on our page, and continues to the front end', async () => {
    for (const isDirect of [true, false]) {
      const { browser, isIn, confirm } = await signedIn()
      const url = isDirect ? direct : (await front.session(requested)).fullUrl
      await browser(url, { ...crossSite, ...topLevel })
      const answer = await confirm(url, {
        origin: 'https://book.example',
        'sec-fetch-site': 'same-origin',
        ...topLevel,
      })
      expect([answer.statusCode, String(answer.headers.location)]).toEqual([303, expect.stringContaining(postFlowUrl)])
      expect(answer.cookies.filter(({ value }) => value === '').map(({ name }) => name)).toEqual(
        expect.arrayContaining(['kalends_member', 'kalends_visitor']),
      )
      expect(await isIn()).toBe(false)
    }
  })

  it('happens immediately with a token of the member who is signed in here', async () => {
    const { browser, cookies, isIn, token } = await signedIn()
    const { fullUrl } = await front.session(home, { authorization: token })
    const headers = { 'sec-fetch-site': 'cross-site', ...topLevel }
    expect(redirectLocation(await browser(fullUrl, headers)).pathname).toBe('/')
    expect(Object.keys(cookies)).toEqual(['kalends_redirect'])
    expect(await isIn()).toBe(false)
  })

  it('happens immediately from a page of the client or of ours', async () => {
    const pages = [
      { ...crossSite, ...topLevel, referer: 'https://shop.example/' },
      { referer: 'https://shop.example/account' },
      { 'sec-fetch-site': 'same-origin', ...topLevel },
    ]
    for (const headers of pages)
      for (const address of [direct, (await front.session(requested)).fullUrl]) {
        const { browser, isIn } = await signedIn()
        expect(redirectLocation(await browser(address, headers)).pathname).toBe('/bye')
        expect(await isIn()).toBe(false)
      }
  })
})
