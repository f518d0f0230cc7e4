import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { followLink } from '../support/follow-link.ts'
import { ask, createMember, memberPassword, openAccount } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { variants, widths } from '../support/widths.ts'

// A front end of someone else.
let server: Server
let shop: string

const bookingsApp = '13d21c63-b5ec-5912-8397-c3a5ddb27a97'
const plansApp = '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3'
const DAY = 86_400_000

let owner: (path: string, body?: object, method?: string) => ReturnType<typeof ask>
let clientId: string
let serviceId: string

test.beforeAll(async () => {
  server = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html; charset=utf-8').end('<!doctype html><title>Shop</title>'),
  )
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  shop = `http://localhost:${(server.address() as AddressInfo).port}`
  const { apiKey } = await operator<{ apiKey: string }>('api-keys', 'create', '--name', 'Carts')
  owner = (path, body, method = 'POST') => ask(path, { token: apiKey, method, ...(body ? { body } : {}) })
  const { settings } = await owner('/v1/payments/settings', undefined, 'GET')
  await owner('/v1/payments/settings', { settings: { revision: settings.revision, provider: 'SANDBOX' } }, 'PATCH')
  const redirect = ['--redirect-uri', `${shop}/back`]
  clientId = (await operator<{ clientId: string }>('oauth-clients', 'create', '--name', 'Carts', ...redirect)).clientId
  const query = { query: { filter: { 'mainSlug.name': 'swedish-massage' } } }
  const { services } = await owner('/v2/services/query', query)
  const { staffMemberIds } = services[0]
  const service = {
    type: 'APPOINTMENT',
    name: 'Paid massage',
    hidden: true,
    defaultCapacity: 1,
    onlineBooking: { enabled: true, requireManualApproval: false, allowMultipleRequests: false },
    payment: {
      rateType: 'FIXED',
      fixed: { price: { value: '60', currency: 'EUR' } },
      options: { online: true, inPerson: true, deposit: false, pricingPlan: false },
    },
    staffMemberIds,
    schedule: { availabilityConstraints: { sessionDurations: [60] } },
  }
  serviceId = (await owner('/v2/services', { service })).service.id
})

test.afterAll(() => server?.close())

const anonymous = async (): Promise<string> =>
  (await ask('/oauth2/token', { body: { clientId, grantType: 'anonymous' } })).access_token

/** A booking that the front end made: not paid, not confirmed. Each test takes a day of its own. */
async function aBooking(token: string, days: number): Promise<string> {
  const [startDate, endDate] = [days, days + 6].map((day) => new Date(Date.now() + day * DAY).toISOString())
  const query = { filter: { serviceId, startDate, endDate, bookable: true } }
  const { availabilityEntries } = await ask('/v1/availability/query', { token, body: { query } })
  const contactDetails = { firstName: 'Mira', email: 'mira@example.org' }
  const booking = { bookedEntity: { slot: availabilityEntries[0].slot }, contactDetails, totalParticipants: 1 }
  return (await ask('/v2/bookings', { token, body: { booking } })).booking.id
}

/** Puts an item into the current cart, makes a checkout of it, and returns the address of its page. */
async function checkOut(token: string, appId: string, catalogItemId: string): Promise<string> {
  const lineItems = [{ quantity: 1, catalogReference: { appId, catalogItemId } }]
  await ask('/ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const body = { channelType: 'WEB' }
  const { checkoutId } = await ask('/ecom/v1/carts/current/create-checkout', { token, body })
  const callbacks = { thankYouPageUrl: `${shop}/thanks`, postFlowUrl: `${shop}/done`, cartPageUrl: `${shop}/cart` }
  const session = { ecomCheckout: { checkoutId }, callbacks }
  return (await ask('/v1/redirect-session', { token, body: session })).redirectSession.fullUrl
}

async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await expect(page.getByLabel('Card number')).toHaveValue(number)
  await page.getByLabel('Expiry date').fill('04 / 30')
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** Where the front end is told what was ordered. */
async function thanked(page: Page, token: string) {
  await page.waitForURL((url) => url.href.startsWith(`${shop}/thanks`))
  const orderId = new URL(page.url()).searchParams.get('orderId')
  return (await ask(`/v1/checkout-orders/${orderId}`, { token, method: 'GET' })).order
}

for (const { width, scheme } of variants(
  [
    { width: 390, scheme: 'dark' },
    { width: 1280, scheme: 'light' },
  ] as const,
  0,
))
  test(`a booking in a cart is paid by card after a declined one, and the front end gets the order (${width})`, async ({
    openPage,
  }) => {
    const page = await openPage({ width, scheme })
    const token = await anonymous()
    const bookingId = await aBooking(token, width === 390 ? 60 : 70)
    await followLink(page, await checkOut(token, bookingsApp, bookingId))
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
    await page.getByRole('region', { name: 'Order summary' }).getByText('Paid massage').waitFor()
    await page.getByText(/Held for you until/).waitFor()
    await expect(page.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', `${shop}/cart`)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Pay €60.00' }).click()
    await page.getByText('Agree to the terms to continue').waitFor()
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await page.getByRole('button', { name: 'Pay €60.00' }).click()
    await page.waitForURL((url) => url.pathname.startsWith('/pay/sandbox/'))
    await payWith(page, '4000 0000 0000 0002')
    await page.getByText('Your bank declined this card').waitFor()
    await page.getByRole('link', { name: 'Return without paying' }).click()
    await page.getByRole('heading', { level: 1, name: 'Payment not completed' }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Continue to payment' }).click()
    await payWith(page, '4242 4242 4242 4242')
    const order = await thanked(page, token)
    expect(order).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
      lines: [{ bookingId, state: 'CONFIRMED' }],
    })
  })

