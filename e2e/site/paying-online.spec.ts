import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { moneyOf } from '../support/ledgers.ts'
import { ask, createMember, memberPassword } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { variants, widths } from '../support/widths.ts'
import { dayAhead } from './a-timetable.ts'
import { clara, fillIn, heading, letGoOfEverything, reachForm } from './steps.ts'

const cards = {
  success: '4242 4242 4242 4242',
  decline: '4000 0000 0000 0002',
  challenge: '4000 0000 0000 3220',
}

let siteId = ''
let owner: (path: string, body?: object, method?: string) => ReturnType<typeof ask>

test.beforeAll(async () => {
  const key = await operator<{ apiKey: string; siteId: string }>('api-keys', 'create', '--name', 'Paying online')
  siteId = key.siteId
  owner = (path, body, method = 'POST') => ask(path, { token: key.apiKey, method, ...(body ? { body } : {}) })
  const { settings } = await owner('/v1/payments/settings', undefined, 'GET')
  await owner('/v1/payments/settings', { settings: { revision: settings.revision, provider: 'SANDBOX' } }, 'PATCH')
})
test.afterEach(letGoOfEverything)

/** An appointment that is paid in these ways. */
async function anAppointment(
  options: object,
  fixed: object = {},
  people = 100,
): Promise<{ id: string; slug: string; name: string }> {
  const staff = await sql(
    `select resource_id as id from staff_members where deleted_at is null and site_id = $1
     order by name <> 'Livia Marchetti', created_at, name limit $2`,
    [siteId, people],
  )
  const service = {
    type: 'APPOINTMENT',
    name: `Hot stones ${crypto.randomUUID().slice(0, 6)}`,
    defaultCapacity: 1,
    onlineBooking: { enabled: true },
    // Of all of them somebody is free; one alone is Livia, who works where the service is given.
    staffMemberIds: staff.map(({ id }) => id),
    schedule: { availabilityConstraints: { sessionDurations: [60] } },
    payment: {
      rateType: 'FIXED',
      fixed: { price: { value: '80' }, ...fixed },
      options: { inPerson: false, online: true, deposit: false, pricingPlan: false, ...options },
    },
  }
  const { id, mainSlug, name } = (await owner('/v2/services', { service })).service
  return { id, slug: mainSlug.name, name }
}

async function enterCard(page: Page, number: string): Promise<void> {
  await page.waitForURL((url) => url.pathname.startsWith('/pay/sandbox/'))
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('04 / 30')
  await page.getByRole('button', { name: /^Pay / }).click()
}

const bookingsOf = (serviceId: string) =>
  sql('select status, payment_status from bookings where service_id = $1 order by created_at', [serviceId])

const pay = (page: Page) => page.getByRole('button', { name: /^Pay €/ })

