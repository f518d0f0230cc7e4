import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { businessHoursId, insertException, replaceWeeklyHours } from '../../src/features/schedules/index.ts'
import { anAdmin, type Client, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { type Answer, anAppointment, aPerson, aStudio, everyDay } from './support/studio.ts'

const test = await createTestApp({ now: '2026-06-01T00:00:00Z' })
const { app, context, db } = test

type Window = { weekday: number; opensMinute: number; closesMinute: number; locationId?: string }

/** A business, a person who follows their locations, and calls that change hours. */
async function createFollowingStaff(more: { locationIds?: string[]; zone?: string } = {}) {
  const visitor = await aStudio(app, context, { timeZone: more.zone ?? 'UTC' })
  const { siteId } = visitor
  const admin = await anAdmin(app, context, siteId)
  const business = (await businessHoursId(db, siteId)) ?? ''
  const resourceId = await aPerson(context, siteId, { hours: { scheduleId: business } })
  const [location] = (await listLocations(admin)) as [Answer]
  return { visitor, siteId, admin, business, resourceId, location }
}

const listLocations = async (admin: Client): Promise<Answer[]> =>
  expected(await admin.get('/v1/locations/all')).locations
const listVisibleLocations = async (admin: Client): Promise<Answer[]> =>
  expected(await admin.get('/v1/locations')).locations
const setHours = async (admin: Client, scheduleId: string, weekly: Window[]) =>
  expected(await admin.put(`/v1/schedules/${scheduleId}/working-hours`, { weekly }))

/** Starts of quarter hours in a week as `weekday minute`, as customers are offered them. */
async function offeredIn(visitor: Answer, serviceId: string, zone: string, locationId?: string): Promise<string[]> {
  const fromLocalDate = '2026-06-08T00:00:00'
  const toLocalDate = '2026-06-15T00:00:00'
  const locations = locationId ? { locations: [{ id: locationId, locationType: 'BUSINESS' }] } : {}
  const { status, body } = await visitor.post('/_api/service-availability/v2/time-slots', {
    serviceId,
    fromLocalDate,
    toLocalDate,
    timeZone: zone,
    ...locations,
    cursorPaging: { limit: 1000 },
  })
  expect(status).toBe(200)
  return body.timeSlots.map(({ localStartDate }: Answer) => localStartDate.slice(0, 16))
}

/** What opening hours advertise for the same week, in quarter hours. */
function listQuarters(windows: Window[]): string[] {
  return windows
    .flatMap(({ weekday, opensMinute, closesMinute }) =>
      Array.from({ length: (closesMinute - opensMinute) / 15 }, (_, index) => {
        const minute = opensMinute + index * 15
        return new Date(Date.UTC(2026, 5, 7 + weekday) + minute * 60_000).toISOString().slice(0, 16)
      }),
    )
    .sort()
}

const createQuarterService = (siteId: string, staff: string[], locationIds?: string[]) =>
  anAppointment(context, siteId, { staff, durationMinutes: 15, ...(locationIds ? { locationIds } : {}) })

it('what a location advertises can be booked with staff who follow it', async () => {
  const { visitor, siteId, admin, resourceId, location } = await createFollowingStaff()
  const serviceId = await createQuarterService(siteId, [resourceId])
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % below
  }
  for (let round = 0; round < 6; round += 1) {
    const weekly = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
      const opensMinute = 15 * random(60)
      return random(4) === 0 ? [] : [{ weekday, opensMinute, closesMinute: opensMinute + 15 * (1 + random(30)) }]
    })
    await setHours(admin, location.scheduleId, weekly)
    const [shown] = await listVisibleLocations(admin)
    expect(shown.openingHours).toEqual(weekly)
    expect(await offeredIn(visitor, serviceId, 'UTC')).toEqual(listQuarters(shown.openingHours))
  }
})

it('hours of the business and of its default location are the same, whichever is changed', async () => {
  const { visitor, siteId, admin, business, resourceId, location } = await createFollowingStaff()
  const serviceId = await createQuarterService(siteId, [resourceId])
  const saturday = [{ weekday: 6, opensMinute: 600, closesMinute: 660 }]
  await setHours(admin, business, saturday)
  expect((await listVisibleLocations(admin))[0].openingHours).toEqual(saturday)
  expect(await offeredIn(visitor, serviceId, 'UTC')).toEqual(listQuarters(saturday))
  const sunday = [{ weekday: 7, opensMinute: 600, closesMinute: 660 }]
  await setHours(admin, location.scheduleId, sunday)
  const { workingHours } = expected(await admin.get(`/v1/schedules/${business}/working-hours`))
  expect(workingHours).toMatchObject({ scheduleId: business, weekly: sunday })
  expect(await offeredIn(visitor, serviceId, 'UTC')).toEqual(listQuarters(sunday))
})

