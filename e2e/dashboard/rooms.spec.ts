import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

for (const width of widths(390))
  test(`makes a kind with rooms, changes one, and deletes one with a way back (${width})`, async ({
    openQuietPage,
  }) => {
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

    await part.getByRole('link', { name: `Delete ${kind} blue` }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('Nothing to come uses it.').waitFor()
    await expectNoAxeViolations(page)
    await sheet.getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`${kind} blue is deleted.`).first().waitFor()
    await expect.poll(() => part.getByRole('listitem').count()).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => part.getByRole('listitem').count()).toBe(2)
    await part.getByRole('link', { name: `Delete the kind ${kind}` }).click()
    await sheet.getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`${kind} is deleted with everything of that kind.`).first().waitFor()
  })

test('gives a room hours of its own and a day with others, and takes them back', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, statuses: [409] })
  await signIn(page)
  await page.goto('/dashboard/rooms')
  const kind = `Hall ${crypto.randomUUID().slice(0, 6)}`
  await page.getByLabel('New kind').fill(kind)
  await page.getByLabel('How many at once').press('Enter')
  await page.getByRole('link', { name: `Hours of ${kind} 1` }).click()
  await page.getByRole('heading', { level: 1, name: `${kind} 1` }).waitFor()
  await page.getByText('is available around the clock.').waitFor()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Add hours on Sunday' }).click()
  await page.getByLabel('Sunday: from').fill('18:00')
  await page.getByLabel('Sunday: until').fill('18:00')
  await page.getByRole('button', { name: 'Set its own hours' }).click()
  await page.getByText('Every shift must end after it begins').first().waitFor()
  expect(await page.getByLabel('Sunday: from').inputValue()).toBe('18:00')
  await page.getByLabel('Sunday: until').fill('20:00')
  await page.getByRole('button', { name: 'Set its own hours' }).click()
  await page.getByText('has its own hours.').waitFor()

  const days = page.getByRole('region', { name: 'Days with other hours' })
  await days.getByLabel('First day').fill('2031-05-01')
  await days.getByRole('button', { name: 'Add time off' }).click()
  await page.getByText('The days are noted.').first().waitFor()
  await expect
    .poll(() => days.getByRole('listitem').allTextContents())
    .toEqual([expect.stringContaining('1 May 2031Not available')])
  await days.getByRole('button', { name: 'Remove 1 May 2031' }).click()
  await page.getByText('That day has its ordinary hours again.').first().waitFor()
  await expect.poll(() => days.getByRole('listitem').count()).toBe(0)

  await page.getByRole('button', { name: 'Can be had around the clock' }).click()
  await page.getByText('It can be had around the clock now.').first().waitFor()
  await page.getByRole('link', { name: 'All rooms and equipment' }).click()
  await page.getByRole('region', { name: kind }).getByText('Around the clock').waitFor()
})
