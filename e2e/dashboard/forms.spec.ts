import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '../support/page.ts'
import { signIn } from '../support/people.ts'
import { openQuietPage } from '../support/quiet-page.ts'
import { widths } from '../support/widths.ts'

/** Makes a form nobody else has, and stays with its fields. */
async function makeForm(page: Page): Promise<string> {
  const name = `Prova ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/dashboard/forms')
  await page.getByRole('button', { name: 'New form' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Make the form' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return name
}

const titles = (page: Page) => page.locator('main ol > li [aria-expanded] b').allTextContents()

for (const width of widths(390))
  test(`builds a form of questions that depend on each other, and saves it (${width})`, async () => {
    const page = await openQuietPage({ width })
    await signIn(page)
    await makeForm(page)
    await page.getByRole('button', { name: 'One of several' }).click()
    await page.getByRole('textbox', { name: 'Question' }).fill('Where does it hurt?')
    await page.getByLabel('Choices, one a line').fill('Knee\nBack')
    await page.getByRole('button', { name: 'Short text' }).click()
    await page.getByRole('textbox', { name: 'Question' }).fill('Which knee?')
    await page.getByRole('checkbox', { name: 'Must be answered' }).check()
    await page.getByLabel('Show this').selectOption({ label: 'if “Where does it hurt?”' })
    await page.getByLabel('With what').selectOption('Knee')
    await page.getByRole('button', { name: 'Consent with link' }).click()
    await page.getByRole('textbox', { name: 'Question' }).fill('I have read')
    await page.getByLabel('Words of the link').fill('how we keep data')
    await page.getByLabel('Where the link leads').fill('https://example.org/data')
    const preview = page.getByRole('region', { name: 'As customers see it' })
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
    await page.getByText('Not saved yet').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved, version 3').waitFor()
    await page.reload()
    expect(await titles(page)).toEqual(['Which knee?', 'Where does it hurt?', 'I have read'])
  })

test('adds fields of every kind, and keeps what cannot be saved yet', async () => {
  const page = await openQuietPage({ statuses: [409] })
  await signIn(page)
  await makeForm(page)
  const kinds = page.getByRole('region', { name: 'Add to the form' }).getByRole('button')
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
  await page.getByLabel('Not below').fill('18')
  await page.getByLabel('Not above').fill('9')
  await page.getByText('Nothing fits').waitFor()
  await page.getByLabel('Not above').fill('99.5')
  await page.getByRole('button', { name: /^File/ }).first().click()
  await page.getByLabel('How many files at most').fill('2')
  await page.getByLabel('Which files').selectOption('Pictures only')
  await page.getByLabel('Until when').fill('2031-05-01T18:00')
  await page.getByLabel('From each person at most').fill('1')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved, version 3').waitFor()
  await page.reload()
  expect(await page.getByLabel('Until when').inputValue()).toBe('2031-05-01T18:00')
  expect(await page.getByLabel('From each person at most').inputValue()).toBe('1')
  await page.getByRole('button', { name: /^File/ }).first().click()
  expect(await page.getByLabel('How many files at most').inputValue()).toBe('2')
  await page
    .getByRole('button', { name: /^Number/ })
    .first()
    .click()
  expect([await page.getByLabel('Not below').inputValue(), await page.getByLabel('Not above').inputValue()]).toEqual([
    '18',
    '99.5',
  ])
  await page
    .getByRole('button', { name: /^One of several/ })
    .first()
    .click()
  await page.getByLabel('Choices, one a line').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('alert').innerText()).toContain('must offer a choice')
  expect(await titles(page)).toHaveLength(17)
})

for (const width of widths(1280))
  test(`duplicates, switches off, deletes and brings back (${width})`, async () => {
    const page = await openQuietPage({ width })
    await signIn(page)
    const name = await makeForm(page)
    await page.getByRole('link', { name: 'All forms' }).click()
    await page.getByRole('button', { name: `Duplicate: ${name}` }).click()
    await page.getByRole('heading', { level: 1, name: `${name} (copy)` }).waitFor()
    await page.getByRole('link', { name: 'All forms' }).click()
    await page.getByRole('button', { name: `Switch off: ${name}`, exact: true }).click()
    await page.getByRole('button', { name: `Switch on: ${name}`, exact: true }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: `Delete: ${name}`, exact: true }).click()
    await expectNoAxeViolations(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`${name} is deleted.`).last().waitFor()
    await expect.poll(() => page.getByRole('link', { name: `Edit ${name}`, exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: `Edit ${name}`, exact: true }).waitFor()
  })

test('people who may not change the set-up read it only', async () => {
  const page = await openQuietPage()
  await signIn(page, 'receptionist')
  await page.goto('/dashboard/forms')
  await page.getByRole('link', { name: 'Edit Booking form' }).click()
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0)
  expect(await page.getByLabel('Name', { exact: true }).isDisabled()).toBe(true)
})
