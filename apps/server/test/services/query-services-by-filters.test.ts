import { beforeAll, describe, expect, it } from 'vitest'
import { writeCursor } from '../../src/db/query/index.ts'
import { insertLocation } from '../../src/features/business/index.ts'
import { addResourceType, insertResource } from '../../src/features/resources/index.ts'
import { aSession, setSeats } from '../availability/support/class-sessions.ts'
import { type Actor, anAppointment, aPerson, aStudio, everyDay, hold, take } from '../availability/support/studio.ts'
import { anAdmin } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T06:00:00Z' })
const here = await aStudio(app, context)
const { siteId } = here
const admin = await anAdmin(app, context, siteId)
const nora = await aPerson(context, siteId, { name: 'Nora' })
const emil = await aPerson(context, siteId, { name: 'Emil', hours: { weekly: everyDay(20 * 60, 22 * 60) } })
const harbour = await aLocation('Harbour')
const roomTypeId = await context.transaction((tx) => addResourceType(tx, siteId, { name: 'Quiet Room' }, 0))
await context.transaction((tx) =>
  insertResource(tx, siteId, { typeId: roomTypeId, name: 'Blue', timeZone: 'UTC', workingHours: 'always' }, 0),
)

const service = (name: string, more: Omit<Parameters<typeof anAppointment>[2], 'name'>) =>
  anAppointment(context, siteId, { name, ...more })
const massage = await service('Massage', { staff: [nora] })
await service('Evening', { staff: [emil], durationMinutes: 30 })
await service('Sauna', { staff: [nora], locationIds: [harbour], resourceTypes: [{ typeId: roomTypeId }] })
await service('By phone', { staff: [nora], onlineBooking: false })
await service('Nobody', { staff: [] })
const yoga = await service('Yoga', { staff: [], type: 'CLASS' })
const course = await service('Course', { staff: [], type: 'COURSE' })
await aSession(context, siteId, yoga, { start: '2026-06-03T18:00:00Z', resourceIds: [emil], locationId: harbour })
await aSession(context, siteId, course, { start: '2026-06-04T10:00:00Z' })
await aSession(context, siteId, course, { start: '2026-06-11T10:00:00Z' })
await setSeats(context, siteId, course, { capacity: 8 })

type Found = { service: { id: string; name: string; locations: unknown[] }; available: boolean }

async function request(body: object, actor: Pick<Actor, 'post'> = here) {
  return actor.post('/v1/catalog/search/services/query', body)
}

async function findServices(serviceFilters: object, query: object = {}, actor: Pick<Actor, 'post'> = here) {
  const { status, body } = await request({ serviceFilters, query }, actor)
  expect([status, body]).toEqual([200, expect.anything()])
  return body.results.map((it: Found) => it.service.name)
}

const onDay = (day: string, from = '00:00', to = '23:59') => ({
  localStartDate: `${day}T${from}:00`,
  localEndDate: `${day}T${to}:00`,
})
const sort = [{ fieldName: 'name' }]
const findSorted = async (filters: object) => findServices(filters, { sort })

async function faults(body: object) {
  const { status, body: answer } = await request(body)
  expect(status).toBe(400)
  const { fieldViolations } = answer.details.validationError
  return fieldViolations.map((it: Record<string, string>) => `${it['field']}: ${it['ruleName'] ?? it['violatedRule']}`)
}

async function aLocation(name: string) {
  const address = { city: 'Kiel', country: 'DE' }
  const location = { name, timeZone: 'UTC', openingHours: everyDay(0, 24 * 60), address, phone: null }
  return (await context.transaction((tx) => insertLocation(tx, siteId, location, context.clock.now()))).locationId
}

