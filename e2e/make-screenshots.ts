// `npm run screenshots`: writes the images of docs/screenshots/ from a new demo business, each at desktop and phone width.
// `npm run screenshots -- calendar` writes only those whose name contains that word.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, env, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { type Client, createClient, headerAuth, visitorAuth } from '@kalends/sdk'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { createApiClient } from './support/api-client.ts'
import { sql } from './support/database.ts'
import { isAlive } from './support/is-alive.ts'
import { launchOptions } from './support/launch-options.ts'
import { enterAccount, memberPassword } from './support/members.ts'
import { personAs } from './support/people.ts'
import { startServer } from './support/server.ts'
import { siteUrl } from './support/stage.ts'

type Screen = { name: string; path: string; context: BrowserContext }

const FOLDER = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } }
const WEBP_QUALITY = 82
const WORD = argv[2] ?? ''
const DAY_MS = 86_400_000

mkdirSync(FOLDER, { recursive: true })
const server = await startServer()
env.KALENDS_E2E_URL = server.url
env.KALENDS_E2E_DATA = server.dataFolder
try {
  const browser = await chromium.launch(await launchOptions())
  try {
    await takeScreenshots(browser)
  } finally {
    await browser.close()
  }
} finally {
  await server.stop()
}
// The process of the operator's commands would keep this one alive.
exit()

async function takeScreenshots(browser: Browser): Promise<void> {
  const { kalends, siteId } = await createApiClient('Screenshots')
  const email = await createMember(siteId)
  const rosterId = await findRoster(kalends)
  for (const [size, viewport] of Object.entries(SIZES)) {
    const open = () =>
      browser.newContext({
        baseURL: siteUrl(),
        viewport,
        locale: 'en',
        timezoneId: 'Europe/Rome',
        reducedMotion: 'reduce',
      })
    const visitor = await open()
    const account = await open()
    const staff = await open()
    await enterAccount(await account.newPage(), email)
    const owner = personAs('owner')
    await staff.request.post('/v1/staff/sign-in', { data: { email: owner.email, password: owner.password } })
    const screens: Screen[] = [
      { name: 'site', path: '/', context: visitor },
      { name: 'booking', path: '/services/swedish-massage', context: visitor },
      { name: 'account', path: '/account/bookings', context: account },
      { name: 'calendar', path: '/dashboard', context: staff },
      { name: 'roster', path: `/dashboard/sessions/${rosterId}`, context: staff },
      { name: 'settings', path: '/dashboard/settings', context: staff },
    ]
    for (const screen of screens.filter(({ name }) => name.includes(WORD))) await capture(screen, size)
    for (const context of [visitor, account, staff]) await context.close()
  }
}

/** Writes `<name>-<size>.webp`. */
async function capture({ name, path, context }: Screen, size: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(path)
  await untilSettled(page)
  if (name === 'calendar' && size === 'desktop') await centre(page, '13:00')
  const tools = await context.newCDPSession(page)
  const { data } = await tools.send('Page.captureScreenshot', { format: 'webp', quality: WEBP_QUALITY })
  writeFileSync(join(FOLDER, `${name}-${size}.webp`), Buffer.from(data, 'base64'))
  await page.close()
}

/** Scrolls an hour of the calendar to the middle of the page, so that working hours are visible at any time of day. */
async function centre(page: Page, hour: string): Promise<void> {
  const label = page.getByText(hour, { exact: true }).first()
  await label.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

/** Waits for scripts, images and fonts. */
async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(isAlive, undefined, { timeout: 120_000 })
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete),
  )
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

/** Signs a member up, who then books three services; returns their email. */
async function createMember(siteId: string): Promise<string> {
  const visitor = createClient({ apiUrl: siteUrl(), auth: visitorAuth({ clientId: siteId }) })
  const email = 'mira.levi@example.org'
  const { sessionToken } = await visitor.authentication.registerV2({
    loginId: { email },
    password: memberPassword,
    profile: { firstName: 'Mira', lastName: 'Levi' },
  })
  const session = await visitor.authentication.openMemberSession({ sessionToken: sessionToken ?? '' })
  const kalends = createClient({ apiUrl: siteUrl(), auth: headerAuth(() => ({ authorization: session.access_token })) })
  const { services } = await kalends.services.queryServices({ query: { filter: { type: 'APPOINTMENT' } } })
  let booked = 0
  for (const { id: serviceId = '' } of services ?? []) {
    // One after the other: services share rooms and people.
    const { services: next } = await kalends.availability.listNextFree({ serviceIds: [serviceId ?? ''] })
    const time = next[0]?.times.at(-1)
    if (!time || !serviceId) continue
    const { startDate, endDate, resourceId, locationId } = time
    const slot = { serviceId, startDate, endDate, resourceId, locationId: locationId ?? null, timezone: 'Europe/Rome' }
    const { hold } = await kalends.holds.createHold({ slot })
    const contactDetails = { firstName: 'Mira', lastName: 'Levi', email }
    await kalends.bookings.bookHold({ holdId: hold.id, contactDetails })
    booked += 1
    if (booked === 3) break
  }
  // Without a mail server nobody can verify their email, and the account says so.
  await sql(`update members set login_email_verified_at = now() where login_email = '${email}'`)
  return email
}

/** Returns the class session of the coming week with the most participants. */
async function findRoster(kalends: Client): Promise<string> {
  const { sessions } = await kalends.sessions.querySessions({
    fromDate: new Date().toISOString(),
    toDate: new Date(Date.now() + 7 * DAY_MS).toISOString(),
  })
  const [fullest] = sessions.toSorted((a, b) => (b.seats?.taken ?? 0) - (a.seats?.taken ?? 0))
  if (!fullest) throw new Error('the demo has no class session in the coming week')
  return fullest.id
}
