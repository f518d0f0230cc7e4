import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '../support/page.ts'
import { signIn } from '../support/people.ts'
import { openQuietPage } from '../support/quiet-page.ts'

for (const width of [390, 1280])
  test(`makes a kind with rooms, changes one, and deletes one with a way back (${width})`, async () => {
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page)
    await page.goto('/dashboard/rooms')
    const kind = `Cabin ${crypto.randomUUID().slice(0, 6)}`
    await page.getByLabel('New kind').fill(kind)
    await page.getByLabel('How many at once').fill('2')
    await page.getByLabel('How many at once').press('Enter')
    const part = page.getByRole('region', { name: kind })
    await part.getByRole('listitem').nth(1).waitFor()
    await expectNoAxeViolations(page)

    await page.getByLabel('New kind').fill(kind.toUpperCase())
    await page.getByLabel('How many at once').press('Enter')
    await page.getByText('There is one of that name already.').first().waitFor()
    expect(await page.getByLabel('New kind').inputValue()).toBe(kind.toUpperCase())

    await part.getByRole('link', { name: `Change ${kind} 1` }).click()
    await part.getByLabel('Name', { exact: true }).fill(`${kind} blue`)
    await part.getByLabel('Can be booked').uncheck()
    await part.getByRole('button', { name: 'Save' }).click()
    await part.getByText('Switched off').waitFor()

    await part.getByRole('button', { name: `Delete ${kind} blue` }).click()
    await expect.poll(() => part.getByRole('listitem').count()).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => part.getByRole('listitem').count()).toBe(2)
    await part.getByRole('button', { name: `Delete the kind ${kind}` }).click()
    await page.getByText(`${kind} is deleted with everything of that kind.`).first().waitFor()
  })
