import type { Client } from '@kalends/sdk'
import type { Page } from '@playwright/test'
import { createApiClient } from '../support/api-client.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

/** Creates a weekly class of four with two bookings on its roster. */
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

/** In the time zone of the demo business. */
const inHalfAnHour = (): string =>
  new Date(Date.now() + 30 * 60_000).toLocaleString('sv-SE', { timeZone: 'Europe/Rome' }).replace(' ', 'T')

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('checks in each attendee with one click, marks no-shows, and undoes both', async ({ openQuietPage }) => {
  const { sessionId } = await aClass('Porta')
  const page = await openQuietPage()
  await signIn(page)
  await page.goto(`/dashboard/sessions/${sessionId}`)
  await page.getByText('2 of 4 spots').waitFor()
  await page.getByRole('button', { name: 'Check in Ada Porta' }).click()
  await row(page, 'Ada Porta')
    .getByText(/^Checked in at/)
    .waitFor()
  await page.getByText('1 of 2 checked in').waitFor()
  await page.getByRole('button', { name: 'Mark Bruno Porta as no-show' }).click()
  await row(page, 'Bruno Porta').getByText('No-show').waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Undo for Bruno Porta' }).click()
  await page.getByRole('button', { name: 'Check in Bruno Porta' }).waitFor()
})

test('does not suggest checking in a customer who is added two days before', async ({ openQuietPage }) => {
  const { sessionId } = await aClass('Monte')
  const page = await openQuietPage()
  await signIn(page)
  await page.goto(`/dashboard/sessions/${sessionId}`)
  await page.getByRole('link', { name: 'Add attendee' }).click()
  await page.getByRole('combobox').fill('Ada Monte')
  await page
    .getByRole('option', { name: /Ada Monte/ })
    .first()
    .click()
  expect(await page.getByLabel('Check in now').count()).toBe(0)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('3 of 4 spots').waitFor()
  expect(await page.getByText(/^Checked in at/).count()).toBe(0)
})

test('adds a walk-in, and raises the capacity', async ({ openQuietPage }) => {
  const { sessionId } = await aClass('Sella', inHalfAnHour())
  const page = await openQuietPage({ width: 390 })
  await signIn(page)
  await page.goto(`/dashboard/sessions/${sessionId}`)
  await page.getByRole('link', { name: 'Change capacity' }).click()
  await page.getByLabel('Spots').fill('6')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('2 of 6 spots').waitFor()
  await page.getByRole('link', { name: 'Add attendee' }).click()
  const search = page.getByRole('combobox')
  await search.fill('Ada Sella')
  await page
    .getByRole('option', { name: /Ada Sella/ })
    .first()
    .click()
  await page.getByLabel('Number of people').fill('1')
  expect(await page.getByLabel('Check in now').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('3 of 6 spots').waitFor()
  await page.getByText('1 of 3 checked in').waitFor()
})

test('reschedules one session of a series with its bookings, and cancels it', async ({ openQuietPage }) => {
  const { sessionId, kalends } = await aClass('Torre')
  const page = await openQuietPage()
  await signIn(page)
  await page.goto(`/dashboard/sessions/${sessionId}`)
  await page.getByRole('link', { name: 'Reschedule' }).click()
  await page.getByLabel('Time', { exact: true }).fill('08:30')
  await page.getByText('No email will be sent').waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Reschedule' }).click()
  await page.getByText(/08:30–09:15/).waitFor()
  const { session } = await kalends.sessions.getSession({ sessionId })
  expect(session).toMatchObject({ changed: true, seats: { taken: 2 } })
  await page.getByRole('link', { name: 'Cancel session' }).click()
  await page.getByText('2 bookings will be cancelled.').waitFor()
  await page.getByRole('button', { name: 'Cancel session' }).click()
  await page.getByRole('status').getByText('Session cancelled.').waitFor()
  expect(await page.getByRole('link', { name: 'Add attendee' }).count()).toBe(0)
})

test('says that someone else changed the session first', async ({ openQuietPage }) => {
  const { sessionId } = await aClass('Fiume')
  const page = await openQuietPage({ statuses: [409] })
  await signIn(page)
  await page.goto(`/dashboard/sessions/${sessionId}?panel=capacity`)
  // The form's revision is outdated by the time it arrives, whatever updates the page gets.
  await page.route('**/dashboard/sessions/**', (route) => {
    const sent = route.request().postData()
    return route.continue(sent === null ? {} : { postData: sent.replace(/revision=\d+/, 'revision=0') })
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('alert')
    .getByText(/^Someone else changed this session/)
    .waitFor()
})

test('a session that does not exist is not found', async ({ openQuietPage }) => {
  const page = await openQuietPage({ statuses: [404] })
  await signIn(page)
  await page.goto('/dashboard/sessions/00000000-0000-4000-8000-000000000000')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('link', { name: 'Add attendee' }).count()).toBe(0)
})