for (const { width, scheme } of variants(
  [
    { width: 390, scheme: 'light' },
    { width: 1280, scheme: 'dark' },
  ] as const,
  1,
))
  test(`a customer pays by card, passes the question of the bank, and is booked (${width})`, async ({ openPage }) => {
    const page = await openPage({ width, scheme })
    const { id, slug, name } = await anAppointment({ inPerson: true })
    await reachForm(page, slug, 2)
    await fillIn(page)
    await page.getByRole('radio', { name: /Pay at your visit/ }).check()
    await page.getByRole('button', { name: /^Book / }).waitFor()
    await page.getByRole('radio', { name: /Pay now by card/ }).check()
    await expectNoAxeViolations(page)
    await pay(page).click()
    await enterCard(page, cards.challenge)
    await page.getByRole('button', { name: 'Confirm payment' }).click()
    await heading(page, 'You’re booked, Clara').waitFor()
    const ticket = page.getByRole('article', { name })
    await ticket.getByText('Paid', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Add to calendar' }).waitFor()
    await expectNoAxeViolations(page)
    expect(await bookingsOf(id)).toEqual([{ status: 'CONFIRMED', payment_status: 'PAID' }])
  })

for (const width of widths(390))
  test(`after a declined card nothing is typed again (${width})`, async ({ openPage }) => {
    const page = await openPage({ width })
    const { id, slug } = await anAppointment({})
    await reachForm(page, slug, 2)
    await fillIn(page)
    await pay(page).click()
    await enterCard(page, cards.decline)
    await page.getByText('Your bank declined this card').waitFor()
    await page.locator('a[href*="/payment?"]').click()
    await heading(page, 'Your booking isn’t paid yet').waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Back to your details' }).click()
    await heading(page, 'Booking Details').waitFor()
    await expect(page.getByLabel('First name')).toHaveValue(clara.firstName)
    await expect(page.getByLabel('Email')).toHaveValue(clara.email)
    await page.getByRole('checkbox', { name: /I have read the booking terms/ }).check()
    await pay(page).click()
    await enterCard(page, cards.success)
    await heading(page, 'You’re booked, Clara').waitFor()
    expect(await bookingsOf(id)).toEqual([{ status: 'CONFIRMED', payment_status: 'PAID' }])
  })

for (const width of widths(390))
  test(`the rest of a deposit is paid by the link, in a browser that did not book (${width})`, async ({ openPage }) => {
    const booker = await openPage({ width: 1280 })
    const { id, slug, name } = await anAppointment({ deposit: true }, { deposit: { value: '20' } })
    await reachForm(booker, slug, 2)
    await fillIn(booker)
    await booker.getByRole('radio', { name: /Pay a deposit now/ }).check()
    await booker.getByRole('button', { name: 'Pay €20.00' }).click()
    await enterCard(booker, cards.success)
    await heading(booker, 'You’re booked, Clara').waitFor()

    const page = await openPage({ width })
    await page.goto(new URL(booker.url()).pathname)
    const ticket = page.getByRole('article', { name })
    await ticket.getByText('€20.00 paid, €60.00 due').waitFor()
    await expectNoAxeViolations(page)

    // Meanwhile the business changes the price: nobody pays an amount that they did not see.
    const [booking] = await sql('select id, revision, starts_at from bookings where service_id = $1', [id])
    const { id: bookingId, revision, starts_at: startsAt } = booking ?? {}
    await owner(`/v2/bookings/${bookingId}/reschedule`, {
      revision: String(revision),
      slot: { startDate: new Date(String(startsAt)).toISOString() },
      newPrice: '90',
      flowControlSettings: { allowPriceChange: true },
    })
    await pay(page).click()
    await page.getByText('The amount has changed since you opened this page.', { exact: false }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Pay €70.00' }).click()
    await enterCard(page, cards.success)
    await heading(page, 'Your booking').waitFor()
    await ticket.getByText('Paid', { exact: true }).waitFor()
    await expect(pay(page)).toHaveCount(0)
    expect(await bookingsOf(id)).toEqual([{ status: 'CONFIRMED', payment_status: 'PAID' }])
    expect(await moneyOf(String(bookingId))).toEqual({ PROVIDER_SANDBOX: 9000, REVENUE: -9000 })

    // A page that was open before the payment pays nothing more.
    await booker.reload()
    await expect(pay(booker)).toHaveCount(0)
  })

test('a deposit is paid online and the rest at the front desk', async ({ openPage, openQuietPage }) => {
  const page = await openPage({ width: 390 })
  const { id, slug, name } = await anAppointment({ deposit: true }, { deposit: { value: '20' } })
  await reachForm(page, slug, 2)
  await fillIn(page)
  await page.getByRole('radio', { name: /Pay a deposit now/ }).check()
  await page.getByText('Due at your visit', { exact: true }).waitFor()
  await page.reload()
  // What was chosen is still chosen, and is what the button says.
  await expect(page.getByRole('radio', { name: /Pay a deposit now/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /I have read the booking terms/ }).check()
  await page.getByRole('button', { name: 'Pay €20.00' }).click()
  await enterCard(page, cards.success)
  await heading(page, 'You’re booked, Clara').waitFor()
  await page.getByRole('article', { name }).getByText('€20.00 paid, ', { exact: false }).waitFor()
  const [booking] = await sql('select id from bookings where service_id = $1', [id])

  const desk = await openQuietPage({ width: 1280 })
  await signIn(desk)
  await desk.goto(`/dashboard/bookings?booking=${booking?.['id']}`)
  const drawer = desk.getByRole('complementary')
  await drawer.getByRole('link', { name: 'Take payment' }).click()
  await drawer.getByRole('button', { name: 'Record payment' }).click()
  await drawer.getByText('Payment recorded.').waitFor()
  expect(await bookingsOf(id)).toEqual([{ status: 'CONFIRMED', payment_status: 'PAID' }])
  expect(await moneyOf(booking?.['id'] ?? '')).toEqual({ CASH: 6000, PROVIDER_SANDBOX: 2000, REVENUE: -8000 })
  await desk.goto('/dashboard/takings')
  const byMethod = desk.getByRole('table', { name: 'By method' })
  await byMethod.getByText('Cash').waitFor()
  await byMethod.getByText('Card', { exact: true }).waitFor()
})

for (const width of widths(1280))
  test(`a time that was taken meanwhile is refunded, and others are offered (${width})`, async ({ openPage }) => {
    const page = await openPage({ width })
    // Nobody else could give the time instead.
    const { id, slug } = await anAppointment({}, {}, 1)
    await reachForm(page, slug, 2)
    await fillIn(page)
    await pay(page).click()
    await page.waitForURL((url) => url.pathname.startsWith('/pay/sandbox/'))
    await takeAway(id)
    await enterCard(page, cards.success)
    await heading(page, 'That time is no longer available').waitFor()
    await page.getByText('is on its way back to your card', { exact: false }).waitFor()
    await page.getByText('These times are free:').waitFor()
    await expectNoAxeViolations(page)
    const refunds = sql(
      'select r.status from refunds r join charges c on c.id = r.charge_id join bookings b on b.id = c.subject_id where b.service_id = $1',
      [id],
    )
    expect(await refunds).toEqual([{ status: 'SUCCEEDED' }])
    expect(await bookingsOf(id)).toContainEqual({ status: 'DECLINED', payment_status: 'REFUNDED' })
  })

/** The hold of the customer expires, and somebody else books the time. */
async function takeAway(serviceId: string): Promise<void> {
  const past = "now() - interval '1 second'"
  const [hold] = await sql(
    `update holds set own_expires_at = null, expires_at = ${past} where service_id = $1 returning id, starts_at, ends_at, resource_ids[1] as resource_id`,
    [serviceId],
  )
  await sql(`update occupancies set hold_until = ${past} where hold_id = $1`, [hold?.['id']])
  const [service] = await sql('select schedule_id from services where id = $1', [serviceId])
  const slot = {
    serviceId,
    scheduleId: service?.['schedule_id'],
    startDate: new Date(String(hold?.['starts_at'])).toISOString(),
    endDate: new Date(String(hold?.['ends_at'])).toISOString(),
    timezone: 'Europe/Rome',
    resource: { id: hold?.['resource_id'] },
    location: { locationType: 'OWNER_BUSINESS' },
  }
  const booking = {
    bookedEntity: { slot },
    contactDetails: { firstName: 'Faster' },
    totalParticipants: 1,
    status: 'CONFIRMED',
  }
  await owner('/v2/bookings', { booking })
}

test('a member pays a class with a credit, cancels in time and has it back', async ({ openPage }) => {
  const { id, slug, name } = await aClass()
  const plan = {
    name: `Pass ${crypto.randomUUID().slice(0, 6)}`,
    pricing: { singlePaymentUnlimited: true, price: { value: '90' } },
  }
  const planId = (await owner('/v2/plans', { plan })).plan.id
  await owner(
    `/v1/plans/${planId}/benefit`,
    { benefit: { creditsPerCycle: 10, serviceIds: [], rollsOver: false } },
    'PUT',
  )
  await owner(`/v2/services/${id}/pricing-plans/add`, { pricingPlanIds: [planId] })
  const page = await openPage({ width: 390 })
  const { email } = await createMember('Credits')
  const [member] = await sql('select id from members where login_email = $1', [email])

  await page.goto(`/classes/${slug}`)
  await page.getByRole('link', { name: /^Book/ }).first().click()
  await heading(page, 'Booking Details').waitFor()
  await page.getByRole('link', { name: 'Sign in to use it' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await heading(page, 'Booking Details').waitFor()
  expect(await page.getByRole('radio', { name: /Use your plan/ }).count(), 'without a plan').toBe(0)
  await owner('/v2/checkout/orders/offline', { memberId: member?.['id'], planId, paid: true })
  await page.reload()
  await page.getByRole('radio', { name: /Use your plan/ }).check()
  await page.getByText(`${plan.name}: 10 of 10 left`).waitFor()
  await page.locator('summary').getByText('Covered by your plan').waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('checkbox', { name: /I have read the booking terms/ }).check()
  await page.getByRole('button', { name: /^Book / }).click()
  await heading(page, /You’re booked/).waitFor()
  await page.getByRole('article', { name }).getByText('Covered by your plan', { exact: true }).waitFor()
  const left = () => sql('select remaining from credit_grants where plan_id = $1', [planId])
  expect(await left()).toEqual([{ remaining: 9 }])
  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await heading(page, 'This booking is cancelled').waitFor()
  expect(await left()).toEqual([{ remaining: 10 }])
})

/** A class with a session in some days, paid in person or with a plan. */
async function aClass(): Promise<{ id: string; slug: string; name: string }> {
  const service = {
    type: 'CLASS',
    name: `Breathing ${crypto.randomUUID().slice(0, 6)}`,
    defaultCapacity: 5,
    onlineBooking: { enabled: true },
    payment: { rateType: 'FIXED', fixed: { price: { value: '15' } }, options: { inPerson: true, pricingPlan: true } },
  }
  const { id, mainSlug, name } = (await owner('/v2/services', { service })).service
  const localStartDate = `${dayAhead(5)}T10:30:00`
  await owner('/v1/sessions', { session: { serviceId: id, localStartDate, durationMinutes: 60, resourceIds: [] } })
  return { id, slug: mainSlug.name, name }
}
