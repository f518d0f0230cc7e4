import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

/** Creates a form with a unique name and opens its fields. */
async function makeForm(page: Page, purpose = 'Intake'): Promise<string> {
  const name = `Prova ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/dashboard/forms')
  await page.getByRole('button', { name: 'New form' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Purpose').selectOption(purpose)
  await page.getByRole('button', { name: 'Create form' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return name
}

const titles = (page: Page) => page.locator('main ol > li [aria-expanded] b').allTextContents()

for (const width of widths(390))
  test(`builds a form whose questions depend on each other, and saves it (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width })
    await signIn(page)
    await makeForm(page)
    await page.getByRole('button', { name: 'Multiple choice' }).click()
    await page.getByRole('textbox', { name: 'Question' }).fill('Where does it hurt?')
    await page.getByLabel('Options, one per line').fill('Knee\nBack')
    await page.getByRole('button', { name: 'Short text' }).click()
    await page.getByRole('textbox', { name: 'Question' }).fill('Which knee?')
    await page.getByRole('checkbox', { name: 'Required' }).check()
    await page.getByLabel('Show this field').selectOption({ label: 'if “Where does it hurt?”' })
    await page.getByLabel('Value').selectOption('Knee')
    await page.getByRole('button', { name: 'Consent with link' }).click()
    await page.getByRole('textbox', { name: 'Question' }).fill('I have read')
    await page.getByLabel('Link text').fill('how we keep data')
    await page.getByLabel('Link URL').fill('https://example.org/data')
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.getByRole('radio', { name: 'Back' }).check()
    expect(await preview.getByLabel('Which knee?').count()).toBe(0)
    await preview.getByRole('radio', { name: 'Knee' }).check()
    await preview.getByLabel('Which knee?').waitFor()
    expect(await preview.getByRole('link', { name: 'how we keep data' }).getAttribute('href')).toBe(
      'https://example.org/data',
    )
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved, version 2').waitFor()
    await page.getByRole('button', { name: 'Move Which knee? up' }).click()
    expect(await titles(page)).toEqual(['Which knee?', 'Where does it hurt?', 'I have read'])
    await page.getByText('Unsaved changes').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved, version 3').waitFor()
    await page.reload()
    expect(await titles(page)).toEqual(['Which knee?', 'Where does it hurt?', 'I have read'])
  })

test('a new form for bookings asks who the customer is, and unsaved changes are not lost by a link', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage()
  await signIn(page)
  await makeForm(page, 'Booking')
  expect((await titles(page)).slice(0, 3)).toEqual(['First name', 'Last name', 'Email'])
  const warning = page.getByText('Customers can book with this form without saying who they are')
  for (const title of ['First name', 'Last name', 'Phone', 'Email']) {
    expect(await warning.count()).toBe(title === 'First name' || title === 'Last name' ? 0 : 1)
    await page.getByRole('button', { name: `Remove ${title}` }).click()
  }
  await warning.waitFor()
  const questions: string[] = []
  page.once('dialog', (dialog) => {
    questions.push(dialog.message())
    dialog.dismiss()
  })
  await page.getByRole('link', { name: 'All forms' }).click()
  await expect.poll(() => questions).toHaveLength(1)
  await warning.waitFor()
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('link', { name: 'All forms' }).click()
  await page.waitForURL('/dashboard/forms')
})

test('adds fields of every type, and retains what cannot be saved yet', async ({ openQuietPage }) => {
  const page = await openQuietPage({ statuses: [409] })
  await signIn(page)
  await makeForm(page)
  const kinds = page.getByRole('region', { name: 'Add a field' }).getByRole('button')
  const count = await kinds.count()
  expect(count).toBe(17)
  for (let index = 0; index < count; index += 1) await kinds.nth(index).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved, version 2').waitFor()
  await expectNoAxeViolations(page)
  await page
    .getByRole('button', { name: /^Number/ })
    .first()
    .click()
  await page.getByLabel(/^Minimum \(/).fill('18')
  await page.getByLabel(/^Maximum \(/).fill('9')
  await page.getByText('The minimum is greater than the maximum').waitFor()
  await page.getByLabel(/^Maximum \(/).fill('99.5')
  await page.getByRole('button', { name: /^File/ }).first().click()
  await page.getByLabel('Maximum number of files').fill('2')
  await page.getByLabel('File types').selectOption('Images only')
  await page.getByLabel('Closes on').fill('2031-05-01T18:00')
  await page.getByLabel('Maximum responses per person').fill('1')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved, version 3').waitFor()
  await page.reload()
  expect(await page.getByLabel('Closes on').inputValue()).toBe('2031-05-01T18:00')
  expect(await page.getByLabel('Maximum responses per person').inputValue()).toBe('1')
  await page.getByRole('button', { name: /^File/ }).first().click()
  expect(await page.getByLabel('Maximum number of files').inputValue()).toBe('2')
  await page
    .getByRole('button', { name: /^Number/ })
    .first()
    .click()
  expect([
    await page.getByLabel(/^Minimum \(/).inputValue(),
    await page.getByLabel(/^Maximum \(/).inputValue(),
  ]).toEqual(['18', '99.5'])
  await page
    .getByRole('button', { name: /^Multiple choice/ })
    .first()
    .click()
  await page.getByLabel('Options, one per line').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('alert').waitFor()
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await page.getByRole('alert').innerText()).toMatch(/Field \d+, “Multiple choice”: add at least one option\./)
  expect(await titles(page)).toHaveLength(17)
})

for (const width of widths(1280))
  test(`duplicates, deactivates, deletes and restores a form (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width })
    await signIn(page)
    const name = await makeForm(page)
    await page.getByRole('link', { name: 'All forms' }).click()
    await page.getByRole('button', { name: `Duplicate: ${name}` }).click()
    await page.getByRole('heading', { level: 1, name: `${name} (copy)` }).waitFor()
    await page.getByRole('link', { name: 'All forms' }).click()
    await page.getByRole('button', { name: `Deactivate: ${name}`, exact: true }).click()
    await page.getByRole('button', { name: `Activate: ${name}`, exact: true }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: `Delete: ${name}`, exact: true }).click()
    await expectNoAxeViolations(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`${name} deleted.`).last().waitFor()
    await expect.poll(() => page.getByRole('link', { name: `Edit ${name}`, exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: `Edit ${name}`, exact: true }).waitFor()
  })

test('people without permission to edit forms can only read them', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await signIn(page, 'receptionist')
  await page.goto('/dashboard/forms')
  await page.getByRole('link', { name: 'Edit Booking form' }).click()
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0)
  expect(await page.getByLabel('Name', { exact: true }).isDisabled()).toBe(true)
})
