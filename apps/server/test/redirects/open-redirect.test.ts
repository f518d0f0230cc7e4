import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { codeFlow } from '../identity/code-flow.ts'
import { knownMembers } from '../identity/known-members.ts'
import { aBusiness } from '../support/a-business.ts'
import { callIn } from '../support/call-in.ts'
import { createTestApp } from '../support/index.ts'
import { type Answer, aBrowser, createFrontEnd, followLink, fromFrontEnd, redirectLocation } from './front-end.ts'

const members = knownMembers()
const { app, context, clock } = await createTestApp({ ports: members.ports })
const home = await aBusiness(context, callIn(app), 'alder')
const second = await aBusiness(context, callIn(app), 'birch')
const front = await createFrontEnd(app, context, home.siteId)
const [resourceId = ''] = home.resourceIds
const slot = { serviceId: home.serviceId, startDate: '2026-06-01T10:00:00+02:00', resource: { id: resourceId } }
const checkout = { bookingsCheckout: { slotAvailability: { slot }, timezone: 'Asia/Tokyo' } }
const visitorIn = (answer: Answer) => {
  const cookie = answer.cookies.find(({ name }) => name === 'kalends_visitor')
  const [siteId, accessToken = '', refreshToken] = (cookie?.value ?? '').split('|')
  return { siteId, accessToken, refreshToken, path: cookie?.path }
}

