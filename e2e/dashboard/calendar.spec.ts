import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import type { PageSettings } from '../support/test.ts'
import { expect, test } from '../support/test.ts'
import { variants } from '../support/widths.ts'

const DAY = 24 * 60 * 60_000
const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10)

const looks: PageSettings[] = [
  { width: 1280 },
  { width: 1280, scheme: 'dark', language: 'he' },
  { width: 768 },
  { width: 390, scheme: 'dark', language: 'he' },
]

for (const settings of variants(looks, 0, 3))
  test(`day, week and month are accessible at ${JSON.stringify(settings)}`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ ...settings, language: 'en' })
    await signIn(page)
    for (const view of ['day', 'week', 'month']) {
      await page.goto(`/dashboard?view=${view}&day=${tomorrow}&lang=${settings.language ?? 'en'}`)
      await page.locator('h1').waitFor()
      await expectNoAxeViolations(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    }
    await page.goto(`/dashboard?day=${tomorrow}&new=yes`)
    await page.getByRole('complementary').waitFor()
    await expectNoAxeViolations(page)
  })

test('the day has a column with hours for everyone who works, and opens before the first booking', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage()
  await signIn(page)
  await page.goto(`/dashboard?day=${tomorrow}`)
  const columns = page.locator('[data-column]')
  await columns.first().waitFor()
  for (const name of await columns.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
    expect(name).toMatch(/, (\d+(\.5)? of \d+(\.5)? h|Fully booked|Off)$/)
  const blocks = page.locator('[data-block]')
  expect(await blocks.count()).toBeGreaterThan(0)
  await expect
    .poll(() => page.getByRole('region', { name: 'Calendar' }).evaluate((one) => one.scrollTop))
    .toBeGreaterThan(0)
  expect(await blocks.first().locator('.k-unseen').textContent()).toMatch(/^\d\d:\d\d to \d\d:\d\d, /)
})

test('the view is in the URL, and single-key shortcuts open it', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await signIn(page)
  await page.goto('/dashboard')
  const title = page.getByRole('heading', { level: 1 })
  await page.getByRole('navigation', { name: 'Days' }).waitFor()
  const today = await title.textContent()
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link').last().click()
  await page.waitForURL(/day=/)
  await expect.poll(() => title.textContent()).not.toBe(today)
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Week' }).click()
  await page.waitForURL(/view=week/)
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(7)
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Month' }).click()
  await page.waitForURL(/view=month/)
  await expect.poll(() => page.locator('table td a').count()).toBe(42)
  await page.keyboard.press('t')
  await page.waitForURL((url) => url.pathname === '/dashboard' && url.search === '')
  await expect.poll(() => title.textContent()).toBe(today)
  await page.keyboard.press('n')
  await page.getByRole('complementary', { name: 'New booking' }).waitFor()
})

test('the whole calendar is one Tab stop, and the arrow keys start nearest to now', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await signIn(page)
  await page.goto(`/dashboard?day=${tomorrow}`)
  await page.locator('[data-block]').first().waitFor()
  await page.getByRole('link', { name: 'New booking' }).first().focus()
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-block'))) break
  }
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-block'))).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[data-column]') === null)).toBe(true)
})

test('staff who may only see their own calendar see no other', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  const { name } = await signIn(page, 'staff')
  await page.goto(`/dashboard?day=${tomorrow}`)
  const columns = page.locator('[data-column]')
  await columns.first().waitFor()
  expect(await columns.count()).toBe(1)
  expect(await columns.getAttribute('aria-label')).toContain(name)
})

test('goes to a date and limits the calendar to a person, without scripts', async ({ openPage }) => {
  const page = await openPage({ scripts: false })
  await signIn(page)
  await page.goto('/dashboard?view=week')
  await page.getByLabel('Go to date').fill(tomorrow)
  await page.getByRole('combobox', { name: 'Staff' }).selectOption({ label: 'Livia Marchetti' })
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.waitForURL((url) => {
    const { searchParams } = url
    return searchParams.get('day') === tomorrow && searchParams.get('view') === 'week' && searchParams.has('staff')
  })
  expect(await page.getByLabel('Go to date').inputValue()).toBe(tomorrow)
  expect(await page.getByRole('combobox', { name: 'Staff' }).locator(':checked').textContent()).toBe('Livia Marchetti')
})
