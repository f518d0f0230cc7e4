import { expect, test } from '../support/test.ts'
import { book, heading, letGoOfEverything } from './steps.ts'

test.afterEach(letGoOfEverything)

test('the link opens the booking in any browser, and cancels it once', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await book(page, 'swedish-massage', 4)
  const link = new URL(page.url()).pathname
  const elsewhere = await openQuietPage({ width: 390 })
  await elsewhere.goto(link)
  await heading(elsewhere, 'Your booking').waitFor()
  expect(await elsewhere.getByText(/^You can cancel here free of charge until \w+day \d+ \w+, \d\d:\d\d/).count()).toBe(
    1,
  )
  await elsewhere.getByRole('link', { name: 'Cancel', exact: true }).click()
  await elsewhere.getByRole('link', { name: 'Keep booking' }).click()
  await heading(elsewhere, 'Your booking').waitFor()
  await elsewhere.goto(`${link}/cancel`)

  // Meanwhile it was cancelled in the other browser.
  await page.goto(`${link}/cancel`)
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await heading(page, 'This booking is cancelled').waitFor()
  await elsewhere.getByRole('button', { name: 'Cancel booking' }).click()
  await heading(elsewhere, 'This booking is cancelled').waitFor()
})

test('past the deadline the page shows a phone number, before and after pressing cancel', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await book(page, 'swedish-massage')
  expect(await page.getByRole('link', { name: 'Cancel', exact: true }).count()).toBe(0)
  const rule = await page.getByRole('region', { name: 'If your plans change' }).innerText()
  expect(rule).toContain('This booking can no longer be cancelled online.')
  expect(rule).toContain('+39 06 555 0114')
  await page.goto(`${new URL(page.url()).pathname}/cancel`)
  await heading(page, 'Your booking').waitFor()
})

test('a mistyped link says where to find the right one', async ({ openQuietPage }) => {
  const page = await openQuietPage({ statuses: [404] })
  await page.goto(`/bookings/${'x'.repeat(60)}`)
  await heading(page, 'This link no longer works').waitFor()
  expect(await page.getByRole('main').innerText()).toContain('+39 06 555 0114')
  await page.getByRole('link', { name: 'See available times' }).click()
  await page.getByRole('heading', { name: 'Services', exact: true }).waitFor()
})
