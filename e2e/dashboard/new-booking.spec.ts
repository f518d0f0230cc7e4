import type { Page } from '@playwright/test'
import { createApiClient } from '../support/api-client.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { book, calendarEntry, quietTuesday } from './calendar-steps.ts'

async function asOperator() {
  return (await createApiClient('desk')).kalends
}

/** Clicks in the first column, just below the line of an hour. */
async function clickFreeSlot(page: Page, hour: string): Promise<void> {
  const line = page.getByText(hour, { exact: true }).first()
  await line.scrollIntoViewIfNeeded()
  const label = await line.boundingBox()
  const column = await page.locator('[data-column="0"]').boundingBox()
  if (!label || !column) throw new Error('The hour is not on the page')
  await page.mouse.click(column.x + column.width / 2, label.y + label.height / 2 + 8)
}

test('a clicked slot is filled in right away, and a taken time says why and is booked anyway', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ statuses: [409] })
  await signIn(page, 'owner')
  const day = quietTuesday(20)
  await page.goto(`/dashboard?day=${day}`)
  await book(page, { day, time: '11:00', customer: 'Berta First' })

  await page.goto(`/dashboard?day=${day}`)
  await calendarEntry(page, 'Berta First').waitFor()
  await clickFreeSlot(page, '14:00')
  // As shortcuts, these letters would open bookings, messages and today.
  await page.keyboard.type('bmt Berta Second')
  const drawer = page.getByRole('complementary', { name: 'New booking' })
  const customer = drawer.getByRole('combobox', { name: 'Customer' })
  await expect.poll(() => customer.inputValue()).toBe('bmt Berta Second')
  await expect.poll(() => customer.evaluate((it) => it === document.activeElement)).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  expect(await drawer.getByLabel('Start time').inputValue()).toBe('14:00')
  await customer.fill('Berta Second')
  await drawer.getByRole('option', { name: 'New customer “Berta Second”' }).click()
  // Clicking another slot while the form is open changes only its time.
  await clickFreeSlot(page, '15:00')
  await expect.poll(() => drawer.getByLabel('Start time').inputValue()).toBe('15:00')
  expect(await drawer.getByLabel('Last name').inputValue()).toBe('Second')
  await drawer.getByLabel('Service').selectOption({ label: 'Swedish massage' })
  await drawer.getByLabel('With').selectOption({ label: 'Livia Marchetti' })
  await drawer.getByLabel('Start time').fill('11:15')
  await drawer.getByRole('button', { name: 'Create booking' }).click()
  const alert = drawer.getByRole('alert')
  await alert.getByText('This time isn’t available.').waitFor()
  await expect.poll(() => alert.evaluate((it) => it === document.activeElement)).toBe(true)
  // The error disappears when its time changes.
  await drawer.getByLabel('Start time').fill('11:20')
  await alert.waitFor({ state: 'detached' })
  await drawer.getByRole('button', { name: 'Create booking' }).click()
  await alert.getByLabel('Book anyway').check()
  await drawer.getByRole('button', { name: 'Create booking' }).click()
  await page.getByRole('status').getByText('Booked: Berta Second.').waitFor()
})

test('a class is booked for several people at the full price, and says when too few seats are left', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ statuses: [409] })
  const kalends = await asOperator()
  const day = quietTuesday(21)
  const name = `Desk class ${crypto.randomUUID().slice(0, 6)}`
  const { staffMembers } = await kalends.resources.listStaff()
  const livia = staffMembers.find(({ name }) => name === 'Livia Marchetti')
  const { service } = await kalends.services.createService({
    service: {
      type: 'CLASS',
      name,
      defaultCapacity: 3,
      onlineBooking: { enabled: true },
      payment: {
        rateType: 'FIXED',
        fixed: { price: { value: '12.50', currency: 'EUR' } },
        options: { online: false, inPerson: true },
      },
    },
  })
  const serviceId = service?.id ?? ''
  await kalends.sessions.createSession({
    session: {
      serviceId,
      localStartDate: `${day}T18:30:00`,
      durationMinutes: 45,
      resourceIds: [livia?.resourceId ?? ''],
    },
    allowOverlap: true,
  })
  await signIn(page, 'receptionist')
  await page.goto(`/dashboard?day=${day}&new=${day}T08:00:00.000Z`)
  const drawer = page.getByRole('complementary', { name: 'New booking' })
  await drawer.getByRole('combobox', { name: 'Customer' }).fill('Carla Class')
  await drawer.getByRole('option', { name: 'New customer “Carla Class”' }).click()
  await drawer.getByLabel('Service').selectOption({ label: name })
  await drawer.getByLabel('Session').getByText('3 of 3 spots left').waitFor({ state: 'attached' })
  await drawer.getByLabel('Number of people').fill('4')
  await drawer.getByText('€50.00', { exact: true }).waitFor()
  await drawer.getByRole('button', { name: 'Create booking' }).click()
  await drawer.getByRole('alert').getByText('There aren’t enough spots left.').waitFor()
  await drawer.getByLabel('Number of people').fill('2')
  await drawer.getByRole('button', { name: 'Create booking' }).click()
  await page.getByRole('status').getByText(`Booked a spot in ${name}.`).waitFor()
  const { sessions } = await kalends.sessions.querySessions({
    fromDate: `${day}T00:00:00.000Z`,
    toDate: `${day}T23:59:00.000Z`,
    serviceIds: [serviceId],
  })
  expect(sessions[0]?.seats).toMatchObject({ taken: 2, capacity: 3 })
})

