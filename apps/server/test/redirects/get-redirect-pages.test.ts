import { expect, it } from 'vitest'
import { knownMembers } from '../identity/known-members.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { aBrowser, createFrontEnd } from './front-end.ts'

const { app, context } = await createTestApp({ ports: knownMembers().ports })
const front = await createFrontEnd(app, context, await aSite(context))
const bookingsServiceListUrl = 'https://shop.example/services'
const planListUrl = 'https://shop.example/plans?x=1'
const cartPageUrl = 'https://shop.example/cart'
const none = { serviceListUrl: null, planListUrl: null, cartUrl: null }

/** A browser that was sent here; returns what it is told about the pages. */
async function pagesOf(intent: object, callbacks: object) {
  const cookies: Record<string, string> = {}
  await aBrowser(app, cookies)((await front.session({ ...intent, callbacks })).fullUrl)
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  return (await app.inject({ url: '/v1/redirect-session/pages', headers: { cookie } })).json()
}

it('returns the lists of the front end that sent the browser', async () => {
  const callbacks = { bookingsServiceListUrl, planListUrl, cartPageUrl }
  expect(await pagesOf({ memberAccountPage: { section: 'BOOKINGS' } }, callbacks)).toEqual({
    serviceListUrl: bookingsServiceListUrl,
    planListUrl,
    cartUrl: cartPageUrl,
  })
  expect(await pagesOf({ memberAccountPage: { section: 'BOOKINGS' } }, {})).toEqual(none)
  expect((await app.inject({ url: '/v1/redirect-session/pages' })).json()).toEqual(none)
})

it('keeps our list of services where the front end sent the customer to it', async () => {
  expect(await pagesOf({ bookingsBook: {} }, { bookingsServiceListUrl })).toEqual(none)
})
