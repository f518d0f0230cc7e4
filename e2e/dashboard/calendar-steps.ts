// Steps of a person on the calendar. Days are far ahead, where the demo business has no bookings.

import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

const DAY = 24 * 60 * 60_000

// Each run uses other weeks: a reused server has the bookings of the last run.
const RUN = 8 + Math.floor(Math.random() * 4) * 10
/** Weeks between attempts of a test: more than there are numbers, and the second is still within 24 months. */
const ATTEMPT = 30

const requested = new Map<number, number>()

/**
 * Returns a Tuesday far ahead on which everybody works and nothing is booked. Each number below 30 belongs to one test;
 * a retry gets another day, because the first attempt may have booked on it.
 */
export function quietTuesday(number: number): string {
  const attempt = requested.get(number) ?? 0
  requested.set(number, attempt + 1)
  const date = new Date(Date.now() + (RUN + number + ATTEMPT * attempt) * 7 * DAY)
  const ahead = (2 - date.getUTCDay() + 7) % 7
  return new Date(date.getTime() + ahead * DAY).toISOString().slice(0, 10)
}

export type Wanted = { day: string; time: string; customer: string; person?: string; service?: string; phone?: string }

/** Creates a booking with the form. */
export async function book(page: Page, wanted: Wanted): Promise<void> {
  const { day, time, customer, person = 'Livia Marchetti', service = 'Swedish massage', phone } = wanted
  const drawer = page.getByRole('complementary', { name: 'New booking' })
  if ((await drawer.count()) === 0) await page.getByRole('link', { name: 'New booking' }).first().click()
  await drawer.getByRole('combobox', { name: 'Customer' }).fill(customer)
  await drawer.getByRole('option', { name: `New customer “${customer}”` }).click()
  if (phone) await drawer.getByLabel('Phone').fill(phone)
  await drawer.getByLabel('Service').selectOption({ label: service })
  await drawer.getByLabel('With').selectOption({ label: person })
  await drawer.getByLabel('Date').fill(day)
  await drawer.getByLabel('Start time').fill(time)
  await drawer.getByRole('button', { name: 'Create booking' }).click()
  await page.getByRole('status').getByText(`Booked: ${customer}.`).waitFor()
  await page.waitForURL((url) => !url.search.includes('booked='))
}

/** Returns a customer's block in the columns. */
export const calendarEntry = (page: Page, customer: string): Locator =>
  page.locator('[data-block]').filter({ hasText: customer }).first()

/** Returns the accessible name of a block, which starts with its time. */
export const spokenBy = async (block: Locator): Promise<string> =>
  (await block.locator('.k-unseen').textContent()) ?? ''

/** Drags a block by some hours and columns without dropping it. */
export async function carry(page: Page, block: Locator, by: { hours?: number; columns?: number }): Promise<void> {
  // A day that is reloaded at this moment replaces its blocks.
  await expect(() => block.scrollIntoViewIfNeeded()).toPass()
  const box = await block.boundingBox()
  const column = await page.locator('[data-column="0"]').boundingBox()
  if (!box || !column) throw new Error('The block is not on the page')
  const x = box.x + 30
  const y = box.y + 8
  await page.mouse.move(x, y)
  await page.mouse.down()
  const to = [x + (by.columns ?? 0) * column.width, y + (by.hours ?? 0) * 80] as const
  await page.mouse.move((x + to[0]) / 2 + 6, (y + to[1]) / 2, { steps: 4 })
  await page.mouse.move(to[0], to[1], { steps: 4 })
}

/** Confirms a move. The tests run without a mail server, so nobody is asked whether the customer is notified. */
export async function confirmMove(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Reschedule' }).click()
}

export const expectStatus = (page: Page, words: RegExp): Promise<void> =>
  expect
    .poll(() =>
      page
        .getByRole('status')
        .allTextContents()
        .then((all) => all.join(' ')),
    )
    .toMatch(words)