test('an appointment is booked for several people with add-ons, at the total price', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  const kalends = await asOperator()
  const day = quietTuesday(23)
  const mark = crypto.randomUUID().slice(0, 6)
  const { staffMembers } = await kalends.resources.listStaff()
  const livia = staffMembers.find(({ name }) => name === 'Livia Marchetti')
  const { service } = await kalends.services.createService({
    service: {
      type: 'APPOINTMENT',
      name: `Ritual ${mark}`,
      defaultCapacity: 1,
      onlineBooking: { enabled: true },
      staffMemberIds: [livia?.resourceId ?? ''],
      schedule: { availabilityConstraints: { sessionDurations: [60] } },
      payment: {
        rateType: 'FIXED',
        fixed: { price: { value: '40', currency: 'EUR' } },
        options: { online: false, inPerson: true },
      },
    },
  })
  const serviceId = service?.id ?? ''
  const { addOn: steam } = await kalends.services.createAddOn({
    addOn: { name: `Steam ${mark}`, durationInMinutes: 15, price: { value: '10' } },
  })
  const { addOn: tea } = await kalends.services.createAddOn({
    addOn: { name: `Tea ${mark}`, maxQuantity: 3, price: { value: '2.50' } },
  })
  const { addOn: flowers } = await kalends.services.createAddOn({
    addOn: { name: `Flowers ${mark}`, maxQuantity: 1, price: { value: '5' } },
  })
  await kalends.services.createAddOnGroup({
    serviceId,
    addOnGroup: {
      name: 'Extras',
      maxNumberOfAddOns: 2,
      addOnIds: [steam?.id ?? '', tea?.id ?? '', flowers?.id ?? ''],
    },
  })

  await signIn(page, 'receptionist')
  await page.goto(`/dashboard?day=${day}`)
  await clickFreeSlot(page, '10:00')
  const drawer = page.getByRole('complementary', { name: 'New booking' })
  await drawer.getByRole('combobox', { name: 'Customer' }).fill('Paola Pair')
  await drawer.getByRole('option', { name: 'New customer “Paola Pair”' }).click()
  await drawer.getByLabel('Service').selectOption({ label: `Ritual ${mark}` })
  await drawer.getByLabel('Number of people').fill('2')
  const extras = drawer.getByRole('group', { name: 'Extras' })
  await extras.getByLabel(`Steam ${mark}`).check()
  await extras.getByText('Choose up to 2.').waitFor()
  expect(await extras.getByLabel(`Flowers ${mark}`).isEnabled()).toBe(true)
  await extras.getByLabel(`Tea ${mark}`).fill('2')
  expect(await extras.getByLabel(`Flowers ${mark}`).isEnabled()).toBe(false)
  await expect.poll(() => drawer.getByLabel('Minutes').inputValue()).toBe('75')
  await drawer.getByText('€95.00', { exact: true }).waitFor()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoAxeViolations(page)
    expect(await drawer.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await drawer.getByRole('button', { name: 'Create booking' }).click()
  await page.getByRole('status').getByText('Booked: Paola Pair.').waitFor()

  const { extendedBookings } = await kalends.bookings.queryExtendedBookings({
    query: { filter: { 'bookedEntity.item.slot.serviceId': serviceId } },
  })
  expect(extendedBookings?.map(({ booking }) => booking)).toMatchObject([
    {
      status: 'CONFIRMED',
      totalParticipants: 2,
      startDate: expect.stringContaining(day),
      bookedAddOns: [{ id: steam?.id }, { id: tea?.id, quantity: 2 }],
    },
  ])
})

