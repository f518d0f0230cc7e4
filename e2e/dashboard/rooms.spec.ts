import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

for (const width of widths(390))
  test(`creates a type with rooms, edits one, deletes one and undoes that (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page)
    await page.goto('/dashboard/rooms')
    const kind = `Cabin ${crypto.randomUUID().slice(0, 6)}`
    await page.getByLabel('New type').fill(kind)
    await page.getByLabel('Quantity').fill('2')
    await page.getByLabel('Quantity').press('Enter')
    const part = page.getByRole('region', { name: kind })
    await part.getByRole('listitem').nth(1).waitFor()
    await expectNoAxeViolations(page)

    await page.getByLabel('New type').fill(kind.toUpperCase())
    await page.getByLabel('Quantity').press('Enter')
    await page.getByText('This name is already used.').first().waitFor()
    expect(await page.getByLabel('New type').inputValue()).toBe(kind.toUpperCase())

    await part.getByRole('link', { name: `Edit ${kind} 1` }).click()
    await part.getByLabel('Name', { exact: true }).fill(`${kind} blue`)
    await part.getByLabel('Can be booked').uncheck()
    await part.getByRole('button', { name: 'Save' }).click()
    await part.getByText('Inactive').waitFor()

    await part.getByRole('link', { name: `Delete ${kind} blue` }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('No upcoming bookings or sessions rely on it.').waitFor()
    await expectNoAxeViolations(page)
    await sheet.getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`${kind} blue was deleted.`).first().waitFor()
    await expect.poll(() => part.getByRole('listitem').count()).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => part.getByRole('listitem').count()).toBe(2)
    await part.getByRole('link', { name: `Delete the type ${kind}` }).click()
    await sheet.getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`${kind} was deleted with everything of that type.`).first().waitFor()
  })

test('gives a room custom hours and a day with special hours, and removes them', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, statuses: [409] })
  await signIn(page)
  await page.goto('/dashboard/rooms')
  const kind = `Hall ${crypto.randomUUID().slice(0, 6)}`
  await page.getByLabel('New type').fill(kind)
  await page.getByLabel('Quantity').press('Enter')
  await page.getByRole('link', { name: `Hours of ${kind} 1` }).click()
  await page.getByRole('heading', { level: 1, name: `${kind} 1` }).waitFor()
  await page.getByText('is available 24/7.').waitFor()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Add hours on Sunday' }).click()
  await page.getByLabel('Sunday: from').fill('18:00')
  await page.getByLabel('Sunday: until').fill('18:00')
  await page.getByRole('button', { name: 'Set custom hours' }).click()
  await page.getByText('Each shift must end after it starts').first().waitFor()
  expect(await page.getByLabel('Sunday: from').inputValue()).toBe('18:00')
  await page.getByLabel('Sunday: until').fill('20:00')
  await page.getByRole('button', { name: 'Set custom hours' }).click()
  await page.getByText('has its own hours.').waitFor()

  const days = page.getByRole('region', { name: 'Special hours' })
  await days.getByLabel('First day').fill('2031-05-01')
  await days.getByRole('button', { name: 'Add special hours' }).click()
  await page.getByText('Saved.').first().waitFor()
  await expect
    .poll(() => days.getByRole('listitem').allTextContents())
    .toEqual([expect.stringContaining('1 May 2031Unavailable')])
  await days.getByRole('button', { name: 'Remove 1 May 2031' }).click()
  await page.getByText('This day has its usual hours again.').first().waitFor()
  await expect.poll(() => days.getByRole('listitem').count()).toBe(0)

  await page.getByRole('button', { name: 'Available 24/7' }).click()
  await page.getByText('It’s available 24/7 now.').first().waitFor()
  await page.getByRole('link', { name: 'All rooms and equipment' }).click()
  await page.getByRole('region', { name: kind }).getByText('24/7').waitFor()
})
