import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { ask } from '../support/members.ts'
import { signIn } from '../support/people.ts'
import { askAsOwner } from '../support/plans.ts'
import { expect, test } from '../support/test.ts'

const suffix = (): string => crypto.randomUUID().slice(0, 8)
/** Returns who may frame a page, from its Content-Security-Policy. */
const loadFrameAncestors = async (page: Page, path: string): Promise<string | undefined> => {
  const answer = await page.context().request.get(path)
  expect(answer.headers()['x-frame-options']).toBeUndefined()
  return /frame-ancestors ([^;]+)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1]
}
const saysOnce = (page: Page, label: string) => page.getByLabel(label, { exact: true }).and(page.locator('input'))

test('creates a website, a server and an API key, which work until they are revoked', async ({ openQuietPage }) => {
  const page = await openQuietPage({ statuses: [409] })
  await signIn(page)
  const shop = `Shop ${suffix()}`
  const till = `Till ${suffix()}`
  const report = `Report ${suffix()}`
  const drawer = page.getByRole('complementary')
  const ask = (form: Record<string, string>) => page.context().request.post('/oauth2/token', { form })

  await page.goto('/dashboard/access?part=clients')
  await page.getByRole('link', { name: 'New connected app' }).click()
  await drawer.getByRole('textbox', { name: 'Name' }).fill(shop)
  await drawer.getByLabel(/^Redirect URLs/).fill('shop.example')
  await drawer.getByRole('button', { name: 'Create app' }).click()
  await drawer.getByText('Enter one full URL per line').waitFor()
  await expectNoAxeViolations(page)
  await drawer.getByLabel(/^Redirect URLs/).fill('https://shop.example/back')
  await drawer.getByRole('button', { name: 'Create app' }).click()
  await page.getByText(`${shop} was created`).waitFor()
  const clientId = await saysOnce(page, 'Client ID').inputValue()
  expect((await ask({ grant_type: 'anonymous', client_id: clientId })).status()).toBe(200)
  expect(await loadFrameAncestors(page, `/login?client=${clientId}`)).toBe('https://shop.example')
  for (const path of ['/login', '/login?client=x', `/sign-up?client=${clientId}`, `/?client=${clientId}`])
    expect(await loadFrameAncestors(page, path)).toBe("'none'")

  await page.goto('/dashboard/access?part=clients&new=1')
  await drawer.getByRole('textbox', { name: 'Name' }).fill(till)
  await drawer.getByRole('radio', { name: /^Server/ }).check()
  await drawer.getByRole('checkbox', { name: /^Full access/ }).uncheck()
  await drawer.getByRole('checkbox', { name: 'View bookings and customers' }).check()
  await drawer.getByRole('button', { name: 'Create app' }).click()
  const secret = await saysOnce(page, 'Secret').inputValue()
  const server = { client_id: await saysOnce(page, 'Client ID').inputValue(), client_secret: secret }
  await expectNoAxeViolations(page)
  expect((await ask({ grant_type: 'client_credentials', ...server })).status()).toBe(200)

  await page.getByRole('link', { name: shop }).click()
  await drawer.getByRole('link', { name: 'Deactivate' }).click()
  await drawer.getByText('are signed out there, and no one').waitFor()
  await drawer.getByRole('button', { name: `Deactivate ${shop}` }).click()
  await page.getByText(`${shop} is inactive.`).first().waitFor()
  expect((await ask({ grant_type: 'anonymous', client_id: clientId })).status()).toBe(401)
  expect(await loadFrameAncestors(page, `/login?client=${clientId}`)).toBe("'none'")
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(`${shop} is active again.`).first().waitFor()

  await page.goto('/dashboard/access?part=keys&new=1')
  await drawer.getByRole('textbox', { name: 'Name' }).fill(report)
  await drawer.getByRole('checkbox', { name: 'View hidden services and all settings' }).check()
  await drawer.getByRole('button', { name: 'Create key' }).click()
  const key = await saysOnce(page, 'API key').inputValue()
  const settings = () =>
    page.context().request.get('/v1/sites/settings', { headers: { authorization: key, cookie: '' } })
  expect((await settings()).status()).toBe(200)
  await page.getByRole('link', { name: report }).click()
  await drawer.getByRole('checkbox', { name: 'View hidden services and all settings' }).uncheck()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await page.getByText(`${report} was saved.`).first().waitFor()
  expect((await settings()).status()).toBe(403)
  await page.getByRole('link', { name: report }).click()
  await drawer.getByRole('link', { name: 'Revoke key' }).click()
  await expectNoAxeViolations(page)
  await drawer.getByRole('button', { name: `Revoke ${report}` }).click()
  await page.getByText(`${report} no longer works.`).first().waitFor()
  expect((await settings()).status()).toBe(401)
})