test('a booking in a cart is paid at the visit', async ({ openPage }) => {
  const page = await openPage({ width: 390 })
  const token = await anonymous()
  const bookingId = await aBooking(token, 80)
  await followLink(page, await checkOut(token, bookingsApp, bookingId))
  await page.getByRole('radio', { name: /Pay at your visit/ }).check()
  await page.getByText('Due at your visit').waitFor()
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  const order = await thanked(page, token)
  expect(order).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    lines: [{ bookingId, state: 'CONFIRMED' }],
  })
})

/** A form for plans that asks one question. */
async function aGoalForm(): Promise<string> {
  const goal = {
    id: crypto.randomUUID(),
    hidden: false,
    fieldType: 'INPUT',
    inputOptions: {
      target: 'goal',
      pii: false,
      required: true,
      readOnly: false,
      inputType: 'STRING',
      stringOptions: { componentType: 'TEXT_INPUT', textInputOptions: { label: 'Your goal', showLabel: true } },
    },
  }
  const name = `Goals ${goal.id.slice(0, 6)}`
  return (await owner('/v4/forms', { form: { namespace: 'kalends.plan', name, formFields: [goal] } })).form.id
}

async function signInAtCheckout(page: Page): Promise<string> {
  const { email } = await createMember('Carts')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
  return new URL(page.url()).pathname
}

test('a booking and a plan with a question are paid by one card payment, in Hebrew too', async ({ openPage }) => {
  const page = await openPage({ width: 390 })
  const pricing = { singlePaymentUnlimited: true, price: { value: '90', currency: 'EUR' } }
  const { plan } = await owner('/v2/plans', {
    plan: { name: 'Ten visits', pricing, formId: await aGoalForm(), termsAndConditions: 'Ten visits in a year.' },
  })
  const coupon = { code: 'CART10', name: 'Carts', discountType: 'PERCENT', percent: '10' }
  await owner('/v1/coupons', { coupon })
  const token = await anonymous()
  const bookingId = await aBooking(token, 85)
  const lineItems = [{ quantity: 1, catalogReference: { appId: bookingsApp, catalogItemId: bookingId } }]
  await ask('/ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  await followLink(page, await checkOut(token, plansApp, plan.id))
  const path = await signInAtCheckout(page)
  await page.goto(`${path}?lang=he`)
  await page.getByRole('checkbox').waitFor()
  await expectNoAxeViolations(page)
  await page.goto(`${path}?lang=en`)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Pay €150.00' }).click()
  await expect(page.getByLabel('Your goal')).toBeFocused()
  await page.getByLabel('Your goal').fill('Run 10 km')
  await page.getByLabel('Coupon code').fill('CART10')
  await page.getByRole('button', { name: 'Apply' }).click()
  const pay = page.getByRole('button', { name: 'Pay €141.00' })
  await pay.waitFor()
  await expect(page.getByLabel('Your goal')).toHaveValue('Run 10 km')
  await expectNoAxeViolations(page)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await pay.click()
  await page.getByText('€141.00').first().waitFor()
  await payWith(page, '4242 4242 4242 4242')
  await page.waitForURL((url) => url.href.startsWith(`${shop}/thanks`))
  const orderId = new URL(page.url()).searchParams.get('orderId')
  const { order } = await owner(`/v1/checkout-orders/${orderId}`, undefined, 'GET')
  expect(order).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PAID',
    lines: [
      { kind: 'BOOKING', state: 'CONFIRMED' },
      { kind: 'PLAN', state: 'CONFIRMED' },
    ],
  })
  // What the front desk sees of it.
  const desk = await openPage({ width: 1280, scheme: 'dark' })
  await signIn(desk, 'receptionist')
  await desk.goto('/dashboard/orders')
  await desk.getByRole('link', { name: 'Checkouts' }).click()
  await desk.getByRole('link', { name: new RegExp(`^#${order.number} .*Paid massage, Ten visits`) }).waitFor()
  await expectNoAxeViolations(desk)
  await desk.getByRole('link', { name: new RegExp(`^#${order.number} `) }).click()
  await desk.getByRole('heading', { level: 1, name: `Order #${order.number}` }).waitFor()
  await expectNoAxeViolations(desk)
  const items = desk.getByRole('region', { name: 'Items' })
  await items.getByText('Paid €60.00').waitFor()
  await items.getByRole('link', { name: 'Ten visits' }).click()
  await desk.getByText('Part of a card payment of €141.00').waitFor()
})

