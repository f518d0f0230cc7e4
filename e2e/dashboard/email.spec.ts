import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { runDueJobs } from '../support/due-jobs.ts'
import { type MailSink, startMailSink } from '../support/mail-sink.ts'
import { signIn } from '../support/people.ts'
import { createBookingRequest } from '../support/requests.ts'
import { type RunningServer, useOwnServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

// A server of its own: whether there is a mail server changes the pages of everybody.
let server: RunningServer
let sink: MailSink

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  sink = await startMailSink()
  server = await useOwnServer()
})

test.afterAll(async () => {
  await server.stop()
  sink.stop()
})

const card = (page: Page) => page.getByRole('region', { name: 'Mail server' })

/** Opens a new request in the drawer. */
async function openRequest(page: Page): Promise<void> {
  const customer = await createBookingRequest()
  await page.goto('/dashboard/bookings?view=approve')
  await page.locator('main ol a').filter({ hasText: customer }).first().click()
  await page.waitForURL(/booking=/)
}

/** Makes the attempt that a pause waits for due, as time would. */
async function letPauseEnd(): Promise<void> {
  await sql('update mail_pause set next_probe_at = now()')
  await runDueJobs()
}

test('only the owner is told how to set email up, and nobody is offered email before', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 1280 })
  await signIn(page, 'receptionist')
  await openRequest(page)
  await page.getByText('Emails aren’t sent').waitFor()
  expect(await page.getByRole('link', { name: 'Set up email' }).count()).toBe(0)
  await page.getByRole('link', { name: /^Approve/ }).click()
  await page.getByText('No email will be sent').waitFor()
  expect(await page.getByText(/^Notify .* by email$/).count()).toBe(0)
  await expectNoAxeViolations(page)
})

test('the owner sets the mail server up: what is wrong is said at once, in plain words', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, statuses: [409] })
  await signIn(page)
  await page.goto('/dashboard/bookings')
  await page.getByRole('link', { name: 'Set up email' }).click()
  await card(page).getByLabel('Host').fill('127.0.0.1')
  await card(page).getByLabel('Encryption').selectOption('NONE')
  await card(page).getByLabel('Port').fill('1')
  await card(page).getByLabel('Username').fill('desk')
  await card(page).getByLabel('Sender address').fill('bookings@operator.example')
  const save = () => card(page).getByRole('button', { name: 'Check and save' }).click()
  await save()
  await card(page).getByText('Enter the password.').waitFor()
  await card(page).getByLabel('Password').fill('correct horse')
  await save()
  await card(page).getByText('The mail server can’t be reached. Check host and port').waitFor()
  expect(await card(page).getByLabel('Host').inputValue()).toBe('127.0.0.1')
  sink.refuses.signIn = '535 5.7.8 wrong password'
  await card(page).getByLabel('Port').fill(String(sink.port))
  await card(page).getByLabel('Password').fill('correct horse')
  await save()
  await card(page).getByText('The mail server rejected the username or password.').waitFor()
  await card(page).getByText('535 5.7.8 wrong password').waitFor()
  await expectNoAxeViolations(page)
  sink.refuses.signIn = undefined
  await card(page).getByLabel('Password').fill('correct horse')
  await save()
  await card(page).getByText('Saved.', { exact: true }).waitFor()
  await page.reload()
  expect(await card(page).getByLabel('Password').inputValue()).toBe('')
  const trial = page.getByRole('region', { name: 'Test email' })
  await trial.getByLabel('Send to').fill('me@business.example')
  await trial.getByRole('button', { name: 'Send test email' }).click()
  await trial.getByText('The mail server accepted it.').waitFor()
  expect(sink.received[0]).toMatch(/^From: .*<bookings@operator\.example>/m)
})

test('approves and cancels with a message, which the customer receives', async ({ openPage }) => {
  const page = await openPage({ width: 1280 })
  await signIn(page)
  await openRequest(page)
  const drawer = page.getByRole('complementary')
  await drawer.getByRole('link', { name: /^Approve/ }).click()
  await drawer.getByLabel(/^Message to/).fill('Come five minutes early.')
  await expectNoAxeViolations(page)
  await drawer.getByRole('button', { name: 'Approve booking' }).click()
  await drawer.getByRole('status').getByText('Booking approved.').waitFor()
  await expect.poll(() => sink.received.some((mail) => mail.includes('Come five minutes early.'))).toBe(true)
  await drawer.getByRole('link', { name: /^Cancel booking/ }).click()
  await drawer.getByText('Don’t notify').click()
  expect(await drawer.getByLabel(/^Message to/).isVisible()).toBe(false)
  await drawer.getByText(/^Notify .* by email$/).click()
  await drawer.getByLabel(/^Message to/).fill('The boiler broke <last night> & we are sorry.')
  await drawer.getByRole('button', { name: 'Cancel booking' }).click()
  await drawer.getByRole('status').getByText('Booking cancelled.').waitFor()
  await page.goto('/dashboard/messages')
  const canceled = page.locator('main ol a').filter({ hasText: 'Cancelled: ' })
  await expect.poll(() => page.reload().then(() => canceled.count())).toBeGreaterThan(0)
  await canceled.first().click()
  await page.waitForURL(/message=/)
  await page.frameLocator('iframe').getByText('The boiler broke <last night> & we are sorry.').waitFor()
  await drawer.getByText(/\.ics$/).waitFor()
  // The sandboxed frame allows no scripts, so axe runs on its content in a page of its own.
  await page.locator('iframe').evaluate((frame) => frame.remove())
  await expectNoAxeViolations(page)
  await drawer.getByRole('link', { name: 'View booking' }).click()
  await page.waitForURL(/\/dashboard\/bookings\?view=all&booking=/)
})

test('emails pause while the mail server refuses the account, and go on by themselves', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  await signIn(page)
  sink.refuses.signIn = '535 5.7.8 account locked'
  await createBookingRequest()
  const notice = page.getByRole('status').filter({ hasText: 'Emails have been paused' })
  await expect
    .poll(async () => {
      await page.goto('/dashboard/messages')
      return notice.count()
    })
    .toBe(1)
  await notice.getByText('The mail server rejected the username or password.').waitFor()
  await notice.getByText('account locked').waitFor()
  await expectNoAxeViolations(page)
  sink.refuses.signIn = undefined
  await letPauseEnd()
  await expect.poll(() => page.reload().then(() => notice.count())).toBe(0)
  await expect.poll(() => page.reload().then(() => page.getByText('Queued').count())).toBe(0)
})

test('a message that failed says why, and is sent again, alone or with all others', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 1280 })
  await signIn(page)
  sink.refuses.recipient = '550 5.1.1 no such user'
  await createBookingRequest()
  const failed = page.locator('main ol a').filter({ hasText: 'Failed' })
  await expect
    .poll(async () => {
      await page.goto('/dashboard/messages')
      return failed.count()
    })
    .toBeGreaterThan(0)
  await failed.first().click()
  const drawer = page.getByRole('complementary')
  await drawer.getByText('This address doesn’t exist.').waitFor()
  sink.refuses.recipient = undefined
  await drawer.getByRole('button', { name: 'Send again' }).click()
  await page.getByRole('status').getByText('Sending the message again.').first().waitFor()
  await page.goto('/dashboard/messages')
  const rest = page.getByRole('button', { name: /^Send (it|all) again$/ })
  if ((await rest.count()) > 0) await rest.click()
  await expect.poll(() => page.reload().then(() => failed.count())).toBe(0)
})
