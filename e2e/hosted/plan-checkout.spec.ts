import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { followLink } from '../support/follow-link.ts'
import { ask, createMember, memberPassword } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'
import { variants } from '../support/widths.ts'

const monthly = { subscription: { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 0 } }
const once = { singlePaymentUnlimited: true }

let owner: (path: string, body?: object, method?: string) => ReturnType<typeof ask>

test.beforeAll(async () => {
  const { apiKey } = await operator<{ apiKey: string }>('api-keys', 'create', '--name', 'Plans')
  owner = (path, body, method = 'POST') => ask(path, { token: apiKey, method, ...(body ? { body } : {}) })
  const { settings } = await owner('/v1/payments/settings', undefined, 'GET')
  await owner('/v1/payments/settings', { settings: { revision: settings.revision, provider: 'SANDBOX' } }, 'PATCH')
})

async function aPlan(
  pricing: object,
  price: string,
  more: object = {},
): Promise<{ id: string; slug: string; name: string }> {
  const name = `Gold ${crypto.randomUUID().slice(0, 6)}`
  const plan = {
    name,
    pricing: { ...pricing, price: { value: price, currency: 'EUR' } },
    buyerCanCancel: true,
    ...more,
  }
  const { id, slug } = (await owner('/v2/plans', { plan })).plan
  return { id, slug, name }
}

/** Opens a checkout as a visitor, who signs in first. */
async function enter(page: Page, path: string): Promise<void> {
  const { email } = await createMember('Checkout')
  await followLink(page, path)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/checkout/'))
}

async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('04 / 30')
  await page.getByRole('button', { name: /^Pay / }).click()
}

const ordersOf = (planId: string) =>
  sql("select status, last_payment_status from orders where plan_id = $1 and status <> 'DRAFT'", [planId])

