import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { redirectsJobs } from '../../src/features/redirects/index.ts'
import { codeFlow } from '../identity/code-flow.ts'
import { knownMembers } from '../identity/known-members.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { aBrowser, createFrontEnd, followLink, redirectLocation } from './front-end.ts'

const members = knownMembers()
const { app, context, clock, db } = await createTestApp({ ports: members.ports })
const siteId = await aSite(context)
const front = await createFrontEnd(app, context, siteId)
const thankYouPageUrl = 'https://shop.example/thanks?x=1#top'
const postFlowUrl = 'https://shop.example/done'

/** A browser that a front end sent to the menu. */
const sent = async (
  callbacks: object,
  { as, preferences = {} }: { as?: { authorization: string }; preferences?: object } = {},
) => {
  const cookies: Record<string, string> = {}
  const browser = aBrowser(app, cookies)
  await followLink(browser, (await front.session({ bookingsBook: {}, callbacks, preferences }, as)).fullUrl)
  const cookieHeader = () =>
    Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
  const finish = (bookingId: string) => finishWith({ bookingId })
  const finishWith = async (payload: object) =>
    (
      await app.inject({
        method: 'POST',
        url: '/v1/redirect-session/finish',
        payload,
        headers: { cookie: cookieHeader() },
      })
    ).json()
  return { cookies, browser, finish, finishWith }
}
const nothing = { thankYouUrl: null, hasReturn: false, continuePath: null }

describe('finishRedirectSession', () => {
  it('returns the thank-you page’s URL with the booking, once', async () => {
    const { finish, browser } = await sent({ thankYouPageUrl, postFlowUrl })
    const bookingId = randomUUID()
    const thankYouUrl = `https://shop.example/thanks?x=1&bookingId=${bookingId}&wixMemberLoggedIn=false#top`
    expect(await finish(bookingId)).toEqual({ thankYouUrl, hasReturn: true, continuePath: null })
    expect(await finish(bookingId)).toEqual(nothing)
    // Whoever stays on our page gets there later, by its link.
    expect(`${redirectLocation(await browser('/redirect/leave'))}`).toBe(thankYouUrl)
  })

  it('names what was ordered with a checkout', async () => {
    const { finishWith } = await sent({ thankYouPageUrl })
    const orderId = randomUUID()
    const thankYouUrl = `https://shop.example/thanks?x=1&orderId=${orderId}&wixMemberLoggedIn=false#top`
    expect(await finishWith({ orderId })).toMatchObject({ thankYouUrl, hasReturn: true })
  })

  it('names the order of a plan that was bought, and requires exactly one result', async () => {
    const { finishWith, browser } = await sent({ thankYouPageUrl, postFlowUrl })
    const planOrderId = randomUUID()
    for (const result of [{}, { planOrderId, bookingId: randomUUID() }]) {
      const { details } = await finishWith(result)
      expect(details.validationError.fieldViolations.map(({ field }: { field: string }) => field)).toEqual([
        'bookingId',
      ])
    }
    const thankYouUrl = `https://shop.example/thanks?x=1&planOrderId=${planOrderId}&wixMemberLoggedIn=false#top`
    expect(await finishWith({ planOrderId })).toEqual({ thankYouUrl, hasReturn: true, continuePath: null })
    expect(`${redirectLocation(await browser('/redirect/leave'))}`).toBe(thankYouUrl)
  })

  it('says if our own page says thank you, and whether there is a URL to return to', async () => {
    expect(await (await sent({ postFlowUrl })).finish(randomUUID())).toEqual({
      thankYouUrl: null,
      hasReturn: true,
      continuePath: null,
    })
    expect(await (await sent({})).finish(randomUUID())).toEqual(nothing)
  })

  it('says that a member is signed in in this browser, during or before the redirect session', async () => {
    for (const minutesAfter of [1, -1]) {
      const { finish, cookies, browser } = await sent({ thankYouPageUrl, postFlowUrl })
      const signedInAt = clock.now() + minutesAfter * 60_000
      const [name = '', value = ''] = members.browser({ memberId: randomUUID(), signedInAt }).split('=')
      cookies[name] = value
      const { thankYouUrl } = await finish(randomUUID())
      expect(new URL(thankYouUrl).searchParams.get('wixMemberLoggedIn')).toBe('true')
      const back = redirectLocation(await browser('/redirect/leave'))
      expect(back.searchParams.get('wixMemberLoggedIn')).toBe('true')
    }
  })

  it('says that the carried member is signed in, until they sign out', async () => {
    const { aSignIn } = codeFlow({ app, context }, { siteId, clientId: front.clientId })
    const readLoggedIn = (address: string | URL) => new URL(address).searchParams.get('wixMemberLoggedIn')
    for (const preferences of [{}, { maintainIdentity: false }]) {
      const tokens = await aSignIn({ memberId: randomUUID() })
      const as = { authorization: tokens.access_token }
      const booked = await sent({ thankYouPageUrl, postFlowUrl }, { as, preferences })
      expect(readLoggedIn((await booked.finish(randomUUID())).thankYouUrl)).toBe('true')
      expect(readLoggedIn(redirectLocation(await booked.browser('/redirect/leave')))).toBe('true')
      const left = await sent({ postFlowUrl }, { as, preferences })
      expect(readLoggedIn(redirectLocation(await left.browser('/redirect/leave')))).toBe('true')
      const out = await sent({ postFlowUrl }, { as, preferences })
      const logout = await front.session({ logout: { clientId: front.clientId } }, as)
      await aBrowser(app)(logout.fullUrl)
      expect(readLoggedIn(redirectLocation(await out.browser('/redirect/leave')))).toBe('false')
    }
  })

  it('ends the latest redirect session, and finds none for other browsers', async () => {
    const { finish, browser } = await sent({ thankYouPageUrl })
    clock.advance({ minutes: 1 })
    const later = 'https://shop.example/later'
    await browser((await front.session({ bookingsBook: {}, callbacks: { thankYouPageUrl: later } })).fullUrl)
    expect((await finish(randomUUID())).thankYouUrl).toContain(later)
    const stranger = await app.inject({
      method: 'POST',
      url: '/v1/redirect-session/finish',
      payload: { bookingId: randomUUID() },
    })
    expect(stranger.json()).toEqual(nothing)
    clock.advance({ hours: 24 })
    expect(await finish(randomUUID())).toEqual(nothing)
  })
})

describe('cancelling', () => {
  it('returns without a result, or home if there is no URL', async () => {
    const { browser, finish } = await sent({ thankYouPageUrl, postFlowUrl })
    expect(`${redirectLocation(await browser('/redirect/leave'))}`).toBe(`${postFlowUrl}?wixMemberLoggedIn=false`)
    expect(await finish(randomUUID())).toEqual(nothing)
    expect(redirectLocation(await aBrowser(app)('/redirect/leave')).pathname).toBe('/')
    expect(redirectLocation(await (await sent({})).browser('/redirect/leave')).pathname).toBe('/')
  })
})

describe('unusable redirect sessions', () => {
  it('are deleted, and no others', async () => {
    await db.deleteFrom('redirect_sessions').execute()
    await front.session({ bookingsBook: {} })
    clock.advance({ minutes: 29 })
    const count = async () => {
      for (const job of redirectsJobs) await job.run(context, clock.now())
      return (await db.selectFrom('redirect_sessions').select('id').execute()).length
    }
    expect(await count()).toBe(1)
    clock.advance({ minutes: 2 })
    expect(await count()).toBe(0)
  })
})
