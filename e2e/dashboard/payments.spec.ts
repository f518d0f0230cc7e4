import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createApiClient } from '../support/api-client.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

const drawer = (page: Page) => page.getByRole('complementary')

/** Opens a booking of 40.00 in a class that has to be paid, and returns the customer's name. */
async function openUnpaid(page: Page): Promise<string> {
  const mark = randomUUID().slice(0, 8)
  const { kalends } = await createApiClient(`payments ${mark}`)
  const { service } = await kalends.services.createService({
    service: {
      type: 'CLASS',
      name: `Paid on the day ${mark}`,
      defaultCapacity: 6,
      onlineBooking: { enabled: true },
      payment: {
        rateType: 'FIXED',
        fixed: { price: { value: '40', currency: 'EUR' } },
        options: { online: false, inPerson: true },
      },
    },
  })
  const serviceId = service?.id ?? ''
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const { session } = await kalends.sessions.createSession({
    session: { serviceId, localStartDate: `${day}T21:15:00`, durationMinutes: 30, resourceIds: [] },
  })
  const { booking } = await kalends.bookings.createBooking({
    booking: {
      bookedEntity: { slot: { serviceId, eventId: session.id, timezone: 'Europe/Rome' } },
      contactDetails: { firstName: `Ida${mark}`, lastName: 'Costa', email: `ida.${mark}@customer.example` },
      totalParticipants: 1,
      status: 'CONFIRMED',
    },
  })
  await page.goto(`/dashboard/bookings?booking=${booking.id}`)
  await drawer(page).getByRole('link', { name: 'Take payment' }).waitFor()
  return drawer(page).getByRole('heading', { level: 2 }).innerText()
}

