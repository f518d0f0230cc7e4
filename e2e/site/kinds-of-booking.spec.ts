import { expect, test } from '../support/test.ts'
import { dayAhead } from './a-timetable.ts'
import {
  book,
  fillIn,
  freeDays,
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

test('a free service requests no payment', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await reachForm(page, 'first-conversation', 2)
  expect(await page.getByRole('heading', { name: 'How would you like to pay?' }).count()).toBe(0)
  await fillIn(page)
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
  expect(await page.getByRole('article').innerText()).toMatch(/Total\s+Free/)
})

test('a paid service says how it is paid before booking', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await reachForm(page, 'swedish-massage', 2)
  expect(await page.getByRole('region', { name: 'How would you like to pay?' }).innerText()).toContain('€68.00')
  expect(await page.getByText(/free of charge until/).innerText()).toMatch(/until \w+day \d+ \w+, \d\d:\d\d/)
})

test('a service that needs approval is requested, and the request can be withdrawn', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await openService(page, 'colour-and-gloss', 1)
  expect(
    await page.getByText('We’ll review your request. You’ll see our answer on your booking page.').isVisible(),
  ).toBe(true)
  await markTime(page)
  await goOn(page)
  await fillIn(page)
  await page.getByRole('button', { name: /^Request \w+ \d+ \w+, \d\d:\d\d$/ }).click()
  await heading(page, 'Request sent to Tomás').waitFor()
  const ticket = page.getByRole('article')
  expect(await ticket.innerText()).toContain('Awaiting approval')
  expect(await ticket.innerText()).toMatch(/Total\s+from €98\.00/)
  expect(await page.getByRole('listitem').filter({ hasText: 'Requested on this website' }).count()).toBe(1)
  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await heading(page, 'This booking is cancelled').waitFor()
})

/** A Monday that is followed by another without bookings of the demo. */
const quietMonday = (): string => dayAhead(35 + ((8 - new Date().getUTCDay()) % 7))

test('a customer who chooses a staff member gets that one', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await openService(page, 'swedish-massage')
  await page.getByRole('radio', { name: 'Noor Haddad' }).check()
  await page.waitForURL((url) => url.searchParams.has('staff'))
  // In five weeks the demo has no bookings: Noor has the same time a week later, which is offered in the end.
  const later = new URL(page.url())
  later.searchParams.set('day', quietMonday())
  await page.goto(later.href)
  await markTime(page)
  await goOn(page)
  expect(await page.getByLabel(/^Anything Noor should know\?/).count()).toBe(1)
  await fillIn(page)
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
  expect(await page.getByRole('article').innerText()).toContain('Noor Haddad')
  expect(await page.getByRole('region', { name: 'Same again next week?' }).innerText()).toContain(
    'Noor is available on',
  )
})

test('a customer without a preference is not bound to the held staff member', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await reachForm(page, 'swedish-massage', 3)
  await page.getByRole('link', { name: 'Time', exact: true }).click()
  await heading(page, 'Swedish massage').waitFor()
  expect(await page.getByRole('radio', { name: /Anyone available/ }).isChecked()).toBe(true)
  expect(await page.getByRole('button', { name: /^Continue with/ }).count()).toBe(1)
})

test('a time at one of two locations is in the zone of that location, which is shown', async ({ openQuietPage }) => {
  const page = await openQuietPage({ timezone: 'Europe/Rome' })
  await openService(page, 'haircut-and-finish')
  await page.getByRole('radio', { name: /^Lisbon/ }).check()
  await page.waitForURL((url) => url.searchParams.has('location'))
  await page.getByText('Times are in Lisbon time, GMT').waitFor()
  // The day that was free elsewhere may be full here.
  await freeDays(page).nth(1).click()
  await page.waitForURL((url) => url.searchParams.has('day'))
  const [listed = '', yours = ''] = (await freeTimes(page).first().innerText()).match(/\d\d:\d\d/g) ?? []
  expect(minutes(yours) - minutes(listed)).toBe(60)
  await markTime(page)
  await goOn(page)
  const summary = page.getByRole('complementary')
  // Another customer may have taken the first time meanwhile: the summary says which one it is.
  const [there = ''] = (await summary.innerText()).match(/\d\d:\d\d(?=–)/) ?? []
  const [inRome = ''] = (await summary.innerText()).match(/\d\d:\d\d(?=\.)/) ?? []
  expect(minutes(inRome) - minutes(there)).toBe(60)
  expect(await summary.innerText()).toContain('Lisbon time')
  await fillIn(page)
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
  const ticket = page.getByRole('article')
  expect(await ticket.innerText()).toContain(`${there}–`)
  expect(await ticket.innerText()).toContain('Lisbon time')
})

test('a customer in New York sees both times, switches to their own zone, and the chosen instant stays', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ timezone: 'America/New_York' })
  await openService(page, 'swedish-massage', 1)
  const first = freeTimes(page).first()
  const [rome = '', own = ''] = (await first.innerText()).match(/\d\d:\d\d/g) ?? []
  expect((minutes(rome) - minutes(own) + 1440) % 1440).toBe(360)
  await markTime(page, first)
  const moment = new URL(page.url()).searchParams.get('time')

  await page.getByText('Change', { exact: true }).click()
  await page.getByLabel('Time zone').selectOption('America/New_York')
  await page.getByRole('button', { name: 'Show times' }).click()
  await page.getByText('Times are in New York time, GMT-').waitFor()
  expect(new URL(page.url()).searchParams.get('time')).toBe(moment)
  await page.getByRole('button', { name: `Continue with ${own}` }).click()
  await heading(page, 'Booking Details').waitFor()
  expect(await page.getByRole('complementary').innerText()).toContain('New York time')
  await fillIn(page)
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
  const text = await page.getByRole('article').innerText()
  expect(text, 'the zone the time was listed in').toContain(`${own}–`)
  expect(text).toContain('New York time')
})

test('the next booking starts from an empty form', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await book(page, 'beard-and-neck', 1)
  await reachForm(page, 'beard-and-neck', 2)
  expect(await page.getByLabel('First name').inputValue()).toBe('')
  expect(await page.getByRole('checkbox').isChecked()).toBe(false)
})

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(':').map(Number)
  return hours * 60 + rest
}
