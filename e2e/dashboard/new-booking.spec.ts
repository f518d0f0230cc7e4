import { apiKeyAuth, createClient } from '@kalends/sdk'
import { expect, test } from 'vitest'
import { operator } from '../support/operator.ts'
import { signIn } from '../support/people.ts'
import { openQuietPage } from '../support/quiet-page.ts'
import { siteUrl } from '../support/stage.ts'
import { book, quietTuesday } from './calendar-steps.ts'

async function asOperator() {
  const { siteId, apiKey } = await operator<{ siteId: string; apiKey: string }>('api-keys', 'create', '--name', 'desk')
  return createClient({ apiUrl: siteUrl(), auth: apiKeyAuth(apiKey, siteId) })
}

test('a slot is clicked and typed in at once, a taken time says why and is booked anyway', async () => {
  const page = await openQuietPage({ statuses: [409] })
  await signIn(page, 'owner')
  const day = quietTuesday(20)
  await page.goto(`/dashboard?day=${day}`)
  await book(page, { day, time: '11:00', customer: 'Berta First' })

  await page.goto(`/dashboard?day=${day}&new=${day}T14:00:00.000Z`)
  const drawer = page.getByRole('complementary', { name: 'New booking' })
  await drawer.getByRole('combobox', { name: 'Customer' }).waitFor()
  await page.locator('body').press('b')
  await page.locator('body').press('m')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await drawer.getByRole('combobox', { name: 'Customer' }).fill('Berta Second')
  await drawer.getByRole('option', { name: 'New customer “Berta Second”' }).click()
  await drawer.getByLabel('Service').selectOption({ label: 'Swedish massage' })
  await drawer.getByLabel('With').selectOption({ label: 'Livia Marchetti' })
  await drawer.getByLabel('Start').fill('11:15')
  await drawer.getByRole('button', { name: 'Book it' }).click()
  const alert = drawer.getByRole('alert')
  await alert.getByText('This time is not available.').waitFor()
  await expect.poll(() => alert.evaluate((it) => it === document.activeElement)).toBe(true)
  await alert.getByLabel('Book anyway').check()
  await drawer.getByRole('button', { name: 'Book it' }).click()
  await page.getByRole('status').getByText('Booked: Berta Second.').waitFor()
})

test('a class is booked for several people at their price, and says when seats are missing', async () => {
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
  await drawer.getByLabel('Session').getByText('3 of 3 seats left').waitFor({ state: 'attached' })
  await drawer.getByLabel('Number of people').fill('4')
  await drawer.getByText('€50', { exact: true }).waitFor()
  await drawer.getByRole('button', { name: 'Book it' }).click()
  await drawer.getByRole('alert').getByText('There are not enough seats left.').waitFor()
  await drawer.getByLabel('Number of people').fill('2')
  await drawer.getByRole('button', { name: 'Book it' }).click()
  await page.waitForURL((url) => !url.search.includes('new='))
  const { sessions } = await kalends.sessions.querySessions({
    fromDate: `${day}T00:00:00.000Z`,
    toDate: `${day}T23:59:00.000Z`,
    serviceIds: [serviceId],
  })
  expect(sessions[0]?.seats).toMatchObject({ taken: 2, capacity: 3 })
})

test('blocked time that repeats is deleted from one day on', async () => {
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
  await drawer.getByLabel('Repeats every week until').fill(day)
  await drawer.getByRole('button', { name: 'Save end date' }).click()
  await page.getByRole('status').getByText('End date saved.').waitFor()
  await expect.poll(upcoming).toBe(1)
})

test('the page of a person opens from the dashboard with its own words', async () => {
  const page = await openQuietPage()
  await signIn(page, 'owner')
  await page.goto('/dashboard/staff')
  await page.getByRole('link', { name: 'Livia Marchetti' }).first().click()
  await page.getByRole('link', { name: /^Page of/ }).click()
  await page.getByRole('heading', { name: 'Livia Marchetti', level: 1 }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await page.locator('body').innerText()).not.toMatch(/\b(person|site|service)\.[a-z]+/)
})
