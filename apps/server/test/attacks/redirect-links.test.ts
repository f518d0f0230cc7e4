import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { anAuthClient } from '../authentication/visitors.ts'
import {
  aBrowser,
  createFrontEnd,
  fromFrontEnd,
  isQuestion,
  ownForm,
  redirectLocation,
} from '../redirects/front-end.ts'
import { createTestApp } from '../support/index.ts'
import { aVisitorToken } from '../support/people.ts'

const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)
const front = await createFrontEnd(app, context, auth.siteId)

async function aMember() {
  const email = `${randomUUID()}@example.org`
  await auth.register(email)
  const { token, cookie } = await auth.enter(email)
  const [name = '', value = ''] = cookie.split('=')
  const cookies: Record<string, string> = { [name]: value }
  return { email, token, cookies, memberId: decodeJwt(token).sub }
}

/** Whom the pages act as in this browser, by the tokens in its cookie. */
const actsAs = (cookies: Record<string, string>) => {
  const [, accessToken] = decodeURIComponent(cookies['kalends_visitor'] ?? '').split('|')
  return accessToken ? decodeJwt(accessToken).sub : undefined
}
const link = async (token: string, more: object = {}) =>
  (await front.session({ bookingsBook: {}, ...more }, { authorization: token })).fullUrl

// As a mail, a page of a stranger, a page of the front end and our own pages lead to a link.
const arrivals: Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    referer: 'https://evil.example/',
  },
  fromFrontEnd,
  { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  { 'sec-purpose': 'prefetch' },
]

describe('a stranger’s link', () => {
  it('signs nobody in as the stranger, wherever it is opened from, and replaces no member who is signed in', async () => {
    const stranger = await aMember()
    for (const headers of arrivals) {
      const empty: Record<string, string> = {}
      const victim = await aMember()
      for (const cookies of [empty, victim.cookies]) {
        const answer = await aBrowser(app, cookies)(await link(stranger.token), headers)
        expect(isQuestion(answer)).toBe(true)
        expect(actsAs(cookies)).toBeUndefined()
      }
      expect((await auth.send('GET', '/v1/members/my', undefined, { as: victim.token })).statusCode).toBe(200)
    }
  })

  it('makes nobody book as a visitor whom the stranger can see', async () => {
    const stranger = await aVisitorToken(app, front.clientId)
    for (const headers of arrivals.filter((arrival) => arrival !== fromFrontEnd)) {
      const cookies: Record<string, string> = {}
      for (const intent of [{}, { preferences: { maintainIdentity: true } }]) {
        expect(isQuestion(await aBrowser(app, cookies)(await link(stranger, intent), headers))).toBe(true)
        expect(actsAs(cookies)).toBeUndefined()
      }
      const login = (await front.session({ login: {} }, { authorization: stranger })).fullUrl
      expect(redirectLocation(await aBrowser(app, cookies)(login, headers)).pathname).toBe('/login')
      expect(actsAs(cookies)).toBeUndefined()
    }
  })

  it('replaces no visitor, not even from a page of the front end, and makes nobody a new one', async () => {
    const [mine, theirs] = [await aVisitorToken(app, front.clientId), await aVisitorToken(app, front.clientId)]
    const cookies: Record<string, string> = {}
    const browser = aBrowser(app, cookies)
    await browser(await link(mine), fromFrontEnd)
    expect(actsAs(cookies)).toBe(decodeJwt(mine).sub)
    for (const preferences of [{}, { maintainIdentity: false }]) {
      expect(isQuestion(await browser(await link(theirs, { preferences }), fromFrontEnd))).toBe(true)
      expect(actsAs(cookies)).toBe(decodeJwt(mine).sub)
    }
    // The same visitor again is nobody new.
    expect(isQuestion(await browser(await link(mine), {}))).toBe(false)
  })

  it('is agreed to only by a form of our own page, in the browser that was asked', async () => {
    const stranger = await aMember()
    const fullUrl = await link(stranger.token)
    const unasked: Record<string, string> = {}
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await aBrowser(app, unasked)(fullUrl, foreign, 'POST')).statusCode).toBe(403)
    expect((await aBrowser(app, unasked)(fullUrl, {}, 'POST')).statusCode).toBe(403)
    // Nobody has seen the question: the form shows it.
    expect(isQuestion(await aBrowser(app, unasked)(fullUrl, ownForm, 'POST'))).toBe(true)
    expect((await aBrowser(app)(fullUrl, ownForm, 'POST')).statusCode).toBe(400)
    const agreed = await aBrowser(app, unasked)(fullUrl, ownForm, 'POST')
    expect([isQuestion(agreed), agreed.statusCode, actsAs(unasked)]).toEqual([false, 303, stranger.memberId])
  })

  it('leaves whoever declines as they are, and leads to the page all the same, twice as well', async () => {
    const stranger = await aMember()
    const victim = await aMember()
    const browser = aBrowser(app, victim.cookies)
    const fullUrl = await link(stranger.token)
    for (const _ of [1, 2]) {
      expect(isQuestion(await browser(fullUrl))).toBe(true)
      const kept = await browser(`${fullUrl}&identity=keep`, ownForm, 'POST')
      expect(redirectLocation(kept).pathname).toBe('/')
      expect(actsAs(victim.cookies)).toBeUndefined()
    }
    expect((await auth.send('GET', '/v1/members/my', undefined, { as: victim.token })).statusCode).toBe(200)
  })

  it('asks again in a browser that has since become somebody else', async () => {
    const [first, second] = [await aMember(), await aMember()]
    const cookies: Record<string, string> = {}
    const browser = aBrowser(app, cookies)
    const one = await link(first.token)
    await browser(one)
    await browser(one, ownForm, 'POST')
    expect(actsAs(cookies)).toBe(first.memberId)
    expect(isQuestion(await browser(await link(second.token), fromFrontEnd))).toBe(true)
    expect(actsAs(cookies)).toBe(first.memberId)
    expect(isQuestion(await browser(one))).toBe(false)
  })
})
