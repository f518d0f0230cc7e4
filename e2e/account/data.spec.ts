import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { createMember, memberPassword, openAccount } from '../support/members.ts'
import { latestMessageTo } from '../support/outbox.ts'
import { type RunningServer, useOwnServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

// A server that can send email, to nobody: codes are offered only then.
let server: RunningServer

test.beforeAll(async () => {
  server = await useOwnServer({ SMTP_URL: 'smtp://127.0.0.1:9' })
})

test.afterAll(() => server.stop())

test('exports the data, and deletes the account with the password', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, statuses: [400] })
  const { email } = await createMember('Firefox/130.0')
  await openAccount(page, email, '/account/data')
  await expectNoAxeViolations(page)
  const address = await page.getByRole('link', { name: 'Download your data' }).getAttribute('href')
  const file = await page.context().request.get(address ?? '')
  expect(file.headers()['content-disposition']).toBe('attachment; filename="my-data.json"')
  expect((await file.json()).member.loginEmail).toBe(email)

  await page.getByRole('link', { name: 'Delete account' }).click()
  await page.getByRole('heading', { name: 'Delete your account?' }).waitFor()
  await expectNoAxeViolations(page)
  await page.getByLabel('Current password').fill('a wrong password')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('That password is wrong. Try again.').waitFor()
  await page.getByLabel('Current password').fill(memberPassword)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor()
  await page.goto('/account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('That email and password don’t match.').waitFor()
})

for (const width of widths(390))
  test(`an unverified account erases what it did, and says what stays (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width })
    const { email } = await createMember('Firefox/130.0')
    const [member] = await sql('select contact_id from members where login_email = $1', [email])
    await openAccount(page, email, '/account/data/leave')
    await page.getByLabel('Also erase my details from this account').check()
    await page.getByLabel('Current password').fill(memberPassword)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('heading', { name: 'Your account is erased' }).waitFor()
    await page
      .getByText('Your email wasn’t verified, so anything Studio Aventine recorded under it outside this')
      .waitFor()
    await expectNoAxeViolations(page)
    const [contact] = await sql('select first_name, erased_at from contacts where id = $1', [member?.['contact_id']])
    expect(contact).toMatchObject({ first_name: null, erased_at: expect.anything() })
  })

test('deletes an account without a password after signing in again with an emailed code', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 1280 })
  const { email } = await createMember('Firefox/130.0')
  await openAccount(page, email, '/account')
  const ofThem = 'member_id = (select id from members where login_email = $1)'
  await sql(`delete from member_credentials where ${ofThem}`, [email])
  await sql(`update member_sessions set created_at = created_at - interval '1 hour' where ${ofThem}`, [email])
  await page.goto('/account/data/leave')
  await page.getByText('You signed in a while ago.').waitFor()
  expect(await page.getByRole('button', { name: 'Delete my account' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await page.getByRole('link', { name: 'Email me a code instead' }).waitFor()
  const { searchParams } = new URL(page.url())
  await page.goto(`/login/code?${searchParams}`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  const [code = ''] = /\d{6}/.exec((await latestMessageTo(email)).subject) ?? []
  await page.getByLabel('6-digit code').fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Delete your account?' }).waitFor()
  await expectNoAxeViolations(page)
  expect(await page.getByLabel('Current password').count()).toBe(0)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor()
  const [row] = await sql('select deleted_at from members where login_email = $1', [email])
  expect(row?.['deleted_at'] ?? 'gone').not.toBeNull()
})
