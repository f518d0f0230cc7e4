import { expect, test } from '../support/test.ts'
import {
  endHoldIn,
  fillIn,
  freeTimes,
  goOn,
  heading,
  letGoOfEverything,
  markTime,
  openService,
  pressBook,
  reachForm,
} from './steps.ts'

test.afterEach(letGoOfEverything)

test('a held time is not offered to others, and a reload shows the same expiry', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  const clock = await reachForm(page, 'private-yoga-hour', 1)
  const until = await page.getByText(/^Held for you until/).innerText()
  await page.reload()
  await expect.poll(() => page.getByText(/^Held for you until/).innerText()).toBe(until)
  // The held time may have been the only one of its day, so the day is asked for by its date.
  const day = new URL(page.url()).searchParams.get('time')?.slice(0, 10)
  const other = await openQuietPage()
  await other.goto(`/services/private-yoga-hour?day=${day}`)
  await heading(other, 'Private yoga hour').waitFor()
  expect((await freeTimes(other).allInnerTexts()).join(' ')).not.toContain(clock)
})

test('when the hold expires, everything typed stays, and submitting holds the time again', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ width: 390 })
  const clock = await reachForm(page, 'private-yoga-hour', 2)
  await fillIn(page)
  await page.getByLabel(/^Anything/).fill('Left shoulder')
  await endHoldIn(page, 3)
  await page.reload()
  await page.getByRole('timer').waitFor()
  await page.getByText(`${clock} is no longer held for you`).filter({ visible: true }).last().waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Clara')
  expect(await page.getByLabel(/^Anything/).inputValue()).toBe('Left shoulder')
  expect(await page.getByRole('checkbox').isChecked()).toBe(true)
  expect(await page.getByRole('timer').count()).toBe(0)
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
})

test('offers three others if the time was just booked, and preserves everything typed', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  const clock = await reachForm(page, 'glaze-advice', 1)
  await fillIn(page)
  await page.getByLabel(/^Anything/).fill('A blue bowl')
  await endHoldIn(page, -1)

  const quicker = await openQuietPage()
  await openService(quicker, 'glaze-advice', 1)
  await markTime(quicker, freeTimes(quicker).filter({ hasText: clock }).first())
  await goOn(quicker)
  await fillIn(quicker, { firstName: 'Quick', lastName: 'Person', email: 'quick@example.org' })
  await pressBook(quicker)
  await heading(quicker, 'You’re booked, Quick').waitFor()

  await pressBook(page)
  const alert = page.getByRole('alert')
  await alert.getByRole('heading', { name: 'That time has just been taken' }).waitFor()
  expect(await alert.innerText()).toContain(`${clock} is no longer available`)
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert')
  const bookButton = page.getByRole('button', { name: /^Book / })
  expect(await bookButton.getAttribute('aria-disabled')).toBe('true')
  const others = page.getByRole('button', { name: /^\d\d:\d\d/ })
  expect(await others.count()).toBe(3)
  const chosen = (await others.nth(1).innerText()).slice(0, 5)
  const gone = new URL(page.url()).searchParams.get('hold')
  await others.nth(1).click()
  await page.getByRole('button', { name: new RegExp(`^Book .*, ${chosen}$`) }).waitFor()
  await page.getByRole('timer').waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Clara')
  expect(await page.getByLabel(/^Anything/).inputValue()).toBe('A blue bowl')
  await page.waitForURL((url) => ![null, gone].includes(url.searchParams.get('hold')))
  await page.reload()
  await page.getByRole('button', { name: new RegExp(`, ${chosen}$`) }).waitFor()
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
})

test('a time taken while it is displayed is reported immediately, with alternatives', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await openService(page, 'glaze-advice', 2)
  const clock = await markTime(page)
  const quicker = await openQuietPage()
  await openService(quicker, 'glaze-advice', 2)
  await markTime(quicker, freeTimes(quicker).filter({ hasText: clock }).first())
  await goOn(quicker)
  await quicker.waitForURL((url) => url.searchParams.has('hold'))
  await page.getByRole('button', { name: `Continue with ${clock}` }).click()
  await page.getByRole('alert').getByText('Someone is booking this time right now.').waitFor()
  expect(await page.getByRole('button', { name: /^\d\d:\d\d/ }).count()).toBe(3)
})

test('a customer with three holds completes one or releases one', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  for (const slug of ['private-wheel-lesson', 'posture-check', 'gloss-short-hair']) await reachForm(page, slug)
  await openService(page, 'swedish-massage')
  const clock = await markTime(page)
  await goOn(page)
  await page.getByRole('alert').getByText('You’re already holding 3 times').waitFor()
  expect(await page.getByRole('link', { name: /^Private wheel lesson, / }).count()).toBe(1)
  await page.getByLabel('First name').fill('Clara')
  await page.getByRole('button', { name: /^Release Posture check, / }).click()
  await page.getByRole('timer').waitFor()
  expect(await page.getByRole('button', { name: new RegExp(`^Book .*, ${clock}$`) }).isEnabled()).toBe(true)
  expect(await page.getByLabel('First name').inputValue()).toBe('Clara')
})

test('choosing another time moves the hold instead of adding one', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  const first = await reachForm(page, 'private-yoga-hour', 4)
  await page.getByRole('link', { name: 'Time', exact: true }).click()
  await heading(page, 'Private yoga hour').waitFor()
  const second = await markTime(page, freeTimes(page).last())
  expect(second).not.toBe(first)
  await goOn(page)
  const other = await openQuietPage()
  await openService(other, 'private-yoga-hour', 4)
  const offered = (await freeTimes(other).allInnerTexts()).join(' ')
  expect(offered).toContain(first)
  expect(offered).not.toContain(second)
})

test('offline nothing is sent and nothing is lost', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await reachForm(page, 'beard-and-neck', 3)
  await fillIn(page)
  await page.context().setOffline(true)
  await page.getByText(/^You’re offline\. Last updated/).waitFor()
  expect(
    await page.getByText('You’re offline. Your answers are saved; you can book once you’re back online.').isVisible(),
  ).toBe(true)
  await page.getByRole('button', { name: /^Book / }).press('Enter')
  expect(await page.getByLabel('First name').inputValue()).toBe('Clara')
  await page.context().setOffline(false)
  await page.getByText('The next page has a link to your booking. Save it.').waitFor()
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
})

test('the form names every invalid answer and focuses the first', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await reachForm(page, 'beard-and-neck', 4)
  await page.getByLabel('Email').fill('clara@')
  await pressBook(page)
  expect(await page.getByRole('alert').innerText()).toContain('Please check 3 answers.')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('first_name')
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByText('The email address is missing the part after the @ sign.').isVisible()).toBe(true)
  await page.getByLabel('Email').fill('clara@example.org')
  expect(await page.getByText('The email address is missing the part after the @ sign.').count()).toBe(0)
})