it('each location has its hours in its zone; one without hours has those of the default location', async () => {
  const { visitor, siteId, admin, resourceId, location } = await createFollowingStaff({ zone: 'Europe/Rome' })
  const create = async (name: string): Promise<Answer> =>
    expected(await admin.post('/v1/locations', { name, timeZone: 'Europe/Lisbon' })).location
  const own = await create('Own hours')
  const none = await create('No hours')
  const [nine, noon] = [
    [{ weekday: 2, opensMinute: 540, closesMinute: 600 }],
    [{ weekday: 3, opensMinute: 720, closesMinute: 750 }],
  ]
  await setHours(admin, location.scheduleId, nine)
  await setHours(admin, own.scheduleId, noon)
  const serviceId = await createQuarterService(siteId, [resourceId], [location.id, own.id, none.id])
  expect(await offeredIn(visitor, serviceId, 'Europe/Rome', location.id)).toEqual(listQuarters(nine))
  expect(await offeredIn(visitor, serviceId, 'Europe/Lisbon', own.id)).toEqual(listQuarters(noon))
  expect(await offeredIn(visitor, serviceId, 'Europe/Lisbon', none.id)).toEqual(listQuarters(nine))
  const hoursShown = (await listVisibleLocations(admin)).map(({ openingHours }) => openingHours)
  expect(hoursShown).toEqual([nine, noon, nine])
  // Another default: what followed it is open as that one is, and it stays open itself.
  expected(
    await admin.patch(`/v1/locations/${own.id}`, { revision: (await listLocations(admin))[1].revision, default: true }),
  )
  expect(await offeredIn(visitor, serviceId, 'Europe/Lisbon', none.id)).toEqual(listQuarters(noon))
  const revision = (await listLocations(admin)).find(({ id }) => id === none.id).revision
  expected(await admin.patch(`/v1/locations/${none.id}`, { revision, default: true }))
  expect(await offeredIn(visitor, serviceId, 'Europe/Lisbon', none.id)).toEqual(listQuarters(noon))
})

it('a customer’s address has the hours of the default location', async () => {
  const { visitor, siteId, admin, resourceId, location } = await createFollowingStaff()
  const serviceId = await createQuarterService(siteId, [resourceId], [])
  await sql`insert into service_locations (site_id, service_id, id, position, type)
    values (${siteId}, ${serviceId}, gen_random_uuid(), 0, 'CUSTOMER')`.execute(db)
  const friday = [{ weekday: 5, opensMinute: 600, closesMinute: 720 }]
  await setHours(admin, location.scheduleId, friday)
  expect(await offeredIn(visitor, serviceId, 'UTC')).toEqual(listQuarters(friday))
})

it('staff with their own hours are not affected, and time off of those who follow takes precedence', async () => {
  const { visitor, siteId, admin, resourceId, location } = await createFollowingStaff()
  const own = await aPerson(context, siteId, { hours: { weekly: everyDay(600, 630) } })
  const follows = await createQuarterService(siteId, [resourceId])
  const independent = await createQuarterService(siteId, [own])
  const before = await offeredIn(visitor, independent, 'UTC')
  const weekly = [1, 2].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 570 }))
  await setHours(admin, location.scheduleId, weekly)
  expect(await offeredIn(visitor, independent, 'UTC')).toEqual(before)
  const row = await db.selectFrom('resources').selectAll().where('id', '=', resourceId).executeTakeFirstOrThrow()
  await context.transaction((tx) => insertException(tx, siteId, row.schedule_id, { date: '2026-06-08', windows: [] }))
  expect(await offeredIn(visitor, follows, 'UTC')).toEqual(['2026-06-09T09:00', '2026-06-09T09:15'])
})

it('dated hours of a location are shown and offered', async () => {
  const { visitor, siteId, admin, resourceId, location } = await createFollowingStaff()
  const serviceId = await createQuarterService(siteId, [resourceId])
  await setHours(admin, location.scheduleId, [{ weekday: 1, opensMinute: 540, closesMinute: 1020 }])
  const windows = [{ opensMinute: 600, closesMinute: 630 }]
  const exceptions = [{ date: '2026-06-08', windows }]
  expected(await admin.post(`/v1/schedules/${location.scheduleId}/working-hours/exceptions`, { exceptions }))
  expect((await listVisibleLocations(admin))[0].specialHours).toEqual([{ date: '2026-06-08', windows }])
  expect(await offeredIn(visitor, serviceId, 'UTC')).toEqual(['2026-06-08T10:00', '2026-06-08T10:15'])
})

