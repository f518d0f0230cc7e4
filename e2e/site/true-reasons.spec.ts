import type { Client } from '@kalends/sdk'
import type { Page } from '@playwright/test'
import { createApiClient } from '../support/api-client.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'
import { dayAhead } from './a-timetable.ts'
import { fillIn, heading, letGoOfEverything, pressBook } from './steps.ts'

test.afterEach(letGoOfEverything)

type Rules = Record<string, object>
type Offer = { kalends: Client; slug: string; serviceId: string; sessionIds: string[] }

/** A class or course with a policy of its own, and sessions of ten or fewer seats some days from now. */
async function anOffer(
  type: 'CLASS' | 'COURSE',
  rules: Rules,
  sessions: readonly { days: number; capacity?: number }[],
): Promise<Offer> {
  const name = `Reasons ${crypto.randomUUID().slice(0, 8)}`
  const { kalends } = await createApiClient(name)
  const { bookingPolicy } = await kalends.policies.createBookingPolicy({
    bookingPolicy: { name, participantsPolicy: { maxParticipantsPerBooking: 4 }, ...rules },
  })
  const { service } = await kalends.services.createService({
    service: {
      type,
      name,
      defaultCapacity: 10,
      onlineBooking: { enabled: true },
      bookingPolicy: { id: bookingPolicy?.id ?? '' },
      payment: { rateType: 'NO_FEE', options: { online: false, inPerson: true } },
    },
  })
  const serviceId = service?.id ?? ''
  const sessionIds: string[] = []
  for (const { days, capacity } of sessions) {
    const { session } = await kalends.sessions.createSession({
      session: {
        serviceId,
        localStartDate: `${dayAhead(days)}T18:30:00`,
        durationMinutes: 60,
        resourceIds: [],
        ...(capacity ? { capacity } : {}),
      },
    })
    sessionIds.push(session.id)
  }
  return { kalends, slug: service?.mainSlug?.name ?? '', serviceId, sessionIds }
}

const early = { limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 5 * 24 * 60 } }

/** Opens the form of a session by an address that was kept. */
const openForm = (page: Page, { slug, sessionIds: [first] }: Offer) =>
  page.goto(`/services/${slug}/book?session=${first}`)

for (const width of widths(390))
  test(`the form of a cancelled class says that it was cancelled (${width})`, async ({ openPage }) => {
    const offer = await anOffer('CLASS', {}, [{ days: 4 }, { days: 5 }])
    await sql(`update sessions set status = 'CANCELLED' where id = $1`, [offer.sessionIds[0]])
    const page = await openPage({ width })
    await openForm(page, offer)
    const alert = page.getByRole('alert')
    await alert.getByRole('heading', { name: 'This class was cancelled.' }).waitFor()
    expect(await alert.innerText()).not.toContain('taken')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: /^18:30/ }).click()
    await fillIn(page)
    await pressBook(page)
    await heading(page, 'You’re booked, Clara').waitFor()
  })

for (const width of widths(1280))
  test(`a class that opens later says when, on its page, at home and on its form (${width})`, async ({ openPage }) => {
    const offer = await anOffer('CLASS', early, [{ days: 6 }])
    const page = await openPage({ width })
    await page.goto(`/classes/${offer.slug}`)
    await page.getByText(/^Booking opens \w+ \d+ \w+, 18:30$/).waitFor()
    await openForm(page, offer)
    await page.getByRole('alert').getByText('Booking for this time hasn’t opened yet.').waitFor()
    await expectNoAxeViolations(page)
    // Another rule may change while the form is open.
    await sql(`update services set online_booking = jsonb_set(online_booking, '{enabled}', 'false') where id = $1`, [
      offer.serviceId,
    ])
    await openForm(page, offer)
    await page.getByRole('alert').getByText('This can’t be booked online. Please contact us.').waitFor()
  })

for (const width of widths(390))
  test(`a course that can no longer be booked says whether it has begun (${width})`, async ({ openPage }) => {
    const late = { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 7 * 24 * 60 } }
    const offer = await anOffer('COURSE', late, [{ days: 4 }])
    const page = await openPage({ width })
    const join = page.getByRole('region', { name: 'Join this course' })
    await page.goto(`/courses/${offer.slug}`)
    await join.getByText('It’s too late to book this course online.').waitFor()
    await expectNoAxeViolations(page)
    await sql(`update sessions set status = 'CANCELLED' where service_id = $1`, [offer.serviceId])
    await page.reload()
    await join.getByText('This course was cancelled.').waitFor()
  })

test('a course whose location closed is not called full', async ({ openPage }) => {
  const offer = await anOffer('COURSE', {}, [{ days: 4 }])
  const { location } = await offer.kalends.business.createLocation({ name: 'Closed for good' })
  await sql(`update locations set status = 'INACTIVE' where id = $1`, [location.id])
  await sql(`update sessions set location_type = 'OWNER_BUSINESS', location_id = $2 where service_id = $1`, [
    offer.serviceId,
    location.id,
  ])
  const page = await openPage()
  await page.goto(`/courses/${offer.slug}`)
  const join = page.getByRole('region', { name: 'Join this course' })
  await join.getByText('This course isn’t taking bookings at the moment.').waitFor()
  expect(await join.innerText()).not.toMatch(/full|spots/i)
})

for (const width of widths(390))
  test(`rescheduling lists the sessions that cannot be chosen, each with its reason (${width})`, async ({
    openPage,
  }) => {
    const offer = await anOffer('CLASS', { reschedulePolicy: { enabled: true }, ...early }, [
      { days: 3 },
      { days: 4, capacity: 1 },
      { days: 9 },
    ])
    const page = await openPage({ width })
    await openForm(page, offer)
    await page.waitForURL((url) => url.searchParams.has('hold'))
    await page.getByRole('combobox', { name: 'How many people' }).selectOption('2')
    await page.waitForURL((url) => url.searchParams.get('people') === '2')
    await fillIn(page)
    await pressBook(page)
    await heading(page, 'You’re booked, Clara').waitFor()
    await page.getByRole('link', { name: 'Reschedule', exact: true }).click()
    await heading(page, 'Choose a new time').waitFor()
    await page.getByText('No sessions are available in the next four weeks.').waitFor()
    const dates = page.getByRole('list', { name: 'Upcoming dates' }).getByRole('listitem')
    expect(await page.getByText('Choose a new time first.').count()).toBe(0)
    expect(await dates.nth(1).innerText()).toContain('Not enough spots for 2')
    expect(await dates.nth(2).innerText()).toContain('Booking opens')
    await expectNoAxeViolations(page)
  })
