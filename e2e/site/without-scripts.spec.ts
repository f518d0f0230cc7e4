import { expect, test } from '../support/test.ts'
import { clara, fillIn, freeDays, freeTimes, heading, letGoOfEverything, pressBook } from './steps.ts'

test.afterEach(letGoOfEverything)

test('every step works before scripts, or without them', async ({ openQuietPage }) => {
  const page = await openQuietPage({ scripts: false })
  await page.goto('/')
  await page.getByRole('link', { name: /^Swedish massage\b(?!, long)/ }).click()
  await freeTimes(page).first().waitFor()

  await page.getByRole('radio', { name: 'Livia Marchetti' }).check()
  await page.getByRole('button', { name: 'Show times' }).first().click()
  await page.waitForURL(/[?&]staff=[^&]/)
  expect(await page.getByRole('radio', { name: 'Livia Marchetti' }).isChecked()).toBe(true)

  await page.getByText('Change', { exact: true }).click()
  await page.getByLabel('Time zone').selectOption('Europe/London')
  await page.getByRole('button', { name: 'Show times' }).last().click()
  await page.getByText('Times are in London time, GMT').waitFor()

  const before = page.url()
  await freeDays(page).nth(5).click()
  await page.waitForURL((url) => url.href !== before)
  const time = freeTimes(page).first()
  const clock = (await time.innerText()).slice(0, 5)
  await time.click()
  await page.getByRole('button', { name: `Continue with ${clock}` }).click()
  await heading(page, 'Booking Details').waitFor()
  await page.getByText(/^Held for you until/).waitFor()

  await page.getByLabel('First name').fill(clara.firstName)
  await pressBook(page)
  expect(await page.getByRole('alert').innerText()).toContain('Please check 2 answers.')
  expect(await page.getByLabel('First name').inputValue()).toBe('Clara')
  await fillIn(page)
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
  expect(await page.getByRole('article').innerText()).toContain('Livia Marchetti')

  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await heading(page, 'This booking is cancelled').waitFor()
})

test('a refusal without scripts preserves the answers and offers other times', async ({ openQuietPage }) => {
  const page = await openQuietPage({ scripts: false })
  const quicker = await openQuietPage({ scripts: false })
  for (const each of [page, quicker]) {
    await each.goto('/services/private-yoga-hour')
    await freeDays(each).nth(6).click()
    await each.waitForURL(/[?&]day=/)
    await freeTimes(each).first().click()
  }
  await quicker.getByRole('button', { name: /^Continue with/ }).click()
  await page.getByRole('button', { name: /^Continue with/ }).click()
  await page.getByRole('alert').getByText('Someone is booking this time right now.').waitFor()
  await fillIn(page)
  await page
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click()
  await page.getByText(/^Held for you until/).waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Clara')
})

test('the zone, the language and the look are links', async ({ openQuietPage }) => {
  const page = await openQuietPage({ scripts: false, width: 390 })
  await page.goto('/services/swedish-massage')
  await page.getByText('Appearance', { exact: true }).click()
  await page.getByRole('link', { name: 'Dark' }).click()
  await page.locator('html[data-color-scheme="dark"]').waitFor()
})
