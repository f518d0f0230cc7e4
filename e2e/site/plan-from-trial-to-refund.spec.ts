import type { Page } from '@playwright/test'
import { sql } from '../support/database.ts'
import { runDueJobs } from '../support/due-jobs.ts'
import { creditsOf, moneyOf } from '../support/ledgers.ts'
import { ask, createMember, memberPassword } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { dayAhead } from './a-timetable.ts'
import { heading, letGoOfEverything } from './steps.ts'

test.afterEach(letGoOfEverything)

/** A class, and a monthly plan with a trial and ten credits for it that a coupon makes cheaper by half. */
async function aPlanForAClass() {
  const { apiKey: token } = await operator<{ apiKey: string }>('api-keys', 'create', '--name', 'From trial to refund')
  const owner = (path: string, body?: object, method = 'POST') =>
    ask(path, { token, method, ...(body ? { body } : {}) })
  const { settings } = await owner('/v1/payments/settings', undefined, 'GET')
  await owner('/v1/payments/settings', { settings: { revision: settings.revision, provider: 'SANDBOX' } }, 'PATCH')
  const mark = crypto.randomUUID().slice(0, 6).toUpperCase()
  const service = {
    type: 'CLASS',
    name: `Rowing ${mark}`,
    defaultCapacity: 5,
    onlineBooking: { enabled: true },
    payment: { rateType: 'FIXED', fixed: { price: { value: '15' } }, options: { inPerson: true, pricingPlan: true } },
  }
  const { id: serviceId, mainSlug } = (await owner('/v2/services', { service })).service
  const localStartDate = `${dayAhead(5)}T10:30:00`
  await owner('/v1/sessions', { session: { serviceId, localStartDate, durationMinutes: 60, resourceIds: [] } })
  const plan = {
    name: `Crew ${mark}`,
    pricing: {
      subscription: { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 0 },
      freeTrialDays: 7,
      price: { value: '96', currency: 'EUR' },
    },
  }
  const { id: planId } = (await owner('/v2/plans', { plan })).plan
  const benefit = { creditsPerCycle: 10, serviceIds: [], rollsOver: false }
  await owner(`/v1/plans/${planId}/benefit`, { benefit }, 'PUT')
  await owner(`/v2/services/${serviceId}/pricing-plans/add`, { pricingPlanIds: [planId] })
  const coupon = { code: `HALF${mark}`, name: 'Half', discountType: 'PERCENT', percent: '50' }
  await owner('/v1/coupons', { coupon })
  return { planId, planName: plan.name, slug: mainSlug.name, code: coupon.code }
}

async function saveCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('04 / 30')
  await page.getByRole('button', { name: 'Save card' }).click()
}

/** Ends the trial now, as if its seven days had passed. */
async function endTrial(orderId: string): Promise<void> {
  await sql(
    `update orders set start_at = start_at - interval '7 days', cycle_started_at = cycle_started_at - interval '7 days',
     cycle_ends_at = cycle_ends_at - interval '7 days', due_at = now() - interval '1 second' where id = $1`,
    [orderId],
  )
}

test('a plan is bought with trial, coupon and a second card after a challenge, used, paused, paid and refunded by half', async ({
  openPage,
  openQuietPage,
}) => {
  const { planId, planName, slug, code } = await aPlanForAClass()
  const { email } = await createMember('From trial to refund')
  const page = await openPage({ width: 390 })
  await page.goto(`/checkout/plan/${planId}`)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Coupon code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('€48.00', { exact: false }).first().waitFor()
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await saveCard(page, '4000 0000 0000 3220')
  await page.getByRole('button', { name: 'Don’t confirm' }).click()
  await saveCard(page, '4242 4242 4242 4242')
  await heading(page, `You have ${planName}`).waitFor()
  const [order] = await sql("select id from orders where plan_id = $1 and status = 'ACTIVE'", [planId])
  const orderId = order?.['id'] ?? ''
  expect(await creditsOf(orderId)).toEqual({ AVAILABLE: 10, ISSUED: -10 })

  await page.goto(`/classes/${slug}`)
  await page.getByRole('link', { name: /^Book/ }).first().click()
  await heading(page, 'Booking Details').waitFor()
  await page.getByRole('radio', { name: /Use your plan/ }).check()
  await page.getByRole('checkbox', { name: /I have read the booking terms/ }).check()
  await page.getByRole('button', { name: /^Book / }).click()
  await heading(page, /You’re booked/).waitFor()
  expect(await creditsOf(orderId)).toEqual({ AVAILABLE: 9, ISSUED: -10, USED: 1 })
  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await heading(page, 'This booking is cancelled').waitFor()
  expect(await creditsOf(orderId)).toEqual({ AVAILABLE: 10, ISSUED: -10 })
  await page.goto('/account/credits')
  await page.getByText('10 of 10 left', { exact: false }).first().waitFor()

  await endTrial(orderId)
  await runDueJobs()
  await expect.poll(() => moneyOf(orderId)).toMatchObject({ REVENUE: -4800 })
  await runDueJobs()
  await expect.poll(() => moneyOf(orderId), { timeout: 150_000 }).toEqual({ PROVIDER_SANDBOX: 4800, REVENUE: -4800 })

  const desk = await openQuietPage({ width: 1280 })
  await signIn(desk)
  await desk.goto(`/dashboard/orders/${orderId}`)
  const dialog = desk.getByRole('dialog')
  for (const [action, done] of [
    ['Pause', 'Order paused.'],
    ['Resume', 'Order resumed.'],
  ] as const) {
    await desk.getByRole('link', { name: action, exact: true }).click()
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await desk.getByText(done, { exact: true }).waitFor()
  }
  const payments = desk.getByRole('region', { name: 'Payments' })
  await payments.getByRole('link', { name: 'Refund payment of €48.00' }).click()
  await payments.getByLabel(/^Amount/).fill('24')
  await payments.getByRole('button', { name: 'Refund' }).click()
  await payments.getByText('Refund recorded.').waitFor()
  expect(await moneyOf(orderId)).toEqual({ PROVIDER_SANDBOX: 2400, REVENUE: -2400 })
  await desk.goto('/dashboard/takings')
  await desk.getByRole('table', { name: 'By method' }).getByText('Saved card').waitFor()
})
