import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'
import { book, fillIn, heading, letGoOfEverything, pressBook, reachForm } from './steps.ts'

test.afterEach(letGoOfEverything)

const slug = 'swedish-massage'

/** Sets the captcha for booking only. */
async function askWhenBooking(owner: Page, captcha: RegExp): Promise<void> {
  await owner.goto('/dashboard/access')
  const card = owner.getByRole('region', { name: 'Spam protection' })
  await card.getByRole('radio', { name: captcha }).check()
  for (const label of ['Sign-up', 'Sign-in', 'Forms on your other websites']) await card.getByLabel(label).uncheck()
  await card.getByLabel('Booking').check()
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByText('Saved.', { exact: true }).waitFor()
}

async function setBookingsPerCustomer(owner: Page, most: string): Promise<void> {
  await owner.goto('/dashboard/settings?part=limits')
  await owner.getByLabel('Bookings per customer, per hour').fill(most)
  await owner.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('Saved.').waitFor()
}

for (const width of widths(390))
  test(`a customer books past a captcha at ${width}`, async ({ openQuietPage }) => {
    const owner = await openQuietPage()
    const page = await openQuietPage({ width })
    await signIn(owner)
    await askWhenBooking(owner, /^Built-in/)
    try {
      await reachForm(page, slug, 3)
      await fillIn(page)
      await page.getByText('Verified: you’re not a robot.').waitFor()
      await expectNoAxeViolations(page)
      await pressBook(page)
      await heading(page, /Clara/).waitFor()
    } finally {
      await askWhenBooking(owner, /^None/)
    }
  })

for (const width of widths(1280))
  test(`past a limit the form says when to try again and preserves the answers at ${width}`, async ({
    openQuietPage,
  }) => {
    const owner = await openQuietPage({ width })
    const page = await openQuietPage({ width, statuses: [409, 429] })
    await signIn(owner)
    await setBookingsPerCustomer(owner, '1')
    await expectNoAxeViolations(owner)
    try {
      await book(page, slug, 4)
      await reachForm(page, slug, 5)
      await fillIn(page)
      await page.getByLabel('Last name').fill('Neumann-Berg')
      await pressBook(page)
      await page.getByText('Too many bookings in a short time.').waitFor()
      expect(await page.getByText(/Try again in (a minute|\d+ minutes); your answers are saved\./).count()).toBe(1)
      expect(await page.getByLabel('Last name').inputValue()).toBe('Neumann-Berg')
      expect(await page.getByLabel('Email').inputValue()).toBe('clara@example.org')
      await setBookingsPerCustomer(owner, '20')
      await pressBook(page)
      await heading(page, /Clara/).waitFor()
    } finally {
      await setBookingsPerCustomer(owner, '20')
    }
  })
