import { expectNoAxeViolations } from '../support/axe.ts'
import { beforeHydration } from '../support/before-hydration.ts'
import { expect, test } from '../support/test.ts'
import { aTimetable, type Timetable } from './a-timetable.ts'
import { book, fillIn, heading, letGoOfEverything, pressBook } from './steps.ts'

let timetable: Timetable
test.beforeAll(async () => {
  timetable = await aTimetable('of journeys')
})
test.afterEach(letGoOfEverything)

test('the timetable is filtered to one class, and its next session is booked for two on a phone', async ({
  openQuietPage,
}) => {
  const { name, slug } = timetable.yoga
  const page = await openQuietPage({ width: 390 })
  // Chosen before the page comes to life, it counts as well.
  await beforeHydration(page, '/classes', () =>
    page.getByRole('combobox', { name: 'Class' }).selectOption({ label: name }),
  )
  await page.waitForURL((url) => url.searchParams.get('service') === slug)
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first()
  expect(await first.innerText()).toContain('10 spots left')
  await expectNoAxeViolations(page)
  await first.getByRole('link', { name: new RegExp(`^Book ${name}`) }).click()
  await heading(page, 'Booking Details').waitFor()
  await page.waitForURL((url) => url.searchParams.has('hold'))
  await page.getByRole('combobox', { name: 'How many people' }).selectOption('2')
  await page.waitForURL((url) => url.searchParams.get('people') === '2')
  await expectNoAxeViolations(page)
  await fillIn(page)
  expect(await page.getByRole('region', { name: 'How would you like to pay?' }).innerText()).toContain('€30.00')
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
  expect(await page.getByRole('article').innerText()).toContain('2 people')
  await page.goto(`/classes/${slug}`)
  expect(await page.getByRole('main').innerText()).toContain('8 spots left')
})

test('a class with three seats left offers three, before and after they are held', async ({ openQuietPage }) => {
  const { slug, sessionIds } = timetable.small
  const page = await openQuietPage()
  const address = `/services/${slug}/book?session=${sessionIds[0]}`
  await page.goto(address)
  await page.waitForURL((url) => url.searchParams.has('hold'))
  const number = page.getByRole('combobox', { name: 'How many people' })
  expect(await number.getByRole('option').allInnerTexts()).toEqual(['1', '2', '3'])
  await number.selectOption('3')
  await page.waitForURL((url) => url.searchParams.get('people') === '3')
  await expect.poll(() => page.getByRole('complementary').innerText()).toContain('3 people')
  expect(await number.getByRole('option').allInnerTexts()).toEqual(['1', '2', '3'])
  await page.goto(`${address}&people=4`)
  await page.waitForURL((url) => url.searchParams.has('hold'))
  await page.getByRole('alert').getByText('Only 3 spots left.').waitFor()
  expect(await number.inputValue()).toBe('3')
  await fillIn(page)
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
  expect(await page.getByRole('article').innerText()).toContain('3 people')
})

test('a course with three seats left offers three, before and after they are held', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await page.goto(`/services/${timetable.smallCourse.slug}/book`)
  await page.waitForURL((url) => url.searchParams.has('hold'))
  const number = page.getByRole('combobox', { name: 'How many people' })
  expect(await number.getByRole('option').allInnerTexts()).toEqual(['1', '2', '3'])
  await number.selectOption('3')
  await page.waitForURL((url) => url.searchParams.get('people') === '3')
  expect(await number.getByRole('option').allInnerTexts()).toEqual(['1', '2', '3'])
})

test('a booked class is rescheduled to another session by its link, and cancelled there', async ({ openQuietPage }) => {
  const { slug, sessionIds } = timetable.yoga
  const page = await openQuietPage()
  await page.goto(`/services/${slug}/book?session=${sessionIds[0]}`)
  await page.waitForURL((url) => url.searchParams.has('hold'))
  await fillIn(page)
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
  await page.getByRole('link', { name: 'Reschedule', exact: true }).click()
  await heading(page, 'Choose a new time').waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('list', { name: 'Upcoming dates' }).getByRole('link').first().click()
  await page.waitForURL((url) => url.searchParams.get('session') === sessionIds[1])
  await page.getByRole('button', { name: /^Reschedule to \w+ \d+ \w+, 18:30$/ }).click()
  await heading(page, /^Moved: /).waitFor()
  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await heading(page, 'This booking is cancelled').waitFor()
})

