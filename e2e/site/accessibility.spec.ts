import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import type { PageSettings } from '../support/test.ts'
import { expect, test } from '../support/test.ts'
import { variants } from '../support/widths.ts'
import { clara, letGoOfEverything } from './steps.ts'

test.afterEach(letGoOfEverything)

/** Each width, scheme and direction of writing at least twice. */
const looks: PageSettings[] = [
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark', language: 'he' },
  { width: 1280, scheme: 'dark' },
  { width: 1280, scheme: 'light', language: 'he' },
]

/** Pages anybody can open at once. */
const addresses = [
  '/',
  '/services/swedish-massage',
  '/services/haircut-and-finish?from=2035-01-01',
  '/classes',
  '/about',
  '/terms',
  '/privacy',
  '/accessibility',
]

for (const look of variants(looks, 1, 2))
  test(`every page is accessible at ${look.width} pixels: ${JSON.stringify(look)}`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ ...look, statuses: [404] })
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

/** One `h1`, a title of its own, and nothing that axe objects to. */
async function judge(page: Page): Promise<void> {
  expect(await page.getByRole('heading', { level: 1 }).count(), page.url()).toBe(1)
  expect(await page.title()).not.toBe('')
  await expectNoAxeViolations(page)
}

/** The pages of a booking, from the form with all its mistakes to the cancelled ticket. */
async function walk(page: Page): Promise<void> {
  await page.goto('/services/beard-and-neck')
  await judge(page)
  await page.getByRole('link', { name: /^Aventine/ }).click()
  await page.waitForURL((url) => url.searchParams.has('location'))
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