for (const width of widths(1280))
  test(`takes a payment in three clicks, splits the rest and refunds a part (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page)
    const name = await openUnpaid(page)
    const owed = await drawer(page).locator('dl > div', { hasText: 'Owed' }).innerText()
    await drawer(page).getByRole('link', { name: 'Take payment' }).click()
    const form = drawer(page).getByRole('form', { name: 'Take payment' })
    const amount = Number(await form.getByLabel(/^Amount/).inputValue())
    expect(owed).toContain(String(Math.trunc(amount)))
    await expectNoAxeViolations(page)
    await form.getByLabel(/^Amount/).fill(String(amount + 1))
    await form.getByRole('button', { name: 'Record payment' }).click()
    await form.getByText('This is more than is still owed.', { exact: false }).waitFor()
    expect(await form.getByLabel(/^Amount/).inputValue()).toBe(String(amount + 1))
    await form.getByLabel(/^Amount/).fill('10')
    await form.getByText('Card terminal').click()
    await form.getByRole('button', { name: 'Record payment' }).click()
    await drawer(page).getByText('Payment recorded.').waitFor()
    await drawer(page).getByRole('link', { name: 'Take payment' }).click()
    expect(Number(await form.getByLabel(/^Amount/).inputValue())).toBe(amount - 10)
    await form.getByRole('button', { name: 'Record payment' }).click()
    await expect.poll(() => drawer(page).getByRole('link', { name: 'Take payment' }).count()).toBe(0)
    await expectNoAxeViolations(page)

    await drawer(page).getByRole('link', { name: 'Refund payment of' }).first().click()
    const refund = drawer(page).getByRole('form', { name: 'Refund payment' })
    await refund.getByLabel(/^Amount/).fill('4')
    await refund.getByLabel(/^Reason/).fill('Late start')
    await refund.getByRole('button', { name: 'Refund' }).click()
    await drawer(page).getByText('Refund recorded.').waitFor()
    await drawer(page).getByText('Late start').waitFor()
    await drawer(page)
      .getByRole('link', { name: /^Credit note no\. \d+/ })
      .waitFor()

    await drawer(page)
      .getByRole('link', { name: /^Receipt no\. \d+/ })
      .first()
      .click()
    await page.getByRole('heading', { name: /^Receipt no\. \d+/ }).waitFor()
    await page.getByRole('article').getByText('Card terminal').waitFor()
    const pdf = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
    const answer = await page.context().request.get(new URL(pdf ?? '', page.url()).href)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await expectNoAxeViolations(page)
    await page.goto(`${new URL(page.url()).pathname.replace(/^\/s\/[^/]+/, '')}?lang=he`)
    await page.getByRole('heading', { name: /^קבלה מס׳/ }).waitFor()
    await expectNoAxeViolations(page)
    await page.goto('/dashboard/payments?lang=en')
    const row = page.locator('a[data-row]', { hasText: name }).first()
    await row.waitFor()
    await expectNoAxeViolations(page)
    await page.getByLabel('Customer’s name, email or phone').fill(name.split(' ')[0] ?? name)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/search=/)
    // The URL changes before the rows do: only the new rows keep the search.
    await page.locator('a[data-row][href*="search="]', { hasText: name }).first().press('Enter')
    await drawer(page).getByRole('heading', { name: 'Payment of' }).waitFor()
    await expectNoAxeViolations(page)
    await drawer(page).getByRole('link', { name: 'Refund payment of' }).first().click()
    await refund.getByRole('button', { name: 'Refund' }).waitFor()
    await expectNoAxeViolations(page)
    await page.goBack()
    await refund.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.waitForURL((url) => !url.search.includes('payment='))
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date())
    await page.getByLabel('From', { exact: true }).fill(today)
    await page.getByLabel('To', { exact: true }).fill(today)
    await page.getByRole('button', { name: 'Show days' }).click()
    await page.waitForURL((url) => url.searchParams.get('to') === today && url.searchParams.has('search'))
    await page.locator('a[data-row]', { hasText: name }).first().waitFor()
    const exported = page.getByRole('link', { name: 'Export these payments' })
    await expect(exported).toHaveAttribute('href', /search=/)
    const href = await exported.getAttribute('href')
    const exportedFile = await page.context().request.get(new URL(href ?? '', page.url()).href)
    expect(exportedFile.headers()['content-disposition']).toMatch(/filename="payments-\d{4}-\d\d-\d\d\.csv"/)
    const file = await exportedFile.text()
    expect(file).toContain('Time,Status,Customer')
    expect(
      file
        .trim()
        .split('\r\n')
        .slice(1)
        .every((line) => line.includes(name)),
    ).toBe(true)
    await expectNoAxeViolations(page)
    await page.goto('/dashboard/payments?from=2020-01-01&to=2020-01-31')
    await page.getByText('No payments match these filters.').waitFor()
    await page.getByRole('link', { name: /remove filter/ }).click()
    await page.waitForURL((url) => !url.search.includes('2020'))
  })

for (const width of widths(1280))
  test(`money forms say that a colleague was faster, and keep what was entered (${width})`, async ({
    openQuietPage,
  }) => {
    const page = await openQuietPage({ width, statuses: [409] })
    const colleague = await openQuietPage()
    await signIn(page)
    await signIn(colleague, 'receptionist')
    await openUnpaid(page)
    await colleague.goto(page.url())
    const take = async (amount?: string) => {
      await drawer(colleague).getByRole('link', { name: 'Take payment' }).click()
      const theirs = drawer(colleague).getByRole('form')
      if (amount) await theirs.getByLabel(/^Amount/).fill(amount)
      await theirs.getByRole('button', { name: 'Record payment' }).click()
      await theirs.waitFor({ state: 'detached' })
    }
    const note = drawer(page)
      .getByRole('form')
      .getByText(/ while you had it open/)

    await drawer(page).getByRole('link', { name: 'Take payment' }).click()
    const form = drawer(page).getByRole('form', { name: 'Take payment' })
    await form.getByLabel(/^Amount/).fill('7')
    await form.getByText('Card terminal').click()
    expect(await note.count()).toBe(0)
    await take('10')
    await note.waitFor()
    expect(await form.getByLabel(/^Amount/).inputValue()).toBe('7')
    expect(await form.getByLabel('Card terminal').isChecked()).toBe(true)
    await expectNoAxeViolations(page)
    await form.getByRole('button', { name: 'Record payment' }).click()
    await drawer(page).getByText('Payment recorded.').waitFor()

    // A refund, while another part is paid: only the amounts changed.
    await drawer(page).getByRole('link', { name: 'Refund payment of' }).first().click()
    const refund = drawer(page).getByRole('form', { name: 'Refund payment' })
    await refund.getByLabel(/^Amount/).fill('2')
    await refund.getByLabel(/^Reason/).fill('Late start')
    await take('3')
    await note.waitFor()
    expect(await refund.getByLabel(/^Reason/).inputValue()).toBe('Late start')
    await refund.getByRole('link', { name: 'Cancel' }).click()

    // Nothing is left to waive: the form stays, and says so.
    await drawer(page).getByRole('link', { name: 'Waive', exact: true }).click()
    const waive = drawer(page).getByRole('form', { name: 'Waive what is owed' })
    await waive.getByLabel(/^Reason/).fill('Anniversary')
    await take()
    await note.waitFor()
    expect(await waive.getByLabel(/^Reason/).inputValue()).toBe('Anniversary')
    await waive.getByRole('button', { name: 'Waive amount' }).click()
    await waive.getByText('This is more than is still owed.', { exact: false }).waitFor()
    expect(await waive.getByLabel(/^Reason/).inputValue()).toBe('Anniversary')
  })

for (const width of widths(390))
  test(`shows the takings, exports them and closes the day (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width })
    await signIn(page)
    await openUnpaid(page)
    await drawer(page).getByRole('link', { name: 'Take payment' }).click()
    await drawer(page).getByRole('button', { name: 'Record payment' }).click()
    await drawer(page).getByText('Payment recorded.').waitFor()
    await page.goto('/dashboard/takings')
    await page.getByRole('heading', { name: 'Today’s takings' }).waitFor()
    await page.getByRole('table', { name: 'By method' }).getByText('Cash').waitFor()
    await expectNoAxeViolations(page)
    const href = await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href')
    const file = await page.context().request.get(new URL(href ?? '', page.url()).href)
    expect(await file.text()).toContain('Time,Kind,Number')
    expect(file.headers()['content-disposition']).toMatch(/filename="takings-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"/)
    await page.getByRole('link', { name: 'Close day' }).click()
    const dialog = page.getByRole('dialog', { name: 'Close the day?' })
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Close day' }).click()
    await page.getByText(/^Daily report no\. \d+ was created\.$/).waitFor()
    await page.getByText('Everything is in a daily report.').waitFor()
    await page
      .getByText(/^Report no\. \d+$/)
      .first()
      .click()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Previous day' }).waitFor()
    await page.goto('/dashboard/takings?day=2020-01-01')
    await page.getByText('No payments or refunds on this day.').waitFor()
  })

