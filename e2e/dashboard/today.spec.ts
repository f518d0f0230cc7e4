import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage, type PageSettings } from '../support/page.ts'
import { signIn } from '../support/people.ts'
import { openBusyDay } from './days.ts'

test.each<PageSettings>([
  { width: 1280 },
  { width: 390, scheme: 'dark' },
  { width: 768, language: 'he' },
  { width: 390, language: 'he' },
])('a day is in order at %o', async (settings) => {
  const page = await openPage({ ...settings, language: 'en' })
  await signIn(page)
  await openBusyDay(page, settings.language === 'he' ? 'he' : 'en')
  await expectNoAxeViolations(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBe(0)
})

test('lists the appointments of a day by time, names their zone once, and narrows them to one person', async () => {
  const page = await openPage()
  await signIn(page)
  await openBusyDay(page)
  expect(await page.getByText(/Rome time, GMT/).count()).toBe(1)
  const times = await page.locator('main ol time').allTextContents()
  expect(times.length).toBeGreaterThan(1)
  expect(times).toEqual([...times].sort())
  const rows = page.locator('main ol a')
  const everyone = await rows.count()
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Livia Marchetti' }).click()
  await page.waitForURL(/staff=/)
  const others = rows.filter({ hasNotText: 'Livia Marchetti' })
  await expect.poll(async () => [(await rows.count()) < everyone, await others.count()]).toEqual([true, 0])
})

test('goes from day to day and back to today, where a line stands at the present moment', async () => {
  const page = await openPage()
  await signIn(page)
  await page.goto('/dashboard')
  const title = page.getByRole('heading', { level: 1 })
  const today = await title.textContent()
  expect(await page.getByText(/^Now, \d\d:\d\d$/).count()).toBeLessThanOrEqual(1)
  const days = page.getByRole('navigation', { name: 'Days' })
  await days.getByRole('link').last().click()
  await page.waitForURL(/day=/)
  await expect.poll(() => title.textContent()).not.toBe(today)
  expect(await page.getByText(/^Now, /).count()).toBe(0)
  await days.getByRole('link', { name: 'Today' }).click()
  await page.waitForURL((url) => !url.search.includes('day='))
  await expect.poll(() => title.textContent()).toBe(today)
})

test('a day without appointments says so and leads to those to come', async () => {
  const page = await openPage({ width: 390 })
  await signIn(page)
  await page.goto('/dashboard?day=2031-01-01')
  await page.getByText('Nobody is booked on this day.').waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'See what is to come' }).click()
  await page.waitForURL(/\/dashboard\/bookings$/)
})

test('people with a calendar of their own see it alone, and no messages', async () => {
  const page = await openPage()
  const { name } = await signIn(page, 'staff')
  const nav = page.getByRole('navigation', { name: 'Dashboard' })
  expect(await nav.getByRole('link', { name: 'Messages' }).count()).toBe(0)
  expect(await page.getByRole('navigation', { name: 'Staff' }).count()).toBe(0)
  await page.goto('/dashboard/bookings?view=all')
  const rows = await page.locator('main ol a').allTextContents()
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toContain(name)
  await page.goto('/dashboard/messages')
  await page.getByRole('heading', { name: 'Not for your role' }).waitFor()
})
