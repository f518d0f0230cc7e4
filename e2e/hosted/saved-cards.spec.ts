import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { ask, createMember, openAccount } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'

const plansApp = '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3'

let owner: (path: string, body?: object, method?: string) => ReturnType<typeof ask>

test.beforeAll(async () => {
  const { apiKey: token } = await operator<{ apiKey: string }>('api-keys', 'create', '--name', 'Saved cards')
  owner = (path, body, method = 'POST') => ask(path, { token, method, ...(body ? { body } : {}) })
  const { settings } = await owner('/v1/payments/settings', undefined, 'GET')
  await owner('/v1/payments/settings', { settings: { revision: settings.revision, provider: 'SANDBOX' } }, 'PATCH')
})

async function aPlan(): Promise<{ id: string; name: string }> {
  const name = `Silver ${crypto.randomUUID().slice(0, 6)}`
  const pricing = { singlePaymentUnlimited: true, price: { value: '40', currency: 'EUR' } }
  return { id: (await owner('/v2/plans', { plan: { name, pricing } })).plan.id, name }
}

/** A checkout of a plan, made by a front end for the member. */
async function aCart(token: string, planId: string): Promise<string> {
  const lineItems = [{ quantity: 1, catalogReference: { appId: plansApp, catalogItemId: planId } }]
  await ask('/ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const body = { channelType: 'WEB' }
  return (await ask('/ecom/v1/carts/current/create-checkout', { token, body })).checkoutId
}

async function saveCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Add card' }).click()
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('04 / 30')
  await page.getByRole('button', { name: 'Save card' }).click()
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const agree = (page: Page) => page.getByRole('checkbox', { name: /I agree/ }).check()
const savedCard = (page: Page) => page.getByRole('radio', { name: /Visa 3220/ })

test('a member confirms a saved card for a plan and for a cart, after a refusal and one that is declined', async ({
  openPage,
}) => {
  const page = await openPage({ width: 390, scheme: 'dark' })
  const { email, token } = await createMember('Saved cards')
  await sql('update members set login_email_verified_at = now() where login_email = $1', [email])
  await openAccount(page, email, '/account/cards')
  await saveCard(page, '4242 4242 4242 4242')
  await page.getByText('Visa 4242').waitFor()
  await saveCard(page, '4000 0000 0000 3220')
  await page.getByRole('button', { name: 'Confirm card' }).click()
  await page.getByText('Visa 3220').waitFor()

  const plan = await aPlan()
  await page.goto(`/checkout/plan/${plan.id}`)
  await expect(savedCard(page)).toBeChecked()
  await expectNoAxeViolations(page)
  await savedCard(page).press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Visa 4242/ })).toBeFocused()
  await page.getByRole('radio', { name: /Visa 4242/ }).press('ArrowUp')
  await expect(savedCard(page)).toBeChecked()
  await agree(page)
  await page.getByRole('button', { name: 'Pay €40.00' }).click()
  await title(page, 'Confirm the payment').waitFor()
  await page.getByRole('button', { name: 'Don’t confirm' }).click()
  await title(page, 'Payment not completed').waitFor()
  await expectNoAxeViolations(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Back to/ })
    .click()
  // The card is declined after all, and the customer tries it once more.
  const change = (outcome: string) =>
    sql(
      `update sandbox_methods set outcome = $1 where last4 = '3220'
        and customer_id = (select contact_id from members where login_email = $2)`,
      [outcome, email],
    )
  await change('DECLINE')
  await agree(page)
  await page.getByRole('button', { name: 'Pay €40.00' }).click()
  await page.getByText('We couldn’t charge this card.', { exact: false }).waitFor()
  await expect(page.getByRole('radio', { name: /New card/ })).toBeChecked()
  await expectNoAxeViolations(page)
  await change('CHALLENGE')
  await savedCard(page).check()
  await page.getByRole('button', { name: 'Pay €40.00' }).click()
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await title(page, `You have ${plan.name}`).waitFor()

  const other = await aPlan()
  const checkoutId = await aCart(token, other.id)
  await page.goto(`/checkout/${checkoutId}`)
  await expect(savedCard(page)).toBeChecked()
  await expectNoAxeViolations(page)
  await agree(page)
  await page.getByRole('button', { name: 'Pay €40.00' }).click()
  await title(page, 'Confirm the payment').waitFor()
  // Coming back goes on with the question of the bank.
  await page.goto(`/checkout/${checkoutId}/paid`)
  await page.getByRole('link', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await title(page, 'Thank you').waitFor()
})
