import type { Page } from '@playwright/test'
import { createApiClient } from '../support/api-client.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { book, calendarEntry, expectStatus, quietTuesday } from './calendar-steps.ts'

// Removed before each attempt: data of an earlier one would change the result.
let mark = ''
const caller = (name: string): string => `${name} ${mark}`
const findDrawer = (page: Page, customer: string) =>
  page.getByRole('complementary', { name: `Booking for ${customer}` })

test('a receptionist’s first hour: ten calls, two classes, a walk-in, a lunch break and a closure', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ statuses: [409] })
  await signIn(page, 'receptionist')
  mark = crypto.randomUUID().slice(0, 5)
  const day = quietTuesday(16)
  const next = dayAfter(day)
  const classes = await twoClassesOn(day)
  await page.goto(`/dashboard?day=${day}`)

  // Calls 1 to 3: new customers.
  await book(page, { day, time: '10:15', customer: caller('Anna'), phone: '+39 06 555 0201' })
  await book(page, { day, time: '10:15', customer: caller('Bruno'), person: 'Noor Haddad' })
  await book(page, { day, time: '14:00', customer: caller('Carla') })

  // Call 4: a returning customer.
  await openForm(page)
  const form = page.getByRole('complementary', { name: 'New booking' })
  await form.getByRole('combobox', { name: 'Customer' }).fill(caller('Anna'))
  await form
    .getByRole('option', { name: new RegExp(`^(?!New customer).*${caller('Anna')}`) })
    .first()
    .click()
  await form.getByLabel('Service').selectOption({ label: 'Swedish massage' })
  await form.getByLabel('With').selectOption({ label: 'Livia Marchetti' })
  await form.getByLabel('Date').fill(day)
  await form.getByLabel('Start time').fill('15:30')
  await form.getByRole('button', { name: 'Create booking' }).click()
  await booked(page, caller('Anna'))

  // Call 5: asks for a taken time and accepts one of the suggested ones.
  await openForm(page)
  await form.getByRole('combobox', { name: 'Customer' }).fill(caller('Dario'))
  await form.getByRole('option', { name: /^New customer/ }).click()
  await form.getByLabel('Service').selectOption({ label: 'Swedish massage' })
  await form.getByLabel('With').selectOption({ label: 'Livia Marchetti' })
  await form.getByLabel('Date').fill(day)
  await form.getByLabel('Start time').fill('10:15')
  await form.getByRole('button', { name: 'Create booking' }).click()
  await form.getByText('Nothing was booked.', { exact: false }).first().waitFor()
  const press = form.getByRole('button', { name: 'Create booking' })
  await expect.poll(() => press.getAttribute('aria-busy')).toBe(null)
  await form.getByLabel('Start time').fill('17:00')
  await form.getByRole('button', { name: 'Create booking' }).click()
  await booked(page, caller('Dario'))

  // Call 6: asks why an evening time is not offered.
  await page.goto(`/dashboard/why-not?day=${day}&time=23:00`)
  await page.getByRole('region', { name: 'Suggestions, nearest first' }).waitFor()
  await page.goto(`/dashboard?day=${day}`)

  // Call 7: reschedules. Call 8: cancels. Call 9: cancels, then undoes it.
  await calendarEntry(page, caller('Bruno')).click()
  await page.getByRole('link', { name: 'Reschedule…' }).click()
  const move = page.getByRole('region', { name: 'Reschedule' })
  await move.getByRole('radio', { name: '11:30' }).check()
  await move.getByRole('button', { name: 'Reschedule' }).click()
  await expectStatus(page, /Moved\./)
  await page.goto(`/dashboard?day=${day}`)
  await cancel(page, caller('Carla'))
  await expect
    .poll(() =>
      page
        .locator('[data-block]')
        .filter({ hasText: caller('Carla') })
        .count(),
    )
    .toBe(0)
  await cancel(page, caller('Dario'))
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expectStatus(page, /Undone/)
  await calendarEntry(page, caller('Dario')).waitFor()

  // Call 10: books for tomorrow.
  await book(page, { day: next, time: '11:00', customer: caller('Elisa') })

  // A walk-in without phone number or email.
  await page.goto(`/dashboard?day=${day}`)
  await book(page, { day, time: '12:00', customer: caller('Fabio') })

  // A lunch break.
  await openForm(page)
  await page.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: 'Block time' }).click()
  const block = page.getByRole('complementary', { name: 'Block time' })
  await block.getByLabel('Title').fill(`Lunch ${mark}`)
  await block.getByLabel('Calendar').selectOption({ label: 'Livia Marchetti' })
  await block.getByLabel('Date').fill(day)
  await block.getByLabel('Start time').fill('13:15')
  await block.getByRole('button', { name: 'Block time' }).click()
  await calendarEntry(page, `Lunch ${mark}`).waitFor()

  // Two classes: one is checked in, the other gets one more participant.
  const [first, second] = classes
  await page.goto(`/dashboard/sessions/${first}`)
  await page.getByRole('button', { name: `Check in Ada ${mark}` }).click()
  await page.getByText('1 of 1 checked in').waitFor()
  await page.goto(`/dashboard/sessions/${second}`)
  await page.getByRole('link', { name: 'Add attendee' }).click()
  await page.getByRole('combobox').fill(caller('Anna'))
  await page
    .getByRole('option', { name: new RegExp(`^(?!New customer).*${caller('Anna')}`) })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('2 of 6 spots').waitFor()

  // A closure: the owner closes tomorrow; the front desk sees it, with the booking on that day.
  const owner = await openQuietPage()
  await signIn(owner)
  await owner.goto('/dashboard/opening-hours')
  await owner.getByLabel('First day', { exact: true }).fill(next)
  await owner.getByLabel('Reason').fill(`Plumber ${mark}`)
  await owner.getByRole('button', { name: 'Close these days' }).click()
  const question = owner.getByRole('dialog', { name: 'What happens to these bookings?' })
  await question.getByLabel('Appointments', { exact: true }).selectOption({ label: 'Leave as they are' })
  await question.getByRole('button', { name: 'Save' }).click()
  const closed = owner.getByRole('list', { name: 'Closures' }).getByRole('listitem').filter({ hasText: mark })
  await closed.getByRole('link', { name: '1 booking on this day' }).waitFor()

  const closure = page.getByRole('link', { name: `Closed · Plumber ${mark}` }).filter({ visible: true })
  await page.goto(`/dashboard?view=month&day=${next}`)
  await page.getByRole('table').getByText(`Closed · Plumber ${mark}`).waitFor()
  await page.goto(`/dashboard?view=week&day=${next}`)
  await closure.waitFor()
  await page.goto(`/dashboard?day=${next}`)
  await closure.waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('list', { name: 'Closures and time off' }).filter({ visible: true }).waitFor()
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 1280, height: 844 })
  await closure.click()
  await page.waitForURL(/\/dashboard\/opening-hours/)
  await page.getByText('Only owners and managers can change these hours.', { exact: false }).waitFor()
  await expectNoAxeViolations(page)
  await page
    .getByRole('list', { name: 'Closures' })
    .getByRole('listitem')
    .filter({ hasText: mark })
    .getByRole('link', { name: '1 booking on this day' })
    .click()
  await cancel(page, caller('Elisa'))
  await owner.reload()
  await expect.poll(() => closed.getByRole('link').count()).toBe(0)
  await closed.getByRole('button').click()
  await closed.first().waitFor({ state: 'detached' })
})

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

