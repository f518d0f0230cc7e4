import type { Page } from 'playwright-core'

const DAY = 24 * 60 * 60_000

/** Opens the next day on which somebody is booked: the demo business rests now and then, and what is over may be few. */
export async function openBusyDay(page: Page, language: 'en' | 'he' = 'en'): Promise<void> {
  for (let ahead = 1; ahead < 8; ahead += 1) {
    const day = new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10)
    await page.goto(`/dashboard?day=${day}&lang=${language}`)
    if ((await page.locator('main ol a').count()) > 1) return
  }
  throw new Error('Nobody is booked in the next seven days')
}
