import { createClient, visitorAuth } from '@kalends/sdk'
import { followLink } from '../support/follow-link.ts'
import { operator } from '../support/operator.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'
import { fillIn, freeDays, freeTimes, heading, letGoOfEverything, markTime, openService, pressBook } from './steps.ts'

test.afterEach(letGoOfEverything)

// The other site is on our own host, so that no request leaves this machine.
const callbacks = () => ({ thankYouPageUrl: `${siteUrl()}/about?from=shop`, postFlowUrl: `${siteUrl()}/terms` })

// To a browser another site than ours. Nobody listens there: where it was sent is enough.
const away = 'http://localhost:8098/thanks'

async function frontEnd() {
  const clientOptions = ['--name', 'Journey', '--redirect-uri', `${siteUrl()}/back`, away]
  const { clientId } = await operator<{ clientId: string }>('oauth-clients', 'create', ...clientOptions)
  return createClient({ apiUrl: siteUrl(), auth: visitorAuth({ clientId }) })
}

test('a front end sends a customer to the form of a time they chose there, and gets them back with the booking', async ({
  openQuietPage,
}) => {
  const kalends = await frontEnd()
  const page = await openQuietPage()
  await openService(page, 'swedish-massage', 1)
  await markTime(page)
  const startDate = new URL(page.url()).searchParams.get('time') ?? ''
  const { services } = await kalends.services.queryServices({
    query: { filter: { 'mainSlug.name': 'swedish-massage' } },
  })
  const slot = { serviceId: services?.[0]?.id ?? '', startDate }
  const { redirectSession } = await kalends.redirects.createRedirectSession({
    bookingsCheckout: { slotAvailability: { slot }, timezone: 'Europe/London' },
    callbacks: callbacks(),
  })
  await followLink(page, redirectSession?.fullUrl ?? '')
  await heading(page, 'Booking Details').waitFor()
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('time'), searchParams.get('zone')]).toEqual([startDate, 'Europe/London'])
  await fillIn(page)
  await pressBook(page)
  await page.waitForURL((url) => url.pathname === '/about')
  const back = new URL(page.url()).searchParams
  expect([back.get('from'), back.get('wixMemberLoggedIn')]).toEqual(['shop', 'false'])
  expect(back.get('bookingId')).toMatch(/^[0-9a-f-]{36}$/)
})

test('a front end gets the customer back with the booking after they paid by card', async ({ openQuietPage }) => {
  const kalends = await frontEnd()
  const page = await openQuietPage()
  await openService(page, 'private-wheel-lesson', 1)
  await markTime(page)
  const startDate = new URL(page.url()).searchParams.get('time') ?? ''
  const { services } = await kalends.services.queryServices({
    query: { filter: { 'mainSlug.name': 'private-wheel-lesson' } },
  })
  const slot = { serviceId: services?.[0]?.id ?? '', startDate }
  const { redirectSession } = await kalends.redirects.createRedirectSession({
    bookingsCheckout: { slotAvailability: { slot }, timezone: 'Europe/Rome' },
    callbacks: callbacks(),
  })
  await followLink(page, redirectSession?.fullUrl ?? '')
  await heading(page, 'Booking Details').waitFor()
  await fillIn(page)
  await page.getByRole('radio', { name: /Pay now by card/ }).check()
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry date').fill('04 / 30')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL((url) => url.pathname === '/about')
  expect(new URL(page.url()).searchParams.get('bookingId')).toMatch(/^[0-9a-f-]{36}$/)
})

test('without scripts the site’s own page confirms and links to the other site', async ({ openPage }) => {
  const kalends = await frontEnd()
  const page = await openPage({ scripts: false })
  let returned = ''
  page.on('request', (request) => {
    if (request.url().startsWith(away)) returned = request.url()
  })
  const { redirectSession } = await kalends.redirects.createRedirectSession({
    bookingsBook: {},
    callbacks: { thankYouPageUrl: away },
  })
  await followLink(page, redirectSession?.shortUrl ?? '')
  await page.goto('/services/swedish-massage')
  await freeDays(page).nth(2).click()
  await freeTimes(page).first().click()
  await page.getByRole('button', { name: /^Continue with/ }).click()
  await heading(page, 'Booking Details').waitFor()
  await fillIn(page)
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await expect.poll(() => returned).toMatch(/[?&]bookingId=/)
})
