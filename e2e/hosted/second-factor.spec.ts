import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { ask, createMember, memberPassword, openAccount, visitorToken } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { latestMessageTo } from '../support/outbox.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'
import { makeCode } from '../support/totp.ts'
import { variants } from '../support/widths.ts'

const password = memberPassword

/** A member whose sign-ins ask for the code of an app. */
async function withApp() {
  const { email, token } = await createMember('Phone')
  const begun = await ask('/v1/member-factors', { token, body: { factorType: 'TOTP', password } })
  const body = { code: makeCode(begun.secret, -1) }
  const { recoveryCodes } = await ask(`/v1/member-factors/${begun.factorId}/activate`, { token, body })
  return { email, token, secret: begun.secret as string, recoveryCodes: recoveryCodes as string[] }
}

async function login(page: Page, email: string, home = ''): Promise<void> {
  await page.goto(`${home}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const isIn = (page: Page) => page.waitForURL((url) => url.pathname === '/')

for (const [width, scripts] of variants(
  [
    [390, true],
    [1280, false],
  ] as const,
  1,
))
  test(`signs in with an authenticator code, and is remembered (${width}, scripts ${scripts})`, async ({
    openQuietPage,
  }) => {
    const { email, secret, recoveryCodes } = await withApp()
    const page = await openQuietPage({ width, scripts })
    await login(page, email)
    await page.getByText('Enter the code from your authenticator app.').waitFor()
    if (scripts) await expectNoAxeViolations(page)
    const code = page.getByLabel('6-digit code')
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
    await code.fill('12')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('That code is wrong or has expired.').waitFor()
    await code.fill(makeCode(secret))
    await page.getByLabel('Don’t ask again in this browser for 30 days').check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await isIn(page)
    await page.context().clearCookies({ name: /kalends_(member|visitor)/ })
    await login(page, email)
    await isIn(page)

    await page.context().clearCookies()
    await login(page, email)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
    await page.getByRole('button', { name: 'Continue' }).click()
    await isIn(page)
  })

for (const [width, scripts] of variants(
  [
    [390, true],
    [1280, false],
  ] as const,
  0,
))
  test(`chooses another password for a front end, and returns to it after the second factor (${width}, scripts ${scripts})`, async ({
    openPage,
  }) => {
    // Nobody listens there: where the browser was sent is enough.
    const url = 'http://127.0.0.1:8098/welcome'
    const { clientId } = await operator<{ clientId: string }>(
      'oauth-clients',
      'create',
      '--name',
      'Shop',
      '--redirect-uri',
      url,
    )
    const { email, secret } = await withApp()
    // Who shows an address for the first time loses what another may have set up under it.
    await sql('update members set login_email_verified_at = now() where login_email = $1', [email])
    await ask('/v1/send-email', { token: await visitorToken(), body: { email, redirect: { url, clientId } } })
    const { bodyText } = await latestMessageTo(email)
    const link = /https?:\S+\/login\/password\/\S+/.exec(bodyText)?.[0] ?? ''
    const page = await openPage({ width, scripts })
    let returned = ''
    page.on('request', (request) => {
      if (request.url().startsWith(url)) returned = request.url()
    })
    await page.goto(new URL(link).pathname)
    await page.getByLabel('New password').fill('another good password')
    await page.getByRole('button', { name: 'Save password' }).click()
    const code = page.getByLabel('6-digit code')
    await code.fill('12')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('That code is wrong or has expired.').waitFor()
    await code.fill(makeCode(secret))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => returned).toBe(url)
  })

for (const [width, scripts] of variants(
  [
    [390, true],
    [1280, false],
  ] as const,
  0,
))
  test(`sets up an authenticator app and turns it off again (${width}, scripts ${scripts})`, async ({
    openQuietPage,
  }) => {
    const { email } = await createMember('Phone')
    const page = await openQuietPage({ width, scripts, statuses: [400] })
    await openAccount(page, email, '/account/security')
    const part = page.getByRole('region', { name: 'Two-step verification' })
    await part.getByLabel('Confirm password').fill('a wrong password')
    await part.getByRole('button', { name: 'Set up app' }).click()
    await part.getByText('That password is wrong. Try again.').waitFor()
    await part.getByLabel('Confirm password').fill(password)
    await part.getByRole('button', { name: 'Set up app' }).click()
    await part.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    if (scripts) await expectNoAxeViolations(page)
    const secret = (await part.locator('code').textContent()) ?? ''
    await part.getByLabel('6-digit code').fill('12')
    await part.getByRole('button', { name: 'Turn on' }).click()
    await part.getByText('That code is wrong or has expired.').waitFor()
    // The app may not have it yet.
    await part.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    await part.getByLabel('6-digit code').fill(makeCode(secret))
    await part.getByRole('button', { name: 'Turn on' }).click()
    await part.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
    await part.getByText('10 recovery codes left.').waitFor()
    if (scripts) await expectNoAxeViolations(page)
    await part.getByLabel('Confirm password').fill(password)
    await part.getByRole('button', { name: 'Turn off' }).click()
    await part.getByText('Two-step verification is off.').waitFor()
  })

test('creates a passkey on the account page, and signs in with it alone', async ({ openPage }) => {
  const { email } = await createMember('Phone')
  // Browsers know passkeys of names only.
  const home = siteUrl().replace('127.0.0.1', 'localhost')
  const page = await openPage({ width: 1280 })
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await login(page, email, home)
  await isIn(page)
  await page.goto(`${home}/account/security`)
  const part = page.getByRole('region', { name: 'Passkeys' })
  await part.getByLabel('New passkey name').fill('Laptop')
  await part.getByLabel('Confirm password').fill(password)
  await part.getByRole('button', { name: 'Add passkey' }).click()
  await part.getByText('Passkey added.').waitFor()
  await part.getByText('Laptop', { exact: true }).first().waitFor()
  await expectNoAxeViolations(page)

  await page.context().clearCookies()
  await page.goto(`${home}/login`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await isIn(page)
  const cookies = await page.context().cookies()
  expect(cookies.some(({ name }) => name === 'kalends_member')).toBe(true)

  await page.goto(`${home}/account/security`)
  await part.getByText('Edit Laptop').click()
  await part.getByLabel('Name', { exact: true }).fill('Old laptop')
  await part.getByRole('button', { name: 'Save name' }).click()
  await part.getByText('Passkey renamed.').waitFor()
  await part.getByLabel('Confirm password').first().fill(password)
  await part.getByRole('button', { name: 'Remove passkey' }).click()
  await part.getByText('Passkey removed.').waitFor()
})
