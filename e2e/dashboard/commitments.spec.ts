import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { askAsOwner } from '../support/plans.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

type Person = { id: string; name: string; resourceId: string; scheduleId: string }

/** Somebody of their own who gives a service and a weekly class: other journeys keep their people. */
async function aTeacher(): Promise<
  Person & { bookingId: string; day: string; session: { id: string; serviceId: string } }
> {
  const name = `Ines ${crypto.randomUUID().slice(0, 6)}`
  const { staffMember } = await askAsOwner('/v1/staff-members', { staffMember: { name } })
  const { id, resourceId } = staffMember
  const { staffMembers } = await askAsOwner('/v1/staff-members/query', {
    query: { filter: { id } },
    fields: ['RESOURCE_DETAILS'],
  })
  const scheduleId = staffMembers[0].resource.eventsSchedule.id
  const found = await askAsOwner('/v2/services/query', { query: { filter: { type: 'APPOINTMENT' } } })
  const [service] = found.services
  const staffMemberIds = [...service.staffMemberIds, resourceId]
  await askAsOwner(
    `/v2/services/${service.id}`,
    { service: { id: service.id, revision: service.revision, staffMemberIds } },
    'PATCH',
  )
  // A Wednesday far enough ahead that no other booking is on it.
  const start = nextWednesday()
  const day = start.toISOString().slice(0, 10)
  const length = service.schedule.availabilityConstraints.sessionDurations?.[0] ?? 60
  const slot = {
    serviceId: service.id,
    scheduleId: service.schedule.id,
    startDate: start.toISOString(),
    endDate: new Date(start.getTime() + length * 60_000).toISOString(),
    timezone: 'Europe/Rome',
    resource: { id: resourceId },
    location: { locationType: 'OWNER_BUSINESS', id: service.locations[0].business.id },
  }
  const { booking } = await askAsOwner('/v2/bookings', {
    booking: {
      bookedEntity: { slot },
      contactDetails: { firstName: 'Clara', lastName: 'Weiss', email: 'clara@example.org' },
      totalParticipants: 1,
    },
    flowControlSettings: { skipAvailabilityValidation: true },
  })
  await askAsOwner(`/v2/bookings/${booking.id}/confirm`, {
    revision: booking.revision,
    flowControlSettings: { checkAvailabilityValidation: false },
  })
  const classes = await askAsOwner('/v2/services/query', { query: { filter: { type: 'CLASS' } } })
  const { session } = await askAsOwner('/v1/sessions', {
    session: {
      serviceId: classes.services[0].id,
      localStartDate: `${day}T18:00:00`,
      durationMinutes: 60,
      resourceIds: [resourceId],
    },
  })
  return { id, name, resourceId, scheduleId, bookingId: booking.id, day, session }
}

function nextWednesday(): Date {
  const start = new Date(Date.now() + 21 * 86_400_000)
  start.setUTCDate(start.getUTCDate() + ((3 - start.getUTCDay() + 7) % 7))
  start.setUTCHours(10, 0, 0, 0)
  return start
}

const sheet = (page: Page) => page.getByRole('dialog')

for (const width of widths(390))
  test(`asks what becomes of bookings when time off hits them (${width})`, async ({ openQuietPage }) => {
    const teacher = await aTeacher()
    const page = await openQuietPage({ width })
    await signIn(page)
    await page.goto(`/dashboard/staff/${teacher.id}`)
    const off = page.getByRole('region', { name: 'Time off and special hours' })
    await off.getByLabel('First day').fill(teacher.day)
    await off.getByLabel('Reason').fill('Conference')
    await off.getByRole('button', { name: 'Add time off' }).click()
    await sheet(page).getByText('This affects 2 appointments and sessions (1 booking).').waitFor()
    expect(await sheet(page).getByRole('listitem').first().textContent()).toContain('Clara Weiss')
    await expectNoAxeViolations(page)
    await sheet(page).getByRole('link', { name: 'Cancel' }).click()
    await sheet(page).waitFor({ state: 'detached' })
    expect(await off.getByLabel('Reason').inputValue()).toBe('Conference')
    await off.getByRole('button', { name: 'Add time off' }).click()
    await sheet(page).getByLabel('Appointments', { exact: true }).selectOption('Leave as they are')
    await sheet(page).getByLabel('Classes and courses').selectOption('Keep, teacher to be announced')
    await sheet(page).getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').first().waitFor()
    await off.getByRole('listitem').first().waitFor()
  })

for (const width of widths(1280))
  test(`asks what becomes of bookings before somebody is deleted (${width})`, async ({ openQuietPage }) => {
    const teacher = await aTeacher()
    const page = await openQuietPage({ width })
    await signIn(page)
    await page.goto(`/dashboard/staff/${teacher.id}`)
    await page.getByRole('link', { name: `Delete ${teacher.name}` }).click()
    await sheet(page)
      .getByText(/Services? affected:/)
      .waitFor()
    await expectNoAxeViolations(page)
    await sheet(page).getByLabel('Appointments', { exact: true }).selectOption('Cancel with their bookings')
    await sheet(page).getByLabel('Classes and courses').selectOption('Keep, teacher to be announced')
    await sheet(page).getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL(/\/dashboard\/staff\?deleted=/)
    const query = { filter: { id: teacher.bookingId } }
    const { extendedBookings } = await askAsOwner('/v2/extended-bookings/query', { query })
    expect(extendedBookings[0].booking.status).toBe('CANCELED')
  })

