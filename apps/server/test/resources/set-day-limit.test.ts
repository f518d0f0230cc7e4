import { expect, it } from 'vitest'
import { aBooking, aStudio, bookingInput, expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey } from '../support/people.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const dayLimitUrl = ({ resourceId }: Studio) => `/v1/resources/${resourceId}/day-limit`

async function set(studio: Studio, maxBookingsPerDay: number | null, url = dayLimitUrl(studio)) {
  const headers = { authorization: await anApiKey(context, studio.siteId), 'wix-site-id': studio.siteId }
  const answer = await app.inject({ method: 'PUT', url, headers, payload: { maxBookingsPerDay } })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

const at = (hour: number, day = '02') => `2026-06-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`
const book = (studio: Studio, hour: number, day?: string) =>
  studio.visitor.post('/v2/bookings', bookingInput(slotWith(studio, at(hour, day))))

async function listed(studio: Studio): Promise<number> {
  const filter = { serviceId: studio.service.id, startDate: at(0), endDate: at(21), bookable: true }
  return expected(await studio.visitor.post('/v1/availability/query', { query: { filter } })).availabilityEntries.length
}

it('closes a day once it has that many appointments, in lists and for bookings, until the limit is raised', async () => {
  const studio = await aStudio(app, context)
  expect((await set(studio, 2)).body).toEqual({ maxBookingsPerDay: 2 })
  await aBooking(studio.admin, slotWith(studio, at(9)), { status: 'CONFIRMED' })
  expect(await listed(studio)).toBeGreaterThan(0)
  await aBooking(studio.admin, slotWith(studio, at(11)), { status: 'CONFIRMED' })
  expect(await listed(studio)).toBe(0)
  expect(readRefusal(await book(studio, 14))).toBe('428 SLOT_NOT_AVAILABLE')
  expected(await book(studio, 14, '03'))
  const why = { serviceId: studio.service.id, startDate: at(14) }
  expect((await studio.admin.post('/v1/availability/explain', why)).body.rule).toBe('DAY_FULL')
  await set(studio, 3)
  expected(await book(studio, 14))
  await set(studio, null)
  expect(await listed(studio)).toBeGreaterThan(0)
})

it('is recorded once with the previous value and the staff member’s name', async () => {
  const studio = await aStudio(app, context)
  for (const limit of [4, 4, null]) await set(studio, limit)
  const noted = await db.selectFrom('audit_entries').selectAll().where('operation', '=', 'setDayLimit').execute()
  const ours = noted.filter(({ site_id: siteId }) => siteId === studio.siteId)
  expect(ours.map(({ entity_type: type, entity_name: name }) => `${type} ${name}`)).toEqual(
    Array.from({ length: 2 }, () => 'staffMember Livia Marchetti'),
  )
})

it('must be a valid number, for an existing staff member', async () => {
  const studio = await aStudio(app, context)
  for (const limit of [0, 1001, 1.5]) expect(readRefusal(await set(studio, limit))).toBe('400 maxBookingsPerDay')
  const elsewhere = await aStudio(app, context)
  expect(readRefusal(await set(elsewhere, 2, dayLimitUrl(studio)))).toBe('404 RESOURCE_NOT_FOUND')
})
