import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { ask, createMember, openAccount } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'
import { variants } from '../support/widths.ts'

test.beforeAll(async () => {
  const { apiKey: token } = await operator<{ apiKey: string }>('api-keys', 'create', '--name', 'Cards')
  const { settings } = await ask('/v1/payments/settings', { token, method: 'GET' })
  const body = { settings: { revision: settings.revision, provider: 'SANDBOX' } }
  await ask('/v1/payments/settings', { token, method: 'PATCH', body })
})

async function saveWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('04 / 30')
  await page.getByRole('button', { name: 'Save card' }).click()
}

for (const { width, scheme } of variants(
  [
    { width: 390, scheme: 'dark' },
    { width: 1280, scheme: 'light' },
  ] as const,
  0,
))
  test(`a member adds a card without paying, and deletes it (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, scheme, statuses: [400] })
    const { email } = await createMember('cards')
    await sql('update members set login_email_verified_at = now() where login_email = $1', [email])
    await openAccount(page, email, '/account/cards')
    await page.getByText('No saved cards yet.').waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Add card' }).click()
    await page.getByRole('heading', { level: 1, name: 'Save your card' }).waitFor()
    await page.getByText('Nothing is charged now.').waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Return without saving' }).click()
    await page.getByText('No saved cards yet.').waitFor()
    await page.getByRole('button', { name: 'Add card' }).click()
    await saveWith(page, '4000 0000 0000 0002')
    await page.getByText('Your bank declined this card').waitFor()
    await saveWith(page, '4000 0000 0000 3220')
    await page.getByRole('button', { name: 'Confirm card' }).click()
    await page.getByText('Visa 3220').waitFor()
    await page.getByText('Default', { exact: true }).waitFor()
    await expectNoAxeViolations(page)
    await page.goto('/account/cards?lang=he')
    await page.getByRole('button', { name: /^מחיקה: .*Visa 3220/ }).waitFor()
    await expectNoAxeViolations(page)
    await page.goto('/account/cards?lang=en')
    await page.getByRole('button', { name: /^Delete / }).click()
    await page.getByText('The card is deleted.').waitFor()
    await expect(page.getByText('Visa 3220')).toHaveCount(0)
    await page.goto('/account/cards?lang=he')
    await page.getByRole('button', { name: 'הוספת כרטיס' }).waitFor()
    await expectNoAxeViolations(page)
  })

test('a member whose email is not verified is told to verify it first', async ({ openPage }) => {
  const page = await openPage()
  const { email } = await createMember('cards')
  await sql('update members set login_email_verified_at = null where login_email = $1', [email])
  await openAccount(page, email, '/account/cards')
  await page.getByRole('button', { name: 'Add card' }).click()
  await page.getByText('Verify your email address first.').waitFor()
})
