import type { Client } from '@kalends/sdk'
import type { Page } from '@playwright/test'
import { createApiClient } from '../support/api-client.ts'
import { sql } from '../support/database.ts'
import { latestMessageTo } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'
import {
  book,
  chooseDay,
  clara,
  fillIn,
  freeDays,
  freeTimes,
  goOn,
  heading,
  letGoOfEverything,
  markTime,
  openService,
  pressBook,
  readClock,
} from './steps.ts'

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

/** A massage like one of the demo, which two people of its own give. */
async function aMassage({ services, resources }: Client): Promise<string> {
  const suffix = crypto.randomUUID().slice(0, 6)
  const found = await services.queryServices({ query: { filter: { type: 'APPOINTMENT' }, paging: { limit: 100 } } })
  const like = found.services?.find(({ mainSlug }) => mainSlug?.name === 'swedish-massage')
  const people = [`Ada ${suffix}`, `Ben ${suffix}`].map((name) =>
    resources.createStaffMember({ staffMember: { name } }),
  )
  const { service } = await services.createService({
    service: {
      type: 'APPOINTMENT',
      name: `Massage ${suffix}`,
      defaultCapacity: 1,
      onlineBooking: { enabled: true },
      staffMemberIds: (await Promise.all(people)).map(({ staffMember }) => staffMember?.resourceId ?? ''),
      schedule: { availabilityConstraints: { sessionDurations: [60] } },
      payment: { rateType: 'NO_FEE', options: { online: false, inPerson: true } },
      bookingPolicy: { id: like?.bookingPolicy?.id ?? '' },
      locations: like?.locations ?? [],
    },
  })
  return service?.mainSlug?.name ?? ''
}

/** Keeps somebody busy every day of the next weeks, but for what they have already. */
async function keepBusy({ resources, sessions }: Client, name: string): Promise<void> {
  const { staffMembers } = await resources.listStaff()
  const [today, end] = [0, 60].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  await sessions.createSession({
    session: {
      title: 'Travelling',
      localStartDate: `${today}T00:00:00`,
      durationMinutes: 24 * 60,
      resourceIds: [staffMembers.find((one) => one.name === name)?.resourceId ?? ''],
      recurrence: { interval: 1, weekdays: [1, 2, 3, 4, 5, 6, 7], until: end ?? '' },
    },
    allowOverlap: true,
  })
}

for (const width of [390, 1280]) {
  test(`rescheduling at ${width} px says with whom before the choice, and afterwards from when to when`, async ({
    openQuietPage,
  }) => {
    const { kalends } = await createApiClient(`Moves ${width}`)
    const page = await openQuietPage({ width })
    await book(page, await aMassage(kalends), 4)
    const booked = await ticketStaff(page)
    await keepBusy(kalends, booked)
    await page.getByRole('link', { name: 'Reschedule', exact: true }).click()
    await heading(page, 'Choose a new time').waitFor()
    const now = page.getByRole('region', { name: 'Your booking now' })
    expect(await now.innerText()).toContain(booked)
    expect(await now.innerText()).toContain('Via ')

    // Whoever else it would be with stands at the time. Not today or tomorrow: from there it could not be moved again.
    await chooseDay(page, 5)
    const time = freeTimes(page).filter({ hasText: 'with ' }).first()
    const [, other = ''] = /with (.+?)(,|$)/m.exec(await time.innerText()) ?? []
    expect(other).not.toBe(booked)
    const clock = await readClock(time)
    await time.click()
    await page.getByText(`with ${other}`).last().waitFor()
    await page.getByRole('button', { name: new RegExp(`^Reschedule to .+, ${clock}$`) }).click()
    await heading(page, new RegExp(`^Moved: .+ → .+ ${clock} · with .+`)).waitFor()
    expect(await ticketStaff(page)).toBe(other)
    expect(await page.getByRole('region', { name: 'Booking history' }).innerText()).toContain(`${clock}`)
    expect((await latestMessageTo(clara.email)).subject).toContain('New time')

    // A time of the same person says nothing, and stays with them.
    await page.getByRole('link', { name: 'Reschedule', exact: true }).click()
    const kept = freeTimes(page).filter({ hasNotText: 'with ' }).filter({ hasNotText: 'Current' }).first()
    await kept.click()
    await page.getByRole('button', { name: /^Reschedule to/ }).click()
    await heading(page, /^Moved: /).waitFor()
    expect(await ticketStaff(page)).toBe(other)
  })
}

async function ticketStaff(page: Page): Promise<string> {
  const text = await page.getByRole('article').innerText()
  const names = (await sql(`select name from staff_members where deleted_at is null`)).map(({ name }) => name ?? '')
  return names.find((name) => text.includes(name)) ?? 'nobody'
}

test('a booking moved to another city says what the clocks there show, on a phone', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, timezone: 'Europe/Rome' })
  await openService(page, 'haircut-and-finish')
  await freeDays(page).nth(3).click()
  await page.waitForURL((url) => url.searchParams.has('day'))
  await markTime(page)
  await goOn(page)
  await fillIn(page)
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
  expect(await page.getByRole('article').innerText()).not.toContain('in Lisbon')
  await page.getByRole('link', { name: 'Reschedule', exact: true }).click()
  await heading(page, 'Choose a new time').waitFor()
  const there = freeTimes(page).filter({ hasText: 'in Lisbon' })
  for (let day = 3; (await there.count()) === 0 && day < 15; day += 1) await chooseDay(page, day)
  const [clock = '', local = ''] = (await there.first().innerText()).match(/\d\d:\d\d/g) ?? []
  expect(minutesOf(clock) - minutesOf(local)).toBe(60)
  const isCut = (link: Element) => [...link.children].some((part) => part.scrollWidth > part.clientWidth + 1)
  expect(await there.first().evaluate(isCut)).toBe(false)
  await there.first().click()
  await page.getByRole('button', { name: new RegExp(`^Reschedule to .+, ${clock}$`) }).click()
  await heading(page, new RegExp(`^Moved: .+ ${clock} · with .+, Lisbon`)).waitFor()
  await page.getByRole('article').getByText(`${local} in Lisbon`).waitFor()
  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await page.getByText(`Rome time · ${local} in Lisbon`).waitFor()
})

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

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
