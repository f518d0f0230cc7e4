import type { Page } from '@playwright/test'
import { isAlive } from './is-alive.ts'

/** Does something before the page's scripts have loaded, then lets them load. */
export async function beforeHydration(page: Page, url: string, act: () => Promise<unknown>): Promise<void> {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  await act()
  arrival.resolve()
  await page.waitForFunction(isAlive)
}
