import { fillIn, heading, letGoOfEverything, pressBook, reachForm } from '../site/steps.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { memberPassword } from '../support/members.ts'
import { latestMessageTo } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

test.afterEach(letGoOfEverything)

test('a guest who has booked chooses a password, confirms the email, and finds the booking', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ width: 390 })
  const email = `guest-${crypto.randomUUID().slice(0, 8)}@example.org`
  await reachForm(page, 'swedish-massage', 3)
  await fillIn(page, { firstName: 'Gala', lastName: 'Bruni', email })
  await pressBook(page)
  await heading(page, /Gala/).waitFor()
  await expectNoAxeViolations(page)
  // NOTE: without a mail server no email is promised, here and on the next page.
  expect(await page.getByText(`email a code to ${email}`).count()).toBe(0)
  await page.getByLabel('New password').fill(memberPassword)
  await page.getByRole('button', { name: 'Create account' }).click()
  await heading(page, 'Check your email').waitFor()
  const { subject } = await latestMessageTo(email)
  await page.getByLabel('6-digit code').fill(/\d{6}/.exec(subject)?.[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((url) => url.pathname === '/account')
  await page.getByRole('heading', { name: 'Swedish massage' }).waitFor()
  expect(await heading(page, /Gala/).count()).toBe(1)
})
