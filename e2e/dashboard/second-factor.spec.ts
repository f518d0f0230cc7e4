import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { operator } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'
import { makeCode } from '../support/totp.ts'

const password = 'a long enough one'

/** Creates a business of its own: its sign-in rules must not affect other tests. */
async function aBusiness() {
  const name = `Locked ${crypto.randomUUID().slice(0, 8)}`
  const { siteId } = await operator<{ siteId: string }>('sites', 'create', '--name', name)
  const hire = async (who: string, role: string): Promise<string> => {
    const email = `${crypto.randomUUID()}@example.org`
    const account = ['--email', email, '--name', who, '--password', password]
    await operator('users', 'create', ...account, '--site', siteId, '--role', role)
    return email
  }
  return { siteId, base: `/s/${name.toLowerCase().replaceAll(' ', '-')}`, hire }
}

async function typePassword(page: Page, base: string, email: string): Promise<void> {
  await page.goto(`${base}/dashboard/sign-in`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const isAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)

/** Sets up an authenticator app; returns its secret. */
async function setUp(page: Page, scripts = true): Promise<string> {
  const part = page.getByRole('region', { name: 'Two-step verification' })
  await part.getByLabel('Confirm password').fill(password)
  await part.getByRole('button', { name: 'Set up app' }).click()
  await part.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  if (scripts) await expectNoAxeViolations(page)
  const secret = (await part.locator('code').textContent()) ?? ''
  await part.getByLabel('6-digit code').fill(makeCode(secret))
  await part.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('region', { name: 'Your recovery codes' })
  await codes.waitFor()
  if (scripts) await expectNoAxeViolations(page)
  return secret
}

test('an authenticator app is set up, requested at sign-in, required of a colleague, and removed when it is lost', async ({
  openQuietPage,
}) => {
  const { base, hire } = await aBusiness()
  const ada = await hire('Ada', 'owner')
  const noor = await hire('Noor', 'manager')
  let owner = await openQuietPage({ statuses: [401] })
  await typePassword(owner, base, ada)
  await isAt(owner, `${base}/dashboard`)
  await owner.goto(`${base}/dashboard/security`)
  await expectNoAxeViolations(owner)
  const elsewhere = await openQuietPage({ statuses: [401] })
  await typePassword(elsewhere, base, ada)
  await isAt(elsewhere, `${base}/dashboard`)
  const secret = await setUp(owner)

  // A session that never showed a code is over. The first page keeps its own: it showed one.
  await elsewhere.goto(`${base}/dashboard/bookings`)
  await isAt(elsewhere, `${base}/dashboard/sign-in`)
  await owner.reload()
  await owner.getByRole('region', { name: 'Two-step verification' }).getByText('On', { exact: true }).waitFor()
  await owner.close()
  owner = elsewhere
  await typePassword(owner, base, ada)
  await owner.getByRole('heading', { name: 'Two-step verification' }).waitFor()
  await expectNoAxeViolations(owner)
  await owner.getByLabel('Code').fill('12')
  await owner.getByRole('button', { name: 'Sign in' }).click()
  await owner.getByText('That code is wrong or has already been used.').waitFor()
  await owner.getByLabel('Code').fill(makeCode(secret, 1))
  await owner.getByRole('button', { name: 'Sign in' }).click()
  await isAt(owner, `${base}/dashboard`)

  await owner.goto(`${base}/dashboard/access`)
  const policy = owner.getByRole('region', { name: 'Team sign-in' })
  await policy.getByRole('checkbox', { name: /^Require two-step verification/ }).check()
  await policy.getByRole('button', { name: 'Save' }).click()
  await policy.getByText('Saved.').waitFor()
  await expectNoAxeViolations(owner)

  const colleague = await openQuietPage({ width: 390, scripts: false, statuses: [401] })
  await typePassword(colleague, base, noor)
  await isAt(colleague, `${base}/dashboard/security`)
  await colleague.getByText('This business requires two-step verification').waitFor()
  await colleague.goto(`${base}/dashboard/bookings`)
  await isAt(colleague, `${base}/dashboard/security`)
  await setUp(colleague, false)
  await colleague.getByRole('link', { name: 'Go to dashboard' }).click()
  await isAt(colleague, `${base}/dashboard/bookings`)

  await owner.goto(`${base}/dashboard/people`)
  await owner.getByRole('link', { name: 'Noor' }).click()
  await owner.getByRole('link', { name: 'Lost their app?' }).click()
  await owner.getByText('Turn off two-step verification for Noor?').waitFor()
  await expectNoAxeViolations(owner)
  await owner.getByRole('button', { name: 'Turn off for Noor' }).click()
  await owner.getByText('Two-step verification is off for Noor').waitFor()
  await colleague.goto(`${base}/dashboard/bookings`)
  await isAt(colleague, `${base}/dashboard/sign-in`)
  await typePassword(colleague, base, noor)
  await isAt(colleague, `${base}/dashboard/security`)
})

test('changes the password and signs out other browsers (390, Hebrew, dark)', async ({ openQuietPage }) => {
  const { siteId, base, hire } = await aBusiness()
  const data = { email: await hire('Ada', 'owner'), password }
  const page = await openQuietPage({ width: 390, statuses: [400] })
  const far = await openQuietPage()
  for (const { request } of [far.context(), page.context()])
    await request.post('/v1/staff/sign-in', { data, headers: { 'wix-site-id': siteId } })
  await page.goto(`${base}/dashboard/security`)
  const part = page.getByRole('region', { name: 'Where you’re signed in' })
  await part.getByText('This browser').waitFor()
  await part.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click()
  await page.getByText('Browser signed out.').waitFor()
  expect((await far.context().request.get('/v1/staff/session')).status()).toBe(401)

  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill('an even longer one')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('That password is wrong. Try again.').waitFor()
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('an even longer one')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Password changed.').waitFor()
  await page.goto(`${base}/dashboard/security?lang=he&scheme=dark`)
  await page.locator('main h1').waitFor()
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await expectNoAxeViolations(page)
})
