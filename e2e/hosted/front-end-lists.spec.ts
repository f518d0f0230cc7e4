import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { followLink } from '../support/follow-link.ts'
import { ask, createMember, memberPassword } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { aPlan, askAsOwner } from '../support/plans.ts'
import { expect, test } from '../support/test.ts'

// A front end of someone else, with a list of services and of plans.
let server: Server
let shop: string
let token: string

test.beforeAll(async () => {
  server = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html; charset=utf-8').end('<!doctype html><title>Shop</title>'),
  )
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  shop = `http://localhost:${(server.address() as AddressInfo).port}`
  const back = ['--redirect-uri', `${shop}/back`]
  const { clientId } = await operator<{ clientId: string }>('oauth-clients', 'create', '--name', 'Shop', ...back)
  token = (await ask('/oauth2/token', { body: { clientId, grantType: 'anonymous' } })).access_token
})

test.afterAll(() => server?.close())

async function redirectTo(intent: object): Promise<string> {
  const callbacks = { bookingsServiceListUrl: `${shop}/services`, planListUrl: `${shop}/plans` }
  const { redirectSession } = await ask('/v1/redirect-session', { token, body: { ...intent, callbacks } })
  return redirectSession.fullUrl
}

test('lists of the front end replace ours, and a plan leads back to the booking', async ({ openPage }) => {
  const page = await openPage()
  const { id, name } = await aPlan({ singlePaymentUnlimited: true }, { price: '0' })
  const query = { filter: { 'mainSlug.name': 'morning-yoga' } }
  const [service] = (await askAsOwner('/v2/services/query', { query })).services
  await askAsOwner(`/v2/services/${service.id}/pricing-plans/add`, { pricingPlanIds: [id] })
  await followLink(page, await redirectTo({ memberAccountPage: { section: 'BOOKINGS' } }))
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForURL(`${shop}/services`)

  await page.goto('/classes/morning-yoga')
  await page.getByRole('link', { name }).click()
  await page.waitForURL((url) => url.origin === shop)
  const asked = new URL(page.url())
  expect([asked.pathname, asked.searchParams.get('planIds')]).toEqual(['/plans', id])
  const checkoutData = asked.searchParams.get('checkoutData')
  expect(checkoutData).toMatch(/^\/classes\/morning-yoga/)

  const { email } = await createMember('Lists')
  await followLink(page, await redirectTo({ paidPlansCheckout: { planId: id, checkoutData } }))
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Get this plan' }).click()
  await page.getByRole('heading', { level: 1, name: `You have ${name}` }).waitFor()
  await page.getByRole('link', { name: 'Continue booking' }).click()
  await page.waitForURL((url) => url.pathname === '/classes/morning-yoga')
})
