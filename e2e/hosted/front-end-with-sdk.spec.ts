import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { connect } from '@kalends/sdk/connect'
import { type FrontEnd, startFrontEnd } from '../support/front-end.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'

// A front end on another origin that has nothing but the built client.
const top = fileURLToPath(new URL('../../', import.meta.url))
const sdk = join(top, 'packages/sdk')
let shop: FrontEnd

test.beforeAll(async () => {
  shop = await startFrontEnd('Shop with the client', (url) => {
    const path = normalize(url)
    return path.startsWith('/sdk/') ? readFileSync(join(sdk, 'dist', path.slice('/sdk/'.length)), 'utf8') : undefined
  })
})

test.afterAll(() => shop?.stop())

test('a front end signs a member up, in and out with the client', async ({ openPage }) => {
  const page = await openPage({ width: 390 })
  await page.goto(`${shop.origin}/`)
  const credentials = { email: `ida-${crypto.randomUUID().slice(0, 8)}@example.org`, password: 'correct horse battery' }
  const seen = await page.evaluate(
    async ([apiUrl, clientId, { email, password }]) => {
      const { createKalends, cookieStore }: typeof import('@kalends/sdk') = await import(
        `${location.origin}/sdk/index.js`
      )
      const connect = () => createKalends({ apiUrl, clientId, store: cookieStore() })
      const { auth } = connect()
      const wrong = await auth.login({ email, password })
      const registered = await auth.register({ email, password, profile: { firstName: 'Ida' } })
      const refused = await auth.login({ email, password: 'something else' })
      const step = await auth.login({ email, password })
      if (step.loginState !== 'SUCCESS') throw new Error(JSON.stringify(step))
      await auth.setTokens(await auth.getMemberTokensForDirectLogin(step.data.sessionToken))
      // Another visit finds the tokens in the cookie.
      const later = connect()
      const member = await later.auth.getCurrentMember()
      const used = await later.auth.getMemberTokensForDirectLogin(step.data.sessionToken).catch((error) => error)
      const { logoutUrl } = await later.auth.logout(`${location.origin}/back`)
      return {
        wrong: { ...wrong, cause: undefined },
        registered: registered.loginState,
        refused: { ...refused, cause: undefined },
        member: [member?.loginEmail, member?.createdDate instanceof Date],
        used: [used.name, used.code],
        after: [await later.auth.loggedIn(), (await auth.getTokens()).refreshToken.role],
        logoutUrl,
      }
    },
    [siteUrl(), shop.clientId, credentials] as const,
  )
  expect(seen).toMatchObject({
    wrong: { loginState: 'FAILURE', errorCode: 'invalidEmail' },
    registered: 'SUCCESS',
    refused: { loginState: 'FAILURE', errorCode: 'invalidPassword' },
    member: [credentials.email, true],
    used: ['KalendsError', 'login_required'],
    after: [false, 'none'],
  })
  await page.goto(seen.logoutUrl)
  await page.waitForURL((url) => url.origin === shop.origin && url.pathname === '/back')
})

test('the first example of the client’s README books an appointment', async () => {
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(sdk, 'README.md'), 'utf8')) ?? []
  const program = example.replace('http://127.0.0.1:4000', siteUrl()).replace('YOUR_CLIENT_ID', shop.clientId)
  expect(program).toContain(shop.clientId)
  const folder = join(top, `node_modules/.cache/kalends/example-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'example.mjs')
  writeFileSync(path, program)
  const { stdout } = await promisify(execFile)(process.execPath, [path])
  rmSync(folder, { recursive: true })
  expect(stdout).toMatch(/^(CONFIRMED|PENDING) \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\n$/)
})

test('calls to the hosted platform reach the server once it is connected', async () => {
  const restore = connect(siteUrl())
  const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }
    const answer = await fetch(url, init)
    return { status: answer.status, body: await answer.json() }
  }
  try {
    const grant = { clientId: shop.clientId, grantType: 'anonymous' }
    const tokens = await post('https://www.wixapis.com/oauth2/token', grant)
    const Authorization = tokens.body.access_token
    const found = await post(
      'https://edge.wixapis.com/_api/bookings/v2/services/query',
      { query: {} },
      { Authorization },
    )
    const login = { loginId: { email: 'nobody@example.org' }, password: 'x' }
    const refused = await post('https://www.wixapis.com/_api/iam/authentication/v2/login', login, { Authorization })
    const redirect = { logout: { clientId: shop.clientId }, callbacks: { postFlowUrl: `${shop.origin}/back` } }
    const session = await post('https://www.wixapis.com/_api/redirects-api/v1/redirect-session', redirect, {
      Authorization,
    })
    expect([tokens.status, found.status, refused.status, session.status]).toEqual([200, 200, 400, 200])
    expect(found.body.services.length).toBeGreaterThan(0)
    expect(refused.body.details.applicationError.code).toBe('-19999')
  } finally {
    restore()
  }
})
