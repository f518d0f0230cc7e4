import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

for (const width of widths(390))
  test(`creates, edits, finds, deletes and restores an add-on (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page)
    await page.goto('/dashboard/add-ons')
    await expectNoAxeViolations(page)
    const name = `Steam ${crypto.randomUUID().slice(0, 6)}`
    const fresh = page.getByRole('form', { name: 'New add-on' })
    await fresh.getByLabel('Name').fill(name)
    await fresh.getByLabel('Added minutes').fill('2000')
    await fresh.getByRole('button', { name: 'Add' }).click()
    await page.getByText('Enter 1 to 1440 minutes.').waitFor()
    expect(await fresh.getByLabel('Name').inputValue()).toBe(name)
    await fresh.getByLabel('Added minutes').fill('20')
    await fresh.getByLabel(/^Price/).fill('12.50')
    await fresh.getByRole('button', { name: 'Add' }).click()
    await page.getByText(`${name} was created.`).first().waitFor()

    await page.getByRole('link', { name: `Edit ${name}` }).click()
    const form = page.getByRole('form', { name: 'Edit add-on' })
    await form.getByLabel('Type').selectOption({ label: 'Item, one or more' })
    await form.getByLabel('Maximum per booking').fill('3')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText(`${name} was saved.`).first().waitFor()

    await page.getByLabel('Search add-ons').fill('nothing like it')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('No add-ons match “nothing like it”.').waitFor()
    await page.getByLabel('Search add-ons').fill(name.slice(6))
    await page.getByRole('button', { name: 'Search' }).click()
    const row = page.getByRole('listitem').filter({ hasText: name })
    expect(await row.innerText()).toContain('Up to 3')

    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByText(`${name} was deleted`).first().waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`${name} was restored.`).first().waitFor()
    await page.goto('/dashboard/add-ons')
    expect(await page.getByRole('listitem').filter({ hasText: name }).innerText()).toContain('Up to 3')
  })
