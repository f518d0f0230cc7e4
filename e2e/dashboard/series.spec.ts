import type { Client } from '@kalends/sdk'
import type { Page } from '@playwright/test'
import { createApiClient } from '../support/api-client.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

const DAY_MS = 86_400_000

/** A Monday a few weeks from now. */
function aMonday(weeks: number): string {
  const from = new Date(Date.now() + weeks * 7 * DAY_MS)
  return new Date(from.getTime() + ((8 - from.getUTCDay()) % 7) * DAY_MS).toISOString().slice(0, 10)
}

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const named = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(new Date(day)).replaceAll(',', '')

async function aClass(mark: string): Promise<{ kalends: Client; id: string; slug: string; name: string }> {
  const { kalends } = await createApiClient(mark)
  const name = `Pilates ${mark}`
  const { service } = await kalends.services.createService({
    service: {
      type: 'CLASS',
      name,
      defaultCapacity: 4,
      onlineBooking: { enabled: true },
      payment: { rateType: 'NO_FEE', options: { online: false, inPerson: true } },
    },
  })
  return { kalends, id: service?.id ?? '', slug: service?.mainSlug?.name ?? '', name }
}

/** Fills in the form for a series on Mondays and Wednesdays, with Livia. */
async function fillSeries(page: Page, name: string, day: string): Promise<void> {
  await page.goto(`/dashboard?day=${day}&new=${day}T17:00:00.000Z&kind=session`)
  await page.getByLabel('Class or course', { exact: true }).selectOption({ label: name })
  await page.getByLabel('With', { exact: true }).selectOption({ label: 'Livia Marchetti' })
  await page.getByLabel('Date', { exact: true }).fill(day)
  await page.getByLabel('Start time').fill('21:15')
  await page.getByLabel('Repeat', { exact: true }).selectOption('week')
  await page.getByLabel('Repeat every (weeks)').fill('2')
  await page.getByRole('checkbox', { name: 'Wed' }).check()
  await page.getByLabel('After a number of dates').check()
  await page.getByLabel('Number of dates', { exact: true }).fill('4')
}

for (const width of widths(390))
  test(`lists taken dates before a series is saved, and says which were skipped (${width})`, async ({
    openQuietPage,
  }) => {
    const { kalends, id, slug, name } = await aClass(`Serie ${width}`)
    const day = aMonday(width === 390 ? 8 : 20)
    const wednesday = daysAfter(day, 2)
    const { staffMembers } = await kalends.resources.listStaff()
    const livia = staffMembers.find((one) => one.name === 'Livia Marchetti')
    await kalends.sessions.createSession({
      session: {
        title: `Concert ${width}`,
        localStartDate: `${wednesday}T21:30:00`,
        durationMinutes: 30,
        resourceIds: [livia?.resourceId ?? ''],
      },
    })
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page, 'owner')
    await fillSeries(page, name, day)
    await page.getByText('Every 2 weeks on Mon and Wed, 4 times').waitFor()
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    const taken = page.getByRole('group', { name: 'One of 4 dates is taken' })
    await taken.getByText(`Livia Marchetti: Concert ${width}`).waitFor()
    const skip = taken.getByRole('checkbox', {
      name: `Skip ${named(wednesday, { weekday: 'short', day: 'numeric', month: 'long' })}.`,
    })
    expect(await skip.isChecked()).toBe(true)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    await page
      .getByRole('status')
      .getByText(`Skipped: ${named(wednesday, { weekday: 'short', day: 'numeric', month: 'short' })}.`)
      .waitFor()
    const range = { fromDate: `${day}T00:00:00.000Z`, toDate: `${daysAfter(day, 30)}T00:00:00.000Z`, serviceIds: [id] }
    const { sessions } = await kalends.sessions.querySessions(range)
    expect(sessions.map(({ localStartDate }) => localStartDate)).toEqual(
      [0, 14, 16].map((days) => `${daysAfter(day, days)}T21:15:00`),
    )
    const last = named(daysAfter(day, 16), { day: 'numeric', month: 'short', year: 'numeric' })
    await page.goto(`/dashboard/sessions/${sessions[1]?.id}`)
    await page.getByText(`Every 2 weeks on Mon and Wed until ${last}`).waitFor()
    await page.goto(`/classes/${slug}`)
    await page.getByText(`Every 2 weeks on Mon and Wed until ${last}, `).waitFor()
    await expectNoAxeViolations(page)
  })

