// What every journey starts from: a page of a given width, colour scheme and language, closed after the test.
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { isAlive } from './is-alive.ts'
import { siteUrl, stage } from './stage.ts'

export { expectNoAxeViolations } from './axe.ts'

/** Where the picture of a failed page goes. */
const PICTURES = join(tmpdir(), 'kalends-e2e-failures')

/** How long an action waits for its element. Only a page that never gets there waits so long. */
const ACTION_TIMEOUT_MS = 60_000

const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1280: 900 }

export type PageSettings = {
  /** CSS pixels; 390 is the phone, 1280 the desk. */
  width?: number
  scheme?: 'light' | 'dark'
  /** What the browser asks for in Accept-Language, such as `he`. */
  language?: string
  /** IANA zone of the person at the browser. */
  timezone?: string
  /** Off shows what a reader gets before (or without) scripts. */
  scripts?: boolean
}

let connected: Promise<Browser> | undefined

/** A fresh context (no cookies, nothing cached) with one page in it. `page.goto('/…')` goes to the site. */
export async function openPage(settings: PageSettings = {}): Promise<Page> {
  connected ??= chromium.connect(stage().browserEndpoint)
  const browser = await connected
  const width = settings.width ?? 1280
  const context = await browser.newContext({
    baseURL: siteUrl(),
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme: settings.scheme ?? 'light',
    locale: settings.language ?? 'en',
    timezoneId: settings.timezone ?? 'Europe/Berlin',
    javaScriptEnabled: settings.scripts ?? true,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(ACTION_TIMEOUT_MS)
  const page = await context.newPage()
  if (settings.scripts ?? true) waitForLife(page)
  // One hook for both: a failure has its own, but that runs when the page is already closed.
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      for (const { message } of task.result.errors ?? []) console.log(`${task.name} failed: ${message}`)
      await keepPicture(page, task.name)
    }
    await context.close()
  })
  return page
}

/** People begin once a page has come to life. Journeys that are quicker say with `waitUntil` what they wait for. */
function waitForLife(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
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

async function keepPicture(page: Page, testName: string): Promise<void> {
  if (page.isClosed()) return
  mkdirSync(PICTURES, { recursive: true })
  const path = join(PICTURES, `${testName.replace(/[^\p{L}\d]+/gu, '-')}.png`)
  await page.screenshot({ path, fullPage: true })
  console.log(`picture of the failed page: ${path}`)
}