test('a key that is revoked takes along what it made, but for what is unticked', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  await signIn(page)
  const name = `Leaked ${crypto.randomUUID().slice(0, 6)}`
  await page.goto('/dashboard/access?part=keys&new=1')
  const drawer = page.getByRole('complementary')
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name)
  await drawer.getByRole('checkbox', { name: /^Full access/ }).check()
  await drawer.getByRole('button', { name: 'Create key' }).click()
  const headers = { authorization: await saysOnce(page, 'API key').inputValue(), cookie: '' }
  const make = (path: string, data: object) => page.context().request.post(path, { headers, data })
  for (const one of ['in', 'out']) {
    const webhook = {
      name: `${one} of ${name}`,
      url: `https://93.184.216.34/${one}`,
      eventTypes: ['wix.bookings.v2.booking_created'],
    }
    expect((await make('/v1/webhooks', { webhook })).status()).toBe(200)
  }
  expect((await make('/v1/api-keys', { name: `Spare of ${name}` })).status()).toBe(200)

  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await drawer.getByRole('link', { name: 'Revoke key' }).click()
  await drawer
    .getByRole('listitem')
    .filter({ hasText: `API key Spare of ${name}` })
    .waitFor()
  await drawer.getByRole('checkbox', { name: `Webhook out of ${name}` }).uncheck()
  await expectNoAxeViolations(page)
  await drawer.getByRole('button', { name: `Revoke ${name}` }).click()
  await page.getByText(`${name} no longer works.`).first().waitFor()
  await page.goto('/dashboard/webhooks')
  await page.getByText(`out of ${name}`).first().waitFor()
  expect(await page.getByText(`in of ${name}`).count()).toBe(0)
})

test('a server that is deactivated takes along what it made, but for what is unticked', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  await signIn(page)
  const name = `Till ${crypto.randomUUID().slice(0, 6)}`
  const { client, clientSecret } = await askAsOwner('/v1/oauth-clients', { name, withSecret: true, permissions: null })
  const credentials = { grant_type: 'client_credentials', client_id: client.id, client_secret: clientSecret }
  const { access_token: token } = await ask('/oauth2/token', { body: credentials })
  for (const one of ['in', 'out']) {
    const url = `https://93.184.216.34/${one}`
    const webhook = { name: `${one} of ${name}`, url, eventTypes: ['wix.bookings.v2.booking_created'] }
    await ask('/v1/webhooks', { token, body: { webhook } })
  }
  await page.goto(`/dashboard/access?part=clients&open=${client.id}`)
  const drawer = page.getByRole('complementary')
  await drawer.getByRole('link', { name: 'Deactivate' }).click()
  await drawer.getByText('These were created with the app and keep working without it.').waitFor()
  await drawer.getByRole('checkbox', { name: `Webhook out of ${name}` }).uncheck()
  await expectNoAxeViolations(page)
  await drawer.getByRole('button', { name: `Deactivate ${name}` }).click()
  await page.getByText(`${name} is inactive.`).first().waitFor()
  await page.goto('/dashboard/webhooks')
  await page.getByText(`out of ${name}`).first().waitFor()
  expect(await page.getByText(`in of ${name}`).count()).toBe(0)
})

test('a new member waits for approval if the owner requires it, and is approved', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, statuses: [409] })
  const customer = await openQuietPage({ width: 390 })
  await signIn(page)
  const press = () =>
    page.getByRole('region', { name: 'Who can sign up' }).getByRole('button', { name: 'Save' }).click()
  const save = async (): Promise<void> => {
    await press()
    await page.getByText('Saved.').waitFor()
  }
  await page.goto('/dashboard/access')
  await expectNoAxeViolations(page)
  await page.getByLabel('Minimum password length').fill('3')
  await press()
  await page.getByText('Enter a whole number from 4 to 100.').waitFor()
  await page.getByLabel('Minimum password length').fill('8')
  await page.getByRole('checkbox', { name: /^Approve new members manually/ }).check()
  await save()
  try {
    const email = `wait-${suffix()}@example.org`
    await customer.goto('/sign-up')
    await customer.getByLabel('First name').fill('Mira')
    await customer.getByLabel('Email').fill(email)
    await customer.getByLabel('New password').fill('correct horse battery')
    await customer.getByRole('button', { name: 'Create account' }).click()
    await customer.getByRole('heading', { name: 'Your account is awaiting approval' }).waitFor()
    await page.goto('/dashboard/members?view=waiting')
    await page.getByRole('button', { name: 'Approve Mira' }).click()
    await page.getByText('Mira can now sign in.').first().waitFor()
  } finally {
    await page.goto('/dashboard/access')
    await page.getByRole('checkbox', { name: /^Approve new members manually/ }).uncheck()
    await save()
  }
})

