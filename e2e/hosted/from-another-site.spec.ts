import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { operator } from '../support/operator.ts'
import { latestMessageTo } from '../support/outbox.ts'
import { type RunningServer, useOwnServer } from '../support/server.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, type OpenPage, test } from '../support/test.ts'
import { makeCode } from '../support/totp.ts'

// A front end of someone else: its pages are on `localhost`, ours on `127.0.0.1`. To a browser these are two sites.
const password = 'correct horse battery'
const someone = (): string => `noor-${crypto.randomUUID().slice(0, 8)}@example.org`
const json = { 'content-type': 'application/json' }

let shop: { server: Server; origin: string; back: string; clientId: string }
let home: { apiKey: string; path: string }
// A server that can send email, to nobody: codes are asked for only then.
let kalends: RunningServer

test.beforeAll(async () => {
  kalends = await useOwnServer({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const server = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html; charset=utf-8').end('<!doctype html><title>Shop</title>'),
  )
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const back = `${origin}/back`
  const { siteId } = await operator<{ siteId: string }>(
    'sites',
    'create',
    '--name',
    `Shop ${randomBytes(3).toString('hex')}`,
  )
  const { apiKey } = await operator<{ apiKey: string }>('api-keys', 'create', '--name', 'Shop', '--site', siteId)
  const { site } = await asOwner('GET', '/v1/sites/current', undefined, apiKey)
  home = { apiKey, path: `/s/${site.slug}` }
  const { client } = await asOwner('POST', '/v1/oauth-clients', { name: 'Shop', redirectUris: [back] })
  shop = { server, origin, back, clientId: client.id }
})

test.afterAll(async () => {
  shop?.server.close()
  await kalends?.stop()
})

async function asOwner(method: string, path: string, body?: object, authorization = home.apiKey) {
  const sent = body
    ? { headers: { authorization, ...json }, body: JSON.stringify(body) }
    : { headers: { authorization } }
  const answer = await fetch(`${siteUrl()}${path}`, { method, ...sent })
  expect(answer.status).toBe(200)
  return answer.json()
}

const policy = (signOnPolicy: object) => asOwner('PATCH', '/v1/sign-on-policies', { signOnPolicy })

/** The latest email to this address: its code, and the URL of its link. */
async function letterTo(email: string): Promise<{ code: string; link: string }> {
  const message = await latestMessageTo(email)
  const link = /https?:\S+\/login\/password\/\S+/.exec(message.bodyText)?.[0]
  return { code: /\d{6}/.exec(message.subject)?.[0] ?? '', link: link ?? '' }
}

/** The front end in a browser that gives third parties no cookies. */
async function openShop(openPage: OpenPage): Promise<Page> {
  const page = await openPage({ width: 390 })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // NOTE: Chromium demands these two, which the types of playwright-core no longer know.
  const withoutExceptions = { disableThirdPartyCookieMetadata: true, disableThirdPartyCookieHeuristics: true }
  const controls = { enableThirdPartyCookieRestriction: true, ...withoutExceptions }
  await session.send('Network.setCookieControls', controls)
  await page.clock.install()
  await toShop(page)
  return page
}

const toShop = (page: Page) => page.goto(`${shop.origin}/`, { waitUntil: 'load' })

type Answer = { status: number; body: ReturnType<typeof JSON.parse> }

/** A call of the front end's page. */
function call(page: Page, path: string, body?: object, authorization?: string): Promise<Answer> {
  const headers = { ...(body ? json : {}), ...(authorization ? { authorization } : {}) }
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  return page.evaluate(
    async ([url, init]) => {
      const answer = await fetch(url, init)
      return { status: answer.status, body: await answer.json() }
    },
    [`${siteUrl()}${path}`, sent] as const,
  )
}

const token = async (page: Page, body: object) =>
  (await call(page, '/oauth2/token', { clientId: shop.clientId, ...body })).body
const visitor = async (page: Page): Promise<string> => (await token(page, { grantType: 'anonymous' })).access_token
const login = (page: Page, as: string, email: string, word = password) =>
  call(page, '/v2/login', { loginId: { email }, password: word }, as)
const me = (page: Page, as: string) => call(page, '/v1/members/my?fieldsets=FULL', undefined, as)

/** The address of an authorization, and the verifier its code is exchanged with. */
async function authorization(page: Page, as: string, requested: object, prompt?: 'none' | 'login') {
  const verifier = randomBytes(32).toString('base64url')
  const authRequest = {
    clientId: shop.clientId,
    state: 'of the shop',
    responseType: 'code',
    scope: 'offline_access',
    codeChallengeMethod: 'S256',
    codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
    ...requested,
  }
  const auth = { authRequest, ...(prompt ? { prompt } : {}) }
  const { body } = await call(page, '/v1/redirect-session', { auth }, as)
  return { fullUrl: body.redirectSession.fullUrl as string, verifier }
}

const atShop = (url: URL) => url.origin === shop.origin && url.pathname === '/back'

/** Tokens for the code the page was sent back with. */
const exchangeCode = (page: Page, verifier: string) =>
  token(page, {
    grantType: 'authorization_code',
    redirectUri: shop.back,
    codeVerifier: verifier,
    code: new URL(page.url()).searchParams.get('code'),
  })

/** Enters email and password on our page. */
async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens an authorization in a hidden frame and answers its message: as the known client does, for 120 seconds. */
function inFrame(page: Page, fullUrl: string): Promise<Record<string, string>> {
  return page.evaluate(
    ([url, from]) =>
      new Promise<Record<string, string>>((resolve) => {
        const frame = document.createElement('iframe')
        const end = (message: Record<string, string>) => {
          removeEventListener('message', hear)
          frame.remove()
          resolve(message)
        }
        const hear = ({ origin, data }: MessageEvent) => {
          if (origin === from) end(data)
        }
        setTimeout(() => end({ error: 'timeout' }), 120_000)
        addEventListener('message', hear)
        frame.style.display = 'none'
        frame.src = url
        document.body.append(frame)
      }),
    [fullUrl, siteUrl()] as const,
  )
}

/** Tokens for a session token, without leaving the page. */
async function tokensFor(page: Page, as: string, sessionToken: string) {
  const { fullUrl, verifier } = await authorization(page, as, { responseMode: 'web_message', sessionToken }, 'none')
  const { code, state } = await inFrame(page, fullUrl)
  expect(state).toBe('of the shop')
  return token(page, { grantType: 'authorization_code', code, codeVerifier: verifier })
}

test('a front end on another site signs its members up and in by itself, and receives tokens and errors', async ({
  openPage,
}) => {
  await policy({ requireEmailVerification: true, requireOwnerApproval: true })
  const page = await openShop(openPage)
  const email = someone()
  const as = await visitor(page)
  const registered = (await call(page, '/v2/register', { loginId: { email }, password }, as)).body
  expect(registered.state).toBe('REQUIRE_EMAIL_VERIFICATION')
  const { code } = await letterTo(email)
  const verify = { code, stateToken: registered.stateToken }
  expect((await call(page, '/v1/auth/verify', verify, as)).body.state).toBe('REQUIRE_OWNER_APPROVAL')
  expect((await login(page, as, email)).body.state).toBe('REQUIRE_OWNER_APPROVAL')
  await asOwner('POST', `/v1/members/${registered.identity.id}/approve`)
  const { sessionToken } = (await login(page, as, email)).body
  const tokens = await tokensFor(page, as, sessionToken)
  expect((await me(page, tokens.access_token)).body.member.loginEmail).toBe(email)

  // The token is used up and no cookie goes along: the frame says so, and one that was opened before says nothing.
  const silent = { responseMode: 'web_message', sessionToken }
  const { fullUrl } = await authorization(page, as, silent, 'none')
  expect(await inFrame(page, fullUrl)).toMatchObject({ error: 'login_required', state: 'of the shop' })
  const nothing = inFrame(page, fullUrl)
  await page.clock.fastForward(119_000)
  expect(await Promise.race([nothing, page.evaluate(() => 'still waiting')])).toBe('still waiting')
  await page.clock.fastForward(1_000)
  expect(await nothing).toEqual({ error: 'timeout' })

  await asOwner('POST', `/v1/members/${registered.identity.id}/block`)
  expect((await me(page, tokens.access_token)).status).toBe(401)
  const refresh = { grantType: 'refresh_token', refreshToken: tokens.refresh_token }
  expect((await token(page, refresh)).error).toBe('invalid_grant')
  expect((await login(page, await visitor(page), email)).body.state).toBe('STATUS_CHECK')
})

test('a front end on another site sends its members to the hosted sign-in, and gets them back', async ({
  openPage,
}) => {
  await policy({ requireEmailVerification: false, requireOwnerApproval: false })
  const page = await openShop(openPage)
  const email = someone()
  const as = await visitor(page)
  await call(page, '/v2/register', { loginId: { email }, password }, as)
  const requested = { responseMode: 'query', redirectUri: shop.back }
  const anonymous = await authorization(page, as, requested, 'none')
  await page.goto(anonymous.fullUrl, { waitUntil: 'load' })
  expect(new URL(page.url()).searchParams.get('error')).toBe('login_required')

  const way = await authorization(page, as, requested)
  await page.goto(way.fullUrl)
  await signInHere(page, email)
  await page.waitForURL(atShop)
  const tokens = await exchangeCode(page, way.verifier)
  expect((await me(page, tokens.access_token)).body.member.loginEmail).toBe(email)

  const silent = await authorization(page, as, requested, 'none')
  await page.goto(silent.fullUrl, { waitUntil: 'load' })
  expect(atShop(new URL(page.url()))).toBe(true)
  const more = await exchangeCode(page, silent.verifier)
  expect((await me(page, more.access_token)).status).toBe(200)

  const out = { logout: { clientId: shop.clientId }, callbacks: { postFlowUrl: shop.back } }
  // A page of a third site redirects here with a visitor's logout: the member has to confirm, and stays signed in.
  const strange = await call(page, '/v1/redirect-session', out, await visitor(page))
  await page.goto(strange.body.redirectSession.fullUrl, { referer: 'https://elsewhere.example/' })
  await page.getByRole('heading', { name: 'Sign out of' }).waitFor()
  await toShop(page)
  expect((await me(page, tokens.access_token)).status).toBe(200)
  const { body } = await call(page, '/v1/redirect-session', out, tokens.access_token)
  await page.goto(body.redirectSession.fullUrl, { waitUntil: 'load' })
  expect(new URL(page.url()).searchParams.get('wixMemberLoggedIn')).toBe('false')
  for (const { access_token } of [tokens, more]) expect((await me(page, access_token)).status).toBe(401)
  await page.goto(strange.body.redirectSession.fullUrl, { referer: 'https://elsewhere.example/' })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(atShop)

  await call(page, '/v1/send-email', { email, redirect: { url: shop.back, clientId: shop.clientId } }, as)
  await page.goto((await letterTo(email)).link)
  await page.getByLabel('New password').fill('another good password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.waitForURL(atShop)
  expect((await login(page, as, email, 'another good password')).body.state).toBe('SUCCESS')

  // None of our pages can be framed by another site.
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.evaluate((url) => {
    const frame = document.createElement('iframe')
    frame.src = url
    document.body.append(frame)
  }, `${siteUrl()}${home.path}/login`)
  await refused
})

test('a front end on another site verifies an authenticator code itself, or lets the hosted pages do it', async ({
  openPage,
}) => {
  const page = await openShop(openPage)
  const email = someone()
  const as = await visitor(page)
  const registered = (await call(page, '/v2/register', { loginId: { email }, password }, as)).body
  const first = await tokensFor(page, as, registered.sessionToken)
  const begun = await asOwner('POST', '/v1/member-factors', { factorType: 'TOTP', password }, first.access_token)
  const turnOn = `/v1/member-factors/${begun.factorId}/activate`
  await asOwner('POST', turnOn, { code: makeCode(begun.secret, -1) }, first.access_token)

  const { state, stateToken, sessionToken, additionalData } = (await login(page, as, email)).body
  expect([state, sessionToken]).toEqual(['UNKNOWN_STATE', undefined])
  expect(additionalData.mfaChallenge.mapValue.value.factorType.strValue).toBe('TOTP')
  const verify = (code: string) => call(page, '/v2/TOTP/verify', { stateToken, totpData: { code } }, as)
  expect((await verify('123')).body.details.applicationError.code).toBe('VERIFICATION_FAILED')
  const shown = (await verify(makeCode(begun.secret))).body
  expect(shown.state).toBe('SUCCESS')
  const tokens = await tokensFor(page, as, shown.sessionToken)
  expect((await me(page, tokens.access_token)).body.member.loginEmail).toBe(email)

  const way = await authorization(page, as, { responseMode: 'query', redirectUri: shop.back }, 'login')
  await page.goto(way.fullUrl)
  await signInHere(page, email)
  await page.getByLabel('6-digit code').fill(makeCode(begun.secret, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(atShop)
  const more = await exchangeCode(page, way.verifier)
  expect((await me(page, more.access_token)).body.member.loginEmail).toBe(email)
})
