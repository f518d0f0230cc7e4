import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

const findDrawer = (page: Page) => page.getByRole('complementary')

/** Creates a policy and opens it. */
async function makePolicy(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/policies')
  await page.getByRole('link', { name: 'New policy' }).click()
  await findDrawer(page).getByLabel('Policy name').fill(name)
  await findDrawer(page).getByRole('button', { name: 'Create policy' }).click()
  await findDrawer(page).getByRole('heading', { name, level: 2 }).waitFor()
}

const change = (page: Page, rule: string) =>
  findDrawer(page)
    .getByRole('link', { name: `Edit: ${rule}` })
    .click()
const save = (page: Page) => findDrawer(page).getByRole('button', { name: 'Save' }).click()

for (const width of widths(1280))
  test(`shows the rules of a policy as sentences, and undoes a deletion (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page)
    const name = `Rules ${crypto.randomUUID().slice(0, 6)}`
    await makePolicy(page, name)
    await expectNoAxeViolations(page)
    const drawer = findDrawer(page)

    await change(page, 'Cancelling')
    await drawer.getByLabel('Only until a set time before the start').check()
    await drawer.getByLabel('Before the start', { exact: true }).fill('0')
    await save(page)
    await drawer.getByText('Enter a whole number above 0.').waitFor()
    expect(await drawer.getByLabel('Only until a set time before the start').isChecked()).toBe(true)
    await drawer.getByLabel('Before the start', { exact: true }).fill('2')
    await drawer.getByLabel('Unit').selectOption('days')
    await expectNoAxeViolations(page)
    await save(page)
    await drawer.getByText('Customers can cancel until 2 days before the start.').first().waitFor()

    await change(page, 'When booking closes')
    await drawer.getByLabel('Close booking a set time before the start').check()
    await save(page)
    await drawer.getByText('Booking closes 1 day before the start.').waitFor()
    await change(page, 'After the start')
    await drawer.getByLabel('Allow booking after the start').check()
    await save(page)
    await drawer.getByText('Booking can’t both close before the start and stay open after it.').waitFor()
    await drawer.getByRole('link', { name: 'Cancel', exact: true }).click()

    await change(page, 'Your own terms')
    await drawer.getByLabel('Terms customers see before they book').fill('Please ring twice.')
    await save(page)
    const preview = drawer.getByRole('region', { name: 'What customers see' })
    await preview.getByText('Please ring twice.').waitFor()
    await preview.getByText('Customers can cancel until 2 days before the start.').waitFor()

    // On a phone the toast covers the end of the page until it is dismissed.
    await page.getByText('Saved. This applies').last().locator('..').getByRole('button').last().click()
    await drawer.getByRole('link', { name: 'Delete policy' }).click()
    await drawer.getByText('No service uses it.').waitFor()
    await expectNoAxeViolations(page)
    await drawer.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText(`“${name}” was deleted.`).first().waitFor()
    await expect.poll(() => page.getByRole('link', { name }).count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`“${name}” was restored, with its services.`).first().waitFor()
  })

test('sets a policy as default and back, and does not offer to delete the default', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 1280 })
  await signIn(page)
  const name = `Default ${crypto.randomUUID().slice(0, 6)}`
  await page.goto('/dashboard/policies')
  const former = page.locator('main ol > li').first()
  const formerName = (await former.locator('bdi').textContent()) ?? ''
  await makePolicy(page, name)
  await findDrawer(page).getByRole('button', { name: 'Set as default' }).click()
  await page.getByText(`“${name}” is now the default.`).first().waitFor()
  await expect.poll(() => findDrawer(page).getByRole('link', { name: 'Delete policy' }).count()).toBe(0)
  await page.goto('/dashboard/policies')
  await page.getByRole('link', { name: formerName }).click()
  await findDrawer(page).getByRole('button', { name: 'Set as default' }).click()
  await page.getByText(`“${formerName}” is now the default.`).first().waitFor()
})

test('offers fees, and no rule without an implementation: waiting lists', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await signIn(page)
  await makePolicy(page, `Offered ${crypto.randomUUID().slice(0, 6)}`)
  const drawer = findDrawer(page)
  for (const rule of ['Cancelling', 'Late cancellation and no-show', 'Your own terms'])
    await drawer.getByRole('link', { name: `Edit: ${rule}` }).waitFor()
  expect(await drawer.getByRole('link', { name: 'Edit: Waiting list' }).count()).toBe(0)
  expect(await drawer.innerText()).not.toMatch(/waiting list/)
})
