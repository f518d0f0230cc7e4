import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { clara, heading, letGoOfEverything } from './steps.ts'

test.afterEach(letGoOfEverything)

test('books and cancels by keyboard only, with the focus always visible', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await page.goto('/services/private-yoga-hour')
  await page.keyboard.press('Tab')
  expect(await focusedWords(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')

  await tabTo(page, /, \d+ times? available/)
  const start = await focusedDay(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  expect(await focusedDay(page)).toBe(later(start, 8))
  await page.keyboard.press('PageDown')
  await page.waitForFunction((day) => document.activeElement?.getAttribute('data-day') === day, later(start, 8 + 35))
  await page.keyboard.press('PageUp')
  await page.waitForFunction((day) => document.activeElement?.getAttribute('data-day') === day, later(start, 8))

  const chosen = await walkToFreeDay(page)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'times')
  expect(await page.getByRole('gridcell', { selected: true }).locator('[data-day]').getAttribute('data-day')).toBe(
    chosen,
  )
  await page
    .getByText(/\d times? available$/)
    .last()
    .waitFor()

  await page.keyboard.press('Tab')
  expect(await focusedWords(page)).toBe('Back to days')
  await tabTo(page, /^\d\d:\d\d/)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.has('time'))
  await tabTo(page, /^Continue with/)
  await page.keyboard.press('Enter')
  await heading(page, 'Booking Details').waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await page.waitForURL((url) => url.searchParams.has('hold'))

  await typeInto(page, 'first_name', clara.firstName)
  await typeInto(page, 'email', clara.email)
  await tabTo(page, /I have read the/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Book /)
  await page.keyboard.press('Enter')
  await heading(page, 'You’re booked, Clara').waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')

  await tabTo(page, /^Cancel$/)
  await page.keyboard.press('Enter')
  await heading(page, 'Cancel this booking?').waitFor()
  await tabTo(page, /^Cancel booking$/)
  await page.keyboard.press('Enter')
  await heading(page, 'This booking is cancelled').waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
})

test('a menu closes with Escape and returns the focus', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await page.goto('/about')
  await tabTo(page, /EN$/)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'עברית' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('link', { name: 'עברית' }).count()).toBe(0)
  expect(await focusedWords(page)).toMatch(/EN$/)
})

const focusedDay = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '')

/** What has the focus, in the words one would hear. */
const focusedWords = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : undefined
    return (label ?? focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').trim()
  })

/** Where there is no ring there must be an edge: what has the focus is never invisible. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return true
    const { outlineStyle, outlineWidth } = getComputedStyle(focused)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })

async function tabTo(page: Page, label: RegExp, patience = 60): Promise<void> {
  for (let press = 0; press < patience; press++) {
    await page.keyboard.press('Tab')
    expect(await isFocusSeen(page), `focus on “${await focusedWords(page)}”`).toBe(true)
    if (label.test(await focusedWords(page))) return
  }
  throw new Error(`the Tab key never reached ${label}`)
}

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) !== name) continue
    await page.keyboard.type(text)
    return
  }
  throw new Error(`the Tab key never reached ${name}`)
}

async function walkToFreeDay(page: Page): Promise<string> {
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('ArrowRight')
    if (
      /\d times? available$/.test(
        await page.evaluate(() => document.activeElement?.querySelector('.k-unseen')?.textContent ?? ''),
      )
    )
      return focusedDay(page)
  }
  throw new Error('no free day within two weeks')
}

const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
