import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { aCustomer, aPlan, askAsOwner, bookWithPlan, tenDays } from '../support/plans.ts'
import { expect, test } from '../support/test.ts'
import { variants, widths } from '../support/widths.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const actions = (page: Page) => page.getByRole('navigation', { name: 'Actions' })

/** Opens an action, reads what it does, and confirms it. */
async function act(page: Page, name: string, consequence: RegExp, done: string): Promise<void> {
  await actions(page).getByRole('link', { name, exact: true }).click()
  await dialog(page).getByText(consequence).waitFor()
  await dialog(page).getByRole('button', { name, exact: true }).click()
  await page.getByText(done, { exact: true }).waitFor()
}

async function sell(planId: string, contactId: string, more: object = {}): Promise<string> {
  return (await askAsOwner('/v1/orders/sell', { planId, contactId, ...more })).order.order.id
}

for (const { width, scheme } of variants(
  [
    { width: 390, scheme: 'light' },
    { width: 1280, scheme: 'dark' },
  ] as const,
  1,
))
  test(`sells a plan in three clicks from the page of a customer (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, scheme })
    const [plan, { id }] = [await aPlan(), await aCustomer()]
    await signIn(page, 'receptionist')
    await page.goto(`/dashboard/customers/${id}`)
    await page.evaluate(() => {
      document.documentElement.dataset['clicks'] = '0'
      const count = () => Number(document.documentElement.dataset['clicks']) + 1
      document.addEventListener('pointerdown', () => {
        document.documentElement.dataset['clicks'] = String(count())
      })
    })
    await page.getByRole('link', { name: 'Sell plan' }).click()
    await dialog(page).getByText(plan.name).click()
    await expectNoAxeViolations(page)
    await dialog(page).getByRole('button', { name: 'Paid in cash' }).click()
    await page.getByText('Plan sold.').waitFor()
    expect(await page.locator('html').getAttribute('data-clicks')).toBe('3')
    const plans = page.getByRole('region', { name: 'Plans' })
    await plans.getByText('10 of 10 left').waitFor()
    await plans.getByText('Next payment: €96.00').waitFor()
    await expect(page.getByRole('region', { name: 'Balance' })).toContainText('€96.00')
    await expectNoAxeViolations(page)
    await plans.getByRole('link', { name: 'View order' }).click()
    await page.getByRole('heading', { level: 1, name: plan.name }).waitFor()
    await page.getByRole('region', { name: 'Payments' }).getByText('Cash').waitFor()
  })

test('a free trial says when its plan can be paused', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  const trial = { subscription: { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 0 }, freeTrialDays: 7 }
  const [plan, { id: contactId }] = [await aPlan(trial), await aCustomer()]
  const orderId = await sell(plan.id, contactId)
  await signIn(page)
  await page.goto(`/dashboard/orders/${orderId}`)
  await page.getByText(/^The free trial ends on .+\. The plan can be paused after that\.$/).waitFor()
  expect(await actions(page).getByRole('link', { name: 'Pause', exact: true }).count()).toBe(0)
})

test('sells a plan from a booking it pays for, and leads back', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  const [plan, { id: contactId }] = [await aPlan(), await aCustomer()]
  await sell(plan.id, contactId, { method: 'CASH' })
  const booking = await bookWithPlan(plan.id, contactId)
  await signIn(page)
  await page.goto(`/dashboard/bookings?view=all&booking=${booking}`)
  await page.getByRole('complementary').getByRole('link', { name: 'Sell plan' }).click()
  await dialog(page).getByRole('button', { name: 'Pay later' }).click()
  await page.getByText('Plan sold.').waitFor()
  await page.getByRole('region', { name: 'Plans' }).getByText('Unpaid').first().waitFor()
  await page.getByRole('link', { name: 'Back to the booking' }).click()
  await page.waitForURL((url) => url.searchParams.get('booking') === booking)
})

test('says why a plan is not sold, and keeps what was entered', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, statuses: [409] })
  const [plan, { id }] = [await aPlan(), await aCustomer(null)]
  await signIn(page)
  await page.goto(`/dashboard/customers/${id}?sell=yes`)
  await dialog(page).getByText(plan.name).click()
  await dialog(page).getByText('Start date or coupon').click()
  await dialog(page).getByLabel('Coupon code').fill('NOSUCHCODE')
  await dialog(page).getByRole('button', { name: 'Pay later' }).click()
  await dialog(page).getByText('Members need an email address.', { exact: false }).waitFor()
  expect(await dialog(page).getByLabel('Coupon code').inputValue()).toBe('NOSUCHCODE')
  await expect(dialog(page).getByRole('radio', { name: plan.name })).toBeChecked()
  await expectNoAxeViolations(page)
})

for (const { width, scheme } of variants(
  [
    { width: 390, scheme: 'light' },
    { width: 1280, scheme: 'dark' },
  ] as const,
  1,
))
  test(`shows the bookings that fall into a pause, and cancels them (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, scheme })
    const [plan, { id: contactId }] = [await aPlan(), await aCustomer()]
    const orderId = await sell(plan.id, contactId, { method: 'CASH' })
    await bookWithPlan(plan.id, contactId)
    await signIn(page)
    await page.goto(`/dashboard/orders/${orderId}`)
    await page.getByText('9 of 10 left', { exact: false }).waitFor()
    await actions(page).getByRole('link', { name: 'Pause', exact: true }).click()
    await dialog(page).getByText('This booking is paid with this plan and falls into the pause:').waitFor()
    await expect(dialog(page).getByRole('listitem')).toContainText(['Morning yoga'])
    await expect(
      dialog(page)
        .getByRole('radio', { name: /^Keep it/ })
        .first(),
    ).toBeChecked()
    await expectNoAxeViolations(page)
    await dialog(page)
      .getByRole('radio', { name: /^Cancel it/ })
      .check()
    await dialog(page).getByRole('button', { name: 'Pause', exact: true }).click()
    await page.getByText('Order paused.', { exact: true }).waitFor()
    await page.getByText('10 of 10 left', { exact: false }).waitFor()
    const { bookings } = await askAsOwner(`/v1/orders/${orderId}/bookings`, undefined, 'GET')
    expect(bookings).toEqual([])
  })

