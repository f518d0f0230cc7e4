import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { runDueJobs } from '../support/due-jobs.ts'
import { moneyOf } from '../support/ledgers.ts'
import { ask, createMember, openAccount } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { variants } from '../support/widths.ts'
import { dayAhead } from './a-timetable.ts'
import { type clara, fillIn, heading, letGoOfEverything } from './steps.ts'

let owner: (path: string, body?: object, method?: string) => ReturnType<typeof ask>

test.beforeAll(async () => {
  const { apiKey: token } = await operator<{ apiKey: string }>('api-keys', 'create', '--name', 'Fees')
  owner = (path, body, method = 'POST') => ask(path, { token, method, ...(body ? { body } : {}) })
  const { settings } = await owner('/v1/payments/settings', undefined, 'GET')
  await owner('/v1/payments/settings', { settings: { revision: settings.revision, provider: 'SANDBOX' } }, 'PATCH')
})
test.afterEach(letGoOfEverything)

type Class = { id: string; slug: string; sessionId: string }

/** A class in some days, with a fee for those who cancel on the last day or do not come. */
async function aClassWithFees(options: object = {}): Promise<Class> {
  const bookingPolicy = {
    name: `Fees ${crypto.randomUUID().slice(0, 6)}`,
    customPolicyDescription: { enabled: true, description: 'Late cancellations and no-shows cost 20.00.' },
    cancellationPolicy: { enabled: true },
    saveCreditCardPolicy: { enabled: true },
    cancellationFeePolicy: {
      enabled: true,
      cancellationWindows: [{ startInMinutes: 24 * 60, amount: { value: '20', currency: 'EUR' } }],
    },
  }
  const { id: policyId } = (await owner('/v1/booking-policies', { bookingPolicy })).bookingPolicy
  const service = {
    type: 'CLASS',
    name: `Slow yoga ${crypto.randomUUID().slice(0, 6)}`,
    defaultCapacity: 5,
    onlineBooking: { enabled: true },
    bookingPolicy: { id: policyId },
    payment: { rateType: 'FIXED', fixed: { price: { value: '35' } }, options: { inPerson: true, ...options } },
  }
  const { id, mainSlug } = (await owner('/v2/services', { service })).service
  const session = { serviceId: id, localStartDate: `${dayAhead(5)}T10:30:00`, durationMinutes: 60, resourceIds: [] }
  const sessionId = (await owner('/v1/sessions', { session })).session.id
  return { id, slug: mainSlug.name, sessionId }
}

const feesBox = (page: Page) => page.getByRole('checkbox', { name: /I agree to these fees/ })

async function openForm(page: Page, { slug }: Class, person?: typeof clara): Promise<void> {
  await page.goto(`/classes/${slug}`)
  await page.getByRole('link', { name: /^Book/ }).first().click()
  await heading(page, 'Booking Details').waitFor()
  await page.waitForURL((url) => url.searchParams.has('hold'))
  await fillIn(page, person)
}

async function enterCard(page: Page, number: string, button: string | RegExp): Promise<void> {
  await page.waitForURL((url) => url.pathname.startsWith('/pay/sandbox/'))
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('04 / 30')
  await page.getByRole('button', { name: button }).click()
}

const agreements = ({ id }: Class) =>
  sql(
    `select a.text, a.payment_method_id is not null as has_card from booking_fee_agreements a
      join bookings b on b.id = a.booking_id where b.service_id = $1`,
    [id],
  )

