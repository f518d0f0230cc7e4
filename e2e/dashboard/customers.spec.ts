import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { beforeHydration } from '../support/before-hydration.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

/** Creates a customer with a unique name and opens their page. Returns the name. */
async function writeDown(page: Page, firstName: string, more: Record<string, string> = {}): Promise<string> {
  const lastName = `Prova-${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/dashboard/customers?new=1')
  const form = page.getByRole('complementary')
  const details = { 'First name': firstName, 'Last name': lastName, ...more }
  for (const [label, text] of Object.entries(details)) await form.getByLabel(label).fill(text)
  await form.getByRole('button', { name: 'Add customer' }).click()
  await page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` }).waitFor()
  return `${firstName} ${lastName}`
}

const rows = (page: Page) => page.locator('main a[data-row]')

for (const width of widths(390))
  test(`finds a customer while typing, and opens them by keyboard alone (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width })
    await signIn(page)
    const name = await writeDown(page, 'Zoë', { Phone: '+39 06 5550199' })
    const field = page.getByRole('searchbox')
    await beforeHydration(page, '/dashboard/customers', () => field.fill(`${name.slice(4, 14).toLowerCase()} zo`))
    await expect.poll(() => rows(page).allTextContents()).toHaveLength(1)
    await field.fill('06 555 01 99')
    await expect.poll(async () => (await rows(page).first().textContent())?.includes('Zoë')).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/customers\/[0-9a-f-]{36}/)
    await page.goBack()
    expect(await field.inputValue()).toBe('06 555 01 99')
    await field.fill('nobody is called like that')
    await page.getByText('No customers match “nobody is called like that”.', { exact: false }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'View all customers' }).click()
    await expect.poll(() => rows(page).count()).toBeGreaterThan(10)
    await expectNoAxeViolations(page)
  })

for (const width of widths(1280))
  test(`saves notes about a customer, and restores deleted notes (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page, 'receptionist')
    await writeDown(page, 'Nota')
    const note = page.getByLabel('New note')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByText('Enter some text.').waitFor()
    await note.fill('Allergic to lavender')
    await page.getByLabel('Pin').check()
    await page.getByRole('button', { name: 'Add note' }).click()
    const list = page.getByRole('region', { name: 'Notes' }).getByRole('listitem')
    await list.filter({ hasText: 'Allergic to lavender' }).waitFor()
    await expect.poll(() => note.inputValue()).toBe('')
    await note.fill('Likes the window')
    await page.getByRole('button', { name: 'Add note' }).click()
    await list.filter({ hasText: 'Likes the window' }).waitFor()
    expect(await list.first().textContent()).toContain('Allergic to lavender')
    await expectNoAxeViolations(page)

    await list.first().getByRole('link', { name: /^Edit/ }).click()
    await page.getByLabel('Note', { exact: true }).fill('Allergic to lavender and rose')
    await list.first().getByRole('button', { name: 'Save' }).click()
    await list.first().getByText('Allergic to lavender and rose', { exact: true }).waitFor()
    await list.first().getByText('Previous version').click()
    await list.first().getByText('Allergic to lavender', { exact: true }).waitFor()

    await list
      .last()
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page.getByText('Note deleted.').first().waitFor()
    await expect.poll(() => list.count()).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await list.filter({ hasText: 'Likes the window' }).waitFor()
  })

for (const width of widths(390))
  test(`edits details, shows which field is wrong, and lists the previous values (${width})`, async ({
    openQuietPage,
  }) => {
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page)
    await writeDown(page, 'Vera', { Email: `${crypto.randomUUID().slice(0, 8)}@customer.example` })
    const contact = page.getByRole('region', { name: 'Contact' })
    await contact.getByRole('link', { name: /^Edit/ }).click()
    await contact.getByLabel('Email').fill('vera at home')
    await contact.getByRole('button', { name: 'Save' }).click()
    await contact.getByText('Enter a valid email.').waitFor()
    await expectNoAxeViolations(page)
    expect(await contact.getByLabel('Email').inputValue()).toBe('vera at home')
    await contact.getByLabel('Email').fill('')
    await contact.getByLabel('Phone').fill('+39 06 555')
    await contact.getByRole('button', { name: 'Save' }).click()
    await contact.getByText('Saved.').waitFor()
    await page.getByText('History').click()
    await page
      .getByText(/@customer\.example/)
      .last()
      .waitFor()
    await expectNoAxeViolations(page)
  })

