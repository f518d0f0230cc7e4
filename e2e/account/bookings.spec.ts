import { book, fillIn, freeTimes, heading, letGoOfEverything, pressBook, reachForm } from '../site/steps.ts'
import { createApiClient } from '../support/api-client.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { createMember, openAccount } from '../support/members.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'

test.afterEach(letGoOfEverything)

test('a member sees a booking, moves it, reads it in a calendar, and cancels it', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, statuses: [404] })
  const { email } = await createMember('Firefox/130.0')
  await openAccount(page, email)
  await book(page, 'swedish-massage', 4)
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Swedish massage' }).waitFor()
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Bookings', exact: true }).click()
  await heading(page, 'Bookings').waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Calendar subscription' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const address = await page.getByLabel('Private link').inputValue()
  await expectNoAxeViolations(page)
  const read = async () => (await fetch(siteUrl() + new URL(address).pathname)).text()
  expect(await read()).toContain('SUMMARY:Swedish massage')

  await page.goto('/account/bookings')
  await page.getByRole('link', { name: 'Swedish massage' }).click()
  await heading(page, 'Swedish massage').waitFor()
  await expectNoAxeViolations(page)
  const own = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Reschedule' }).click()
  await heading(page, 'Choose a new time').waitFor()
  await freeTimes(page).filter({ hasNotText: 'Current time' }).first().click()
  await page.getByRole('button', { name: /^Reschedule to/ }).click()
  await heading(page, /^Moved: /).waitFor()

  await page.goto(own)
  await page.getByText('Cancelling is free.').waitFor()
  // Cancelling asks first, with the words of the guest's link.
  await page.getByRole('link', { name: 'Cancel booking' }).click()
  await heading(page, 'Cancel this booking?').waitFor()
  await page.getByText('Cancelling is free. Your time becomes available to others.').waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Keep booking' }).click()
  await page.getByRole('link', { name: 'Cancel booking' }).click()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByText('Cancelled').first().waitFor()
  expect(await read()).toContain('STATUS:CANCELLED')
  await page.goto('/account/bookings?view=canceled')
  await page.getByRole('link', { name: 'Swedish massage' }).waitFor()

  await page.goto('/account/calendar')
  await page.getByRole('button', { name: 'Turn off link' }).click()
  await page.getByText('The link no longer works.').waitFor()
  expect((await fetch(siteUrl() + new URL(address).pathname)).status).toBe(404)
})

/** An appointment of 80 euros that costs 10 to cancel, from the booking on. */
async function anAppointmentWithFee(): Promise<string> {
  const { kalends } = await createApiClient('fee')
  const { settings } = await kalends.payments.getPaymentSettings()
  await kalends.payments.updatePaymentSettings({ settings: { revision: settings.revision, provider: 'SANDBOX' } })
  const name = `Late ${crypto.randomUUID().slice(0, 6)}`
  const { bookingPolicy } = await kalends.policies.createBookingPolicy({
    bookingPolicy: {
      name,
      cancellationPolicy: { enabled: true },
      customPolicyDescription: { enabled: true, description: 'Cancelling costs 10 euros.' },
      saveCreditCardPolicy: { enabled: true },
      cancellationFeePolicy: {
        enabled: true,
        cancellationWindows: [{ amount: { value: '10', currency: 'EUR' } }],
      },
    },
  })
  const { staffMembers } = await kalends.resources.listStaff()
  const { service } = await kalends.services.createService({
    service: {
      type: 'APPOINTMENT',
      name,
      defaultCapacity: 1,
      onlineBooking: { enabled: true },
      bookingPolicy: { id: bookingPolicy?.id },
      staffMemberIds: [staffMembers[0]?.resourceId ?? ''],
      schedule: { availabilityConstraints: { sessionDurations: [30] } },
      payment: {
        rateType: 'FIXED',
        fixed: { price: { value: '80', currency: 'EUR' } },
        options: { online: false, inPerson: true },
      },
    },
  })
  return service?.mainSlug?.name ?? ''
}

test('a member sees the fee before cancelling, and then what is due', async ({ openQuietPage }) => {
  const slug = await anAppointmentWithFee()
  const page = await openQuietPage({ width: 390 })
  const { email } = await createMember('Firefox/130.0')
  await openAccount(page, email)
  await reachForm(page, slug, 3)
  await fillIn(page)
  await page.getByText('If you cancel, we charge €10.00.', { exact: false }).waitFor()
  await page.getByRole('checkbox', { name: /I agree to these fees/ }).check()
  await pressBook(page)
  await heading(page, 'Save your card').waitFor()
  await page.getByRole('link', { name: 'Return without saving' }).click()
  await page.getByRole('heading', { name: 'No card was saved' }).waitFor()
  await page.goto('/account/bookings')
  await page.getByRole('link', { name: /^Late/ }).click()
  await heading(page, /^Late/).waitFor()
  await page.getByText('Cancelling now costs €10.00.').waitFor()
  await page.getByText('Cancelling costs 10 euros.').waitFor()

  await page.getByRole('link', { name: 'Cancel booking' }).click()
  await heading(page, 'Cancel this booking?').waitFor()
  await page.getByText('Cancelling now costs €10.00.').waitFor()
  expect(await page.getByText('Cancelling is free').count()).toBe(0)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Keep booking' }).click()
  await heading(page, /^Late/).waitFor()
  expect(await page.getByText('Cancelled').count()).toBe(0)

  await page.getByRole('link', { name: 'Cancel booking' }).click()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByText('Cancelled').first().waitFor()
  await page.getByText('A €10.00 cancellation fee is due.').waitFor()
  await expectNoAxeViolations(page)
})

test('a visit that is over offers to book again, and nothing to cancel', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  const { email } = await createMember('Firefox/130.0')
  await openAccount(page, email)
  await book(page, 'swedish-massage', 4)
  const link = new URL(page.url()).pathname
  const moved = "starts_at = starts_at - interval '60 days', ends_at = ends_at - interval '60 days'"
  await sql(`update bookings set ${moved} where id = (select id from bookings order by created_at desc limit 1)`)
  await page.goto('/account/bookings?view=past')
  await page.getByRole('link', { name: 'Swedish massage' }).click()
  await page.getByRole('link', { name: 'Book again' }).waitFor()
  for (const path of ['', link]) {
    if (path) await page.goto(path)
    expect(await page.getByRole('link', { name: 'Add to calendar' }).count()).toBe(0)
    expect(await page.getByText('can no longer be cancelled').count()).toBe(0)
  }
  await page.getByRole('heading', { name: 'Looking for another time?' }).waitFor()
})
