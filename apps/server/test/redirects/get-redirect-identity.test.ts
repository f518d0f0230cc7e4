import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anAuthClient } from '../authentication/visitors.ts'
import { createTestApp } from '../support/index.ts'
import { aBrowser, createFrontEnd, fromFrontEnd, isQuestion, ownForm, redirectLocation } from './front-end.ts'

const { app, context, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const front = await createFrontEnd(app, context, auth.siteId)

const identityOf = async (cookies: Record<string, string>, redirectSession: string, returned = {}) => {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const url = `/v1/redirect-session/identity?${new URLSearchParams({ redirectSession, ...returned })}`
  return app.inject({ url, headers: { cookie } })
}

it('names who would act, who acts and which front end asks, to the browser that opened the link', async () => {
  const [mine, theirs] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`]
  for (const email of [mine, theirs]) await auth.register(email)
  const me = await auth.enter(mine)
  const [name = '', value = ''] = me.cookie.split('=')
  const cookies: Record<string, string> = { [name]: value }
  const { token } = await auth.enter(theirs)
  const { fullUrl, sessionToken } = await front.session({ bookingsBook: {} }, { authorization: token })
  expect((await identityOf(cookies, sessionToken)).statusCode).toBe(404)
  const answer = await aBrowser(app, cookies)(fullUrl, fromFrontEnd)
  expect(isQuestion(answer)).toBe(true)
  expect(redirectLocation(answer).searchParams.get('redirectSession')).toBe(sessionToken)
  const shown = (await identityOf(cookies, sessionToken)).json()
  expect(shown).toMatchObject({ carried: { type: 'MEMBER', email: theirs }, current: { type: 'MEMBER', email: mine } })
  expect((await identityOf({ kalends_redirect: 'x'.repeat(43) }, sessionToken)).statusCode).toBe(404)
  expect((await identityOf(cookies, 'unknown')).statusCode).toBe(404)
})

describe('with the session token of a front end’s own sign-in page', () => {
  const loginUrl = 'https://shop.example/in'
  const returning = async (email: string, cookies: Record<string, string> = {}) => {
    const browser = aBrowser(app, cookies)
    const { fullUrl } = await front.session({ login: {}, callbacks: { loginUrl } })
    const state = redirectLocation(await browser(fullUrl)).searchParams.get('state') ?? ''
    const sessionToken: string = (await auth.login(email)).json().sessionToken
    const address = `/v1/callback?${new URLSearchParams({ state, sessionToken })}`
    return { browser, cookies, state, sessionToken, address }
  }
  const named = (cookies: Record<string, string>, state: string, sessionToken: string) =>
    identityOf(cookies, state, { sessionToken })
  const newEmail = async () => {
    const email = `${randomUUID()}@example.org`
    await auth.register(email)
    return email
  }

  it('names whose token it is, uses nothing up, and answers no other browser and no other token', async () => {
    const [anna, ben] = [await newEmail(), await newEmail()]
    const signedIn = await auth.enter(ben)
    const [name = '', value = ''] = signedIn.cookie.split('=')
    // Our own pages act as Ben here.
    const tokens = encodeURIComponent([auth.siteId, signedIn.token, signedIn.refresh, '0', 'member'].join('|'))
    const mine = { [name]: value, kalends_visitor: tokens }
    const { browser, cookies, state, sessionToken, address } = await returning(anna, mine)
    for (let time = 0; time < 2; time++)
      expect((await named(cookies, state, sessionToken)).json()).toMatchObject({
        carried: { type: 'MEMBER', email: anna },
        current: { type: 'MEMBER', email: ben },
      })
    for (const wrong of ['none', `${sessionToken.slice(0, -1)}_`, ''])
      expect([400, 404]).toContain((await named(cookies, state, wrong)).statusCode)
    expect((await named({}, state, sessionToken)).statusCode).toBe(404)
    const elsewhere = await returning(ben)
    expect((await named(elsewhere.cookies, state, sessionToken)).statusCode).toBe(404)
    const asked = await browser(address, { 'sec-fetch-site': 'cross-site' })
    expect([asked.statusCode, asked.body.includes(`Continue as ${anna}?`)]).toEqual([200, true])
    expect(asked.cookies).toEqual([])
    const agreed = await browser(address, ownForm, 'POST')
    expect(agreed.statusCode).toBe(303)
    // They act as Ben no longer.
    expect(agreed.cookies.find(({ name: set }) => set === 'kalends_visitor')?.value).toBe('')
    expect(Object.keys(cookies)).not.toContain('kalends_visitor')
    expect((await named(cookies, state, sessionToken)).statusCode).toBe(404)
  })

  it('asks nothing of whoever is that member already, but only from the front end', async () => {
    const anna = await newEmail()
    const [name = '', value = ''] = (await auth.enter(anna)).cookie.split('=')
    const { browser, address } = await returning(anna, { [name]: value })
    expect((await browser(address)).statusCode).toBe(200)
    expect((await browser(address, fromFrontEnd)).statusCode).toBe(302)
  })

  it('names nobody whose token has expired, or whose account was erased', async () => {
    const late = await returning(await newEmail())
    clock.advance({ minutes: 11 })
    const refused = await late.browser(late.address)
    expect([refused.statusCode, refused.body.includes('Continue as')]).toEqual([400, false])
    const email = await newEmail()
    const erased = await returning(email)
    const { id } = await auth.member(email)
    expect((await auth.asOwner('POST', `/v1/members/${id}/erase`, {})).statusCode).toBe(200)
    expect((await named(erased.cookies, erased.state, erased.sessionToken)).statusCode).toBe(404)
    expect((await erased.browser(erased.address)).statusCode).toBe(400)
  })
})