test('two browsers race for the last seat: one gets it, the other is offered the next sessions', async ({
  openQuietPage,
}) => {
  const { slug, sessionIds } = timetable.yoga
  const address = `/services/${slug}/book?session=${sessionIds[2]}`
  const mine = await openQuietPage()
  const theirs = await openQuietPage({ width: 390 })
  await Promise.all([mine.goto(address), theirs.goto(address)])
  const quicker = (page: typeof mine) => page.getByRole('heading', { name: 'Someone is booking this time right now.' })
  const held = async (page: typeof mine) => {
    const isHeld = page.waitForURL((url) => url.searchParams.has('hold')).then(() => true)
    const isRefused = quicker(page)
      .waitFor()
      .then(() => false)
    // The other one waits until the page is closed.
    for (const waiting of [isHeld, isRefused]) waiting.catch(() => undefined)
    return Promise.race([isHeld, isRefused])
  }
  const [iHave, theyHave] = await Promise.all([held(mine), held(theirs)])
  expect([iHave, theyHave].filter(Boolean)).toHaveLength(1)
  const [winner, loser] = iHave ? [mine, theirs] : [theirs, mine]
  expect(await quicker(loser).count()).toBe(1)
  expect(await loser.getByRole('button', { name: /^18:30/ }).count()).toBeGreaterThan(0)
  await fillIn(winner)
  await pressBook(winner)
  await heading(winner, 'You’re booked, Clara').waitFor()
  await winner.goto(`/classes/${slug}`)
  expect(await winner.getByRole('main').innerText()).toContain('Full')
})

test('a course shows all its sessions and is booked as a whole', async ({ openQuietPage }) => {
  const { slug, name } = timetable.pottery
  const page = await openQuietPage()
  await page.goto(`/services/${slug}`)
  await page.waitForURL((url) => url.pathname.endsWith(`/courses/${slug}`))
  await heading(page, name).waitFor()
  expect(await page.getByRole('region', { name: 'Join this course' }).innerText()).toContain('4 of 4 spots left')
  expect(await page.getByRole('heading', { name: '3 sessions' }).count()).toBe(1)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Book a spot' }).click()
  await page.waitForURL((url) => url.searchParams.has('hold'))
  await fillIn(page)
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
  const ticket = await page.getByRole('article').innerText()
  expect(ticket).toMatch(/From .+ until /)
  expect(await page.getByRole('link', { name: 'Reschedule', exact: true }).count()).toBe(0)
  await page.goto(`/courses/${slug}`)
  expect(await page.getByRole('region', { name: 'Join this course' }).innerText()).toContain('3 of 4 spots left')
})

test('without scripts a class is found, booked for three, and its link works', async ({ openQuietPage }) => {
  const { slug, sessionIds } = timetable.yoga
  const page = await openQuietPage({ scripts: false })
  await page.goto(`/classes/${slug}`)
  await page
    .getByRole('link', { name: /^Book / })
    .first()
    .click()
  await heading(page, 'Booking Details').waitFor()
  expect(new URL(page.url()).searchParams.get('session')).toBe(sessionIds[0])
  await page.getByRole('combobox', { name: 'How many people' }).selectOption('3')
  await fillIn(page)
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
  expect(await page.getByRole('article').innerText()).toContain('3 people')
})

test('an appointment is rescheduled by its link, where its own time counts as available', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  await page.goto('/services/first-conversation')
  await book(page, 'first-conversation', 3)
  await page.getByRole('link', { name: 'Reschedule', exact: true }).click()
  await heading(page, 'Choose a new time').waitFor()
  expect(await page.getByText('Current time', { exact: true }).count()).toBe(1)
  await expectNoAxeViolations(page)
  await page
    .getByRole('list', { name: /^(Morning|Afternoon|Evening)$/ })
    .getByRole('link')
    .last()
    .click()
  await page.getByRole('button', { name: /^Reschedule to / }).click()
  await heading(page, /^Moved: /).waitFor()
})

test('a class says in which zone its times are, and when that is for whoever is elsewhere', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ width: 390, timezone: 'America/New_York' })
  await page.goto(`/classes/${timetable.yoga.slug}`)
  const sessions = page.getByRole('region', { name: 'Upcoming dates' })
  await sessions.getByText(/^Times are in Rome time, GMT\+[12]$/).waitFor()
  await sessions
    .getByText(/\d\d:\d\d your time$/)
    .first()
    .waitFor()
  await expectNoAxeViolations(page)
})
