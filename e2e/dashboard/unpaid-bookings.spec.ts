import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

const drawer = (page: Page) => page.getByRole('complementary')
const unpaid = '/dashboard/bookings?view=all&paid=unpaid'

/** What is owed for all unpaid bookings, and for how many. */
async function readSum(page: Page): Promise<{ owed: number; bookings: number }> {
  const text = await page.getByText(/^€[\d,.]+ owed for \d+ bookings?$/).innerText()
  const [owed = '', bookings = ''] = text.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? []
  return { owed: Number(owed), bookings: Number(bookings) }
}

async function take(page: Page, amount?: string): Promise<void> {
  await drawer(page).getByRole('link', { name: 'Take payment' }).click()
  const form = drawer(page).getByRole('form', { name: 'Take payment' })
  if (amount) await form.getByLabel(/^Amount/).fill(amount)
  await form.getByRole('button', { name: 'Record payment' }).click()
  await drawer(page).getByText('Payment recorded.').waitFor()
}

for (const width of widths(1280))
  test(`unpaid bookings are listed with their sum, and one paid by mistake is unpaid again (${width})`, async ({
    openQuietPage,
  }) => {
    const page = await openQuietPage({ width })
    await signIn(page)
    await page.goto(unpaid)
    const before = await readSum(page)
    await expectNoAxeViolations(page)
    // Others may be paid in part.
    await page.locator('a[data-row]', { hasText: 'Confirmed' }).filter({ hasText: 'Not paid' }).first().click()
    await page.waitForURL(/booking=/)
    const open = page.url()
    await take(page, '10')
    await drawer(page)
      .getByText(/^€10\.00 of €[\d.,]+ paid$/)
      .waitFor()
    await page.goto(unpaid)
    expect(await readSum(page)).toEqual({ owed: before.owed - 10, bookings: before.bookings })

    await page.goto(open)
    await take(page)
    await drawer(page).getByText('Paid', { exact: true }).first().waitFor()
    await drawer(page).getByRole('link', { name: 'Cancel booking' }).click()
    await drawer(page)
      .getByText(/€[\d.,]+ was paid in person: give it back yourself, then record the refund\./)
      .waitFor()
    expect(await drawer(page).getByText('Card payments go back to the card').count()).toBe(0)
    await page.goto(unpaid)
    expect((await readSum(page)).bookings).toBe(before.bookings - 1)

    await page.goto(open)
    for (const _ of ['10', 'the rest']) {
      await drawer(page).getByRole('link', { name: 'Refund payment of' }).first().click()
      const refund = drawer(page).getByRole('form', { name: 'Refund payment' })
      await refund.getByText('The amount still has to be paid').click()
      await expectNoAxeViolations(page)
      await refund.getByRole('button', { name: 'Refund' }).click()
      await drawer(page).getByText('Refund recorded.').waitFor()
    }
    await drawer(page).getByText('Not paid').waitFor()
    await drawer(page).getByRole('link', { name: 'Take payment' }).waitFor()
    await page.goto(unpaid)
    expect(await readSum(page)).toEqual(before)
  })

test('the payments page leads to the unpaid bookings', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await signIn(page)
  await page.goto('/dashboard/payments')
  await page.getByRole('link', { name: 'View unpaid bookings' }).click()
  await page.waitForURL(/paid=unpaid/)
  expect((await readSum(page)).bookings).toBeGreaterThan(0)
})

for (const width of widths(390))
  test(`a past visit that is cancelled stays owed until it is waived (${width})`, async ({ openQuietPage }) => {
    const [booking] = await sql(
      `update bookings set starts_at = starts_at - interval '9 weeks', ends_at = ends_at - interval '9 weeks'
       where id = (select id from bookings b where status = 'CONFIRMED' and payment_status = 'NOT_PAID' and tag = 'INDIVIDUAL'
         and (agreed_price ->> 'value')::numeric > 0 and starts_at > now()
         and not exists (select from charges c where c.subject_id = b.id) order by id limit 1)
       returning id`,
    )
    const page = await openQuietPage({ width })
    await signIn(page)
    await page.goto(`${unpaid}&booking=${booking?.['id']}`)
    await drawer(page).getByRole('link', { name: 'Cancel booking' }).click()
    await drawer(page)
      .getByText(/^€[\d.,]+ is still owed because this visit has started\./)
      .waitFor()
    await expectNoAxeViolations(page)
    await drawer(page).getByRole('button', { name: 'Cancel booking' }).click()
    await drawer(page).getByText('Booking cancelled.', { exact: false }).waitFor()
    await drawer(page).getByRole('link', { name: 'Waive' }).click()
    await drawer(page).getByRole('button', { name: 'Waive amount' }).click()
    await drawer(page).getByText('Amount waived.').waitFor()
    expect(await drawer(page).getByRole('link', { name: 'Take payment' }).count()).toBe(0)
  })