describe('queryServicesByFilters', () => {
  it('finds services available from now on, completely, and omits unavailable ones', async () => {
    expect(await findSorted({})).toEqual(['Course', 'Evening', 'Massage', 'Sauna', 'Yoga'])
    const { body } = await request({ query: { filter: { id: massage } } })
    const whole = await admin.get(`/v2/services/${massage}`)
    expect(body.results).toEqual([{ service: whole.body.service, available: true }])
    expect(body.pagingMetadata).toEqual({ count: 1, cursors: { next: null, prev: null }, hasNext: false })
  })

  it('marks unavailable services if they are requested too', async () => {
    const { body } = await request({
      serviceFilters: { ...onDay('2026-06-03'), includeUnavailable: true },
      query: { sort },
    })
    expect(body.results.map(({ service: { name }, available }: Found) => `${name} ${available}`)).toEqual([
      'By phone false',
      'Course false',
      'Evening true',
      'Massage true',
      'Nobody false',
      'Sauna true',
      'Yoga true',
    ])
  })

  it('searches within the range, to its exact ends', async () => {
    expect(await findSorted(onDay('2026-06-03', '19:00', '23:00'))).toEqual(['Evening'])
    expect(await findSorted(onDay('2026-06-03', '18:00', '19:00'))).toEqual(['Yoga'])
    expect(await findSorted(onDay('2026-06-03', '18:01', '19:30'))).toEqual([])
    expect(await findSorted(onDay('2026-06-03', '18:00', '18:59'))).toEqual([])
    expect(await findSorted(onDay('2026-06-03', '16:00', '17:00'))).toEqual(['Massage', 'Sauna'])
    expect(await findSorted(onDay('2026-06-03', '16:00', '16:59'))).toEqual([])
    expect(await findSorted(onDay('2026-06-11', '10:00', '11:00'))).toEqual(['Course', 'Massage', 'Sauna'])
    expect(await findSorted(onDay('2026-05-31'))).toEqual([])
    expect(await findSorted({ localEndDate: '2026-06-01T12:00:00' })).toEqual(['Massage', 'Sauna'])
    expect(await findSorted({ localStartDate: '2026-06-04T17:00:00', localEndDate: '2026-06-05T00:00:00' })).toEqual([
      'Evening',
    ])
  })

  it('requires both ends exactly for an exact match', async () => {
    const exact = (from: string, to: string, day = '2026-06-03') =>
      findSorted({ ...onDay(day, from, to), exactMatch: true })
    expect(await exact('16:00', '17:00')).toEqual(['Massage', 'Sauna'])
    expect(await exact('16:15', '17:15')).toEqual([])
    expect(await exact('15:00', '17:00')).toEqual([])
    expect(await exact('20:30', '21:00')).toEqual(['Evening'])
    expect(await exact('18:00', '19:00')).toEqual(['Yoga'])
    expect(await exact('10:00', '11:00', '2026-06-11')).toEqual(['Course', 'Massage', 'Sauna'])
    expect(await faults({ serviceFilters: { localStartDate: '2026-06-03T10:00:00', exactMatch: true } })).toEqual([
      'serviceFilters.localEndDate: REQUIRED_FIELD',
    ])
    expect(await faults({ serviceFilters: { localEndDate: '2026-06-03T10:00:00', exactMatch: true } })).toEqual([
      'serviceFilters.localStartDate: REQUIRED_FIELD',
    ])
  })

  it('reads local times in the given zone, otherwise in that of the business', async () => {
    expect(await findSorted({ ...onDay('2026-06-03', '20:00', '21:00'), timeZone: 'Europe/Berlin' })).toEqual(['Yoga'])
    expect(await findSorted({ ...onDay('2026-06-03', '23:00', '23:59'), timeZone: 'Asia/Tokyo' })).toEqual([])
    expect(await findSorted({ ...onDay('2026-06-04', '05:00', '07:00'), timeZone: 'Asia/Tokyo' })).toEqual(['Evening'])
    const tokyo = await aStudio(app, context, { timeZone: 'Asia/Tokyo' })
    const ken = await aPerson(context, tokyo.siteId, { zone: 'Asia/Tokyo' })
    await anAppointment(context, tokyo.siteId, { staff: [ken], name: 'Shiatsu' })
    expect(await findServices(onDay('2026-06-03', '09:00', '10:00'), {}, tokyo)).toEqual(['Shiatsu'])
    expect(await findServices({ ...onDay('2026-06-03', '00:00', '01:00'), timeZone: 'UTC' }, {}, tokyo)).toEqual([
      'Shiatsu',
    ])
    expect(await findServices({ ...onDay('2026-06-03', '09:00', '10:00'), timeZone: 'UTC' }, {}, tokyo)).toEqual([])
    const { status, body } = await request({ serviceFilters: { timeZone: 'Mars/Base' } })
    expect([status, body.details.applicationError.code]).toEqual([400, 'INVALID_TIME_ZONE'])
  })

  it('finds by location: of the service, and of a session', async () => {
    expect(await findSorted({ locationIds: [harbour] })).toEqual(['Sauna', 'Yoga'])
    expect(await findSorted({ locationIds: [harbour.toUpperCase()], ...onDay('2026-06-05') })).toEqual(['Sauna'])
    const standard = await db
      .selectFrom('locations')
      .select('id')
      .where('site_id', '=', siteId)
      .where('is_default', '=', true)
    const { id } = await standard.executeTakeFirstOrThrow()
    expect(await findSorted({ locationIds: [id] })).toEqual(['Course', 'Evening', 'Massage'])
    expect(await findSorted({ locationIds: [id, harbour] })).toEqual(['Course', 'Evening', 'Massage', 'Sauna', 'Yoga'])
    expect(await findSorted({ locationIds: ['00000000-0000-4000-8000-000000000001'] })).toEqual([])
  })

  it('finds by resource: a type by id or by name, staff as STAFF', async () => {
    expect(await findSorted({ resourceTypes: [roomTypeId] })).toEqual(['Sauna'])
    expect(await findSorted({ resourceTypes: ['quiet room'] })).toEqual(['Sauna'])
    expect(await findSorted({ resourceTypes: ['STAFF'] })).toEqual(['Evening', 'Massage', 'Sauna'])
    expect(await findSorted({ resourceTypes: ['STAFF'], locationIds: [harbour] })).toEqual(['Sauna'])
    expect(await findSorted({ resourceTypes: ['Boat'] })).toEqual([])
  })

  it('filters and sorts by the fields of the catalogue', async () => {
    expect(await findServices({}, { filter: { type: 'CLASS' } })).toEqual(['Yoga'])
    expect(await findServices({}, { filter: { name: { $startsWith: 'm' } } })).toEqual(['Massage'])
    expect(
      await findServices({}, { sort: [{ fieldName: 'name', order: 'DESC' }], cursorPaging: { limit: 2 } }),
    ).toEqual(['Yoga', 'Sauna'])
    expect(await faults({ query: { filter: { colour: 'red' } } })).toEqual(['query.filter.colour: UNKNOWN_FIELD'])
    expect(await faults({ query: { cursorPaging: { limit: 51 } } })).toEqual(['query.cursorPaging.limit: MAX'])
  })

  it('continues with the cursor, which contains time and location', async () => {
    const serviceFilters = onDay('2026-06-03')
    const first = await request({ serviceFilters, query: { sort, cursorPaging: { limit: 2 } } })
    expect(first.body.results.map((it: Found) => it.service.name)).toEqual(['Evening', 'Massage'])
    const { next } = first.body.pagingMetadata.cursors
    const cursorPaging = { cursor: next, limit: 2 }
    expect(await findServices({}, { cursorPaging })).toEqual(['Sauna', 'Yoga'])
    expect(await findServices(serviceFilters, { cursorPaging })).toEqual(['Sauna', 'Yoga'])
    const second = await request({ query: { cursorPaging } })
    expect(second.body.pagingMetadata.cursors.next).toBeNull()
    const { prev } = second.body.pagingMetadata.cursors
    expect(await findServices({}, { cursorPaging: { cursor: prev, limit: 2 } })).toEqual(['Evening', 'Massage'])
    expect(await faults({ serviceFilters: onDay('2026-06-04'), query: { cursorPaging } })).toEqual([
      'serviceFilters.localEndDate: NOT_BESIDE_CURSOR',
      'serviceFilters.localStartDate: NOT_BESIDE_CURSOR',
    ])
    expect(await faults({ query: { sort, cursorPaging } })).toEqual(['query.sort: NOT_BESIDE_CURSOR'])
    expect(await faults({ query: { cursorPaging: { cursor: `${next}x` } } })).toEqual([
      'query.cursorPaging.cursor: FORMAT',
    ])
  })

  it('treats a forged cursor like any other', async () => {
    const cursor = (words: object) => {
      const position = { filter: null, sort: [{ fieldName: 'id' }], keys: [massage], backward: false, words }
      return { query: { cursorPaging: { cursor: writeCursor('catalog-search', position, 'filter') } } }
    }
    expect((await request(cursor({}))).status).toBe(200)
    for (const words of [
      { locationIds: ['x'] },
      { exactMatch: 'yes' },
      { colour: 'red' },
      { timeZone: '\u0000' },
      [],
    ]) {
      expect(await faults(cursor(words))).toEqual(['query.cursorPaging.cursor: FORMAT'])
    }
  })

  it('refuses invalid ranges and attributes, naming the field', async () => {
    const span = (localStartDate: string, localEndDate: string) => ({
      serviceFilters: { localStartDate, localEndDate },
    })
    const end = 'serviceFilters.localEndDate'
    expect(await faults(span('2026-06-03T10:00:00', '2026-06-03T10:00:00'))).toEqual([`${end}: MIN`])
    expect(await faults(span('2026-06-03T10:00:00', '2027-06-05T10:00:00'))).toEqual([`${end}: MAX`])
    expect(await faults({ serviceFilters: { attributes: [{ boolValue: true }] } })).toEqual([
      'serviceFilters.attributes: UNFILTERABLE_FIELD',
    ])
  })

  it('returns each business its own, customers nothing hidden, and everything to staff', async () => {
    const there = await aStudio(app, context)
    expect(await findServices({}, {}, there)).toEqual([])
    await db.updateTable('services').set({ hidden: true }).where('id', '=', massage).execute()
    expect(await findSorted({})).not.toContain('Massage')
    expect(await findServices({}, { sort }, admin)).toContain('Massage')
    await db.updateTable('services').set({ hidden: false }).where('id', '=', massage).execute()
  })
})