it('takes three statements, uncached and with several locations', async () => {
  const { visitor, siteId, admin, resourceId } = await createFollowingStaff()
  for (const name of ['Second', 'Third']) expected(await admin.post('/v1/locations', { name }))
  const ids = (await listLocations(admin)).map(({ id }) => id)
  const serviceId = await createQuarterService(siteId, [resourceId], ids)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await offeredIn(visitor, serviceId, 'UTC')
  const statements = query.mock.calls.length
  query.mockRestore()
  expect(statements).toBeLessThanOrEqual(3)
})

it('the calendar is open when staff who follow can be booked, and not on closures', async () => {
  const { admin, location, resourceId } = await createFollowingStaff()
  const tuesday = [{ weekday: 2, opensMinute: 540, closesMinute: 600 }]
  await setHours(admin, location.scheduleId, tuesday)
  const openOn = async (fromDate: string) => {
    const { resources } = expected(
      await admin.post('/v1/calendar/query', { fromDate, days: 1, resourceIds: [resourceId] }),
    )
    return resources[0].open.map(
      ({ startDate, endDate }: Answer) => `${startDate.slice(11, 16)}-${endDate.slice(11, 16)}`,
    )
  }
  expect(await openOn('2026-06-09')).toEqual(['09:00-10:00'])
  expect(await openOn('2026-06-10')).toEqual([])
  expected(
    await admin.post('/v1/closing-days', { add: [{ date: '2026-06-09', locationId: null, reason: 'Public holiday' }] }),
  )
  expect(await openOn('2026-06-09')).toEqual([])
  const row = await db.selectFrom('resources').selectAll().where('id', '=', resourceId).executeTakeFirstOrThrow()
  const exceptions = [{ date: '2026-06-10', windows: [], reason: 'Dentist' }]
  expected(await admin.post(`/v1/schedules/${row.schedule_id}/working-hours/exceptions`, { exceptions }))
  const seen = expected(await admin.post('/v1/calendar/query', { fromDate: '2026-06-08', days: 7, onlyDays: true }))
  expect(seen.closures).toMatchObject([
    { kind: 'CLOSING_DAY', date: '2026-06-09', locationId: null, reason: 'Public holiday' },
    { kind: 'TIME_OFF', date: '2026-06-10', resourceId, windows: [], reason: 'Dentist' },
  ])
})

it('migrates the old hours of the business without changing staff with their own hours', async () => {
  const { visitor, siteId, admin, business, resourceId, location } = await createFollowingStaff()
  const own = await aPerson(context, siteId, { hours: { weekly: everyDay(600, 630) } })
  const follows = await createQuarterService(siteId, [resourceId])
  const independent = await createQuarterService(siteId, [own])
  const before = await offeredIn(visitor, independent, 'UTC')
  // As it stood before: hours of the business apart from those of the location.
  await context.transaction((tx) =>
    replaceWeeklyHours(tx, siteId, location.scheduleId, [{ weekday: 1, openMinute: 540, closeMinute: 600 }]),
  )
  await sql`insert into working_hour_rules (site_id, id, schedule_id, weekday, opens_minute, closes_minute)
    values (${siteId}, gen_random_uuid(), ${business}, 4, 540, 600)`.execute(db)
  await sql`insert into working_hour_exceptions (site_id, id, schedule_id, date, windows)
    values (${siteId}, gen_random_uuid(), ${business}, '2026-06-08', '[]')`.execute(db)
  const folder = fileURLToPath(new URL('../../src/db/migrations/', import.meta.url))
  const file = (await readdir(folder)).find((name) => name.endsWith('-opening-hours-belong-to-locations.sql'))
  await sql.raw(await readFile(`${folder}${file}`, 'utf8')).execute(db)
  expect(await offeredIn(visitor, independent, 'UTC')).toEqual(before)
  expect(await offeredIn(visitor, follows, 'UTC')).toEqual([])
  const { exceptions } = expected(await admin.get(`/v1/schedules/${location.scheduleId}/working-hours`)).workingHours
  expect(exceptions).toEqual([])
})