for (const { width, scheme } of variants(
  [
    { width: 390, scheme: 'light' },
    { width: 1280, scheme: 'dark' },
  ] as const,
  0,
))
  test(`asks about the bookings of a plan that ends, with a refund too (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, scheme })
    const [plan, { id: contactId }] = [await aPlan(), await aCustomer()]
    const orderId = await sell(plan.id, contactId, { method: 'CASH' })
    await bookWithPlan(plan.id, contactId)
    await signIn(page)
    await page.goto(`/dashboard/orders/${orderId}`)
    await actions(page).getByRole('link', { name: 'Cancel now', exact: true }).click()
    const asked = 'If the plan ends, it no longer pays for this booking:'
    await dialog(page).getByText(asked).waitFor()
    await expect(dialog(page).getByRole('radio', { name: /^Keep it unpaid/ })).toBeChecked()
    await expectNoAxeViolations(page)
    await dialog(page).getByRole('link', { name: 'Keep order' }).click()
    await expect(dialog(page)).toHaveCount(0)

    const payments = page.getByRole('region', { name: 'Payments' })
    await payments.getByRole('link', { name: 'Refund payment of €96.00' }).click()
    await payments.getByText(asked).waitFor()
    await expect(payments.getByRole('radio', { name: /^The plan continues/ })).toBeChecked()
    await payments.getByRole('radio', { name: /^The plan ends now/ }).check()
    await payments.getByRole('radio', { name: /^Cancel it/ }).check()
    await expectNoAxeViolations(page)
    await payments.getByRole('button', { name: 'Refund' }).click()
    await payments.getByText('Refund recorded.').waitFor()
    await expect(actions(page)).toHaveCount(0)
    const { bookings } = await askAsOwner(`/v1/orders/${orderId}/bookings`, undefined, 'GET')
    expect(bookings).toEqual([])
  })

for (const { width, scheme } of variants(
  [
    { width: 390, scheme: 'dark' },
    { width: 1280, scheme: 'light' },
  ] as const,
  0,
))
  test(`pauses, resumes, refunds and cancels a subscription (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, scheme })
    const [plan, { id: contactId }] = [await aPlan(), await aCustomer()]
    const orderId = await sell(plan.id, contactId, { method: 'CARD_TERMINAL' })
    await signIn(page)
    await page.goto(`/dashboard/orders/${orderId}`)
    await page.getByText('€96.00 every month').waitFor()
    await page.getByText('10 of 10 left', { exact: false }).waitFor()
    await expectNoAxeViolations(page)
    await expect(actions(page).getByRole('link')).toHaveText(['Pause', 'Cancel at next payment', 'Cancel now'])
    const credits = page.getByRole('region', { name: 'Credits' })
    await credits.getByRole('link', { name: 'Change credits' }).click()
    await dialog(page).getByLabel('Number of credits').fill('3')
    await dialog(page).getByLabel('Reason').fill('Class cancelled')
    await expectNoAxeViolations(page)
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await credits.getByText('3 credits added.').waitFor()
    await credits.getByText('13 of 13 left', { exact: false }).waitFor()
    await credits.getByRole('listitem').filter({ hasText: 'Class cancelled' }).getByText('+3').waitFor()
    await credits.getByRole('button', { name: 'Undo' }).click()
    await credits.getByText('Change undone.').waitFor()
    await credits.getByText('10 of 10 left', { exact: false }).waitFor()
    await credits.getByRole('listitem').filter({ hasText: 'Undone' }).getByText('−3').waitFor()
    await act(page, 'Pause', /nothing is charged and the customer can’t book/, 'Order paused.')
    await expect(actions(page).getByRole('link')).toHaveText(['Resume', 'Cancel at next payment', 'Cancel now'])
    await page.getByText('After it’s resumed').waitFor()
    await credits.getByText('10 of 10 left', { exact: true }).waitFor()
    await actions(page).getByRole('link', { name: 'Cancel at next payment' }).click()
    await dialog(page).getByText('The plan stays paused until you resume it.', { exact: false }).waitFor()
    await dialog(page).getByRole('link', { name: 'Keep order' }).click()
    await act(page, 'Resume', /postponed by the time it was paused/, 'Order resumed.')
    await act(page, 'Cancel at next payment', /can be used until .* and isn’t renewed/, 'Order won’t be renewed.')
    await expect(actions(page).getByRole('link')).toHaveText(['Pause', 'Cancel now'])

    const payments = page.getByRole('region', { name: 'Payments' })
    await payments.getByRole('link', { name: 'Refund payment of €96.00' }).click()
    await payments.getByLabel(/^Amount/).fill('40')
    await payments.getByRole('button', { name: 'Refund' }).click()
    await payments.getByText('Refund recorded.').waitFor()
    await payments.getByRole('link', { name: /^Credit note no\./ }).waitFor()
    await act(page, 'Cancel now', /unused credits are lost/, 'Order cancelled.')
    await expect(actions(page)).toHaveCount(0)
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByRole('listitem')).toContainText([
      'Cancelled',
      'Payment refunded',
      'Set to end at the next payment',
      'Resumed',
      'Paused',
      'Sold',
    ])
    await page.getByRole('region', { name: 'Credits' }).getByText('Expired').waitFor()
    await expectNoAxeViolations(page)
    await page.goto(`/dashboard/orders/${orderId}?lang=he`)
    await page.getByRole('region', { name: 'היסטוריה' }).waitFor()
    await expectNoAxeViolations(page)
  })

