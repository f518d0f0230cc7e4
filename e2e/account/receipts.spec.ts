import { expectNoAxeViolations } from '../support/axe.ts'
import { createMember, openAccount } from '../support/members.ts'
import { expect, test } from '../support/test.ts'

test('members see their own receipts only', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, statuses: [404] })
  const { email } = await createMember('receipts')
  await openAccount(page, email)
  await page.getByRole('link', { name: 'Receipts' }).click()
  await page.getByText('No receipts yet.', { exact: false }).waitFor()
  await expectNoAxeViolations(page)
  const answer = await page.goto(`/account/receipts/${crypto.randomUUID()}`)
  expect(answer?.status()).toBe(404)
})
