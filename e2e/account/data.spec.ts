import { expectNoAxeViolations } from '../support/axe.ts'
import { createMember, memberPassword, openAccount } from '../support/members.ts'
import { expect, test } from '../support/test.ts'

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
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('That email and password don’t match.').waitFor()
})
