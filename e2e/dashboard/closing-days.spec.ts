import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '../support/page.ts'
import { signIn } from '../support/people.ts'
import { openQuietPage } from '../support/quiet-page.ts'
import { widths } from '../support/widths.ts'

for (const width of widths(1280))
  test(`closes days, opens one again and takes that back (${width})`, async () => {
    const year = width === 390 ? 2030 : 2031
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page)
    await page.goto('/dashboard/closing-days')
    await expectNoAxeViolations(page)
    await page.getByLabel('Why').fill('Repairs')
    await page.getByRole('button', { name: 'Close these days' }).click()
    await page.getByText('Choose a day', { exact: false }).waitFor()
    expect(await page.getByLabel('Why').inputValue()).toBe('Repairs')
    await page.getByLabel('First day').fill(`${year}-12-24`)
    await page.getByLabel('Last day').fill(`${year}-12-25`)
    await page.getByRole('button', { name: 'Close these days' }).click()
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: String(year) })
    await rows.nth(1).waitFor()
    await expectNoAxeViolations(page)
    await rows.first().getByRole('button').click()
    await rows.nth(1).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Undo/ }).click()
    await rows.nth(1).waitFor()
    await rows.first().getByRole('button').click()
    await rows.nth(1).waitFor({ state: 'detached' })
    await rows.first().getByRole('button').click()
    await rows.first().waitFor({ state: 'detached' })
  })
