import { createApiClient } from '../support/api-client.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { book, quietTuesday } from './calendar-steps.ts'

test('a week of many people has a row for each, which opens the hours of one of them', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await signIn(page)
  const day = quietTuesday(10)
  await page.goto(`/dashboard?day=${day}`)
  const customer = `Ivy Week ${Date.now() % 100_000}`
  await book(page, { day, time: '10:00', customer })
  await page.goto(`/dashboard?view=week&day=${day}`)
  const rows = page.getByRole('region', { name: 'Calendar' }).getByRole('row')
  const livia = rows.filter({ has: page.getByRole('rowheader', { name: 'Livia Marchetti' }) })
  const entry = livia.getByRole('link').filter({ hasText: customer })
  await entry.waitFor()
  expect((await rows.count()) > 4).toBe(true)
  const name = entry.locator('b')
  // The name is read from side to side, in a block as wide as its day.
  expect(await name.evaluate((it) => getComputedStyle(it).writingMode)).toBe('horizontal-tb')
  expect((await entry.boundingBox())?.width).toBeGreaterThan(90)
  await expectNoAxeViolations(page)
  await entry.click()
  await page.getByRole('complementary', { name: `Booking for ${customer}` }).waitFor()
  await page.keyboard.press('Escape')

  await livia.getByRole('rowheader').getByRole('link').click()
  await page.locator('[data-column="6"]').waitFor()
  expect(await page.getByLabel('Filter by staff member').locator('option:checked').textContent()).toBe(
    'Livia Marchetti',
  )
  await page.locator('[data-block]').filter({ hasText: customer }).waitFor()

  await page.getByLabel('Filter by staff member').selectOption({ label: 'Noor Haddad' })
  await expect.poll(() => page.locator('[data-block]').filter({ hasText: customer }).count()).toBe(0)
  await page.getByLabel('Filter by staff member').selectOption({ label: 'Everyone' })
  await entry.waitFor()
  await page.getByRole('group').filter({ hasText: 'View options' }).click()
  await page.getByRole('link', { name: 'Week by hours' }).click()
  await page.locator('[data-column="6"]').waitFor()
})

test('a location and a date limit what is shown', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await signIn(page)
  const day = quietTuesday(11)
  await page.goto(`/dashboard?day=${day}`)
  const customer = `Jon Place ${Date.now() % 100_000}`
  await book(page, { day, time: '10:00', customer })
  const entry = page.locator('[data-block]').filter({ hasText: customer })
  await entry.waitFor()
  const places = page.getByLabel('Filter by location')
  const names = await places.locator('option').allTextContents()
  expect(names.length).toBeGreaterThan(2)
  await places.selectOption({ index: names.length - 1 })
  await expect.poll(() => entry.count()).toBe(0)
  await places.selectOption({ label: 'All locations' })
  await entry.waitFor()
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Go to date').fill(next)
  await page.getByLabel('Go to date').press('Enter')
  await page.waitForURL((url) => url.searchParams.get('day') === next)
})

test('on a phone the week is seven days below each other', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  await signIn(page)
  await page.goto(`/dashboard?view=week&day=${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}`)
  await expect.poll(() => page.locator('main h2').count()).toBe(7)
  const entry = page.locator('main ol a[data-row]').first()
  expect((await entry.boundingBox())?.width).toBeGreaterThan(250)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  await expectNoAxeViolations(page)
  const before = page.url()
  await page.getByRole('navigation', { name: 'Days' }).filter({ visible: true }).getByRole('link').last().click()
  await page.waitForURL((url) => url.href !== before)
  await expect.poll(() => page.locator('main h2').count()).toBe(7)
})

test('a closed day says so and names the next open one', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  const { kalends } = await createApiClient(`closing ${crypto.randomUUID()}`)
  const day = quietTuesday(12)
  await kalends.business.setClosingDays({ add: [{ date: day, reason: 'Inventory', locationId: null }] })
  await signIn(page)
  await page.goto(`/dashboard?day=${day}`)
  await page.getByText(/^Closed on Tuesday/).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /^Next open day: Wednesday/ }).click()
  await page.waitForURL((url) => (url.searchParams.get('day') ?? '') > day)
  await expect.poll(() => page.getByText(/^Closed on/).count()).toBe(0)
  await page.locator('[data-column="0"]').waitFor()
})