describe('availability changes', () => {
  const studio = { actor: here, serviceId: '', resourceId: '' }
  const isFound = () => findServices(onDay('2026-06-03', '09:00', '10:00'), {}, studio.actor)

  beforeAll(async () => {
    studio.actor = await aStudio(app, context)
    studio.resourceId = await aPerson(context, studio.actor.siteId)
    studio.serviceId = await anAppointment(context, studio.actor.siteId, { staff: [studio.resourceId], name: 'Only' })
  })

  it('with holds of others, with bookings, and not with the own ones', async () => {
    const { actor, resourceId, serviceId } = studio
    expect(await isFound()).toEqual(['Only'])
    const span = { start: '2026-06-03T09:00:00Z', end: '2026-06-03T10:00:00Z' }
    const stored = { resourceId, serviceId, ...span, until: '2026-06-01T06:10:00Z' }
    const id = await hold(context, actor.siteId, { ...stored, visitorId: actor.visitorId })
    expect(await isFound()).toEqual(['Only'])
    expect(
      await findServices(onDay('2026-06-03', '09:00', '10:00'), {}, await anAdmin(app, context, actor.siteId)),
    ).toEqual([])
    await db.deleteFrom('occupancies').where('hold_id', '=', id).execute()
    await take(context, actor.siteId, resourceId, span.start, span.end)
    expect(await isFound()).toEqual([])
    expect(await findServices({}, {}, actor)).toEqual(['Only'])
  })

  it('when a class is full or its policy opens later', async () => {
    const { actor } = studio
    const policy = { limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 60 } }
    const [full, early] = [
      await anAppointment(context, actor.siteId, { staff: [], type: 'CLASS', name: 'Full' }),
      await anAppointment(context, actor.siteId, { staff: [], type: 'CLASS', name: 'Early', policy }),
    ]
    const start = '2026-06-04T09:00:00Z'
    const session = await aSession(context, actor.siteId, full, { start, capacity: 2 })
    await aSession(context, actor.siteId, early, { start })
    const query = { filter: { type: 'CLASS' } }
    expect(await findServices({}, query, actor)).toEqual(['Full'])
    await setSeats(context, actor.siteId, session, { capacity: 2, taken: 2 })
    expect(await findServices({}, query, actor)).toEqual([])
  })
})