test('changes the provider, the taxes and the receipts', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, statuses: [409] })
  await signIn(page)
  await page.goto('/dashboard/settings?part=payments')
  await expectNoAxeViolations(page)
  const card = (name: string) => page.getByRole('region', { name })
  const taxes = card('Taxes')
  const revision = await taxes.locator('input[name=revision]').inputValue()
  await taxes.getByLabel('Tax name').last().fill('VAT')
  await taxes.getByRole('button', { name: 'Save' }).click()
  await taxes.getByText('Enter a name and a rate', { exact: false }).waitFor()
  await taxes.getByLabel('Rate in percent').last().fill('22')
  await taxes.getByRole('button', { name: 'Save' }).click()
  await taxes.getByText('Saved.').waitFor()
  const receipts = card('Receipts')
  // The other cards have the new revision once the page has loaded it.
  await expect.poll(() => receipts.locator('input[name=revision]').inputValue()).not.toBe(revision)
  await receipts.getByLabel(/^Text at the top/).fill('Tax number 12345')
  await receipts.getByRole('button', { name: 'Save' }).click()
  await receipts.getByText('Saved.').waitFor()
  await page.reload()
  expect(await taxes.getByLabel('Rate in percent').last().inputValue()).toBe('22')
  expect(await receipts.getByLabel(/^Text at the top/).inputValue()).toBe('Tax number 12345')
})

test('is only for people who may view orders', async ({ openQuietPage }) => {
  const page = await openQuietPage({ statuses: [403] })
  await signIn(page, 'staff')
  await page.goto('/dashboard/payments')
  await page.getByRole('heading', { name: 'No access' }).waitFor()
  expect(await page.getByRole('link', { name: 'Payments' }).count()).toBe(0)
})

for (const width of widths(1280))
  test(`a refund of what was kept as a fee drops the fee (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width })
    await signIn(page)
    await openUnpaid(page)
    const bookingId = new URL(page.url()).searchParams.get('booking') ?? ''
    const cancellationWindows = [{ startInMinutes: 525_600, amount: { value: '5', currency: 'EUR' } }]
    await sql('update bookings set policy_snapshot = policy_snapshot || $1::jsonb where id = $2', [
      JSON.stringify({ cancellationFeePolicy: { enabled: true, cancellationWindows } }),
      bookingId,
    ])
    await drawer(page).getByRole('link', { name: 'Take payment' }).click()
    await drawer(page).getByRole('button', { name: 'Record payment' }).click()
    await drawer(page).getByText('Payment recorded.').waitFor()
    const { kalends } = await createApiClient('fees')
    const [booking] = await sql('select revision from bookings where id = $1', [bookingId])
    await kalends.bookings.cancelBookingWithFee({ bookingId, revision: String(booking?.['revision']) })

    await page.reload()
    await drawer(page).getByRole('link', { name: 'Refund payment of' }).first().click()
    const form = drawer(page).getByRole('form', { name: 'Refund payment' })
    expect(await form.getByRole('radio', { name: /^Refund and drop the fee/ }).isChecked()).toBe(true)
    await expectNoAxeViolations(page)
    await form.getByRole('button', { name: 'Refund' }).click()
    await drawer(page).getByText('Refund recorded.').waitFor()
    const [after] = await sql('select cancellation_fee, payment_status from bookings where id = $1', [bookingId])
    expect(after).toMatchObject({ cancellation_fee: { isWaived: true }, payment_status: 'REFUNDED' })
  })
