// What every journey starts from: a page of a given width, colour scheme and language, closed after the test.
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { siteUrl, stage } from './stage.ts'

/** Where the picture of a failed page goes. */
const PICTURES = join(tmpdir(), 'kalends-e2e-failures')

const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1280: 900 }

/** WCAG 2.2 AA and what axe adds as good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

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
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  // One hook for both: a failure has its own, but that runs when the page is already closed.
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(page, task.name)
    await context.close()
  })
  return page
}

/** Fails with the rule, the reason and the elements, so that the message alone is enough to repair the page. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  )
  if (found.length > 0) throw new Error(`${page.url()} is not accessible:\n${found.join('\n')}`)
}

async function keepPicture(page: Page, testName: string): Promise<void> {
  if (page.isClosed()) return
  mkdirSync(PICTURES, { recursive: true })
  const path = join(PICTURES, `${testName.replace(/[^\p{L}\d]+/gu, '-')}.png`)
  await page.screenshot({ path, fullPage: true })
  console.log(`picture of the failed page: ${path}`)
}
