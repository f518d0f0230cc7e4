import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

/** Creates a staff member with a unique name and opens their page. */
async function add(page: Page): Promise<string> {
  const name = `Prova ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/dashboard/staff')
  await page.getByLabel('New staff member').fill(name)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return name
}

for (const width of widths(390))
  test(`adds a staff member with services, hours and time off, deletes and restores them (${width})`, async ({
    openQuietPage,
  }) => {
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page)
    const name = await add(page)
    await expectNoAxeViolations(page)

    await page.getByLabel('Description for customers').fill('Hands that know.')
    await page.locator('form:has([name="wasProvider"])').getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').first().waitFor()
    const gives = page.getByRole('region', { name: 'Services offered' })
    await gives.getByRole('checkbox').first().check()
    await gives.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Services saved.').first().waitFor()
    await page.getByRole('region', { name: 'What customers see' }).getByRole('listitem').first().waitFor()

    await page.getByRole('button', { name: 'Add a shift on Sunday' }).click()
    await page.getByLabel('Sunday: from').last().fill('18:00')
    await page.getByLabel('Sunday: until').last().fill('18:00')
    await page.getByRole('button', { name: 'Set custom hours' }).click()
    await page.getByText('Each shift must end after it starts').first().waitFor()
    expect(await page.getByLabel('Sunday: from').last().inputValue()).toBe('18:00')
    await page.getByLabel('Sunday: until').last().fill('20:00')
    await page.getByRole('button', { name: 'Set custom hours' }).click()
    await page.getByText(`${name} has their own hours.`).first().waitFor()

    const off = page.getByRole('region', { name: 'Time off and special hours' })
    await off.getByLabel('First day').fill('2031-05-01')
    await off.getByLabel('Last day').fill('2031-05-02')
    await off.getByRole('button', { name: 'Add time off' }).click()
    await page.getByText('Saved.').first().waitFor()
    await expect.poll(() => off.getByRole('listitem').count()).toBe(2)

    await page.getByRole('link', { name: `Delete ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL(/\/dashboard\/staff\?deleted=/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name }).waitFor()
  })

test('reorders staff by keyboard, and finds them by name', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 1280 })
  await signIn(page)
  const name = await add(page)
  await page.goto('/dashboard/staff')
  const rows = page.getByRole('list', { name: 'Staff' }).getByRole('listitem')
  const count = await rows.count()
  await page.getByRole('button', { name: `Move ${name} up` }).press('Enter')
  await page.getByText(`${name} is now ${count - 1} of ${count}.`).waitFor({ state: 'attached' })
  await expect.poll(async () => (await rows.nth(count - 2).textContent())?.includes(name)).toBe(true)
  await rows.first().getByRole('link').first().click()
  await page.getByRole('region', { name: 'Delete' }).getByRole('link').click()
  const booked = page.getByRole('dialog').getByRole('listitem')
  expect(await booked.first().textContent()).toMatch(/\d\d:\d\d/)
  await page.goto('/dashboard/staff')
  await page.getByRole('searchbox').fill(name)
  await page.keyboard.press('Enter')
  await expect.poll(() => rows.count()).toBe(1)
})

test('shows customers a staff page with the services offered', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  await page.goto('/')
  const people = page.getByRole('region', { name: 'The people' }).or(page.locator('section[aria-labelledby="people"]'))
  const link = people.first().getByRole('link').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await expectNoAxeViolations(page)
  const data = await page.locator('script[type="application/ld+json"]').last().textContent()
  expect(JSON.parse(data ?? '{}')).toMatchObject({ '@type': 'Person', name })
})
