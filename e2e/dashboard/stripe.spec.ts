import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { type FakeStripe, standInForStripe, startServerWithStripe } from '../support/fake-stripe.ts'
import { ask, createMember, memberPassword } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { signIn } from '../support/people.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'

const visa = '4242 4242 4242 4242'
let stripe: FakeStripe

test.beforeAll(async () => {
  stripe = await startServerWithStripe()
})
test.afterAll(() => stripe.stop())

const card = (page: Page) => page.getByRole('region', { name: 'Stripe', exact: true })

test('an owner connects Stripe, tests it, and chooses it', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, statuses: [409] })
  await signIn(page)
  await page.goto('/dashboard/settings?part=payments')
  const keys = card(page)
  await keys.getByLabel('Publishable key').fill(stripe.publishableKey)
  await keys.getByRole('button', { name: 'Save keys' }).click()
  await keys.getByText('Enter all three keys.').waitFor()
  await keys.getByLabel('Secret key').fill(stripe.publishableKey)
  await keys.getByLabel('Signing secret of the webhook').fill(stripe.webhookSecret)
  await keys.getByRole('button', { name: 'Save keys' }).click()
  await keys.getByText('This isn’t a secret key.', { exact: false }).waitFor()
  await expectNoAxeViolations(page)
  await keys.getByLabel('Secret key').fill('sk_test_wrongwrongwrong')
  await keys.getByLabel('Signing secret of the webhook').fill(stripe.webhookSecret)
  await keys.getByRole('button', { name: 'Save keys' }).click()
  await keys.getByText('Connected with test keys', { exact: false }).waitFor()
  await keys.getByRole('button', { name: 'Test connection' }).click()
  await keys.getByText('Stripe doesn’t accept the secret key.', { exact: false }).waitFor()
  await keys.getByLabel('Secret key').fill(stripe.secretKey)
  await keys.getByRole('button', { name: 'Save keys' }).click()
  await keys.getByText(`ends in ${stripe.secretKey.slice(-4)}`, { exact: false }).waitFor()
  await keys.getByRole('button', { name: 'Test connection' }).click()
  await keys.getByText('Stripe accepts the keys.').waitFor()
  await expectNoAxeViolations(page)
  await expect(keys.getByRole('textbox', { name: 'Webhook address' })).toHaveValue(/\/v1\/payments\/stripe\/webhook\//)
  await page.reload()
  const shown = await page.content()
  for (const secret of [stripe.secretKey, stripe.webhookSecret]) expect(shown).not.toContain(secret)
  const provider = page.getByRole('region', { name: 'Online payments' })
  await provider.getByLabel('Provider').selectOption('STRIPE')
  await provider.getByText('The money goes to your Stripe account.', { exact: false }).waitFor()
  await provider.getByRole('button', { name: 'Save' }).click()
  await provider.getByText('Saved.').waitFor()
  await provider.getByLabel('Provider').selectOption('SANDBOX')
  await provider.getByText('Cards saved with Stripe can’t be charged', { exact: false }).waitFor()
  await expectNoAxeViolations(page)
  await page.goto('/dashboard/settings?part=payments&lang=he')
  await page.getByRole('button', { name: 'בדיקת החיבור' }).waitFor()
  await expectNoAxeViolations(page)
})

/** Connects Stripe by the API. Returns a plan to buy, and where Stripe sends its messages. */
async function aPlan(more: object = {}): Promise<{ id: string; name: string; webhookUrl: string }> {
  const { apiKey: token } = await operator<{ apiKey: string }>('api-keys', 'create', '--name', 'Stripe')
  const { settings } = await ask('/v1/payments/settings', { token, method: 'GET' })
  const { publishableKey, secretKey, webhookSecret } = stripe
  const keys = { publishableKey, secretKey, webhookSecret }
  const body = { settings: { revision: settings.revision, provider: 'STRIPE', stripe: keys } }
  await ask('/v1/payments/settings', { token, method: 'PATCH', body })
  const name = `Gold ${crypto.randomUUID().slice(0, 6)}`
  const subscription = { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 0 }
  const pricing = { subscription, price: { value: '96', currency: 'EUR' }, ...more }
  const { plan } = await ask('/v2/plans', { token, body: { plan: { name, pricing } } })
  return { id: plan.id, name, webhookUrl: settings.stripe.webhookUrl }
}

/** Signs in at the checkout of a plan and agrees to the terms. Records what reaches our server. */
async function checkOut(page: Page, { id, webhookUrl }: { id: string; webhookUrl: string }): Promise<string[]> {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(siteUrl())) sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await standInForStripe(page.context(), stripe, webhookUrl)
  const { email } = await createMember('Stripe')
  await page.goto(`/checkout/plan/${id}`)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  return sent
}

const fields = (page: Page) => page.frameLocator('iframe[title="Card"]').getByLabel('Card number')

test('a plan is bought in the fields of Stripe, and the next one with the card, which the bank asks about', async ({
  openPage,
}) => {
  const page = await openPage({ width: 390, scheme: 'dark' })
  const plan = await aPlan()
  const { id, name } = plan
  const sent = await checkOut(page, plan)
  await page.getByRole('button', { name: 'Pay €96.00' }).click()
  await page.getByRole('heading', { level: 1, name: 'Enter your payment details' }).waitFor()
  await fields(page).fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByText('Your card was declined.').waitFor()
  await fields(page).fill('4000 0027 6000 3184')
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('heading', { level: 1, name: `You have ${name}` }).waitFor()
  expect(sent.length).toBeGreaterThan(3)
  expect(sent.filter((text) => /3184|0002/.test(text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')))).toEqual([])
  expect(await sql('select status, last_payment_status from orders where plan_id = $1', [id])).toEqual([
    { status: 'ACTIVE', last_payment_status: 'PAID' },
  ])
  await sql(
    'update members set login_email_verified_at = now() where id = (select member_id from orders where plan_id = $1)',
    [id],
  )
  const next = await aPlan()
  await page.goto(`/checkout/plan/${next.id}`)
  await expect(page.getByRole('radio', { name: /Visa 3184/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Pay €96.00' }).click()
  await page.getByRole('heading', { level: 1, name: 'Confirm the payment' }).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await page.getByRole('heading', { level: 1, name: `You have ${next.name}` }).waitFor()
})

test('a free trial saves a card in the fields of Stripe', async ({ openPage }) => {
  const page = await openPage()
  const plan = await aPlan({ freeTrialDays: 7 })
  const { id, name } = plan
  await checkOut(page, plan)
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await page.getByRole('heading', { level: 1, name: 'Save your card' }).waitFor()
  await fields(page).fill(visa)
  await page.getByRole('button', { name: 'Save card' }).click()
  await page.getByRole('heading', { level: 1, name: `You have ${name}` }).waitFor()
  // The email is not verified, so the card belongs to the order and is no default of the customer.
  expect(
    await sql(
      'select last4, is_default from payment_methods where contact_id = (select contact_id from orders where plan_id = $1)',
      [id],
    ),
  ).toEqual([{ last4: '4242', is_default: false }])
})
