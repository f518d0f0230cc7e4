import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const menu = (page: Page) => page.getByRole('region', { name: 'Services' })
const rows = (page: Page) => menu(page).getByRole('listitem')

for (const scripts of [true, false])
  test(`finds services by text and category, ${scripts ? 'with' : 'without'} scripts, and comes back`, async ({
    openQuietPage,
  }) => {
    const page = await openQuietPage({ width: 390, scripts })
    await page.goto('/')
    const everything = await rows(page).count()
    const finder = page.getByRole('search')
    await finder.getByLabel('Search services').fill('masage')
    await finder.getByRole('button', { name: 'Show' }).click()
    await page.waitForURL(/search=masage/)
    await expect.poll(() => rows(page).count()).toBeLessThan(everything)
    const found = await rows(page).allInnerTexts()
    for (const text of found) expect(text.toLowerCase()).toContain('massage')

    await finder.getByLabel('Search services').fill('zzzzzz')
    await finder.getByRole('button', { name: 'Show' }).click()
    await menu(page).getByText('No services match.').waitFor()
    if (scripts) await expectNoAxeViolations(page)
    await page.goBack()
    await page.waitForURL(/search=masage/)
    await expect.poll(() => rows(page).count()).toBe(found.length)
    await page.goto('/?search=zzzzzz')
    await menu(page).getByRole('link', { name: 'Show all services' }).click()
    await expect.poll(() => rows(page).count()).toBe(everything)
  })

test('a service goes on with the person that was chosen above the menu', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  await page.goto('/')
  const massage = rows(page).filter({ hasText: 'Swedish massage' })
  const finder = page.getByRole('search')
  const staff = finder.getByLabel('Staff')
  await staff.selectOption({ label: 'Livia Marchetti' })
  await page.waitForURL(/staff=/)
  const chosen = new URL(page.url()).searchParams.get('staff')
  await massage.getByRole('link').first().click()
  await page.waitForURL(/\/services\/swedish-massage/)
  expect(new URL(page.url()).searchParams.get('staff')).toBe(chosen)
})

test('filters services as soon as a category is chosen', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 1280 })
  await page.goto('/')
  const everything = await rows(page).count()
  const kind = page.getByRole('search').getByLabel('Category')
  const [, first = ''] = await kind.locator('option').allInnerTexts()
  await kind.selectOption({ label: first })
  await page.waitForURL(/category=/)
  await expect.poll(() => rows(page).count()).toBeLessThan(everything)
  expect(await menu(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([first])
  await page.goBack()
  await expect.poll(() => rows(page).count()).toBe(everything)
  expect(await kind.inputValue()).toBe('')
})
