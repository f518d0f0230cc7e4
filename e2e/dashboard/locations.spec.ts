import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

for (const width of widths(390))
  test(`creates a location, shows its hours, and closes it permanently (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page)
    await page.goto('/dashboard/locations')
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'New location' }).click()
    const drawer = page.getByRole('complementary')
    await drawer.getByLabel('City').fill('Torino')
    await drawer.getByRole('button', { name: 'Create location' }).click()
    await drawer.getByText('Enter a location name.').waitFor()
    expect(await drawer.getByLabel('City').inputValue()).toBe('Torino')
    const name = `Loft ${crypto.randomUUID().slice(0, 6)}`
    await drawer.getByLabel('Location name').fill(name)
    await drawer.getByRole('button', { name: 'Create location' }).click()
    await drawer.getByRole('heading', { level: 2, name }).waitFor()
    await drawer.getByRole('button', { name: 'Pause bookings' }).click()
    await drawer.getByText('Customers can’t see this location.', { exact: false }).waitFor()

    const hours = drawer.getByRole('region', { name: 'Opening hours' })
    await hours.getByText('Same hours as', { exact: false }).waitFor()
    await expectNoAxeViolations(page)

    await drawer.getByRole('link', { name: 'Close permanently' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('No upcoming bookings or sessions rely on it.').waitFor()
    await expectNoAxeViolations(page)
    await sheet.getByRole('button', { name: 'Close permanently' }).click()
    await drawer.getByText('This location is permanently closed.', { exact: false }).waitFor()
  })

test('does not offer to close the main location', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 1280 })
  await signIn(page)
  await page.goto('/dashboard/locations')
  await page.locator('a[data-row]').first().click()
  await page.getByText('This is the main location', { exact: false }).waitFor()
  expect(await page.getByRole('link', { name: 'Close permanently' }).count()).toBe(0)
})

test('lists the bookings of a location before it is closed permanently', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 1280 })
  await signIn(page)
  await page.goto('/dashboard/locations')
  await page.locator('a[data-row]', { hasText: 'Trastevere' }).click()
  const drawer = page.getByRole('complementary')
  await drawer.getByRole('link', { name: 'Close permanently' }).click()
  const ask = page.getByRole('dialog')
  await ask.getByText(/This affects \d+ appointments and sessions/).waitFor()
  expect(await ask.getByRole('listitem').first().textContent()).toMatch(/\d\d:\d\d/)
  await expectNoAxeViolations(page)
  await ask.getByRole('link', { name: 'Cancel' }).click()
  await ask.waitFor({ state: 'detached' })
})
