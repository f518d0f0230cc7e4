import { createHash, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { operator } from '../support/operator.ts'
import { latestMessageTo } from '../support/outbox.ts'
import { type RunningServer, useOwnServer } from '../support/server.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'
import { variants } from '../support/widths.ts'

const password = 'correct horse battery'
const someone = (): string => `mira-${crypto.randomUUID().slice(0, 8)}@example.org`

// A business of its own: what it asks of newcomers is set here, and others go on as they were.
let home: { siteId: string; apiKey: string; path: string }
// A server that can send email, to nobody: codes are asked for only then.
let server: RunningServer

test.beforeAll(async () => {
  server = await useOwnServer({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const { siteId } = await operator<{ siteId: string }>(
    'sites',
    'create',
    '--name',
    `Door ${randomBytes(3).toString('hex')}`,
  )
  const { apiKey } = await operator<{ apiKey: string }>('api-keys', 'create', '--name', 'Door', '--site', siteId)
  const { site } = await asOwner(apiKey, 'GET', '/v1/sites/current')
  home = { siteId, apiKey, path: `/s/${site.slug}` }
  await asOwner(apiKey, 'PATCH', '/v1/sign-on-policies', { signOnPolicy: { requireEmailVerification: true } })
})

test.afterAll(() => server?.stop())

async function asOwner(apiKey: string, method: string, path: string, body?: object) {
  const headers = { authorization: apiKey, ...(body ? { 'content-type': 'application/json' } : {}) }
  const answer = await fetch(`${siteUrl()}${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

/** The latest email to this address. */
async function findEmailTo(email: string): Promise<{ subject: string; text: string }> {
  const message = await latestMessageTo(email)
  return { subject: message.subject, text: message.bodyText }
}

const readEmailedCode = async (email: string): Promise<string> =>
  /\d{6}/.exec((await findEmailTo(email)).subject)?.[0] ?? ''

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Mira')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
}

async function member(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'kalends_member')?.value
}

for (const [width, scripts] of variants(
  [
    [390, true],
    [1280, false],
  ] as const,
  1,
))
  test(`signs up, verifies the email, forgets the password and chooses another (${width}, scripts ${scripts})`, async ({
    openQuietPage,
  }) => {
    const page = await openQuietPage({ width, scripts, statuses: [400] })
    const email = someone()
    await page.goto(`${home.path}/login`)
    if (scripts) await expectNoAxeViolations(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('That email and password don’t match.').waitFor()
    await page.getByRole('link', { name: 'No account yet? Create one' }).click()
    await signUp(page, email)
    if (scripts) await expectNoAxeViolations(page)
    await page.getByLabel('6-digit code').fill('12 34')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('That code is wrong or has expired.').waitFor()
    expect(await member(page)).toBeUndefined()
    await page.getByLabel('6-digit code').fill(await readEmailedCode(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === home.path)
    expect(await member(page)).toBeDefined()

    await page.goto(`${home.path}/sign-up`)
    await page.getByLabel('First name').fill('Mira')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('New password').fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('There’s already an account with this email.').waitFor()
    await page.getByRole('link', { name: 'Email me a code instead' }).waitFor()
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    if (scripts) await expectNoAxeViolations(page)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    const link = /https?:\S+\/login\/password\/\S+/.exec((await findEmailTo(email)).text)?.[0] ?? ''
    await page.goto(new URL(link).pathname)
    await page.getByLabel('New password').fill('short')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Use at least 8 characters.').waitFor()
    if (scripts) await expectNoAxeViolations(page)
    await page.getByLabel('New password').fill('another good password')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === home.path)
    await page.goto(new URL(link).pathname)
    await page.getByLabel('New password').fill('a third good password')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByRole('link', { name: 'Get a new link' }).waitFor()

    expect(await member(page)).toBeDefined()
    await page.goto(`${home.path}/login/sign-out`)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'You’re signed out' }).waitFor()
    expect(await member(page)).toBeUndefined()
    await page.goto('/v1/logout')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'You’re signed out' }).waitFor()
    if (scripts) await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Sign in again' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })

test('signs in for another front end, which exchanges a code for tokens', async ({ openPage }) => {
  // Nobody listens there: where the browser was sent is enough.
  const back = 'http://127.0.0.1:8099/back'
  const { clientId } = await operator<{ clientId: string }>(
    'oauth-clients',
    'create',
    '--name',
    'Shop',
    '--redirect-uri',
    back,
    '--site',
    home.siteId,
  )
  const token = async (body: object) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${siteUrl()}/oauth2/token`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const { access_token: visitor } = await token({ clientId, grantType: 'anonymous' })
  const verifier = randomBytes(32).toString('base64url')
  const authRequest = {
    redirectUri: back,
    clientId,
    state: 'here',
    responseMode: 'query',
    responseType: 'code',
    scope: 'offline_access',
    codeChallengeMethod: 'S256',
    codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
  }
  const session = await fetch(`${siteUrl()}/v1/redirect-session`, {
    method: 'POST',
    headers: { authorization: visitor, 'content-type': 'application/json' },
    body: JSON.stringify({ auth: { authRequest } }),
  })
  const { fullUrl } = (await session.json()).redirectSession

  const page = await openPage({ width: 390 })
  let returned = ''
  page.on('request', (request) => {
    if (request.url().startsWith(back)) returned = request.url()
  })
  const { pathname, search } = new URL(fullUrl)
  await page.goto(`${pathname}${search}`)
  const email = someone()
  await page.getByRole('link', { name: 'No account yet? Create one' }).click()
  await signUp(page, email)
  await page.getByLabel('6-digit code').fill(await readEmailedCode(email))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => returned).toContain('code=')
  const answered = new URL(returned).searchParams
  expect(answered.get('state')).toBe('here')
  const code = answered.get('code')
  const tokens = await token({
    clientId,
    grantType: 'authorization_code',
    code,
    codeVerifier: verifier,
    redirectUri: back,
  })
  const mine = await fetch(`${siteUrl()}/v1/members/my?fieldsets=FULL`, {
    headers: { authorization: tokens.access_token },
  })
  expect((await mine.json()).member.loginEmail).toBe(email)
})
