import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { operator } from '../support/operator.ts'
import { latestMessageTo } from '../support/outbox.ts'
import { startProvider } from '../support/provider.ts'
import { type RunningServer, useOwnServer } from '../support/server.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'

const someone = (): string => `rosa-${crypto.randomUUID().slice(0, 8)}@example.org`

// A business of its own: what it asks of newcomers is set here, and others go on as they were.
let home: { apiKey: string; path: string }
// A server that can send email, to nobody: codes are offered only then.
let server: RunningServer
let provider: Awaited<ReturnType<typeof startProvider>>

test.beforeAll(async () => {
  server = await useOwnServer({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const name = `Gate ${randomBytes(3).toString('hex')}`
  const { siteId } = await operator<{ siteId: string }>('sites', 'create', '--name', name)
  const { apiKey } = await operator<{ apiKey: string }>('api-keys', 'create', '--name', 'Gate', '--site', siteId)
  home = { apiKey, path: '' }
  home.path = `/s/${(await asOwner('GET', '/v1/sites/current')).site.slug}`
  provider = await startProvider({ sub: 'rosa', email: someone(), email_verified: true })
  await asOwner('PATCH', '/v1/captcha/settings', { places: ['REGISTER', 'LOGIN'] })
  const made = { name: 'Harbour', issuer: provider.issuer, clientId: 'kalends', clientSecret: 'hush' }
  await asOwner('POST', '/v1/sign-in-providers', made)
})

test.afterAll(async () => {
  provider?.stop()
  await server?.stop()
})

async function asOwner(method: string, path: string, body?: object) {
  const headers = { authorization: home.apiKey, ...(body ? { 'content-type': 'application/json' } : {}) }
  const answer = await fetch(`${siteUrl()}${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

/** The latest email to this address. */
async function findEmailTo(email: string): Promise<{ subject: string; bodyText: string }> {
  return latestMessageTo(email)
}

async function expectToBeIn(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === home.path)
  const cookies = await page.context().cookies()
  expect(cookies.some(({ name }) => name === 'kalends_member')).toBe(true)
}

test('signs up while the browser solves the captcha', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, statuses: [400] })
  await page.goto(`${home.path}/login`)
  await page.getByLabel('Email').fill(someone())
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  // Pressed at once: the press waits for the work.
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('That email and password don’t match.').waitFor()
  await page.getByText('Verified: you’re not a robot').waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'No account yet? Create one' }).click()
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Email').fill(someone())
  await page.getByLabel('New password').fill('correct horse battery')
  await page.getByText('Verified: you’re not a robot').waitFor()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectToBeIn(page)
})

test('signs in by an emailed code, without scripts', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 1280, scripts: false, statuses: [400] })
  const email = someone()
  await asOwner('POST', '/v2/sign-on', { loginId: { email } })
  await page.goto(`${home.path}/login`)
  // The browser of the tests reads it as one with scripts does: as text.
  expect(await page.locator('noscript').textContent()).toContain('Turn on JavaScript so that we can check')
  await page.getByRole('link', { name: 'Email me a code instead' }).click()
  await page.getByRole('heading', { name: 'Sign in with a code' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('6-digit code').fill('12 34')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('That code is wrong or has expired.').waitFor()
  await page.getByLabel('6-digit code').fill(/\d{6}/.exec((await findEmailTo(email)).subject)?.[0] ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectToBeIn(page)
})

test('signs in by an emailed link once its button is pressed', async ({ openQuietPage }) => {
  const email = someone()
  await asOwner('POST', '/v2/sign-on', { loginId: { email } })
  const page = await openQuietPage({ width: 390, statuses: [400] })
  await page.goto(`${home.path}/login/code`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await expectNoAxeViolations(page)
  const link = new URL(/https?:\S+\/login\/link\/\S+/.exec((await findEmailTo(email)).bodyText)?.[0] ?? '').pathname
  await page.goto(link)
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: `Continue as ${email}?` }).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: `Continue as ${email}` }).click()
  await expectToBeIn(page)
  await page.goto(link)
  await page.getByText('This link has already been used or has expired.').waitFor()
  await page.getByRole('link', { name: 'Get a new code' }).waitFor()
})

test('signs in with a provider and continues to the requested page', async ({ openPage }) => {
  // The provider is another machine, so to say: not a page that keeps to its own.
  const page = await openPage({ width: 1280 })
  await page.goto(`${home.path}/login?next=${encodeURIComponent(`${home.path}/about`)}`)
  await page.getByRole('link', { name: 'Continue with Harbour' }).click()
  await page.waitForURL((url) => url.pathname === `${home.path}/about`)
  const cookies = await page.context().cookies()
  expect(cookies.some(({ name }) => name === 'kalends_member')).toBe(true)
})
