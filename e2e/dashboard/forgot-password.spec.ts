import { expectNoAxeViolations } from '../support/axe.ts'
import { operator } from '../support/operator.ts'
import { latestMessageTo } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

for (const width of widths(390))
  test(`a team member chooses a new password by an emailed link (${width})`, async ({ openQuietPage }) => {
    const email = `forgot-${crypto.randomUUID().slice(0, 8)}@example.org`
    await operator(
      'users',
      'create',
      '--email',
      email,
      '--name',
      'Noor',
      '--password',
      'an old password',
      '--role',
      'viewer',
    )
    const page = await openQuietPage({ width, statuses: [400, 401] })
    await page.goto('/dashboard/sign-in')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
    await expectNoAxeViolations(page)
    // The tests run without a mail server: the page promises no email and shows the operator's command.
    await page.getByText('kalends -- users reset-password').waitFor()
    await page.request.post('/v1/staff/password-link', { data: { email } })
    const { bodyText } = await latestMessageTo(email)
    const link = new URL(/https?:\S+\/dashboard\/reset-password\/\S+/.exec(bodyText)?.[0] ?? '')
    await page.goto(link.pathname)
    await expectNoAxeViolations(page)
    await page.getByLabel('New password', { exact: true }).fill('password1')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('This password is too common.').waitFor()
    await page.getByLabel('New password', { exact: true }).fill('a much better password')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByRole('heading', { name: 'Your password was changed' }).waitFor()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('a much better password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL((url) => url.pathname === '/dashboard')
    await page.goto(link.pathname)
    await page.getByLabel('New password', { exact: true }).fill('yet another password')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(link.pathname)
  })
