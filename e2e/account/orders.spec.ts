import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { ask, createMember, enterAccount, openAccount } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { aPlan, askAsOwner, bookWithPlan, tenDays } from '../support/plans.ts'
import { expect, test } from '../support/test.ts'
import { variants } from '../support/widths.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** A member with a verified email address. */
async function aMember(): Promise<{ email: string; id: string; contactId: string }> {
  const { email } = await createMember('Orders')
  const { members } = await askAsOwner('/v1/members/query', {
    query: { filter: { loginEmail: email } },
    fieldsets: ['FULL'],
  })
  const [{ id, contactId }] = members
  await sql('update members set login_email_verified_at = now() where id = $1', [id])
  return { email, id, contactId }
}

async function sell(planId: string, memberId: string, paid = true): Promise<string> {
  return (await askAsOwner('/v2/checkout/orders/offline', { planId, memberId, paid })).order.id
}

for (const { width, scheme } of variants(
  [
    { width: 390, scheme: 'light' },
    { width: 1280, scheme: 'dark' },
  ] as const,
  1,
))
  test(`a member sees a subscription paused, resumed, and cancels it (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, scheme })
    const [plan, member] = [await aPlan(), await aMember()]
    const orderId = await sell(plan.id, member.id)
    await openAccount(page, member.email, '/account/subscriptions')
    await page.getByText('Next payment: €96.00').waitFor()
    await page.getByText('10 of 10 left').waitFor()
    await expectNoAxeViolations(page)
    await askAsOwner(`/v2/orders/${orderId}/pause`, {})
    await page.getByRole('link', { name: plan.name }).click()
    await heading(page, plan.name)
    await page.getByText('While your plan is paused, nothing is charged', { exact: false }).waitFor()
    await page.getByText('10 of 10 left').waitFor()
    await expect(page.getByText('Next payment', { exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Cancel plan' }).click()
    await page.getByText('Your plan stays paused until it’s resumed.', { exact: false }).waitFor()
    await page.getByRole('link', { name: 'Keep plan' }).click()
    await heading(page, plan.name)
    await askAsOwner(`/v2/orders/${orderId}/resume`, {})
    await page.reload()
    await page.getByText('€96.00 on', { exact: false }).waitFor()
    await expectNoAxeViolations(page)

    await page.getByRole('link', { name: 'Cancel plan' }).click()
    await heading(page, `Cancel ${plan.name}?`)
    await expect(page.getByRole('radio')).toHaveCount(2)
    await page.getByText(/You can use your plan until .* You won’t be charged again/).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await page.getByText('Your plan is cancelled.').waitFor()
    await page.getByText(/Your plan won’t be renewed. You can use it until/).waitFor()
    const bookingId = await bookWithPlan(plan.id, member.contactId)
    await page.getByRole('link', { name: 'Cancel plan' }).click()
    await page.getByText('unused credits are lost', { exact: false }).waitFor()
    await page.getByText('it no longer pays for this booking', { exact: false }).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Morning yoga' }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByLabel('Cancel bookings').check()
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await page.getByText('Cancelled', { exact: true }).waitFor()
    expect(await sql('select status from bookings where id = $1', [bookingId])).toEqual([{ status: 'CANCELED' }])
    await expect(page.getByRole('link', { name: 'Cancel plan' })).toHaveCount(0)
    await page.getByText('Expired').waitFor()
    await page.goto(`/account/orders/${orderId}?lang=he`)
    await page.getByText('בוטל', { exact: true }).waitFor()
    await expectNoAxeViolations(page)
  })

test('a plan that cannot be cancelled says whom to ask, and those of others are not found', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ statuses: [404] })
  const [plan, member, other] = [await aPlan(tenDays, { buyerCanCancel: false }), await aMember(), await aMember()]
  const orderId = await sell(plan.id, member.id, false)
  const foreign = await sell(plan.id, other.id)
  await openAccount(page, member.email, '/account/orders')
  await page.getByRole('link', { name: plan.name }).click()
  await page.getByText('To pause, resume or cancel your plan, contact us.', { exact: false }).waitFor()
  await page.getByText('This plan isn’t paid yet.', { exact: false }).waitFor()
  await page.goto(`/account/orders/${orderId}/cancel`)
  await page.waitForURL((url) => url.pathname === `/account/orders/${orderId}`)
  await page.goto('/account/subscriptions')
  await page.getByText('You have no subscriptions.').waitFor()
  expect((await page.goto(`/account/orders/${foreign}`))?.status()).toBe(404)
})

test('a member sees why each credit came and went, with the booking it paid for', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  const [plan, member] = [await aPlan(), await aMember()]
  await openAccount(page, member.email, '/account/credits')
  await page.getByText('No credits yet.', { exact: false }).waitFor()
  await expectNoAxeViolations(page)
  const orderId = await sell(plan.id, member.id)
  const [grant] = await sql('select id from credit_grants where order_id = $1', [orderId])
  await askAsOwner(`/v1/credits/${grant?.['id']}/adjust`, { quantity: 2, reason: 'Sorry for the wait' })
  const bookingId = await bookWithPlan(plan.id, member.contactId)
  await page.reload()
  await page.getByText('11 of 12 left', { exact: false }).waitFor()
  await page.getByText('Sorry for the wait').waitFor()
  await page.getByText(`Credits for ${plan.name}`).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /^Used for / }).click()
  await page.waitForURL((url) => url.pathname === `/account/bookings/${bookingId}`)
})

test('front ends send members to their orders and subscriptions', async ({ openPage }) => {
  const { clientId } = await operator<{ clientId: string }>(
    'oauth-clients',
    'create',
    '--name',
    'Shop',
    '--redirect-uri',
    'http://localhost:9/back',
  )
  const { access_token: token } = await ask('/oauth2/token', { body: { clientId, grantType: 'anonymous' } })
  for (const [section, path] of [
    ['ORDERS', '/account/orders'],
    ['SUBSCRIPTIONS', '/account/subscriptions'],
  ]) {
    const page = await openPage()
    const { email } = await aMember()
    const { redirectSession } = await ask('/v1/redirect-session', { token, body: { memberAccountPage: { section } } })
    await enterAccount(page, email, new URL(redirectSession.fullUrl), path)
  }
})
