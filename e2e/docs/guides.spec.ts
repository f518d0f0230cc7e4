import { expectNoAxeViolations } from '../support/axe.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'

test('the guides are read from the first to the last on a phone, and every link leads somewhere', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ width: 390, scheme: 'dark' })
  await page.goto('/docs')
  await page.getByRole('heading', { level: 1, name: 'Quick start' }).waitFor()
  const links = new Set<string>()
  const next = page.locator('a[rel=next]')
  for (;;) {
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    for (const link of await page.locator('main a[href^="/"]').all()) links.add((await link.getAttribute('href')) ?? '')
    if ((await next.count()) === 0) break
    const title = ((await next.textContent()) ?? '').replace(' →', '')
    await next.click()
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  }
  expect(new URL(page.url()).pathname).toBe('/docs/running')
  for (const link of links) expect((await fetch(`${siteUrl()}${link}`)).status, link).toBe(200)
})

test('a guide stays in English on a page in Hebrew, and an unknown one is not found', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 1280, language: 'he', statuses: [404] })
  await page.goto('/docs/book')
  await expect(page.locator('main')).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'מדריך ה־API' }).waitFor()
  await page
    .getByText(`apiUrl: '${new URL(siteUrl()).origin}'`)
    .first()
    .waitFor()
  await expectNoAxeViolations(page)
  await page.goto('/docs/nowhere')
  await page.getByRole('heading', { level: 1 }).waitFor()
})