test('protects forms on other websites with a captcha, and says which key is missing', async ({ openQuietPage }) => {
  const page = await openQuietPage({ statuses: [409] })
  await signIn(page)
  await page.goto('/dashboard/access')
  const card = page.getByRole('region', { name: 'Spam protection' })
  const press = () => card.getByRole('button', { name: 'Save' }).click()
  const keys = card.getByRole('group', { name: 'Cloudflare Turnstile keys' })
  await card.getByRole('radio', { name: /^Cloudflare Turnstile/ }).check()
  for (const place of ['Sign-up', 'Sign-in', 'Booking']) await card.getByLabel(place).uncheck()
  await keys.getByLabel('Site key, visible').fill('a-site-key')
  await press()
  await keys.getByText('Enter the secret that belongs to this site key.').waitFor()
  await expectNoAxeViolations(page)
  await keys.getByLabel('Secret, visible').fill('a-secret')
  await press()
  await keys.getByText('A secret is saved. Leave empty to keep it.').waitFor()
  await page.reload()
  expect(await keys.getByLabel('Site key, visible').inputValue()).toBe('a-site-key')
  expect(await page.content()).not.toContain('a-secret')
  await card.getByRole('radio', { name: /^Built-in/ }).check()
  await card.getByLabel(/^Forms on your other websites/).uncheck()
  await press()
  await card.getByText('Select at least one.').waitFor()
  await card.getByRole('radio', { name: /^None/ }).check()
  await press()
  await card.getByText('Saved.', { exact: true }).waitFor()
})

test('adds a sign-in provider, deactivates and reactivates it', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, statuses: [409] })
  const customer = await openQuietPage()
  await signIn(page)
  const name = `Elsewhere ${suffix()}`
  const drawer = page.getByRole('complementary')
  await page.goto('/dashboard/access?part=providers')
  expect(await page.getByLabel('Redirect URL', { exact: true }).inputValue()).toMatch(/\/login\/return$/)
  await page.getByRole('link', { name: 'New provider' }).click()
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name)
  await drawer.getByLabel('Issuer URL').fill('accounts.example')
  await drawer.getByLabel('Client ID').fill('kalends')
  await drawer.getByLabel(/^Secret/).fill('a-secret')
  await drawer.getByRole('button', { name: 'Add provider' }).click()
  await drawer.getByText('Enter a URL that starts with https://').waitFor()
  expect(await drawer.getByLabel('Client ID').inputValue()).toBe('kalends')
  await expectNoAxeViolations(page)
  await drawer.getByLabel('Issuer URL').fill('https://accounts.example')
  await drawer.getByLabel(/^Secret/).fill('a-secret')
  await drawer.getByRole('button', { name: 'Add provider' }).click()
  await page.getByText(`${name} was added.`).first().waitFor()
  await customer.goto('/login')
  await customer.getByRole('link', { name: `Continue with ${name}` }).waitFor()
  await page.getByRole('link', { name }).click()
  await drawer.getByText('A secret is saved. Leave empty to keep it.').waitFor()
  await drawer.getByLabel('Client ID').fill('kalends-2')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await page.getByText(`${name} was saved.`).first().waitFor()
  await page.getByRole('link', { name }).click()
  await drawer.getByRole('link', { name: 'Deactivate' }).click()
  await drawer.getByRole('button', { name: `Deactivate ${name}` }).click()
  await page.getByText(`${name} is inactive.`).first().waitFor()
  await customer.reload()
  await customer.getByRole('heading', { level: 1 }).waitFor()
  expect(await customer.getByRole('link', { name: `Continue with ${name}` }).count()).toBe(0)
})

test('keys and connected apps are for owners only; the page works right to left too', async ({ openQuietPage }) => {
  const reception = await openQuietPage({ statuses: [403] })
  await signIn(reception, 'receptionist')
  await reception.goto('/dashboard/access?part=keys')
  await reception.getByRole('heading', { name: 'No access' }).waitFor()
  const page = await openQuietPage({ width: 390, language: 'he', scheme: 'dark' })
  await signIn(page)
  for (const part of ['signUp', 'providers&new=1', 'clients', 'keys&new=1']) {
    await page.goto(`/dashboard/access?part=${part}&lang=he`)
    await page.locator('main h1').waitFor()
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    await expectNoAxeViolations(page)
  }
})
