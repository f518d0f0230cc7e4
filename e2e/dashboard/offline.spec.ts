import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { book, calendarEntry, quietTuesday } from './calendar-steps.ts'

test('offline nothing replaces the calendar, and what was chosen opens once the connection is back', async ({
  openPage,
}) => {
  const page = await openPage()
  await signIn(page)
  const day = quietTuesday(13)
  await page.goto(`/dashboard?day=${day}`)
  const customer = `Kim Line ${Date.now() % 100_000}`
  await book(page, { day, time: '10:00', customer })
  const entry = calendarEntry(page, customer)
  await entry.waitFor()
  await page.context().setOffline(true)
  const bar = page.getByText(/^You’re offline\./)
  await bar.waitFor()
  await entry.click()
  await page.getByRole('complementary').waitFor()
  await page.keyboard.press('Control+PageDown')
  await page.getByRole('link', { name: 'Customers' }).first().click()
  await page.getByText('You’re offline. The page you chose opens once you’re back online.').waitFor()
  expect(await entry.isVisible()).toBe(true)
  expect(await page.getByText('This page couldn’t load').count()).toBe(0)
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor()
  expect(await bar.count()).toBe(0)
})

test('a page whose server restarts stays, and opens the booking by itself afterwards', async ({ openPage }) => {
  const page = await openPage()
  await signIn(page)
  const day = quietTuesday(14)
  await page.goto(`/dashboard?day=${day}`)
  const customer = `Lou Restart ${Date.now() % 100_000}`
  await book(page, { day, time: '10:00', customer })
  const entry = calendarEntry(page, customer)
  await entry.waitFor()
  let answers: 'none' | 'proxy' = 'none'
  await page.route('**/*.data*', (route) =>
    answers === 'none' ? route.abort('connectionrefused') : route.fulfill({ status: 502, body: 'Bad gateway' }),
  )
  await entry.click()
  const bar = page.getByText(/^The server can’t be reached\./)
  await bar.waitFor()
  answers = 'proxy'
  expect(await entry.isVisible()).toBe(true)
  await page.unroute('**/*.data*')
  await page.getByRole('complementary', { name: `Booking for ${customer}` }).waitFor()
  await expect.poll(() => bar.count()).toBe(0)
})
