import { createHmac } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aMember, ask, memberPassword } from '../support/members.ts'
import { expectNoAxeViolations, openPage } from '../support/page.ts'
import { openQuietPage } from '../support/quiet-page.ts'
import { siteUrl } from '../support/stage.ts'

const password = memberPassword

/** What an app for codes shows for this secret, so many steps from now. Source: RFC 4226 §5.3, RFC 6238 §4. */
function codeOf(secret: string, away = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + away))
  const hash = createHmac('sha1', key).update(step).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** A member whose sign-ins ask for the code of an app. */
async function withApp() {
  const { email, token } = await aMember('Phone')
  const begun = await ask('/v1/member-factors', { token, body: { factorType: 'TOTP', password } })
  const body = { code: codeOf(begun.secret, -1) }
  const { recoveryCodes } = await ask(`/v1/member-factors/${begun.factorId}/activate`, { token, body })
  return { email, token, secret: begun.secret as string, recoveryCodes: recoveryCodes as string[] }
}

async function login(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const isIn = (page: Page) => page.waitForURL((url) => url.pathname === '/')

for (const [width, scripts] of [
  [390, true],
  [1280, false],
] as const)
  test(`signs in with the code of an app, and is remembered (${width}, scripts ${scripts})`, async () => {
    const { email, secret, recoveryCodes } = await withApp()
    const page = await openQuietPage({ width, scripts })
    await login(page, email)
    await page.getByText('Type the code your app shows.').waitFor()
    if (scripts) await expectNoAxeViolations(page)
    const code = page.getByLabel('Code of six digits')
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
    await code.fill('12')
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByText('This code is not right, or too old.').waitFor()
    await code.fill(codeOf(secret))
    await page.getByLabel('Do not ask in this browser for 30 days').check()
    await page.getByRole('button', { name: 'Go on' }).click()
    await isIn(page)
    await page.context().clearCookies({ name: /kalends_(member|visitor)/ })
    await login(page, email)
    await isIn(page)

    await page.context().clearCookies()
    await login(page, email)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
    await page.getByRole('button', { name: 'Go on' }).click()
    await isIn(page)
  })

test('signs in with a passkey alone', async () => {
  const { token } = await aMember('Phone')
  // Browsers know passkeys of names only.
  const home = siteUrl().replace('127.0.0.1', 'localhost')
  const page = await openPage({ width: 1280 })
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await page.goto(`${home}/login`)
  await makePasskey(page, token)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await isIn(page)
  const cookies = await page.context().cookies()
  expect(cookies.some(({ name }) => name === 'kalends_member')).toBe(true)
})

/** Makes a passkey on the page that is open, by the calls of the API. */
async function makePasskey(page: Page, token: string): Promise<void> {
  const made = await page.evaluate(
    async ([authorization, word]) => {
      const headers = { 'content-type': 'application/json', authorization: authorization ?? '' }
      const send = (path: string, body: object) =>
        fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).then((answer) => answer.json())
      const { challengeId, options } = await send('/v1/member-passkeys/options', { password: word })
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options))
      const credential = await navigator.credentials.create({ publicKey })
      return send('/v1/member-passkeys', { challengeId, credential: JSON.stringify(credential), name: 'Laptop' })
    },
    [token, password],
  )
  expect(made.passkey.name).toBe('Laptop')
}
