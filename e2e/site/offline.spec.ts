import { expect, test } from '../support/test.ts'
import { freeDays, heading } from './steps.ts'

test('without a connection the page stays, says so, and goes on by itself once it is back', async ({ openPage }) => {
  // The router reports in the console what it could not fetch ahead.
  const page = await openPage({ width: 390 })
  await page.goto('/services/swedish-massage')
  const address = page.url()
  await page.context().setOffline(true)
  await page.getByText(/^You’re offline\. Last updated/).waitFor()
  await freeDays(page).nth(3).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await heading(page, 'Swedish massage').waitFor()
  expect(page.url()).toBe(address)
  await page.context().setOffline(false)
  await expect(page.getByText(/^You’re offline/)).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await heading(page, 'Privacy').waitFor()
})