for (const { width, scheme } of variants(
  [
    { width: 390, scheme: 'dark' },
    { width: 1280, scheme: 'light' },
  ] as const,
  0,
))
  test(`a guest agrees to the fees, leaves the card page, and saves a card later (${width})`, async ({ openPage }) => {
    const page = await openPage({ width, scheme })
    const booked = await aClassWithFees()
    await openForm(page, booked)
    await page.getByText('If you cancel less than 24 hours before, we charge €20.00.', { exact: false }).waitFor()
    await page.getByText('You enter your card in the next step.', { exact: false }).waitFor()
    await page.getByRole('button', { name: /^Book / }).click()
    await expect(feesBox(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(feesBox(page)).toBeFocused()
    await expectNoAxeViolations(page)
    await expect(page.getByLabel('First name')).toHaveValue('Clara')
    await feesBox(page).check()
    await page.getByRole('button', { name: /^Book / }).click()
    await heading(page, 'Save your card').waitFor()
    await enterCard(page, '4000 0000 0000 0002', 'Save card')
    await page.getByText('Your bank declined this card').waitFor()
    await page.getByRole('link', { name: 'Return without saving' }).click()
    await heading(page, 'You’re booked, Clara').waitFor()
    await page.getByRole('heading', { name: 'No card was saved' }).waitFor()
    await expectNoAxeViolations(page)
    expect(await agreements(booked)).toMatchObject([{ has_card: false }])
    await page.getByRole('button', { name: 'Save a card' }).click()
    await enterCard(page, '4242 4242 4242 4242', 'Save card')
    await heading(page, 'Your booking').waitFor()
    expect(await page.getByRole('heading', { name: 'No card was saved' }).count()).toBe(0)
    expect(await agreements(booked)).toMatchObject([{ has_card: true }])
  })

test('a guest who pays by card enters it once', async ({ openPage }) => {
  const page = await openPage({ width: 390 })
  const booked = await aClassWithFees({ inPerson: false, online: true })
  await openForm(page, booked)
  await feesBox(page).check()
  expect(await page.getByText('You enter your card in the next step.').count()).toBe(0)
  await page.getByRole('button', { name: 'Pay €35.00' }).click()
  await enterCard(page, '4242 4242 4242 4242', /^Pay /)
  await heading(page, 'You’re booked, Clara').waitFor()
  expect(await page.getByRole('heading', { name: 'No card was saved' }).count()).toBe(0)
  expect(await agreements(booked)).toMatchObject([{ has_card: true }])
})

test('a member pays with a saved card that they confirm, to which fees are charged as well', async ({ openPage }) => {
  const { email } = await createMember('fees')
  await sql('update members set login_email_verified_at = now() where login_email = $1', [email])
  const page = await openPage({ width: 390, scheme: 'dark' })
  await openAccount(page, email, '/account/cards')
  await page.getByRole('button', { name: 'Add card' }).click()
  await enterCard(page, '4000 0000 0000 3220', 'Save card')
  await page.getByRole('button', { name: 'Confirm card' }).click()
  await page.getByText('Visa 3220').waitFor()
  const booked = await aClassWithFees({ inPerson: false, online: true })
  await openForm(page, booked, { firstName: 'Mira', lastName: 'Levi', email })
  await expect(page.getByRole('radio', { name: /Visa 3220/ })).toBeChecked()
  await expectNoAxeViolations(page)
  await feesBox(page).check()
  await page.getByRole('button', { name: 'Pay €35.00' }).click()
  await heading(page, 'Confirm the payment').waitFor()
  expect(await agreements(booked)).toMatchObject([{ has_card: false }])
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await heading(page, /^You’re booked/).waitFor()
  expect(await agreements(booked)).toMatchObject([{ has_card: true }])
  await page.goto('/account/receipts')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Receipt/ })
    .first()
    .click()
  const pdf = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
  const answer = await page.context().request.get(new URL(pdf ?? '', page.url()).href)
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test('the fees read well in Hebrew', async ({ openPage }) => {
  const page = await openPage({ width: 390, language: 'he' })
  const { slug } = await aClassWithFees()
  await page.goto(`/classes/${slug}`)
  await page.locator('a[href*="/book?"]').first().click()
  await page.getByText('על אי־הגעה נחייב', { exact: false }).waitFor()
  await expectNoAxeViolations(page)
})

test('a no-show is charged to the card that the customer agreed to', async ({ openPage, openQuietPage }) => {
  const page = await openPage({ width: 390 })
  const booked = await aClassWithFees()
  await openForm(page, booked)
  await feesBox(page).check()
  await page.getByRole('button', { name: /^Book / }).click()
  await enterCard(page, '4242 4242 4242 4242', 'Save card')
  await heading(page, 'You’re booked, Clara').waitFor()
  await letPass(booked)

  const desk = await openQuietPage({ width: 1280, scheme: 'dark' })
  await signIn(desk)
  await desk.goto(`/dashboard/sessions/${booked.sessionId}`)
  await desk.getByRole('link', { name: 'Mark Clara Neumann as no-show' }).click()
  const sheet = desk.getByRole('dialog')
  await expect(sheet.getByRole('checkbox', { name: /^Charge the fee of €20.00/ })).toBeChecked()
  await expectNoAxeViolations(desk)
  await sheet.getByRole('button', { name: 'Mark as no-show' }).click()
  await desk.getByRole('listitem').filter({ hasText: 'Clara Neumann' }).getByText('No-show').waitFor()
  const [booking] = await sql('select id from bookings where service_id = $1', [booked.id])
  const drawer = desk.getByRole('complementary')
  const address = `/dashboard/bookings?booking=${booking?.['id']}`
  await desk.goto(address)
  await drawer.getByRole('heading', { name: 'Payment' }).waitFor()
  await drawer.getByText('No-show fee', { exact: false }).first().waitFor()
  await expectNoAxeViolations(desk)
  await sql("update fee_collections set collect_at = now() - interval '1 second' where booking_id = $1", [
    booking?.['id'],
  ])
  const charge = () =>
    sql(
      "select total_minor::int as total, paid_minor::int as paid from charges where subject_type = 'NO_SHOW_FEE' and subject_id = $1",
      [booking?.['id']],
    )
  await runDueJobs()
  await expect.poll(charge, { timeout: 120_000 }).toEqual([{ total: 2000, paid: 2000 }])
  expect(await moneyOf(booking?.['id'] ?? '')).toMatchObject({ PROVIDER_SANDBOX: 2000 })
  await desk.goto(address)
  await drawer.getByRole('link', { name: /^Receipt no\. \d+/ }).waitFor()
  await desk.goto('/dashboard/takings')
  await desk.getByRole('table', { name: 'By method' }).getByText('Saved card').waitFor()
})

/** The class was two hours ago. */
async function letPass({ id, sessionId }: Class): Promise<void> {
  const times =
    "starts_at = date_trunc('minute', now()) - interval '2 hours', ends_at = date_trunc('minute', now()) - interval '1 hour'"
  await sql(`update sessions set ${times} where id = $1`, [sessionId])
  await sql(`update bookings set ${times} where service_id = $1`, [id])
}
