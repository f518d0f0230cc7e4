import { createHash, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { freeTimes, heading, markTime, openService } from '../site/steps.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { followLink } from '../support/follow-link.ts'
import { ask, memberPassword } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

// A front end of someone else: nothing listens at its addresses; the requested URL is enough.
const shop = 'http://localhost:8097'
const back = `${shop}/back`

/** A member who signed in by the calls of a front end, and their tokens there. */
async function aMemberOfTheShop() {
  const { clientId } = await operator<{ clientId: string }>(
    'oauth-clients',
    'create',
    '--name',
    'Shop',
    '--redirect-uri',
    back,
  )
  const { access_token: visitor } = await ask('/oauth2/token', { body: { clientId, grantType: 'anonymous' } })
  const email = `mira-${crypto.randomUUID().slice(0, 8)}@example.org`
  const profile = { firstName: 'Mira', lastName: 'Levi' }
  await ask('/v2/register', { token: visitor, body: { loginId: { email }, password: memberPassword, profile } })
  const login = { loginId: { email }, password: memberPassword }
  const { sessionToken } = await ask('/v2/login', { token: visitor, body: login })
  const codeVerifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const request = {
    clientId,
    responseType: 'code',
    scope: 'offline_access',
    codeChallengeMethod: 'S256',
    codeChallenge,
  }
  const authRequest = { ...request, redirectUri: back, responseMode: 'query', state: 's', sessionToken }
  const auth = { auth: { authRequest, prompt: 'none' } }
  const { redirectSession } = await ask('/v1/redirect-session', { token: visitor, body: auth })
  const answer = await fetch(redirectSession.fullUrl, { redirect: 'manual' })
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code')
  const exchange = { clientId, grantType: 'authorization_code', code, codeVerifier, redirectUri: back }
  const tokens = await ask('/oauth2/token', { body: exchange })
  return { clientId, email, token: tokens.access_token as string, refreshToken: tokens.refresh_token as string }
}

const call = async (token: string, path: string, body?: object) => {
  const headers = { authorization: token, 'content-type': 'application/json' }
  const answer = await fetch(
    `${siteUrl()}${path}`,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  )
  return { status: answer.status, body: await answer.json() }
}

/** A free time of an appointment, as the page of the service shows it. */
async function aFreeTime(page: Page, day: number) {
  await openService(page, 'swedish-massage', day)
  await markTime(page, freeTimes(page).nth(1))
  return new URL(page.url()).searchParams.get('time') ?? ''
}

async function checkout(token: string, startDate: string, preferences: object = {}) {
  const query = { query: { filter: { 'mainSlug.name': 'swedish-massage' } } }
  const { services } = (await call(token, '/v2/services/query', query)).body
  const callbacks = { thankYouPageUrl: `${shop}/thanks`, postFlowUrl: `${shop}/done` }
  const bookingsCheckout = { slotAvailability: { slot: { serviceId: services[0].id, startDate } } }
  const requested = { bookingsCheckout, callbacks, preferences }
  const { redirectSession } = (await call(token, '/v1/redirect-session', requested)).body
  return redirectSession.fullUrl as string
}

/** Where the browser is sent that goes back without having booked. */
async function leave(page: Page): Promise<URL> {
  const answer = await page.context().request.get('/redirect/leave', { maxRedirects: 0 })
  return new URL(answer.headers()['location'] ?? '')
}

for (const width of widths(1280))
  test(`a member of a front end books on the hosted form as themselves and returns signed in (${width})`, async ({
    openPage,
  }) => {
    const { email, token, refreshToken, clientId } = await aMemberOfTheShop()
    const page = await openPage({ width })
    await page.route(`${shop}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }))
    const startDate = await aFreeTime(page, width === 390 ? 3 : 4)
    await page.goto(await checkout(token, startDate))
    await heading(page, 'Continue as Mira Levi?').waitFor()
    await page.getByText(email).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Continue as Mira Levi' }).click()
    await heading(page, 'Booking Details').waitFor()
    await page.waitForURL((url) => url.searchParams.has('hold'))
    await expect.poll(() => page.locator('#SITE_CONTAINER').count()).toBe(1)
    for (const words of ['Booking Details', 'Order summary'])
      expect(await page.getByText(words, { exact: true }).count()).toBe(1)
    expect(await page.getByLabel('First name').inputValue()).toBe('Mira')
    expect(await page.getByLabel('Last name').inputValue()).toBe('Levi')
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    await page.getByText('Booking as Mira Levi').waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('checkbox', { name: /I have read the booking terms/ }).check()
    await page.getByRole('button', { name: /^Book / }).click()
    await page.waitForURL((url) => url.origin === shop)
    const returned = new URL(page.url())
    expect(returned.pathname).toBe('/thanks')
    expect(returned.searchParams.get('wixMemberLoggedIn')).toBe('true')

    // The tokens of the front end are valid, and the booking is the member's.
    const me = (await call(token, '/v1/members/my?fieldsets=FULL')).body.member
    expect(me.loginEmail).toBe(email)
    const id = returned.searchParams.get('bookingId')
    const found = await call(token, '/v2/extended-bookings/query', { query: { filter: { id } } })
    const [{ booking }] = found.body.extendedBookings
    expect(booking.createdBy).toMatchObject({ memberId: me.id, identityType: 'MEMBER' })
    // Nobody has verified the address, so the front end is not told whose contact it is.
    expect(booking.contactDetails).toMatchObject({ email })
    expect(booking.contactDetails).not.toHaveProperty('contactId')
    const refreshed = { clientId, grantType: 'refresh_token', refreshToken }
    expect((await call(token, '/oauth2/token', refreshed)).status).toBe(200)

    // Back leads to the booking that was made, never to a second one.
    await page.goBack()
    await heading(page, 'You booked this').waitFor()
    await page.getByRole('link', { name: 'See your booking' }).click()
    await heading(page, 'Your booking').waitFor()
  })

test('a customer who is not the front end’s member signs out on the form, and the front end is notified', async ({
  openPage,
}) => {
  const { token } = await aMemberOfTheShop()
  const page = await openPage()
  const startDate = await aFreeTime(page, 5)
  await followLink(page, await checkout(token, startDate))
  await page.waitForURL((url) => url.searchParams.has('hold'))
  await page.getByRole('button', { name: 'Not you? Sign out' }).click()
  await page.getByText('No account needed').waitFor()
  await page.waitForURL((url) => url.searchParams.has('hold'))
  expect(await page.getByLabel('First name').inputValue()).toBe('')
  expect((await leave(page)).searchParams.get('wixMemberLoggedIn')).toBe('false')

  // Where the front end wants a new visitor nothing is filled in, and its member is still signed in afterwards.
  await followLink(page, await checkout(token, startDate, { maintainIdentity: false }))
  await heading(page, 'Booking Details').waitFor()
  expect(await page.getByText('Booking as').count()).toBe(0)
  expect(await page.getByLabel('First name').inputValue()).toBe('')
  expect((await leave(page)).searchParams.get('wixMemberLoggedIn')).toBe('true')
})

test('a customer who declines a stranger’s link books as themselves', async ({ openPage }) => {
  const { token } = await aMemberOfTheShop()
  const page = await openPage({ width: 390 })
  const startDate = await aFreeTime(page, 6)
  await page.goto(await checkout(token, startDate))
  await page.getByRole('button', { name: 'Not you? Continue without this account' }).click()
  await heading(page, 'Booking Details').waitFor()
  expect(await page.getByText('Booking as').count()).toBe(0)
  expect(await page.getByLabel('First name').inputValue()).toBe('')
})
