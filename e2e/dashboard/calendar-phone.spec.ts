import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { expectStatus, quietTuesday } from './calendar-steps.ts'

test('on a phone free time becomes a booking, and a booking is rescheduled without dragging', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ width: 390 })
  const customer = `Hal ${Date.now() % 100_000}`
  await signIn(page)
  await page.goto(`/dashboard?day=${quietTuesday(6)}`)
  await page
    .getByRole('link', { name: /^Livia is free/ })
    .first()
    .click()
  const drawer = page.getByRole('complementary', { name: 'New booking' })
  expect(await drawer.getByLabel('With').locator('option:checked').textContent()).toBe('Livia Marchetti')
  expect(await drawer.getByLabel('Start time').inputValue()).toBe('09:00')
  await drawer.getByRole('combobox', { name: 'Customer' }).fill(customer)
  await drawer.getByRole('option', { name: /New customer/ }).click()
  await drawer.getByLabel('Service').selectOption({ label: 'Swedish massage' })
  await expectNoAxeViolations(page)
  await drawer.getByRole('button', { name: 'Create booking' }).click()
  await expectStatus(page, new RegExp(`Booked: ${customer}`))
  await page.locator('main ol a[data-row]').filter({ hasText: customer }).click()
  await page.getByRole('link', { name: 'Reschedule…' }).click()
  const move = page.getByRole('region', { name: 'Reschedule' })
  await move.getByRole('radio', { name: '11:30' }).check()
  await expectNoAxeViolations(page)
  await move.getByRole('button', { name: 'Reschedule' }).click()
  // The form closes once the booking is shown.
  await move.waitFor({ state: 'hidden' })
  await expectStatus(page, /Moved\./)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectStatus(page, /Undone\./)
  await page.getByRole('link', { name: 'Reschedule…' }).click()
  await move.getByText(/09:00/).first().waitFor()
  await move.getByRole('radio', { name: '11:30' }).check()
  await move.getByRole('button', { name: 'Reschedule' }).click()
  // The form closes once the booking is shown.
  await move.waitFor({ state: 'hidden' })
  await expectStatus(page, /Moved\./)
  await page.getByRole('link', { name: 'Back to the list' }).click()
  const line = page.locator('main ol a[data-row]').filter({ hasText: customer })
  await expect.poll(() => line.locator('.k-unseen').textContent()).toMatch(/^11:30/)
})
