import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { createMember, openAccount } from '../support/members.ts'
import { latestMessageTo } from '../support/outbox.ts'
import { type RunningServer, useOwnServer } from '../support/server.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'

// A server that can send email, to nobody: pages offer to verify only then.
let server: RunningServer

test.beforeAll(async () => {
  server = await useOwnServer({ SMTP_URL: 'smtp://127.0.0.1:9' })
})

test.afterAll(() => server.stop())

const pages = ['', '/bookings', '/orders', '/subscriptions', '/cards', '/credits', '/receipts', '/data', '/security']

for (const width of [390, 1280])
  test(`every page of the account offers to verify the email, and is come back to (${width})`, async ({
    openQuietPage,
  }) => {
    const page = await openQuietPage({ width, statuses: [400] })
    const { email } = await createMember('Firefox/130.0')
    await openAccount(page, email)
    for (const path of pages) {
      await page.goto(`/account${path}`)
      await page.getByRole('link', { name: 'Verify email' }).click()
      await page.getByRole('heading', { name: 'Verify your email' }).waitFor()
      expect(new URL(page.url()).searchParams.get('next')).toBe(`/account${path}`)
    }
    await page.goto('/account/cards')
    await page.getByRole('link', { name: 'Verify email' }).click()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByLabel('6-digit code').fill('000000')
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await page.getByText('That code is wrong').waitFor()
    await expectNoAxeViolations(page)
    // A phone that opened the mail app loads the page anew.
    await page.reload()
    const [code = ''] = /\d{6}/.exec((await latestMessageTo(email)).subject) ?? []
    await page.getByLabel('6-digit code').fill(code)
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/account/cards')
    expect(await page.getByRole('link', { name: 'Verify email' }).count()).toBe(0)
    const [member] = await sql('select login_email_verified_at from members where login_email = $1', [email])
    expect(member?.['login_email_verified_at']).not.toBeNull()
    // Nothing is left to verify, and no page of another site is led to.
    await page.goto('/account/verify-email?next=//elsewhere.example/')
    expect(page.url()).toBe(`${siteUrl()}/account`)
    const refused = await page.goto('/account/verify-email?next=/%09/elsewhere.example/')
    expect(refused?.status()).toBe(400)
  })
