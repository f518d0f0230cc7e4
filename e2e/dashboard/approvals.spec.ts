import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { createBookingRequest } from '../support/requests.ts'
import { expect, test } from '../support/test.ts'

// Another journey may have answered the demo customers' requests.
test.beforeAll(createBookingRequest)

const cards = (page: Page) => page.locator('main ol > li')

async function openQueue(page: Page): Promise<number> {
  await signIn(page)
  await page.goto('/dashboard/approvals')
  await cards(page).first().waitFor()
  return cards(page).count()
}

const readName = async (page: Page): Promise<string> =>
  (await cards(page).first().getByRole('heading').textContent()) ?? ''

test('declines with one click, and undo restores the request', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  const before = await openQueue(page)
  await expectNoAxeViolations(page)
  const name = await readName(page)
  await cards(page)
    .first()
    .getByRole('button', { name: `Decline the request from ${name}` })
    .click()
  await page.getByText(`Declined: ${name}. No email will be sent because no mail server is set up.`).waitFor()
  await expect.poll(() => cards(page).count()).toBe(before - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(`Undone: ${name} is waiting again.`).waitFor()
  await expect.poll(() => cards(page).count()).toBe(before)
})

test('requests are answered by keyboard alone, and the navigation shows the new count', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  const before = await openQueue(page)
  await cards(page).first().getByRole('link').first().focus()
  if (before > 1) {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
  }
  const name = await readName(page)
  await page.keyboard.press('d')
  await page.getByText(`Declined: ${name}.`).waitFor()
  await page.keyboard.press('u')
  await page.getByText(`Undone: ${name} is waiting again.`).waitFor()
  await expect.poll(() => cards(page).count()).toBe(before)
})

test('suggests another time in an editable message, on a phone', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  await openQueue(page)
  await page
    .getByRole('link', { name: /^Suggest another time to/ })
    .first()
    .click()
  await page.waitForURL(/suggest=/)
  const words = page.getByLabel('Message')
  expect(await words.inputValue()).toContain('/services/')
  await expectNoAxeViolations(page)
  await words.fill('Would the day after suit you?')
  await page.getByRole('button', { name: 'Decline and suggest' }).click()
  await page.getByText(/^Declined: /).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(/is waiting again/).waitFor()
})

test('shows changes made in another browser', async ({ openQuietPage }) => {
  const mine = await openQuietPage()
  const theirs = await openQuietPage()
  const before = await openQueue(mine)
  await openQueue(theirs)
  await cards(theirs)
    .first()
    .getByRole('button', { name: /^Decline/ })
    .click()
  await expect.poll(() => cards(mine).count()).toBe(before - 1)
  await theirs.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => cards(mine).count()).toBe(before)
})
