// Prints, as JSON, how soon the page that sells shows itself to a phone on a slow line, and how much it jumps:
// `measure-first-load.ts ADDRESS`. A fresh browser for each of several loads; the median of each figure.
import { argv, stdout } from 'node:process'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from './support/launch-options.ts'

/** What developer tools of browsers call "slow 4G". */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
}
const PHONE = { width: 390, height: 844 }
const LOADS = 5

const [, , address] = argv
if (!address) throw new Error('Say which page: measure-first-load.ts http://…')
const browser = await chromium.launch(await launchOptions())
const loads: { lcpMs: number; shift: number }[] = []
for (let load = 0; load < LOADS; load++) loads.push(await measure(browser, address))
await browser.close()
stdout.write(
  JSON.stringify({ lcpMs: median(loads.map(({ lcpMs }) => lcpMs)), shift: median(loads.map(({ shift }) => shift)) }),
)

async function measure(from: Browser, url: string): Promise<{ lcpMs: number; shift: number }> {
  const context = await from.newContext({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  const seen = await figures(page)
  await context.close()
  return seen
}

/** Runs in the page before anything else: records the largest contentful paint and the layout shifts. */
function watch(): void {
  const kept = { lcpMs: 0, shift: 0 }
  Object.assign(window, { kept })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) kept.lcpMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) kept.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

function figures(page: Page): Promise<{ lcpMs: number; shift: number }> {
  return page.evaluate(() => (window as unknown as { kept: { lcpMs: number; shift: number } }).kept)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