test('a trial in a cart begins once a card is saved, and a coupon keeps what was typed without scripts', async ({
  openPage,
}) => {
  const pricing = {
    subscription: { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 0 },
    freeTrialDays: 7,
    price: { value: '40', currency: 'EUR' },
  }
  const { plan } = await owner('/v2/plans', { plan: { name: 'Trial', pricing, formId: await aGoalForm() } })
  const page = await openPage({ width: 1280, scheme: 'dark' })
  const token = await anonymous()
  await followLink(page, await checkOut(token, plansApp, plan.id))
  const path = await signInAtCheckout(page)
  const plain = await openPage({ scripts: false, width: 390 })
  await plain.context().addCookies(await page.context().cookies())
  await plain.goto(path)
  await plain.getByLabel('Your goal').fill('Sleep')
  await plain.getByLabel('Coupon code').fill('NOSUCHCODE')
  await plain.getByRole('button', { name: 'Apply' }).click()
  await plain.getByText('This code can’t be used').waitFor()
  await expect(plain.getByLabel('Your goal')).toHaveValue('Sleep')
  await page.reload()
  await page.getByText('Due after 7 free days').waitFor()
  await page.getByLabel('Your goal').fill('Sleep')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/pay/sandbox/'))
  await page.getByRole('link', { name: 'Return without' }).click()
  await page.getByRole('heading', { level: 1, name: 'Add a card to start' }).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Add card' }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry date').fill('04 / 30')
  await page.getByRole('button', { name: 'Save card' }).click()
  await page.waitForURL((url) => url.href.startsWith(`${shop}/thanks`))
  const orderId = new URL(page.url()).searchParams.get('orderId')
  const { order } = await owner(`/v1/checkout-orders/${orderId}`, undefined, 'GET')
  expect(order).toMatchObject({ status: 'APPROVED', payNow: '0.00', lines: [{ kind: 'PLAN', state: 'CONFIRMED' }] })
})

for (const width of widths(390))
  test(`a checkout of someone else is not shown, and leads on (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, statuses: [404] })
    const token = await anonymous()
    await checkOut(token, bookingsApp, await aBooking(token, width === 390 ? 90 : 95))
    const { checkoutId } = (await ask('/ecom/v1/carts/current', { token, method: 'GET' })).cart
    for (const path of [`/checkout/${checkoutId}`, `/checkout/${crypto.randomUUID()}`]) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await page.getByRole('heading', { level: 1, name: 'You can’t continue this checkout' }).waitFor()
      expect(await page.content()).not.toMatch(/Paid massage|Mira|mira@/)
    }
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    await page.getByRole('link', { name: 'See services' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })

test('whoever signs in instead buys a plan anew, and sees nothing of a checkout with bookings', async ({
  openPage,
}) => {
  const pricing = { singlePaymentUnlimited: true, price: { value: '90', currency: 'EUR' } }
  const { plan } = await owner('/v2/plans', { plan: { name: 'Ten visits anew', pricing } })
  const other = await createMember('Others')
  const enterAsOther = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Not you?' }).click()
    await page.getByLabel('Email').fill(other.email)
    await page.getByLabel('Password', { exact: true }).fill(memberPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  const page = await openPage({ width: 390 })
  const token = await anonymous()
  await followLink(page, await checkOut(token, plansApp, plan.id))
  await signInAtCheckout(page)
  await enterAsOther(page)
  await page.waitForURL((url) => url.pathname === `/checkout/plan/${plan.id}`)
  await page.getByText(other.email).waitFor()

  const second = await openPage({ width: 390 })
  const member = await createMember('Carts')
  const lineItems = [
    { quantity: 1, catalogReference: { appId: bookingsApp, catalogItemId: await aBooking(member.token, 100) } },
  ]
  await ask('/ecom/v1/carts/current/add-to-cart', { token: member.token, body: { lineItems } })
  const made = { token: member.token, body: { channelType: 'WEB' } }
  const { checkoutId } = await ask('/ecom/v1/carts/current/create-checkout', made)
  await openAccount(second, member.email)
  await second.goto(`/checkout/${checkoutId}`)
  await second.getByText(member.email).waitFor()
  await enterAsOther(second)
  await second.getByRole('heading', { level: 1, name: 'You can’t continue this checkout' }).waitFor()
  expect(await second.content()).not.toContain(member.email)
  expect(await second.content()).not.toContain('Paid massage')
})
