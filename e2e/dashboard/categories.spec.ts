import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, type OpenQuietPage, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

const word = (): string => crypto.randomUUID().slice(0, 6)

async function open(openQuietPage: OpenQuietPage, width: number): Promise<Page> {
  const page = await openQuietPage({ width, statuses: [409] })
  await signIn(page)
  await page.goto('/dashboard/categories')
  return page
}

const names = (page: Page): Promise<string[]> => page.locator('main ol > li bdi').allTextContents()

async function add(page: Page, name: string): Promise<void> {
  await page.getByLabel('New category').fill(name)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.locator('main ol').getByText(name, { exact: true }).waitFor()
}

for (const width of widths(1280))
  test(`creates, renames, reorders, deletes and restores categories (${width})`, async ({ openQuietPage }) => {
    const page = await open(openQuietPage, width)
    const first = `Alpha ${word()}`
    const second = `Beta ${word()}`
    const third = `Gamma ${word()}`
    for (const name of [first, second]) await add(page, name)
    await expectNoAxeViolations(page)

    await page.getByRole('link', { name: `Rename ${second}` }).click()
    const field = page.getByRole('textbox', { name: 'Name', exact: true })
    await field.fill('   ')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Enter a name.').waitFor()
    await field.fill(third)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('main ol bdi').getByText(third, { exact: true }).waitFor()

    const up = page.getByRole('button', { name: `Move ${third} up` })
    await up.focus()
    // The page shows the new order before it is saved.
    const saved = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await names(page)).slice(-2)).toEqual([third, first])
    await expect.poll(() => up.evaluate((it) => it === document.activeElement)).toBe(true)
    await saved
    await page.reload()
    expect((await names(page)).slice(-2)).toEqual([third, first])

    await page.getByRole('button', { name: `Delete ${third}` }).click()
    await page.getByText(`${third} was deleted.`).first().waitFor()
    await expect.poll(() => names(page)).not.toContain(third)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await names(page)).slice(-2)).toEqual([third, first])
    for (const name of [first, third]) {
      await page.getByRole('button', { name: `Delete ${name}` }).click()
      await expect.poll(() => names(page)).not.toContain(name)
    }
  })

test('reorders a category by dragging', async ({ openQuietPage }) => {
  const page = await open(openQuietPage, 1280)
  const made = [`Delta ${word()}`, `Eta ${word()}`]
  for (const name of made) await add(page, name)
  const row = (name: string) => page.locator('main ol > li').filter({ hasText: name })
  await row(made[1] ?? '').dragTo(row(made[0] ?? ''))
  await expect.poll(async () => (await names(page)).slice(-2)).toEqual([...made].reverse())
  for (const name of made) {
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await expect.poll(() => names(page)).not.toContain(name)
  }
})
