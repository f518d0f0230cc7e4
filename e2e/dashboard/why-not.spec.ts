import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

/** Opens the page for a time taken by a demo appointment. Returns its customer. */
async function openOnTakenTime(page: Page, more = ''): Promise<string> {
  await page.goto('/dashboard/bookings?view=upcoming')
  await page.locator('main ol a').first().click()
  await page.waitForURL(/booking=/)
  const drawer = page.getByRole('complementary')
  const customer = (await drawer.getByRole('heading', { level: 2 }).textContent()) ?? ''
  const start = await page.locator('main ol a[aria-current] time').first().getAttribute('datetime')
  const at = new Date(start ?? '')
  const rome = (options: Intl.DateTimeFormatOptions, locale: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Rome', ...options }).format(at)
  const day = rome({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA')
  const time = rome({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 'en-GB')
  await page.goto(`/dashboard/why-not?day=${day}&time=${time}${more}`)
  return customer
}

test('answers a question built from menus, with a lane for each staff member and every check', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage()
  await signIn(page)
  await openOnTakenTime(page)
  await page.getByRole('heading', { name: 'Why isn’t this time available?' }).waitFor()
  const answer = page.locator('main section[aria-live]')
  await answer.getByRole('heading').waitFor()
  expect(
    await page.getByRole('region', { name: 'The day by staff member' }).getByRole('listitem').count(),
  ).toBeGreaterThan(0)
  const checks = page.getByRole('region', { name: 'All checks' }).getByRole('listitem')
  expect(await checks.count()).toBeGreaterThan(4)
  await expectNoAxeViolations(page)
})

test('checks again after every choice, and the URL contains the question', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await signIn(page)
  await page.goto('/dashboard/why-not')
  await page.getByLabel('Time').selectOption('03:00')
  await page.waitForURL(/time=03%3A00/)
  await page
    .locator('main section[aria-live]')
    .getByText(/^Customers see/)
    .waitFor()
  await page.getByLabel('As seen by').selectOption({ label: 'us' })
  await page.waitForURL(/as=STAFF/)
  await expect.poll(() => page.getByText(/^Customers see/).count()).toBe(0)
  await page.reload()
  expect(await page.getByLabel('Time').inputValue()).toBe('03:00')
  expect(await page.getByLabel('As seen by').inputValue()).toBe('STAFF')
  await page.getByRole('region', { name: 'Suggestions, nearest first' }).waitFor()
})

for (const width of widths(390))
  test(`names a closure, and links to it (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, scheme: width === 390 ? 'dark' : 'light' })
    await signIn(page)
    const date = wednesdayAfter(width === 390 ? 43 : 50)
    const { session } = await (await page.request.get('/v1/staff/session')).json()
    const headers = { 'x-kalends-csrf': session.csrfToken }
    const close = async (data: object) =>
      expect((await page.request.post('/v1/closing-days', { data, headers })).ok()).toBe(true)
    await close({ add: [{ date, locationId: null, reason: 'Stocktaking' }] })
    await page.goto(`/dashboard/why-not?day=${date}&time=11:00&as=STAFF`)
    await page.getByRole('heading', { name: 'There’s a closure on this day: Stocktaking' }).waitFor()
    await page.getByText('Closure', { exact: true }).first().waitFor()
    await expectNoAxeViolations(page)
    const way = page.getByRole('region', { name: 'Suggestions, nearest first' }).getByRole('listitem')
    await way.filter({ hasText: 'Removes the closure “Stocktaking”' }).getByRole('link').click()
    await page.waitForURL((url) => url.pathname === '/dashboard/opening-hours')
    await close({ remove: [{ date, locationId: null }] })
  })

test('works without scripts, on a phone', async ({ openQuietPage }) => {
  const page = await openQuietPage({ scripts: false, width: 390 })
  await signIn(page)
  await page.goto('/dashboard/why-not?time=03:00')
  await page.getByLabel('As seen by').selectOption({ label: 'us' })
  await page.getByRole('button', { name: 'Check' }).click()
  await page.waitForURL(/as=STAFF/)
  await page.locator('main section[aria-live]').getByRole('heading').waitFor()
  await expectNoSidewaysScroll(page)
})

test('is right to left in Hebrew, and can be copied as text', async ({ openQuietPage }) => {
  const page = await openQuietPage({ language: 'he', width: 390 })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dashboard/sign-in?lang=en')
  await signIn(page)
  await page.goto('/dashboard/why-not?time=03:00&lang=he')
  await page.getByRole('button', { name: 'העתקה כטקסט' }).click()
  await page.getByText('הועתק').waitFor()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('03:00')
  expect(text.split('\n').length).toBeGreaterThan(3)
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
})

const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** Returns a Wednesday with staff at eleven and no closing day. */
function wednesdayAfter(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7))
  return day.toISOString().slice(0, 10)
}

test('draws the day from the right in Hebrew, also with names in Latin script', async ({ openQuietPage }) => {
  const page = await openQuietPage({ language: 'he' })
  await page.goto('/dashboard/sign-in?lang=en')
  await signIn(page)
  await openOnTakenTimeInHebrew(page)
  const block = page.locator('section ul [aria-hidden] > span[class*="k-"]').first()
  await block.waitFor()
  const { drawn, said } = await block.evaluate((element) => {
    const track = (element.parentElement as HTMLElement).getBoundingClientRect()
    const own = element.getBoundingClientRect()
    return {
      drawn: ((track.right - own.right) / track.width) * 100,
      said: Number.parseFloat((element as HTMLElement).style.insetInlineStart),
    }
  })
  expect(drawn).toBeCloseTo(said, 0)
})

/** Opens the day of the next massage in Hebrew, with the question about it. */
async function openOnTakenTimeInHebrew(page: Page): Promise<void> {
  const service = 'Swedish massage'
  await page.goto('/dashboard/bookings?view=upcoming')
  const start = await page
    .locator('main ol a')
    .filter({ hasText: service })
    .locator('time')
    .first()
    .getAttribute('datetime')
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date(start ?? ''))
  await page.goto(`/dashboard/why-not?day=${day}&time=12:00&lang=he`)
  await page.locator('main select').first().selectOption({ label: service })
}
