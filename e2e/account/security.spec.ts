import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { startFrontEnd } from '../support/front-end.ts'
import { ask, createMember, enterAccount, memberPassword } from '../support/members.ts'
import { expect, test } from '../support/test.ts'
import { variants } from '../support/widths.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1'

for (const [width, scripts] of variants(
  [
    [390, true],
    [1280, false],
  ] as const,
  0,
))
  test(`changes the password, ends another sign-in, and signs out (${width}, scripts ${scripts})`, async ({
    openQuietPage,
  }) => {
    const page = await openQuietPage({ width, scripts, statuses: [400] })
    const { email, token } = await createMember(phone)
    await enterAccount(page, email, '/account/security')
    if (scripts) await expectNoAxeViolations(page)
    await page.getByText('Safari on an iPhone').first().waitFor()

    await page.getByLabel('Current password').fill('a wrong password')
    await page.getByLabel('New password', { exact: true }).fill('another good password')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('That password is wrong. Try again.').waitFor()
    if (scripts) await expectNoAxeViolations(page)
    await page.getByLabel('Current password').fill(memberPassword)
    await page.getByLabel('New password', { exact: true }).fill('another good password')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Password changed.').waitFor()
    await expect(page.getByText('Safari on an iPhone')).toHaveCount(0)
    await expect(ask('/v1/members/my', { token, method: 'GET' })).rejects.toThrow('refused')

    await page.goto('/account')
    await page.getByText('No upcoming bookings.').waitFor()
    if (scripts) await expectNoAxeViolations(page)
    // The tokens of the pages are lost, the sign-in is not.
    await page.context().clearCookies({ name: 'kalends_visitor' })
    await page.getByRole('link', { name: 'Security' }).click()
    await page.getByText('This browser').waitFor()
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
    await page.getByRole('heading', { name: 'You’re signed out' }).waitFor()
    await page.goto('/account')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })

for (const width of [390, 1280])
  test(`lists a front end that signed the member in, and signs out there (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, scripts: true })
    const { email, token } = await createMember(phone)
    const { clientId, stop } = await startFrontEnd('Mira’s studio app', () => undefined)
    const member = `(select id from members where login_email = '${email}')`
    await sql(`delete from member_sessions where member_id = ${member}`)
    await sql(
      `update token_families set client_id = '${clientId}', member_session_id = null where subject_id = ${member}`,
    )
    await enterAccount(page, email, '/account/security')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Sign out Mira’s studio app' }).click()
    await page.getByText('Session signed out. Any calendar link created in it no longer works.').waitFor()
    await expect(page.getByText('Mira’s studio app')).toHaveCount(0)
    await expect(ask('/v1/members/my', { token, method: 'GET' })).rejects.toThrow('refused')
    stop()
  })

test('sets the first password after a fresh sign-in, and requires signing in again later', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ width: 390, scripts: true })
  const { email } = await createMember(phone)
  await enterAccount(page, email, '/account/security')
  const whose = `member_id = (select id from members where login_email = '${email}')`
  const forget = () => sql(`update member_credentials set password_hash = null where ${whose}`)
  await forget()
  await page.reload()
  await page.getByRole('heading', { name: 'Set a password' }).waitFor()
  expect(await page.getByLabel('Current password').count()).toBe(0)
  // Nothing to confirm with is no reason to ask for it.
  expect(await page.getByLabel('Confirm password').count()).toBe(0)
  await expectNoAxeViolations(page)
  await page.getByLabel('New password', { exact: true }).fill('another good password')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByText('Password set.').waitFor()
  await page.getByLabel('Current password').waitFor()

  await forget()
  await sql(`update member_sessions set created_at = created_at - interval '11 minutes' where ${whose}`)
  await page.reload()
  // Said once, and each button says what it is for.
  const shown = page.getByText('You signed in a while ago')
  await shown.waitFor()
  expect(await shown.count()).toBe(1)
  // Without a mail server no code for another address could arrive.
  await page.getByText('This business can’t send email yet. Ask them for help.').waitFor()
  await expectNoAxeViolations(page)
  for (const [name, section] of [
    ['Set password', 'password'],
    ['Set up app', 'app'],
    ['Add passkey', 'passkeys'],
  ] as const) {
    const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
    expect(new URL(href, page.url()).searchParams.get('next')).toBe(`/account/security#${section}`)
  }
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(new URL(page.url()).searchParams.get('next')).toBe('/account/security')
})
