import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { knownMembers } from '../identity/known-members.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { aBrowser, createFrontEnd, fromFrontEnd, ownForm, redirectLocation } from './front-end.ts'

const members = knownMembers()
const { app, context, clock } = await createTestApp({ ports: members.ports })
const siteId = await aSite(context)
const { back, session, request } = await createFrontEnd(app, context, siteId)
const loginUrl = 'https://shop.example/in'
const postFlowUrl = 'https://shop.example/done'

/** A browser that was sent to the front end's own page to sign in on, and what it was sent there with. */
const startLogin = async (intent: object, callbacks: object = {}) => {
  const browser = aBrowser(app)
  const { fullUrl } = await session({ ...intent, callbacks: { loginUrl, ...callbacks } })
  const to = redirectLocation(await browser(fullUrl))
  const last = to.pathname === '/oauth2/authorize' ? redirectLocation(await browser(to.href)) : to
  expect(last.origin + last.pathname).toBe(loginUrl)
  return { browser, state: last.searchParams.get('state') ?? '' }
}
const callback = (state: string, sessionToken: string, prefix = '') =>
  `${prefix}/v1/callback?${new URLSearchParams({ state, sessionToken })}`

describe('callback of a custom sign-in page', () => {
  it('signs the browser in and continues the pending authorization', async () => {
    const { authRequest } = request()
    const { browser, state } = await startLogin({ auth: { authRequest, prompt: 'login' } })
    clock.advance({ minutes: 1 })
    const answer = await browser(
      callback(state, members.sessionToken(randomUUID()), '/_api/iam/authentication'),
      fromFrontEnd,
    )
    expect(answer.cookies.find(({ name }) => name === 'kalends_member')).toMatchObject({ path: '/', httpOnly: true })
    const to = redirectLocation(await browser(redirectLocation(answer).href))
    expect(to.origin + to.pathname).toBe(back)
    expect(to.searchParams.get('code')).toBeTruthy()
    expect(to.searchParams.get('state')).toBe('state of the page')
  })

  it('returns to the front end, or to our pages, after a plain sign-in', async () => {
    const known = await startLogin({ login: {} }, { postFlowUrl })
    const done = redirectLocation(
      await known.browser(callback(known.state, members.sessionToken(randomUUID())), fromFrontEnd),
    )
    expect(done.href).toBe(`${postFlowUrl}?wixMemberLoggedIn=true`)
    const { browser, state } = await startLogin({ login: {} })
    const token = members.sessionToken(randomUUID())
    expect(redirectLocation(await browser(callback(state, token, '/iam/authentication'), fromFrontEnd)).pathname).toBe(
      '/',
    )
    expect((await browser(callback(state, members.sessionToken(randomUUID())))).statusCode).toBe(400)
  })

  it('refuses another browser, an unopened redirect session, and an invalid token', async () => {
    const { browser, state } = await startLogin({ login: {} })
    const refused = async (from: typeof browser, address: string) => {
      const answer = await from(address, fromFrontEnd)
      expect(answer.statusCode).toBe(400)
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(answer.cookies.map(({ name }) => name)).not.toContain('kalends_member')
    }
    await refused(aBrowser(app), callback(state, members.sessionToken(randomUUID())))
    const { fullUrl } = await session({ login: {}, callbacks: { loginUrl } })
    const unopened = new URL(fullUrl).searchParams.values().next().value ?? ''
    await refused(browser, callback(unopened, members.sessionToken(randomUUID())))
    for (const address of [callback(state, 'none'), callback('', ''), '/v1/callback']) await refused(browser, address)
    const blocked = randomUUID()
    members.refuse(blocked)
    await refused(browser, callback(state, members.sessionToken(blocked)))
  })

  it('asks before it signs anybody in, unless a page of the front end leads here and no member is signed in', async () => {
    const isSignedIn = (answer: { cookies: { name: string }[] }) =>
      answer.cookies.some(({ name }) => name === 'kalends_member')
    for (const headers of [{}, { referer: 'https://evil.example/' }, { ...fromFrontEnd, 'sec-fetch-dest': 'iframe' }]) {
      const { browser, state } = await startLogin({ login: {} }, { postFlowUrl })
      const address = callback(state, members.sessionToken(randomUUID()))
      const asked = await browser(address, headers)
      expect([asked.statusCode, isSignedIn(asked)]).toEqual([200, false])
      expect(asked.body).toContain('<form method="post">')
      expect((await browser(address, { origin: 'https://evil.example' }, 'POST')).statusCode).toBe(403)
      const agreed = await browser(address, ownForm, 'POST')
      expect([redirectLocation(agreed).origin, isSignedIn(agreed)]).toEqual(['https://shop.example', true])
    }
    const { browser, state } = await startLogin({ login: {} })
    await browser(callback(state, members.sessionToken(randomUUID())), fromFrontEnd)
    const second = new URL((await session({ login: {}, callbacks: { loginUrl } })).fullUrl)
    await browser(second.href)
    const replacing = callback(second.searchParams.get('redirectSession') ?? '', members.sessionToken(randomUUID()))
    expect(isSignedIn(await browser(replacing, fromFrontEnd))).toBe(false)
    expect(isSignedIn(await browser(replacing, ownForm, 'POST'))).toBe(true)
  })
})