async function openForm(page: Page): Promise<void> {
  const form = page.getByRole('complementary', { name: 'New booking' })
  if ((await form.count()) === 0) await page.getByRole('link', { name: 'New booking' }).first().click()
  await form.waitFor()
}

async function booked(page: Page, customer: string): Promise<void> {
  await page.getByRole('status').getByText(`Booked: ${customer}.`).waitFor()
  await page.waitForURL((url) => !url.search.includes('booked='))
}

async function cancel(page: Page, customer: string): Promise<void> {
  await calendarEntry(page, customer).click()
  const drawer = findDrawer(page, customer)
  await drawer.getByRole('link', { name: /^Cancel booking/ }).click()
  await drawer.getByRole('button', { name: 'Cancel booking' }).click()
  await expectStatus(page, /Booking cancelled/)
}

/** Creates two evening classes of six, each with Ada on its roster. Returns their sessions. */
async function twoClassesOn(day: string): Promise<string[]> {
  const { kalends } = await createApiClient(`hour ${mark}`)
  const sessions: string[] = []
  for (const [name, time] of [
    ['Stretch', '18:15'],
    ['Breath', '19:15'],
  ] as const) {
    const { service } = await kalends.services.createService({
      service: {
        type: 'CLASS',
        name: `${name} ${mark}`,
        defaultCapacity: 6,
        onlineBooking: { enabled: true },
        payment: { rateType: 'NO_FEE', options: { online: false, inPerson: true } },
      },
    })
    const serviceId = service?.id ?? ''
    const { session } = await kalends.sessions.createSession({
      session: { serviceId, localStartDate: `${day}T${time}:00`, durationMinutes: 45, resourceIds: [] },
    })
    await kalends.bookings.createBooking({
      booking: {
        bookedEntity: { slot: { serviceId, eventId: session.id, timezone: 'Europe/Rome' } },
        contactDetails: { firstName: 'Ada', lastName: mark, email: `ada.${mark}@customer.example` },
        totalParticipants: 1,
        status: 'CONFIRMED',
      },
    })
    sessions.push(session.id)
  }
  return sessions
}