test('the page of a plan leads to its checkout', async ({ openPage }) => {
  const page = await openPage({ width: 390 })
  const { id, slug, name } = await aPlan(once, '40')
  await page.goto(`/plans/${slug}`)
  await page.getByRole('link', { name: 'Choose plan' }).click()
  await page.getByRole('heading', { name: 'Order summary' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/checkout/plan/${id}`)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByText(`to buy ${name}`).waitFor()
  expect(decodeURIComponent(page.url())).toContain(`/checkout/plan/${id}`)
})

for (const { width, scheme } of variants(
  [
    { width: 390, scheme: 'dark' },
    { width: 1280, scheme: 'light' },
  ] as const,
  0,
))
  test(`a visitor signs in, sees what is paid now and later, and buys once (${width})`, async ({ openPage }) => {
    const page = await openPage({ width, scheme })
    const { id, name } = await aPlan(monthly, '96')
    await enter(page, `/checkout/plan/${id}`)
    await page.getByRole('heading', { level: 1, name: `Buy ${name}` }).waitFor()
    await page.getByText('Then €96.00 every month.').waitFor()
    await page.getByText('You can cancel any time in your account').waitFor()
    await expectNoAxeViolations(page)
    await page.getByLabel('Coupon code').fill('NOSUCHCODE')
    await page.getByLabel('Coupon code').press('Enter')
    await page.getByText('This code doesn’t exist').waitFor()
    await expectNoAxeViolations(page)
    await page.getByLabel('Coupon code').fill('')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('This code doesn’t exist')).toHaveCount(0)
    const pay = page.getByRole('button', { name: 'Pay €96.00' })
    await pay.click()
    await page.getByText('Agree to the terms to continue').waitFor()
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    // A second tab is as far; both lead to the same payment.
    const second = await page.context().newPage()
    await second.goto(`/checkout/plan/${id}`)
    await second.getByRole('checkbox', { name: /I agree/ }).check()
    await pay.dblclick()
    await page.waitForURL((url) => url.pathname.startsWith('/pay/sandbox/'))
    await payWith(page, '4000 0000 0000 0002')
    await page.getByText('Your bank declined this card').waitFor()
    // The form focuses the field; before that a test would type into the wrong one.
    await expect(page.getByLabel('Card number')).toBeFocused()
    await payWith(page, '4242 4242 4242 4242')
    await page.getByRole('heading', { level: 1, name: `You have ${name}` }).waitFor()
    await page.getByText('Next payment').waitFor()
    await expectNoAxeViolations(page)
    await second.getByRole('button', { name: 'Pay €96.00' }).click()
    await second.getByText('You’ve just bought this plan').waitFor()
    expect(await ordersOf(id)).toEqual([{ status: 'ACTIVE', last_payment_status: 'PAID' }])
  })

/** A form of plans: a required text, and a question that one of two answers leads to. */
async function aPlanForm(): Promise<string> {
  const which = crypto.randomUUID()
  const ask = (target: string, label: string, id: string, more: object = {}) => ({
    id,
    hidden: false,
    identifier: 'SHORT_TEXT',
    fieldType: 'INPUT',
    inputOptions: {
      target,
      pii: false,
      required: true,
      readOnly: false,
      inputType: 'STRING',
      stringOptions: { componentType: 'TEXT_INPUT', textInputOptions: { label, showLabel: true } },
      ...more,
    },
  })
  const options = ['Yes', 'No'].map((value) => ({ id: crypto.randomUUID(), label: value, value }))
  const radio = { componentType: 'RADIO_GROUP', radioGroupOptions: { label: 'Any injuries?', options } }
  const shown = { fieldId: which, propertyType: 'HIDDEN', hiddenOptions: { hidden: false } }
  const form = {
    namespace: 'kalends.plan',
    name: `Health ${which.slice(0, 6)}`,
    formFields: [
      ask('goal', 'Your goal', crypto.randomUUID()),
      ask('injured', 'Any injuries?', crypto.randomUUID(), { stringOptions: radio }),
      { ...ask('which', 'Which ones?', which), hidden: true },
    ],
    formRules: [
      {
        id: crypto.randomUUID(),
        name: 'Show',
        expression: { condition: { target: 'injured', operator: 'EQUAL', value: 'Yes' } },
        overrides: [{ entityType: 'FIELD', fieldOptions: shown }],
      },
    ],
  }
  return (await owner('/v4/forms', { form })).form.id
}

for (const { width, scheme } of variants(
  [
    { width: 390, scheme: 'dark' },
    { width: 1280, scheme: 'light' },
  ] as const,
  1,
))
  test(`the questions of a plan are answered before it is paid (${width})`, async ({ openPage }) => {
    const page = await openPage({ width, scheme })
    const { id, name } = await aPlan(once, '30', { formId: await aPlanForm() })
    await enter(page, `/checkout/plan/${id}`)
    const pay = page.getByRole('button', { name: 'Pay €30.00' })
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await pay.click()
    await expect(page.getByLabel('Your goal')).toBeFocused()
    await expect(page.getByLabel('Your goal')).toHaveAttribute('aria-invalid', 'true')
    await expectNoAxeViolations(page)
    await page.getByLabel('Your goal').fill('Run 10 km')
    await expect(page.getByLabel('Which ones?')).toHaveCount(0)
    await page.getByLabel('Yes', { exact: true }).check()
    await page.getByLabel('Which ones?').fill('Left knee')
    // A coupon that is refused leaves the answers alone.
    await page.getByLabel('Coupon code').fill('NOSUCHCODE')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('This code doesn’t exist').waitFor()
    await expect(page.getByLabel('Which ones?')).toHaveValue('Left knee')
    await page.getByLabel('Coupon code').fill('')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('This code doesn’t exist')).toHaveCount(0)
    await pay.dblclick()
    await page.waitForURL((url) => url.pathname.startsWith('/pay/sandbox/'))
    await payWith(page, '4242 4242 4242 4242')
    await page.getByRole('heading', { level: 1, name: `You have ${name}` }).waitFor()
    const answers = await sql(
      `select o.status, s.status as submission, s.answers from orders o
       join form_submissions s on s.site_id = o.site_id and s.id = o.submission_id where o.plan_id = $1`,
      [id],
    )
    const given = { goal: 'Run 10 km', injured: 'Yes', which: 'Left knee' }
    expect(answers).toEqual([{ status: 'ACTIVE', submission: 'CONFIRMED', answers: given }])
  })

test('a plan sold once per customer is refunded when two orders of it are paid', async ({ openPage }) => {
  const page = await openPage({ width: 390 })
  const { id, name } = await aPlan(once, '30', { maxPurchasesPerBuyer: 1, allowFutureStartDate: true })
  await enter(page, `/checkout/plan/${id}`)
  const second = await page.context().newPage()
  await second.goto(`/checkout/plan/${id}`)
  await second.getByLabel('Start date').fill(new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10))
  for (const tab of [page, second]) {
    await tab.getByRole('checkbox', { name: /I agree/ }).check()
    await tab.getByRole('button', { name: 'Pay €30.00' }).click()
    await tab.waitForURL((url) => url.pathname.startsWith('/pay/sandbox/'))
  }
  await payWith(page, '4242 4242 4242 4242')
  await page.getByRole('heading', { level: 1, name: `You have ${name}` }).waitFor()
  await payWith(second, '4242 4242 4242 4242')
  await second.getByRole('heading', { level: 1, name: 'This order was cancelled' }).waitFor()
  await second.getByText('you get all of your money back').waitFor()
  await expectNoAxeViolations(second)
  const statuses = await sql('select status from orders where plan_id = $1 order by status', [id])
  expect(statuses).toEqual([{ status: 'ACTIVE' }, { status: 'CANCELED' }])
})

test('a free trial asks for a card, charges nothing, and starts with it', async ({ openPage }) => {
  const page = await openPage({ width: 390 })
  const { id, name } = await aPlan({ ...monthly, freeTrialDays: 7 }, '96')
  await enter(page, `/checkout/plan/${id}`)
  await page.getByText('You enter a card now. It isn’t charged before').waitFor()
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await page.getByRole('heading', { level: 1, name: 'Save your card' }).waitFor()
  await page.getByRole('link', { name: 'Return without saving' }).click()
  await page.getByRole('heading', { level: 1, name: 'Add a card to start' }).waitFor()
  await expectNoAxeViolations(page)
  expect(await ordersOf(id)).toEqual([])
  await page.getByRole('link', { name: 'Add card' }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry date').fill('04 / 30')
  await page.getByRole('button', { name: 'Save card' }).click()
  await page.getByRole('heading', { level: 1, name: `You have ${name}` }).waitFor()
  expect(await ordersOf(id)).toEqual([{ status: 'ACTIVE', last_payment_status: 'PENDING' }])
  expect(
    await sql(
      "select id from payments where status = 'SUCCEEDED' and charge_id in (select id from charges where subject_id in (select id from orders where plan_id = $1))",
      [id],
    ),
  ).toEqual([])
})

test('a late bank is awaited, and a payment that was left can be continued', async ({ openPage }) => {
  const page = await openPage()
  const { id } = await aPlan(once, '30')
  await enter(page, `/checkout/plan/${id}`)
  await page.getByText('One payment. Doesn’t expire.').waitFor()
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Pay €30.00' }).click()
  await page.getByRole('link', { name: 'Return without paying' }).click()
  await page.getByRole('heading', { level: 1, name: 'Payment not completed' }).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Continue to payment' }).click()
  await payWith(page, '4000 0000 0000 3055')
  await page.getByRole('link', { name: 'Continue to' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your bank is confirming the payment' }).waitFor()
  expect(await ordersOf(id)).toEqual([])
})

test('a free plan takes one button, in Hebrew too, and starts on the chosen day', async ({ openPage }) => {
  const page = await openPage({ width: 390 })
  const { id, name } = await aPlan(once, '0', { allowFutureStartDate: true, termsAndConditions: 'No refunds.' })
  await enter(page, `/checkout/plan/${id}`)
  await page.getByRole('button', { name: 'Get this plan' }).waitFor()
  await page.goto(`/checkout/plan/${id}?lang=he`)
  await page.getByRole('checkbox').waitFor()
  await expectNoAxeViolations(page)
  await page.goto(`/checkout/plan/${id}?lang=en`)
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Start date').fill(day)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Get this plan' }).click()
  await page.getByRole('heading', { level: 1, name: `You have ${name}` }).waitFor()
  expect((await ordersOf(id)).map(({ status }) => status)).toEqual(['PENDING'])
})

test('a front end sends its customer here and gets the order back', async ({ openPage }) => {
  // A front end of someone else.
  const server = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html; charset=utf-8').end('<!doctype html><title>Shop</title>'),
  )
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  const shop = `http://localhost:${(server.address() as AddressInfo).port}`
  const { clientId } = await operator<{ clientId: string }>(
    'oauth-clients',
    'create',
    '--name',
    'Shop',
    '--redirect-uri',
    `${shop}/back`,
  )
  const { access_token: token } = await ask('/oauth2/token', { body: { clientId, grantType: 'anonymous' } })
  const { id } = await aPlan(once, '30')
  const callbacks = { thankYouPageUrl: `${shop}/thanks` }
  const requested = { paidPlansCheckout: { planId: id, checkoutData: 'x=1' }, callbacks }
  const { redirectSession } = await ask('/v1/redirect-session', { token, body: requested })
  const page = await openPage()
  await enter(page, redirectSession.fullUrl)
  expect(new URL(page.url()).searchParams.get('checkoutData')).toBe('x=1')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Pay €30.00' }).click()
  await payWith(page, '4242 4242 4242 4242')
  await page.waitForURL((url) => url.origin === shop)
  const returned = new URL(page.url())
  expect(returned.pathname).toBe('/thanks')
  expect(returned.searchParams.get('wixMemberLoggedIn')).toBe('true')
  const [order] = await sql('select id from orders where plan_id = $1', [id])
  expect(returned.searchParams.get('planOrderId')).toBe(order?.['id'])
  server.close()
})