test('a customer is enrolled in a whole course', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  const kalends = await asOperator()
  const day = quietTuesday(24)
  const name = `Desk course ${crypto.randomUUID().slice(0, 6)}`
  const { service } = await kalends.services.createService({
    service: {
      type: 'COURSE',
      name,
      defaultCapacity: 5,
      onlineBooking: { enabled: true },
      payment: {
        rateType: 'FIXED',
        fixed: { price: { value: '120', currency: 'EUR' } },
        options: { online: false, inPerson: true },
      },
    },
  })
  const serviceId = service?.id ?? ''
  for (const weeks of [0, 1]) {
    const date = new Date(Date.parse(day) + weeks * 7 * 86_400_000).toISOString().slice(0, 10)
    await kalends.sessions.createSession({
      session: { serviceId, localStartDate: `${date}T20:00:00`, durationMinutes: 60, resourceIds: [] },
    })
  }
  await signIn(page, 'receptionist')
  await page.goto(`/dashboard?day=${day}&new=${day}T08:00:00.000Z`)
  const drawer = page.getByRole('complementary', { name: 'New booking' })
  await drawer.getByRole('combobox', { name: 'Customer' }).fill('Carlo Course')
  await drawer.getByRole('option', { name: 'New customer “Carlo Course”' }).click()
  await drawer.getByLabel('Service').selectOption({ label: name })
  await drawer.getByText('The whole course: 5 of 5 spots left.').waitFor()
  await drawer.getByText('€120.00', { exact: true }).waitFor()
  await drawer.getByRole('button', { name: 'Create booking' }).click()
  await page.getByRole('status').getByText('Booked a spot in the whole course.').waitFor()

  const { sessions } = await kalends.sessions.querySessions({
    fromDate: `${day}T00:00:00.000Z`,
    toDate: new Date(Date.parse(day) + 10 * 86_400_000).toISOString(),
    serviceIds: [serviceId],
  })
  expect(sessions.map(({ seats }) => seats)).toMatchObject([{ taken: 1 }, { taken: 1 }])
})

test('repeating blocked time is deleted from one day on', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  const kalends = await asOperator()
  const day = quietTuesday(22)
  const { staffMembers } = await kalends.resources.listStaff()
  const livia = staffMembers.find(({ name }) => name === 'Livia Marchetti')
  const { session } = await kalends.sessions.createSession({
    session: {
      title: 'Team lunch',
      localStartDate: `${day}T13:00:00`,
      durationMinutes: 60,
      resourceIds: [livia?.resourceId ?? ''],
      recurrence: { interval: 1, until: null },
    },
    allowOverlap: true,
  })
  const upcoming = async () =>
    (
      await kalends.sessions.querySessions({
        fromDate: `${day}T00:00:00.000Z`,
        toDate: new Date(Date.parse(day) + 29 * 86_400_000).toISOString(),
        ruleId: session.ruleId,
      })
    ).sessions.length
  expect(await upcoming()).toBe(5)

  await signIn(page, 'owner')
  const third = new Date(Date.parse(day) + 14 * 86_400_000).toISOString().slice(0, 10)
  await page.goto(`/dashboard?day=${third}`)
  await page.locator('[data-block]').filter({ hasText: 'Team lunch' }).first().click()
  const drawer = page.getByRole('complementary', { name: 'Team lunch' })
  await drawer.getByLabel('This and following blocks').check()
  await drawer.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('status').getByText('Deleted. The time is free again.').waitFor()
  await expect.poll(upcoming).toBe(2)

  await page.goto(`/dashboard?day=${day}`)
  await page.locator('[data-block]').filter({ hasText: 'Team lunch' }).first().click()
  await drawer.getByLabel('Repeats until').fill(day)
  await drawer.getByRole('button', { name: 'Save end date' }).click()
  await page.getByRole('status').getByText('End date saved.').waitFor()
  await expect.poll(upcoming).toBe(1)
})

test('a staff page opens from the dashboard with all its messages', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await signIn(page, 'owner')
  await page.goto('/dashboard/staff')
  await page.getByRole('link', { name: 'Livia Marchetti' }).first().click()
  await page.getByRole('link', { name: /^Page of/ }).click()
  await page.getByRole('heading', { name: 'Livia Marchetti', level: 1 }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await page.locator('body').innerText()).not.toMatch(/\b(person|site|service)\.[a-z]+/)
})
