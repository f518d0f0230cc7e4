import { createApiClient } from '../support/api-client.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { book, calendarEntry, carry, confirmMove, expectStatus, quietTuesday, spokenBy } from './calendar-steps.ts'

const people = ['Livia Marchetti', 'Noor Haddad'] as const
const calls = ['10:15', '11:30', '14:00', '15:30', '17:00'] as const

test('a morning at the front desk: ten bookings by phone, two drags, an undone cancellation, a class checked in', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage()
  await signIn(page, 'receptionist')
  const day = quietTuesday(8)
  await page.goto(`/dashboard?day=${day}`)
  let number = 0
  for (const time of calls) {
    for (const person of people) {
      number += 1
      const customer = `Caller ${String.fromCharCode(64 + number)}`
      await book(page, { day, time, customer, person, phone: `+39 06 555 01${10 + number}` })
    }
  }
  await expect.poll(() => page.locator('[data-block]').filter({ hasText: 'Caller' }).count()).toBe(10)

  for (const name of ['Caller I', 'Caller J']) {
    const block = calendarEntry(page, name)
    const before = await spokenBy(block)
    await carry(page, block, { hours: -0.25 })
    await page.mouse.up()
    await confirmMove(page)
    await expectStatus(page, /Moved to/)
    await expect.poll(() => spokenBy(block)).not.toBe(before)
  }

  await calendarEntry(page, 'Caller C').click()
  const drawer = page.getByRole('complementary', { name: 'Booking for Caller C' })
  await drawer.getByRole('link', { name: /^Cancel booking/ }).click()
  await drawer.getByRole('button', { name: 'Cancel booking' }).click()
  await expectStatus(page, /Cancelled: Caller C/)
  await expect.poll(() => page.locator('[data-block]').filter({ hasText: 'Caller C' }).count()).toBe(0)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expectStatus(page, /Undone/)
  await calendarEntry(page, 'Caller C').waitFor()

  const className = await aClassOn(day)
  await page.reload()
  await page.locator('[data-block]').filter({ hasText: className }).first().click()
  await page.getByRole('link', { name: /^Attendees/ }).click()
  await page.getByRole('button', { name: 'Check in Ada Alba' }).click()
  await page.getByText('1 of 1 checked in').waitFor()
})

/** Creates an evening class of Livia's on that day, with Ada on its roster. Returns its name. */
async function aClassOn(day: string): Promise<string> {
  const { kalends } = await createApiClient('morning')
  const { staffMembers } = await kalends.resources.listStaff()
  const livia = staffMembers.find(({ name }) => name === people[0])
  const name = 'Evening stretch'
  const { service } = await kalends.services.createService({
    service: {
      type: 'CLASS',
      name,
      defaultCapacity: 6,
      onlineBooking: { enabled: true },
      payment: { rateType: 'NO_FEE', options: { online: false, inPerson: true } },
    },
  })
  const serviceId = service?.id ?? ''
  const { session } = await kalends.sessions.createSession({
    session: {
      serviceId,
      localStartDate: `${day}T18:30:00`,
      durationMinutes: 45,
      resourceIds: [livia?.resourceId ?? ''],
    },
    allowOverlap: true,
  })
  await kalends.bookings.createBooking({
    booking: {
      bookedEntity: { slot: { serviceId, eventId: session.id, timezone: 'Europe/Rome' } },
      contactDetails: { firstName: 'Ada', lastName: 'Alba', email: 'ada.alba@customer.example' },
      totalParticipants: 1,
      status: 'CONFIRMED',
    },
  })
  return name
}
