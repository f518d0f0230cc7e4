import { randomUUID } from 'node:crypto'
import { apiKeyAuth, createClient } from '@kalends/sdk'
import { sql } from '../support/database.ts'
import { operator } from '../support/operator.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'
import { fillIn, freeDays, goOn, heading, letGoOfEverything, markTime, pressBook } from './steps.ts'

test.afterEach(letGoOfEverything)

const slug = `harbour-${randomUUID().slice(0, 8)}`

test.beforeAll(async () => {
  const siteOptions = ['--name', 'Harbour Desk', '--time-zone', 'America/New_York', '--currency', 'USD', '--slug', slug]
  const { siteId } = await operator<{ siteId: string }>('sites', 'create', ...siteOptions)
  const { apiKey } = await operator<{ apiKey: string }>('api-keys', 'create', '--name', 'Journey', '--site', siteId)
  const resourceId = await hire(siteId, 'Ada Moss')
  const kalends = createClient({ apiUrl: siteUrl(), auth: apiKeyAuth(apiKey) })
  await kalends.services.createService({
    service: {
      type: 'APPOINTMENT',
      name: 'Key cutting',
      tagLine: 'While you wait.',
      defaultCapacity: 1,
      onlineBooking: { enabled: true, requireManualApproval: false, allowMultipleRequests: false },
      payment: {
        rateType: 'FIXED',
        fixed: { price: { value: '12.50', currency: 'USD' } },
        options: { online: false, inPerson: true, deposit: false, pricingPlan: false },
      },
      staffMemberIds: [resourceId],
      schedule: { availabilityConstraints: { sessionDurations: [30] } },
    },
  })
})

test('two businesses share one host, and the whole journey stays in the second', async ({ openQuietPage }) => {
  const page = await openQuietPage({ timezone: 'America/New_York' })
  await page.goto(`/s/${slug}`)
  await heading(page, 'Harbour Desk').waitFor()
  await page.getByRole('link', { name: /^Key cutting/ }).click()
  await heading(page, 'Key cutting').waitFor()
  expect(new URL(page.url()).pathname).toBe(`/s/${slug}/services/key-cutting`)
  await freeDays(page).nth(1).click()
  // Until then the times of the first day are shown.
  await page.waitForURL((url) => url.searchParams.has('day'))
  const clock = await markTime(page)
  expect(await page.getByText('Times are in New York time, GMT-').count()).toBe(1)
  await page.getByRole('button', { name: `Continue with ${clock}` }).click()
  await heading(page, 'Booking Details').waitFor()
  expect(await page.getByRole('complementary').innerText()).toContain('$12.50')
  await fillIn(page)
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/s/${slug}/bookings/`))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ])
  expect(download.url()).toContain(`/s/${slug}/bookings/`)

  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await heading(page, 'This booking is cancelled').waitFor()
})

test('one browser holds a time at each business', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  const forms: string[] = []
  for (const service of ['/services/swedish-massage', `/s/${slug}/services/key-cutting`]) {
    await page.goto(service)
    await markTime(page)
    await goOn(page)
    await page.waitForURL((url) => url.searchParams.has('hold'))
    forms.push(page.url())
  }
  for (const form of forms) {
    await page.goto(form)
    expect(await page.getByText(/^Held for you until/).count()).toBe(1)
  }
})

test('an unknown business shows a not-found page', async ({ openQuietPage }) => {
  const page = await openQuietPage({ statuses: [404] })
  await page.goto('/s/no-such-business/')
  expect(await page.innerText('body')).toBe('There is no business at this address.')
})

/** Somebody who works by the opening hours of the business. */
async function hire(siteId: string, name: string): Promise<string> {
  const [hours] = await sql(`select id from schedules where site_id = $1 and kind = 'BUSINESS'`, [siteId])
  const schedule = randomUUID()
  const resource = randomUUID()
  await sql(
    `insert into schedules (site_id, id, kind, time_zone, created_at, updated_at)
     values ($1, $2, 'RESOURCE', 'America/New_York', now(), now())`,
    [siteId, schedule],
  )
  await sql(
    `insert into resources (site_id, id, type_id, name, schedule_id, working_hours_schedule_id, created_at, updated_at)
     select $1, $2, id, $3, $4, $5, now(), now() from resource_types where site_id = $1 and is_staff`,
    [siteId, resource, name, schedule, hours?.id],
  )
  await sql(
    `insert into staff_members (site_id, id, resource_id, name, sort_order, created_at, updated_at)
     values ($1, gen_random_uuid(), $2, $3, 0, now(), now())`,
    [siteId, resource, name],
  )
  return resource
}