test('marks a plan as paid, and postpones its end', async ({ openQuietPage }) => {
  const page = await openQuietPage({ statuses: [409] })
  const [plan, { id: contactId }] = [await aPlan(tenDays), await aCustomer()]
  const orderId = await sell(plan.id, contactId)
  await signIn(page, 'receptionist')
  await page.goto(`/dashboard/orders/${orderId}`)
  await act(page, 'Mark as paid', /recorded as paid in another way: €96.00/, 'Order marked as paid.')
  await actions(page).getByRole('link', { name: 'Postpone end' }).click()
  const date = dialog(page).getByLabel('New end date')
  const least = (await date.getAttribute('min')) ?? ''
  await date.evaluate((field: HTMLInputElement) => field.removeAttribute('min'))
  await date.fill('2020-01-01')
  await dialog(page).getByRole('button', { name: 'Postpone end' }).click()
  await dialog(page).getByText('Choose a date after the present end.').waitFor()
  await expectNoAxeViolations(page)
  await dialog(page).getByLabel('New end date').fill(least)
  await dialog(page).getByRole('button', { name: 'Postpone end' }).click()
  await page.getByText('End date changed.').waitFor()
  const { order } = (await askAsOwner(`/v1/orders/${orderId}`, undefined, 'GET')).order
  expect(order.endDate.slice(0, 10)).toBe(least)
})

for (const width of widths(390))
  test(`lists orders, finds them and exports them (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width })
    const [plan, { id: contactId }] = [await aPlan(), await aCustomer()]
    const orderId = await sell(plan.id, contactId)
    await signIn(page)
    await page.goto('/dashboard/orders')
    await page.locator('a[data-row]', { hasText: plan.name }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByLabel('Customer’s name, email or phone').fill('quint')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/search=quint/)
    await page.getByText('Any payment').click()
    await page.getByRole('link', { name: 'Unpaid', exact: true }).click()
    await page.waitForURL(/paymentStatus=UNPAID/)
    await page.getByText('Any plan').click()
    await page.getByRole('link', { name: plan.name, exact: true }).click()
    await page.getByText('1 order', { exact: true }).waitFor()
    const href = await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href')
    const file = await page.context().request.get(new URL(href ?? '', page.url()).href)
    expect(await file.text()).toContain(orderId)
    expect(file.headers()['content-disposition']).toMatch(/filename="orders-\d{4}-\d\d-\d\d\.csv"/)
    await page.getByText('Any status').click()
    await page.getByRole('link', { name: 'Paused', exact: true }).click()
    await page.getByText('No orders match these filters.').waitFor()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await page.locator('a[data-row]', { hasText: plan.name }).click()
    await page.getByRole('heading', { level: 1, name: plan.name }).waitFor()
  })

test('people without the permission see no orders', async ({ openQuietPage }) => {
  const page = await openQuietPage({ statuses: [403] })
  await signIn(page, 'staff')
  await page.goto('/dashboard/orders')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.getByRole('link', { name: 'Export CSV' })).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toHaveCount(0)
})
