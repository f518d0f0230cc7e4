import { readdirSync } from 'node:fs'
import type { Response } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'

/** What a reader of the reference loads before the first page can be used, in bytes: over the network and unpacked. */
const MOST_BYTES = 1_000_000

test('the reference leads from a noun to a call and its objects, and loads little', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, scheme: 'dark' })
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto('/docs/api', { waitUntil: 'networkidle' })
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()))
  const bodies = await Promise.all(responses.map((response) => response.body()))
  const sent = sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0)
  const unpacked = bodies.reduce((sum, body) => sum + body.length, 0)
  expect(sent).toBeGreaterThan(10_000)
  expect(unpacked).toBeGreaterThan(sent)
  expect(unpacked).toBeLessThan(MOST_BYTES)
  await expectNoAxeViolations(page)
  await page.locator('main').getByRole('link', { name: 'Bookings', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Bookings', exact: true }).waitFor()
  await expectNoAxeViolations(page)
  await page.locator('main').getByRole('link', { name: 'createBooking', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'createBooking' }).waitFor()
  const main = page.locator('main')
  for (const text of [
    'POST /v2/bookings',
    'INVALID_TIME_ZONE',
    `curl -X POST ${new URL(siteUrl()).origin}/v2/bookings`,
  ])
    await main.getByText(text).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectNoAxeViolations(page)
  await main.getByRole('link', { name: 'Booking', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'bookings.Booking' }).waitFor()
  await expect(main.getByRole('row').filter({ hasText: 'totalParticipants' })).toContainText('whole number')
  await expectNoAxeViolations(page)
})

test('guides and calls are searched, without scripts too', async ({ openPage }) => {
  const page = await openPage({ width: 1280, scripts: false })
  await page.goto('/docs')
  await page.getByRole('searchbox').fill('reschedul')
  await page.keyboard.press('Enter')
  const main = page.locator('main')
  await main.getByRole('link', { name: 'rescheduleBooking', exact: true }).waitFor()
  await main.getByRole('link', { name: 'Reschedule and cancel', exact: true }).first().waitFor()
  await page.getByRole('searchbox').fill('nothing-of-the-kind')
  await page.keyboard.press('Enter')
  await main.getByText('No results for “nothing-of-the-kind”').waitFor()
})

test('a search leads to a section of a guide, on a phone', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  await page.goto('/docs/api')
  await page.getByRole('searchbox').fill('replace signing key')
  await page.keyboard.press('Enter')
  const result = page.locator('main').getByRole('link', { name: 'Replace the signing key' })
  await result.waitFor()
  await expectNoAxeViolations(page)
  await result.click()
  await expect(page).toHaveURL(/\/docs\/react-to-events#replace-the-signing-key$/)
})

test('code is copied with a button', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 1280 })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/quick-start')
  const block = page.locator('[data-code]').first()
  await block.getByRole('button', { name: 'Copy' }).click()
  await block.getByRole('button', { name: 'Copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await block.locator('code').textContent())
  await block.getByRole('button', { name: 'Copy', exact: true }).waitFor()
})

test('programs find every page as Markdown from /llms.txt', async () => {
  const read = async (path: string) => {
    const response = await fetch(new URL(path, siteUrl()))
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
  }
  const list = await read('/llms.txt')
  expect([list.status, list.type]).toEqual([200, 'text/plain; charset=utf-8'])
  const links = [...list.text.matchAll(/\]\((\S+?\.md)\)/g)].map(([, link]) => String(link))
  expect(links.length).toBeGreaterThan(40)
  for (const guide of readdirSync(new URL('../../docs/guide', import.meta.url)))
    expect(links.map((link) => new URL(link, siteUrl()).pathname)).toContain(`/docs/${guide}`)
  for (const link of links)
    expect(await read(link), link).toMatchObject({ status: 200, type: 'text/markdown; charset=utf-8' })
  const noun = await read('/docs/api/bookings.md')
  const [, call] = /\((\/docs\/api\/bookings\/createBooking\.md)\)/.exec(noun.text) ?? []
  const page = await read(call ?? '')
  expect(page.text).toContain('# createBooking')
  const [, object] = /\((\/docs\/api\/objects\/bookings\.Booking\.md)\)/.exec(page.text) ?? []
  expect((await read(object ?? '')).text).toContain('# bookings.Booking')
  for (const path of [
    '/docs/nowhere.md',
    '/docs/api/nowhere.md',
    '/docs/api/bookings/nowhere.md',
    '/docs/api/objects/constructor.md',
  ])
    expect((await read(path)).status, path).toBe(404)
})
