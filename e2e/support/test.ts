// What every journey starts from: a server for each worker, and pages of a given width, colour scheme and language.
import { env } from 'node:process'
import { test as base, expect, type Page } from '@playwright/test'
import { sqlIn } from './database.ts'
import { isAlive } from './is-alive.ts'
import { startServer } from './server.ts'
import { siteUrl } from './stage.ts'

export { expect }

export type PageSettings = {
  /** CSS pixels; 390 is the phone, 1280 the desktop. */
  width?: number
  scheme?: 'light' | 'dark'
  /** The browser's Accept-Language, such as `he`. */
  language?: string
  /** IANA time zone of the browser. */
  timezone?: string
  /** False shows the page without scripts. */
  scripts?: boolean
}

/** Statuses that a test causes on purpose; the browser logs them. */
type Expected = { statuses?: number[] }

/** Opens a fresh context (no cookies, nothing cached) with one page in it; `page.goto('/…')` goes to the site. */
export type OpenPage = (settings?: PageSettings) => Promise<Page>
export type OpenQuietPage = (settings?: PageSettings & Expected) => Promise<Page>

type Fixtures = {
  openPage: OpenPage
  /**
   * Opens a page that is judged as long as the test lasts: no error or warning in the console, no request to another
   * machine. Hydration that does not fit the server's HTML is such a warning.
   */
  openQuietPage: OpenQuietPage
}

const heights: Record<number, number> = { 390: 844, 768: 1024, 1280: 900 }

export const test = base.extend<Fixtures, { server: undefined }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are needed
    async ({}, use) => {
      if (env.KALENDS_E2E_URL) return use(undefined)
      const server = await startServer()
      await sqlIn(server.dataFolder, generousLimits)
      env.KALENDS_E2E_URL = server.url
      env.KALENDS_E2E_DATA = server.dataFolder
      await use(undefined)
      await server.stop()
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],

  openPage: async ({ browser }, use) => {
    const opened: Page[] = []
    await use(async (settings = {}) => {
      const width = settings.width ?? 1280
      const context = await browser.newContext({
        baseURL: siteUrl(),
        viewport: { width, height: heights[width] ?? 900 },
        colorScheme: settings.scheme ?? 'light',
        locale: settings.language ?? 'en',
        timezoneId: settings.timezone ?? 'Europe/Berlin',
        javaScriptEnabled: settings.scripts ?? true,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      opened.push(page)
      if (settings.scripts ?? true) waitForScripts(page)
      return page
    })
    for (const page of opened) await page.context().close()
  },

  openQuietPage: async ({ openPage }, use) => {
    const faults: string[] = []
    await use(async ({ statuses = [], ...settings } = {}) => {
      const page = await openPage(settings)
      recordFaults(page, statuses, faults)
      return page
    })
    expect(faults).toEqual([])
  },
})

/** People begin once a page's scripts run. Journeys that are quicker say with `waitUntil` what they wait for. */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await page.waitForFunction(isAlive)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await page.waitForFunction(isAlive)
    return response
  }
}

/** What the browser reports of an aborted request: the router drops it when a newer one starts. */
const aborted = 'BodyStreamBuffer was aborted'

function recordFaults(page: Page, statuses: number[], faults: string[]): void {
  const here = new URL(siteUrl()).host
  const isExpected = (text: string): boolean => statuses.some((status) => text.includes(`status of ${status} `))
  page.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning'
    if (isLoud && !isExpected(message.text())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    if (message !== aborted) faults.push(`page: ${message}`)
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== here) faults.push(`request to ${request.url()}`)
  })
}

// All tests of a worker share one network and a few addresses, so limits are raised.
const generousLimits = `update sites set max_bookings_per_visitor = 1000, max_bookings_per_network = 10000,
  max_bookings_per_recipient = 1000, max_submissions_per_visitor = 1000, max_emails_per_recipient = 1000`
