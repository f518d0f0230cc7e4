import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'

const KILO = 1000

test('the service page loads at most 130 kB of scripts and 15 kB of styles, compressed', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  const loaded: Response[] = []
  page.on('response', (response) => loaded.push(response))
  await page.goto('/services/swedish-massage', { waitUntil: 'networkidle' })
  const weigh = async (ending: string): Promise<number> => {
    const files = loaded.filter((response) => new URL(response.url()).pathname.endsWith(ending))
    expect(files.length).toBeGreaterThan(0)
    const bodies = await Promise.all(files.map((file) => file.body()))
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / KILO
  }
  const scripts = await weigh('.js')
  const styles = await weigh('.css')
  expect(scripts, 'kB of scripts').toBeLessThanOrEqual(130)
  expect(styles, 'kB of styles').toBeLessThanOrEqual(15)
})

test('the first HTML contains the times of the first available day', async () => {
  const html = await (await fetch(`${siteUrl()}/services/swedish-massage`)).text()
  expect(html.match(/<ul[^>]*aria-labelledby="times-/g)?.length).toBeGreaterThan(0)
  expect(html).toMatch(/\d+ times? available<\/p>/)
})

test('texts are compressed, and content-hashed files are cached permanently', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  const loaded: Response[] = []
  page.on('response', (response) => loaded.push(response))
  await page.goto('/services/swedish-massage', { waitUntil: 'networkidle' })
  const texts = loaded.filter((response) => /html|javascript|css/.test(response.headers()['content-type'] ?? ''))
  const unpacked = texts.filter((text) => !text.headers()['content-encoding'])
  for (const text of unpacked) expect((await text.body()).length, text.url()).toBeLessThan(1024)
  const assets = loaded.filter((response) => response.url().includes('/assets/'))
  for (const asset of assets) expect(asset.headers()['cache-control']).toContain('immutable')
  const packed = await fetch(`${siteUrl()}/`, { headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
})