test('offers the ways to repeat monthly that fit the day, and says what short months do', async ({ openQuietPage }) => {
  const { kalends, id, name } = await aClass('Mese')
  const page = await openQuietPage()
  await signIn(page, 'owner')
  await fillSeries(page, name, '2031-01-31')
  await page.getByLabel('Repeat', { exact: true }).selectOption('month')
  await page.getByLabel('Never').check()
  await page.getByText('Every month on day 31, or on the last day of shorter months').first().waitFor()
  expect(await page.getByLabel('Every month on the fifth').count()).toBe(0)
  await page.getByLabel('Every month on the last Friday').check()
  await page.getByLabel('Repeat every (months)').fill('2')
  await page.getByText('Every 2 months on the last Friday').waitFor()
  await page.getByLabel('Date', { exact: true }).fill(aMonday(9))
  await page.getByLabel(/^Every month on day/).check()
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await page.getByRole('status').getByText(name, { exact: false }).waitFor()
  const { series } = await kalends.sessions.listServiceSeries({ serviceId: id })
  expect(series).toMatchObject([{ recurrence: { frequency: 'MONTHLY', interval: 2, until: null } }])
})

for (const width of widths(390))
  test(`changes how a series repeats, with the dates before it is saved (${width})`, async ({ openQuietPage }) => {
    const { kalends, id } = await aClass(`Rhythm ${width}`)
    const day = aMonday(30)
    const wednesday = daysAfter(day, 2)
    const { staffMembers } = await kalends.resources.listStaff()
    const livia = staffMembers.find((one) => one.name === 'Livia Marchetti')?.resourceId ?? ''
    // Each width has its own time: she leads both.
    const time = width === 390 ? '22:15:00' : '21:30:00'
    const at = (date: string) => ({ localStartDate: `${date}T${time}`, durationMinutes: 30, resourceIds: [livia] })
    const recurrence = { interval: 1, weekdays: [1], until: daysAfter(day, 14) }
    const { session } = await kalends.sessions.createSession({ session: { ...at(day), serviceId: id, recurrence } })
    await kalends.sessions.createSession({ session: { ...at(wednesday), title: `Rehearsal ${width}` } })
    const range = { fromDate: `${day}T00:00:00.000Z`, toDate: `${daysAfter(day, 30)}T00:00:00.000Z`, serviceIds: [id] }
    const second = (await kalends.sessions.querySessions(range)).sessions[1]
    const slot = { serviceId: id, scheduleId: session.scheduleId, eventId: second?.id ?? '' }
    await kalends.bookings.createBooking({
      booking: {
        bookedEntity: { slot },
        contactDetails: { firstName: 'Rhea', email: 'rhea@example.org' },
        totalParticipants: 1,
        status: 'CONFIRMED',
        selectedPaymentOption: 'OFFLINE',
      },
    })
    const page = await openQuietPage({ width })
    await signIn(page, 'owner')
    await page.goto(`/dashboard/sessions/${session.id}`)
    await page.getByRole('link', { name: 'Change how it repeats' }).click()
    await page.getByRole('checkbox', { name: 'Mon' }).uncheck()
    await page.getByRole('checkbox', { name: 'Wed' }).check()
    await page.getByLabel('Last day', { exact: true }).fill(daysAfter(day, 16))
    await page.getByRole('button', { name: 'Preview dates' }).click()
    await page.getByText('3 new dates:').waitFor()
    await page.getByText('3 dates removed:').waitFor()
    await page.getByRole('group', { name: 'One of 3 dates is taken' }).getByText(`Rehearsal ${width}`).waitFor()
    await page.getByText('1 removed date has bookings').waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Series updated.').waitFor()
    const { sessions } = await kalends.sessions.querySessions(range)
    expect(sessions.map(({ localStartDate }) => localStartDate.slice(0, 10))).toEqual(
      [7, 9, 16].map((days) => daysAfter(day, days)),
    )
  })