for (const width of widths(1280))
  test(`merges two customers after comparing both (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width })
    await signIn(page)
    const duplicate = await writeDown(page, 'Doppia', { Phone: `+39 320 ${Date.now()}` })
    const duplicateAddress = page.url()
    const survivor = await writeDown(page, 'Unica')
    await page.getByRole('link', { name: 'Merge with another customer' }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('combobox')
    await field.fill(duplicate)
    await dialog.getByRole('option', { name: new RegExp(`^${duplicate}`) }).waitFor()
    await expectNoAxeViolations(page)
    await field.press('ArrowDown')
    await field.press('Enter')
    await dialog.getByRole('table').waitFor()
    await expectNoAxeViolations(page)
    const merge = async () => {
      await dialog.getByRole('button', { name: 'Merge' }).click()
      await page.getByText('Customers merged.').last().waitFor()
    }
    await merge()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: /^Undo/ }).click()
    await page.getByText('Merge undone.').waitFor()
    await page.goto(`${duplicateAddress.split('?')[0]}`)
    await page.getByRole('heading', { level: 1, name: duplicate }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Merge with another customer' }).click()
    await field.fill(duplicate)
    await dialog.getByRole('option', { name: new RegExp(`^${duplicate}`) }).waitFor()
    await field.press('ArrowDown')
    await field.press('Enter')
    await merge()
    await page.getByRole('region', { name: 'Contact' }).getByText('320').waitFor()
    await page.goto(duplicateAddress)
    await page.getByRole('heading', { level: 1, name: survivor }).waitFor()
  })

test('saves a new customer after the email address was corrected', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 1280, statuses: [409] })
  await signIn(page, 'receptionist')
  await page.goto('/dashboard/customers?new=1')
  const lastName = `Prova-${crypto.randomUUID().slice(0, 8)}`
  const form = page.getByRole('complementary')
  await form.getByLabel('First name').fill('Corretta')
  await form.getByLabel('Last name').fill(lastName)
  await form.getByLabel('Email').fill('corretta@')
  await form.getByRole('button', { name: 'Add customer' }).click()
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Email').fill(`${lastName}@example.com`.toLowerCase())
  await form.getByRole('button', { name: 'Add customer' }).click()
  await page.getByRole('heading', { level: 1, name: `Corretta ${lastName}` }).waitFor()
})

test('links from a customer to a booking, and exports all customers as a file', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await signIn(page)
  await page.goto('/dashboard/customers?sort=NEXT_VISIT')
  const name = (await rows(page).first().locator('[dir=auto]').textContent()) ?? ''
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/)
  const path = join(await mkdtemp(join(tmpdir(), 'kalends-file-')), download.suggestedFilename())
  await download.saveAs(path)
  const file = await readFile(path, 'utf8')
  expect(file.startsWith('\uFEFFFirst name,')).toBe(true)
  await rows(page).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('region', { name: 'Upcoming bookings' }).getByRole('link').first().click()
  await page.waitForURL(/bookings\?view=all&booking=/)
  await page.getByRole('complementary').getByRole('heading', { name }).waitFor()
})

test('in Hebrew the page is right to left and complete', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  await signIn(page)
  await page.goto('/dashboard/customers?sort=NEXT_VISIT&lang=he')
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await expectNoAxeViolations(page)
  await rows(page).first().click()
  await page.getByRole('heading', { level: 2, name: 'הזמנות קרובות' }).waitFor()
  await expectNoAxeViolations(page)
})
