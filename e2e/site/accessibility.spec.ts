import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { expectNoAxeViolations, type PageSettings } from '../support/page.ts'
import { openQuietPage } from '../support/quiet-page.ts'
import { clara, letGoOfEverything } from './steps.ts'

afterEach(letGoOfEverything)

const looks: Record<string, PageSettings> = {
  light: { scheme: 'light' },
  dark: { scheme: 'dark' },
  Hebrew: { language: 'he' },
}

/** Pages anybody can open at once. */
const addresses = [
  '/',
  '/services/swedish-massage',
  '/services/haircut-and-finish?from=2035-01-01',
  '/about',
  '/terms',
  '/privacy',
  '/accessibility',
]

describe.each([390, 1280])('at %i pixels', (width) => {
  test.each(Object.entries(looks))('every page is accessible: %s', async (_name, look) => {
    const page = await openQuietPage({ width, ...look, statuses: [404] })
    for (const address of addresses) {
      await page.goto(address)
      await judge(page)
    }
    for (const missing of ['/nowhere', `/bookings/${'x'.repeat(60)}`]) {
      await page.goto(missing)
      await judge(page)
    }
    await walk(page)
  })
})

/** One `h1`, a title of its own, and nothing that axe objects to. */
async function judge(page: Page): Promise<void> {
  expect(await page.getByRole('heading', { level: 1 }).count(), page.url()).toBe(1)
  expect(await page.title()).not.toBe('')
  await expectNoAxeViolations(page)
}

/** The pages of a booking, from the form with all its mistakes to the cancelled ticket. */
async function walk(page: Page): Promise<void> {
  await page.goto('/services/beard-and-neck')
  await page.locator('[aria-labelledby="times"] li a').first().click()
  await page.waitForURL((url) => url.searchParams.has('time'))
  await judge(page)
  await page.locator('button[type="submit"]:visible').last().click()
  await page.waitForURL((url) => url.searchParams.has('hold'))
  await page.locator('form[method="post"] button[type="submit"]').last().click()
  await page.getByRole('alert').waitFor()
  await judge(page)
  await page.locator('[name="first_name"]').fill(clara.firstName)
  await page.locator('[name="email"]').fill(clara.email)
  await page.getByRole('checkbox').check()
  await page.locator('form[method="post"] button[type="submit"]').last().click()
  await page.waitForURL((url) => url.searchParams.has('new'))
  await judge(page)
  await page.locator('a[href$="/cancel"]').click()
  await page.waitForURL((url) => url.pathname.endsWith('/cancel'))
  await judge(page)
  await page.locator('form[method="post"] button').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/cancel'))
  await judge(page)
}
