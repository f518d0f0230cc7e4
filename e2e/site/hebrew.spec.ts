import { expect, test } from '../support/test.ts'
import { clara, freeTimes, letGoOfEverything } from './steps.ts'

test.afterEach(letGoOfEverything)

const HEBREW_TIMES = /^(בוקר|צהריים|ערב)$/

test('the whole journey in Hebrew, from right to left', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, language: 'he', timezone: 'Asia/Jerusalem' })
  await page.goto('/')
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    'he',
    'rtl',
  ])
  await page.getByRole('link', { name: /^Haircut and finish/ }).click()
  await page.getByRole('link', { name: /^Aventine/ }).click()
  const grid = page.getByRole('grid')
  await grid.waitFor()
  const [first, second] = await Promise.all([0, 1].map((day) => grid.getByRole('gridcell').nth(day).boundingBox()))
  expect(first?.x, 'Sunday stands at the right').toBeGreaterThan(second?.x ?? 0)
  expect(await freeTimes(page).count(), 'no English list').toBe(0)
  await page.getByRole('list', { name: HEBREW_TIMES }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'להמשיך' }).click()
  await page.getByLabel('שם פרטי').fill(clara.firstName)
  await page.getByLabel('אימייל').fill(clara.email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^הזמנה: / }).click()
  await page.getByRole('heading', { level: 1, name: 'ההזמנה אושרה, Clara' }).waitFor()
  const text = await page.getByRole('main').innerText()
  expect(text).toContain('הקישור להזמנה שלכם')
  expect(text).not.toMatch(/site\.|common\./)
})

test('nothing is cut off or pushed aside at 320 pixels, in either direction', async ({ openQuietPage }) => {
  for (const language of ['en', 'he']) {
    const page = await openQuietPage({ width: 320, language })
    for (const path of ['/', '/services/haircut-and-finish', '/terms']) {
      await page.goto(path)
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overhang, `${path} in ${language}`).toBeLessThanOrEqual(0)
    }
  }
})

test('a language is chosen once and remembered', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await page.goto('/about')
  await page.getByText(/EN$/).click()
  await page.getByRole('link', { name: 'עברית' }).click()
  await page.getByRole('link', { name: 'שירותים' }).first().waitFor()
  await page.goto('/terms')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('he')
})
