import type { Client } from '@kalends/sdk'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createApiClient } from '../support/api-client.ts'
import { expectNoAxeViolations } from '../support/page.ts'
import { signIn } from '../support/people.ts'
import { openQuietPage } from '../support/quiet-page.ts'

/** A class of four that repeats every week, with two parties on its roster. */
async function aClass(mark: string, localStartDate = inTwoDays()): Promise<{ sessionId: string; kalends: Client }> {
  const { kalends } = await createApiClient(mark)
  const { service } = await kalends.services.createService({
    service: {
      type: 'CLASS',
      name: `Tai chi ${mark}`,
      defaultCapacity: 4,
      onlineBooking: { enabled: true },
      payment: { rateType: 'NO_FEE', options: { online: false, inPerson: true } },
    },
  })
  const { session } = await kalends.sessions.createSession({
    session: {
      serviceId: service?.id ?? '',
      localStartDate,
      durationMinutes: 45,
      capacity: 4,
      resourceIds: [],
      recurrence: { interval: 1 },
    },
  })
  for (const firstName of ['Ada', 'Bruno']) {
    await kalends.bookings.createBooking({
      booking: {
        bookedEntity: {
          slot: { serviceId: service?.id ?? '', eventId: session.id, timezone: 'Europe/Rome' },
        },
        contactDetails: { firstName, lastName: mark, email: `${firstName}.${mark}@customer.example`.toLowerCase() },
        totalParticipants: 1,
        status: 'CONFIRMED',
      },
    })
  }
  return { sessionId: session.id, kalends }
}

const inTwoDays = (): string => `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T07:15:00`

/** As the clocks of the demo business say it. */
const inHalfAnHour = (): string =>
  new Date(Date.now() + 30 * 60_000).toLocaleString('sv-SE', { timeZone: 'Europe/Rome' }).replace(' ', 'T')

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('checks people in by one press each, notes who did not come, and takes it back', async () => {
  const { sessionId } = await aClass('Porta')
  const page = await openQuietPage()
  await signIn(page)
  await page.goto(`/dashboard/sessions/${sessionId}`)
  await page.getByText('2 of 4 places').waitFor()
  await page.getByRole('button', { name: 'Ada Porta is here' }).click()
  await row(page, 'Ada Porta')
    .getByText(/^Here since/)
    .waitFor()
  await page.getByText('1 of 2 here').waitFor()
  await page.getByRole('button', { name: 'Bruno Porta did not come' }).click()
  await row(page, 'Bruno Porta').getByText('Did not come').waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Undo what was noted about Bruno Porta' }).click()
  await page.getByRole('button', { name: 'Bruno Porta is here' }).waitFor()
})

test('does not suggest that a customer added two days before is here already', async () => {
  const { sessionId } = await aClass('Monte')
  const page = await openQuietPage()
  await signIn(page)
  await page.goto(`/dashboard/sessions/${sessionId}`)
  await page.getByRole('link', { name: 'Add somebody' }).click()
  await page.getByRole('combobox').fill('Ada Monte')
  await page
    .getByRole('option', { name: /Ada Monte/ })
    .first()
    .click()
  expect(await page.getByLabel('They are here').count()).toBe(0)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('3 of 4 places').waitFor()
  expect(await page.getByText(/^Here since/).count()).toBe(0)
})

test('adds somebody who came by, and makes the class bigger in place', async () => {
  const { sessionId } = await aClass('Sella', inHalfAnHour())
  const page = await openQuietPage({ width: 390 })
  await signIn(page)
  await page.goto(`/dashboard/sessions/${sessionId}`)
  await page.getByRole('link', { name: 'Places' }).click()
  await page.getByLabel('Places').fill('6')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('2 of 6 places').waitFor()
  await page.getByRole('link', { name: 'Add somebody' }).click()
  const search = page.getByRole('combobox')
  await search.fill('Ada Sella')
  await page
    .getByRole('option', { name: /Ada Sella/ })
    .first()
    .click()
  await page.getByLabel('How many people').fill('1')
  expect(await page.getByLabel('They are here').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('3 of 6 places').waitFor()
  await page.getByText('1 of 3 here').waitFor()
})

test('moves one meeting of a series with those who booked, and calls it off', async () => {
  const { sessionId, kalends } = await aClass('Torre')
  const page = await openQuietPage()
  await signIn(page)
  await page.goto(`/dashboard/sessions/${sessionId}`)
  await page.getByRole('link', { name: 'Move' }).click()
  await page.getByLabel('Time').fill('08:30')
  await page.getByText('Don’t notify').click()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Move it' }).click()
  await page.getByText(/08:30–09:15/).waitFor()
  const { session } = await kalends.sessions.getSession({ sessionId })
  expect(session).toMatchObject({ changed: true, seats: { taken: 2 } })
  await page.getByRole('link', { name: 'Call off' }).click()
  await page.getByText('2 bookings end with it.').waitFor()
  await page.getByText('Don’t notify').click()
  await page.getByRole('button', { name: 'Call it off' }).click()
  await page.getByRole('status').getByText('Called off.').waitFor()
  expect(await page.getByRole('link', { name: 'Add somebody' }).count()).toBe(0)
})

test('says that somebody else was quicker', async () => {
  const { sessionId } = await aClass('Fiume')
  const page = await openQuietPage({ statuses: [409] })
  await signIn(page)
  await page.goto(`/dashboard/sessions/${sessionId}?ask=capacity`)
  // What the form knows is old once it arrives, whatever the page hears meanwhile.
  await page.route('**/dashboard/sessions/**', (route) => {
    const sent = route.request().postData()
    return route.continue(sent === null ? {} : { postData: sent.replace(/revision=\d+/, 'revision=0') })
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('alert')
    .getByText(/^Somebody changed this meanwhile/)
    .waitFor()
})

test('a meeting that is not there is not found', async () => {
  const page = await openQuietPage({ statuses: [404] })
  await signIn(page)
  await page.goto('/dashboard/sessions/00000000-0000-4000-8000-000000000000')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('link', { name: 'Add somebody' }).count()).toBe(0)
})