describe('opening a redirect session', () => {
  it('redirects to the form with time, staff member and zone chosen, by the long and the short URL', async () => {
    const preferences = { additionalQueryParameters: { lang: 'he', time: 'another' } }
    const { slug } = await context.db
      .selectFrom('service_slugs')
      .select('slug')
      .where('service_id', '=', home.serviceId)
      .executeTakeFirstOrThrow()
    for (const name of ['fullUrl', 'shortUrl'] as const) {
      const to = redirectLocation(
        await followLink(aBrowser(app), (await front.session({ ...checkout, preferences }))[name]),
      )
      expect(to.pathname).toBe(`/services/${slug}/book`)
      expect(Object.fromEntries(to.searchParams)).toEqual({
        time: '2026-06-01T08:00:00.000Z',
        staff: resourceId,
        zone: 'Asia/Tokyo',
        lang: 'he',
      })
    }
  })

  it('redirects to the services of one staff member, and of a business with a path', async () => {
    const to = redirectLocation(
      await followLink(aBrowser(app), (await front.session({ bookingsBook: { resourceId } })).fullUrl),
    )
    expect(`${to.pathname}${to.search}`).toBe(`/?staff=${resourceId}`)
    const other = await createFrontEnd(app, context, second.siteId)
    const answer = await followLink(aBrowser(app), (await other.session({ bookingsBook: {} })).fullUrl)
    expect(redirectLocation(answer).pathname).toMatch(/^\/s\/[\w-]+$/)
    expect(visitorIn(answer)).toMatchObject({ siteId: second.siteId, path: redirectLocation(answer).pathname })
  })

  it('works only in the browser that opened it, and for half an hour until then', async () => {
    const { fullUrl } = await front.session(checkout)
    const mine = aBrowser(app)
    const strange = aBrowser(app)
    expect((await mine(fullUrl)).statusCode).toBe(302)
    const refused = await strange(fullUrl)
    expect([refused.statusCode, refused.headers.location]).toEqual([400, undefined])
    clock.advance({ hours: 23 })
    expect((await mine(fullUrl)).statusCode).toBe(302)
    clock.advance({ hours: 1 })
    expect((await mine(fullUrl)).statusCode).toBe(400)
    const late = (await front.session(checkout)).fullUrl
    clock.advance({ minutes: 30 })
    expect((await mine(late)).statusCode).toBe(400)
    for (const text of ['', 'x']) expect((await mine(`/redirect?redirectSession=${text}`)).statusCode).toBe(400)
  })

  it('keeps the visitor’s identity, or starts a new visitor', async () => {
    const { access_token: visitor } = (
      await codeFlow({ app, context }, { siteId: home.siteId, clientId: front.clientId }).ask({
        grantType: 'anonymous',
        clientId: front.clientId,
      })
    ).json()
    const headers = { authorization: visitor }
    const answer = await followLink(aBrowser(app), (await front.session(checkout, headers)).fullUrl)
    const carried = visitorIn(answer)
    expect(decodeJwt(carried.accessToken)).toMatchObject({ sub: decodeJwt(visitor).sub, client_id: home.siteId })
    expect(answer.cookies.find(({ name }) => name === 'kalends_visitor')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    })
    const withoutIdentity = await front.session({ ...checkout, preferences: { maintainIdentity: false } }, headers)
    expect(visitorIn(await followLink(aBrowser(app), withoutIdentity.fullUrl)).accessToken).toBe('')
  })

  it('keeps the visitor whose checkout it opens, and lets its member sign in, if no identity is carried', async () => {
    const { ask, aSignIn } = codeFlow({ app, context }, { siteId: home.siteId, clientId: front.clientId })
    const preferences = { maintainIdentity: false }
    const open = async (token: string, owner_type: string, owner_id: string) => {
      const id = randomUUID()
      const owned = { site_id: home.siteId, id, owner_type, owner_id, created_by_type: owner_type }
      const rest = { channel_type: 'WEB', currency: 'EUR', total_minor: 0 }
      const at = { created_at: new Date(0), updated_at: new Date(0) }
      await context.db
        .insertInto('checkouts')
        .values({ ...owned, ...rest, ...at })
        .execute()
      const session = { ecomCheckout: { checkoutId: id }, preferences }
      const answer = await followLink(aBrowser(app), (await front.session(session, { authorization: token })).fullUrl)
      const { pathname, searchParams } = redirectLocation(answer)
      return { id, answer, pathname, next: searchParams.get('next') }
    }
    const { access_token: visitor } = (await ask({ grantType: 'anonymous', clientId: front.clientId })).json()
    const ofVisitor = await open(visitor, 'visitor', decodeJwt(visitor).sub ?? '')
    expect(ofVisitor.pathname).toBe(`/checkout/${ofVisitor.id}`)
    expect(decodeJwt(visitorIn(ofVisitor.answer).accessToken).sub).toBe(decodeJwt(visitor).sub)
    const memberId = randomUUID()
    const ofMember = await open((await aSignIn({ memberId })).access_token, 'member', memberId)
    expect([ofMember.pathname, ofMember.next]).toEqual(['/login', `/checkout/${ofMember.id}`])
    expect(visitorIn(ofMember.answer).accessToken).toBe('')
  })

  it('carries the member, with tokens that end with those of the front end', async () => {
    const { aSignIn, opens } = codeFlow({ app, context }, { siteId: home.siteId, clientId: front.clientId })
    const memberId = randomUUID()
    const tokens = await aSignIn({ memberId })
    const headers = { authorization: tokens.access_token }
    const { fullUrl } = await front.session(checkout, headers)
    const browser = aBrowser(app)
    const first = visitorIn(await followLink(browser, fullUrl))
    expect(decodeJwt(first.accessToken)).toMatchObject({ sub: memberId, role: 'member', client_id: home.siteId })
    const again = visitorIn(await browser(fullUrl))
    expect([await opens(first.accessToken), await opens(again.accessToken)]).toEqual([false, true])
    const withoutIdentity = await front.session({ ...checkout, preferences: { maintainIdentity: false } }, headers)
    expect(visitorIn(await followLink(aBrowser(app), withoutIdentity.fullUrl)).accessToken).toBe('')
    const later = await front.session(checkout, headers)
    const logout = await front.session({ logout: { clientId: front.clientId } }, headers)
    await aBrowser(app)(logout.fullUrl)
    expect(await opens(again.accessToken)).toBe(false)
    expect(visitorIn(await followLink(aBrowser(app), later.fullUrl)).accessToken).toBe('')
  })

  it('carries no member who signed out on the hosted pages or may not sign in', async () => {
    const { aSignIn } = codeFlow({ app, context }, { siteId: home.siteId, clientId: front.clientId })
    const memberId = randomUUID()
    const headers = { authorization: (await aSignIn({ memberId })).access_token }
    const { fullUrl } = await front.session(checkout, headers)
    const browser = aBrowser(app)
    const { accessToken } = visitorIn(await followLink(browser, fullUrl))
    const revoked = await app.inject({ method: 'POST', url: '/oauth2/revoke', payload: { token: accessToken } })
    expect(revoked.statusCode).toBe(200)
    expect(visitorIn(await followLink(browser, fullUrl)).accessToken).toBe('')
    const blocked = await front.session(checkout, headers)
    members.refuse(memberId)
    expect(visitorIn(await followLink(aBrowser(app), blocked.fullUrl)).accessToken).toBe('')
  })

  it('redirects to the sign-in page, ours or the front end’s, and identifies the visitor', async () => {
    const answer = await aBrowser(app)((await front.session({ login: {} })).fullUrl, fromFrontEnd)
    const to = redirectLocation(answer)
    expect([to.pathname, to.searchParams.get('client')]).toEqual(['/login', front.clientId])
    expect(visitorIn(answer).siteId).toBe(home.siteId)
    const loginUrl = 'https://shop.example/in'
    const own = await front.session({ login: {}, callbacks: { loginUrl } })
    const away = redirectLocation(await aBrowser(app)(own.fullUrl))
    expect([away.origin + away.pathname, away.searchParams.has('state')]).toEqual([loginUrl, true])
  })

  it('signs out the requesting tokens and the browser, once, and redirects', async () => {
    const { aSignIn, refresh, opens } = codeFlow({ app, context }, { siteId: home.siteId, clientId: front.clientId })
    const memberId = randomUUID()
    const here = await aSignIn({ memberId })
    const there = await aSignIn({ memberId })
    const postFlowUrl = 'https://shop.example/bye?x=1'
    const requested = { logout: { clientId: front.clientId }, callbacks: { postFlowUrl } }
    const { fullUrl } = await front.session(requested, { authorization: here.access_token })
    expect(await opens(here.access_token)).toBe(true)
    const [name = '', value = ''] = members.browser({ memberId, signedInAt: clock.now() }).split('=')
    const cookies = { [name]: value, kalends_visitor: 'old' }
    const browser = aBrowser(app, cookies)
    expect(`${redirectLocation(await browser(fullUrl))}`).toBe('https://shop.example/bye?x=1&wixMemberLoggedIn=false')
    expect(Object.keys(cookies)).toEqual(['kalends_redirect'])
    expect([await opens(here.access_token), await opens(there.access_token)]).toEqual([false, true])
    expect((await refresh(here.refresh_token)).statusCode).toBe(400)
    expect((await browser(fullUrl)).statusCode).toBe(400)
    const home_ = await front.session({ logout: { clientId: front.clientId } })
    expect(redirectLocation(await browser(home_.fullUrl, { referer: front.back })).pathname).toBe('/')
  })

  it('redirects an authorization to its endpoint', async () => {
    const { sessionToken } = await front.session({ auth: { authRequest: front.request().authRequest } })
    const to = redirectLocation(await aBrowser(app)(`/r/${sessionToken}`))
    expect(`${to.pathname}${to.search}`).toBe(`/oauth2/authorize?redirectSession=${sessionToken}`)
  })
})
