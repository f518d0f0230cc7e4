import type { Page } from '@playwright/test'
import { signIn } from '../support/people.ts'
import { askAsOwner } from '../support/plans.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'
import { calendarEntry, quietTuesday } from './calendar-steps.ts'

const drawerOf = (page: Page) => page.getByRole('complementary', { name: 'New booking' })

/** Fills in a haircut, which is given in Aventine and in Lisbon. */
async function fillIn(page: Page, { customer, day, person }: { customer: string; day: string; person: string }) {
  const drawer = drawerOf(page)
  const option = drawer.getByRole('option', { name: `New customer “${customer}”` })
  // What is typed before the page is alive is not searched for.
  await expect(async () => {
    await drawer.getByRole('combobox', { name: 'Customer' }).fill('')
    await drawer.getByRole('combobox', { name: 'Customer' }).fill(customer)
    await option.click({ timeout: 2000 })
  }).toPass()
  await drawer.getByLabel('Service').selectOption('Haircut and finish')
  await drawer.getByLabel('With').selectOption(person)
  await drawer.getByLabel('Date').fill(day)
  await drawer.getByLabel('Start time').fill('14:00')
}

const create = (page: Page) => drawerOf(page).getByRole('button', { name: 'Create booking' }).click()
const chosenLocation = (page: Page) => drawerOf(page).getByLabel('Location').locator('option:checked')

for (const width of widths(1280))
  test(`a booking for anyone is at the location that the calendar shows (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width })
    const { locations } = await askAsOwner('/v1/locations', undefined, 'GET')
    const lisbon = locations.find(({ name }: { name: string }) => name === 'Lisbon')
    const day = quietTuesday(27)
    await signIn(page, 'receptionist')
    await page.goto(`/dashboard?day=${day}&location=${lisbon.id}&new=`)
    await fillIn(page, { customer: 'Tessa Tejo', day, person: 'Anyone available' })
    await expect(chosenLocation(page)).toHaveText('Lisbon')
    await create(page)
    await page.getByRole('status').getByText('Booked: Tessa Tejo.').waitFor()
    await calendarEntry(page, 'Tessa Tejo').waitFor()
  })

test('a time that is taken is booked anyway at the location that is chosen', async ({ openQuietPage }) => {
  const page = await openQuietPage({ statuses: [409] })
  const day = quietTuesday(29)
  await signIn(page, 'owner')
  for (const customer of ['Berta First', 'Berta Second']) {
    await page.goto(`/dashboard?day=${day}&new=`)
    await fillIn(page, { customer, day, person: 'Rui Tavares' })
    await expect(chosenLocation(page)).toHaveText('Any location')
    await create(page)
    if (customer === 'Berta First') await page.getByRole('status').getByText(`Booked: ${customer}.`).waitFor()
  }
  const alert = drawerOf(page).getByRole('alert')
  await alert.getByText('To book it anyway, choose a location first.').waitFor()
  expect(await alert.getByLabel('Book anyway').count()).toBe(0)
  await drawerOf(page).getByLabel('Location').selectOption('Lisbon')
  await create(page)
  await alert.getByLabel('Book anyway').check()
  await create(page)
  await page.getByRole('status').getByText('Booked: Berta Second.').waitFor()
})
