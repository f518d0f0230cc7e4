import { expect, test } from '../support/test.ts'
import { freeTimes, heading, letGoOfEverything, openService } from './steps.ts'

test.afterEach(letGoOfEverything)

test('the home page shows the next available times, each a link to its form', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await page.goto('/')
  const soon = page.getByRole('region', { name: /^(Available today|Next available)/ })
  const links = soon.getByRole('link')
  expect(await links.count()).toBeGreaterThan(0)
  // By the instant: a place in another zone shows another clock.
  const starts = await links.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  expect(starts).toHaveLength(await links.count())
  expect([...starts].sort()).toEqual(starts)
  await links.first().click()
  await heading(page, 'Booking Details').waitFor()
  await page.getByText(/^Held for you until/).waitFor()
})

test('services follow the order of the business and show their next available time', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await page.goto('/')
  const rows = page.getByRole('region', { name: 'Services' }).getByRole('link')
  // Other journeys may have added services of their own.
  expect(await rows.count()).toBeGreaterThanOrEqual(17)
  expect(await rows.first().innerText()).toMatch(/^Swedish massage\n[\s\S]*60 min\n€68\.00\nNext available/)
})

test('a day without available times says why and offers the next one', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await openService(page, 'private-wheel-lesson')
  const closed = page.getByRole('grid').locator('[role="link"]').filter({ hasText: ', no times' }).last()
  const day = await closed.getAttribute('data-day')
  await page.goto(`/services/private-wheel-lesson?day=${day}`)
  expect(await page.getByText('Not available on this day.').isVisible()).toBe(true)
  await page.getByRole('link', { name: /^Choose \d+ \w+, \d\d:\d\d$/ }).click()
  await page.getByRole('button', { name: /^Continue with/ }).waitFor()
  expect(await freeTimes(page).count()).toBeGreaterThan(0)
})

test('weeks that are not open yet say when they open', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  const inTwoMonths = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  await page.goto(`/services/posture-check?from=${inTwoMonths}`)
  expect(await page.getByText(/^Booking opens on \w+day/).isVisible()).toBe(true)
})

test('URLs of unknown pages, unknown services and past times say what to do next', async ({ openQuietPage }) => {
  const page = await openQuietPage({ statuses: [404] })
  for (const address of ['/nowhere', '/services/none']) {
    expect((await page.goto(address))?.status()).toBe(404)
    expect(await heading(page, 'Page not found').isVisible()).toBe(true)
  }
  await page.goto('/services/swedish-massage/book')
  await heading(page, 'Swedish massage').waitFor()
  await page.goto('/services/swedish-massage/book?time=2020-01-01T10:00:00Z')
  await page.getByRole('alert').waitFor()
  await page.getByRole('link', { name: 'Time', exact: true }).click()
  await heading(page, 'Swedish massage').waitFor()
})