for (const width of widths(390))
  test(`gives what a colleague can take to them, and asks about the rest (${width})`, async ({ openQuietPage }) => {
    const teacher = await aTeacher()
    const name = `Jonas ${crypto.randomUUID().slice(0, 6)}`
    await askAsOwner('/v1/staff-members', { staffMember: { name } })
    const page = await openQuietPage({ width })
    await signIn(page)
    await page.goto(`/dashboard/staff/${teacher.id}?confirm=delete`)
    // The colleague does not give the service of the appointment.
    await sheet(page).getByLabel('Appointments', { exact: true }).selectOption(`Reassign to ${name}`)
    await sheet(page).getByLabel('Classes and courses').selectOption(`Reassign to ${name}`)
    await sheet(page).getByRole('button', { name: 'Delete' }).click()
    await sheet(page).getByText('Nothing has changed yet. 1 will be reassigned.').waitFor()
    const first = sheet(page).getByRole('listitem').first()
    await expect.poll(() => first.innerText()).toContain('Does not offer this service')
    await expectNoAxeViolations(page)
    await sheet(page).getByLabel('The appointment that can’t be reassigned').selectOption('Cancel with their bookings')
    await sheet(page).getByRole('button', { name: 'Delete' }).click()
    await sheet(page).getByText('Nothing has changed yet. 1 will be reassigned, 1 will be cancelled.').waitFor()
    await sheet(page).getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL(/\/dashboard\/staff\?deleted=/)
    const query = { filter: { id: teacher.bookingId } }
    const { extendedBookings } = await askAsOwner('/v2/extended-bookings/query', { query })
    expect(extendedBookings[0].booking.status).toBe('CANCELED')
    await page.goto(`/dashboard/sessions/${teacher.session.id}`)
    await page.getByText(name).first().waitFor()
  })

const TO_BE_NAMED = 'Teacher to be announced'

test('a class whose teacher left says so in the calendar, the drawers and the roster', async ({ openQuietPage }) => {
  const teacher = await aTeacher()
  const { session } = teacher
  const { booking } = await askAsOwner('/v2/bookings', {
    booking: {
      bookedEntity: { slot: { serviceId: session.serviceId, eventId: session.id } },
      contactDetails: { firstName: 'Ada', lastName: 'Stays', email: 'ada@example.org' },
      totalParticipants: 1,
    },
  })
  await askAsOwner(`/v2/bookings/${booking.id}/confirm`, { revision: booking.revision })
  const page = await openQuietPage()
  await signIn(page)
  await page.goto(`/dashboard/staff/${teacher.id}`)
  await page.getByRole('link', { name: `Delete ${teacher.name}` }).click()
  await sheet(page).getByLabel('Appointments', { exact: true }).selectOption('Cancel with their bookings')
  await sheet(page).getByLabel('Classes and courses').selectOption('Keep, teacher to be announced')
  await sheet(page).getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL(/\/dashboard\/staff\?deleted=/)

  await page.goto(`/dashboard?day=${teacher.day}`)
  const unassigned = page.getByRole('region', { name: 'Unassigned' })
  const block = unassigned.locator(`[data-block="session-${session.id}"]`)
  await expect.poll(() => block.innerText()).toContain(TO_BE_NAMED)
  await expectNoAxeViolations(page)
  await block.click()
  const drawer = page.getByRole('complementary')
  await drawer.getByText(TO_BE_NAMED).waitFor()
  await page.goto(`/dashboard?view=week&day=${teacher.day}`)
  const inWeek = page.locator(`[data-block="session-${session.id}"]`)
  await expect.poll(() => inWeek.innerText()).toContain(TO_BE_NAMED)
  await page.goto(`/dashboard/sessions/${session.id}`)
  await page.getByText(`${TO_BE_NAMED}.`).waitFor()
  await page.goto(`/dashboard/bookings?view=all&booking=${booking.id}`)
  await drawer.getByText(TO_BE_NAMED).waitFor()
  await expect.poll(() => page.locator(`#booking-${booking.id}`).innerText()).toContain(TO_BE_NAMED)

  const phone = await openQuietPage({ width: 390 })
  await signIn(phone)
  for (const view of ['day', 'week']) {
    await phone.goto(`/dashboard?view=${view}&day=${teacher.day}`)
    await expect.poll(() => phone.locator(`#agenda-session-${session.id}`).innerText()).toContain(TO_BE_NAMED)
  }
  await expectNoAxeViolations(phone)
  await phone.goto(`/bookings/${await linkTo(booking.id)}`)
  await phone.getByRole('article').getByText(TO_BE_NAMED).waitFor()
  await expectNoAxeViolations(phone)
})

async function linkTo(bookingId: string): Promise<string> {
  return (await askAsOwner(`/v1/anonymous-bookings/${bookingId}/token`, undefined, 'GET')).token
}
