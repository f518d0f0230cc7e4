import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'
import { calendarEntry, quietTuesday } from './calendar-steps.ts'

for (const width of widths(1280))
  test(`a sauna is offered without staff, and booked at the desk (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width })
    const name = `Sauna ${crypto.randomUUID().slice(0, 6)}`
    await signIn(page)
    await page.goto('/dashboard/rooms')
    await page.getByLabel('New type').fill(name)
    await page.getByLabel('Quantity').fill('2')
    await page.getByLabel('Quantity').press('Enter')
    await page.getByRole('region', { name }).waitFor()

    await page.goto('/dashboard/services/new')
    await page.getByLabel('Name', { exact: true }).fill(`${name} hour`)
    await page.getByLabel('Booked with').selectOption(`${name}, without staff`)
    await page.getByText('Customers book without staff').waitFor()
    expect(await page.getByRole('group', { name: 'Staff', exact: true }).count()).toBe(0)
    await page.getByLabel('Price in EUR').fill('25')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Create service' }).click()
    await page.getByText('Saved.').waitFor()
    await page.reload()
    await expect(page.getByLabel('Booked with').locator('option:checked')).toHaveText(`${name}, without staff`)
    // A new service has the business's own policy and form, by their names.
    await expect(page.getByLabel('Booking policy').locator('option:checked')).toHaveText('Default policy')
    await expect(page.getByLabel('Booking form').locator('option:checked')).toHaveText('Booking form')

    const day = quietTuesday(28)
    await page.goto(`/dashboard?day=${day}&new=`)
    const drawer = page.getByRole('complementary', { name: 'New booking' })
    await expect(async () => {
      await drawer.getByRole('combobox', { name: 'Customer' }).fill('')
      await drawer.getByRole('combobox', { name: 'Customer' }).fill('Pia Steam')
      await drawer.getByRole('option', { name: 'New customer “Pia Steam”' }).click({ timeout: 2000 })
    }).toPass()
    await drawer.getByLabel('Service').selectOption(`${name} hour`)
    await drawer.getByLabel('Resource').selectOption(`${name} 1`)
    await drawer.getByLabel('Date').fill(day)
    await drawer.getByLabel('Start time').fill('11:00')
    await drawer.getByRole('button', { name: 'Create booking' }).click()
    await page.getByRole('status').getByText('Booked: Pia Steam.').waitFor()
    await calendarEntry(page, 'Pia Steam').click()
    await page.getByRole('link', { name: 'Reschedule' }).click()
    // Of the saunas, not of people.
    const resource = page.getByRole('complementary').getByLabel('Resource')
    await expect(resource.locator('option:checked')).toHaveText(`${name} 1`)
    await resource.selectOption(`${name} 2`)
    await page.waitForURL(/[?&]at=/)
    await page.getByRole('radio', { name: '14:00' }).check()
    await page.getByRole('button', { name: 'Reschedule', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
  })
