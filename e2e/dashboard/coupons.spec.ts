import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

for (const width of widths(390))
  test(`creates, edits, finds and deactivates a coupon (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page)
    await page.goto('/dashboard/coupons')
    await page.getByRole('link', { name: 'New coupon' }).click()
    await page.getByRole('button', { name: 'Create coupon' }).click()
    await page.getByText('Enter a code of up to 20 letters').waitFor()
    expect(await page.getByText('Enter a name.').count()).toBe(0)
    const code = `SPRING-${crypto.randomUUID().slice(0, 6)}`
    await page.getByLabel('Code').fill(code)
    await page.getByLabel('Percentage off').fill('120')
    await page.getByRole('button', { name: 'Create coupon' }).click()
    await page.getByText('Enter a percentage above 0, up to 100.').waitFor()
    expect(await page.getByLabel('Code').inputValue()).toBe(code)
    await expectNoAxeViolations(page)
    await page.getByLabel('Percentage off').fill('20')
    await page.getByLabel('Number of payments').fill('3')
    await page.getByLabel('Last day').fill('2035-12-31')
    await page.getByLabel('Total uses').fill('10')
    await page.getByRole('button', { name: 'Create coupon' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()

    await page.getByLabel('Type').selectOption({ label: 'Fixed amount' })
    await page.getByLabel(/^Amount off/).fill('12,50')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect(await page.getByLabel('Last day').inputValue()).toBe('2035-12-31')

    await page.goto('/dashboard/coupons')
    await page.getByLabel('Search coupons').fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Search' }).click()
    const row = page.getByRole('listitem').filter({ hasText: code })
    expect(await row.innerText()).toMatch(/€12.50 off, first 3 payments · Used 0 of 10 times[\s\S]*Until 31 Dec 2035/)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: `Deactivate: ${code}` }).click()
    await page.getByText(`${code} can no longer be used.`).first().waitFor()
    await page.getByText('No coupons match').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await row.waitFor()

    await page.goto('/dashboard/coupons/new')
    await page.getByLabel('Code').fill(code)
    await page.getByLabel('Percentage off').fill('20')
    await page.getByRole('button', { name: 'Create coupon' }).click()
    await page.getByText('Another coupon has this code.').waitFor()
  })

test('hides coupons from people who may not manage plans', async ({ openPage }) => {
  const page = await openPage()
  await signIn(page, 'receptionist')
  expect((await page.goto('/dashboard/coupons'))?.status()).toBe(403)
  expect(await page.getByRole('link', { name: 'Coupons' }).count()).toBe(0)
})
