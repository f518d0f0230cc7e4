import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { anAdmin, expected, readRefusal, takenTime } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aStaffClient, aTimetable, createSession, sessionsIn, starts, weekly, yogaAt } from './support/timetable.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
// Samoa had no 30 December 2011.
const samoa = await createTestApp({ now: '2011-12-01T00:00:00Z' })

describe('a session of a class', () => {
  it('has the name, location and seats of the class, and occupies its instructor', async () => {
    const studio = await aTimetable(app, context)
    const session = await createSession(studio, yogaAt(studio))
    expect(session).toMatchObject({
      kind: 'CLASS',
      title: 'Yoga',
      serviceId: studio.yoga.id,
      scheduleId: studio.yoga.scheduleId,
      startDate: '2026-06-08T08:00:00.000Z',
      endDate: '2026-06-08T09:00:00.000Z',
      timeZone: 'Europe/Berlin',
      localStartDate: '2026-06-08T10:00:00',
      status: 'CONFIRMED',
      transparency: 'BUSY',
      revision: '1',
      resourceIds: [studio.livia],
      locationId: studio.locationId,
      ruleId: null,
      recurrence: null,
      seats: { capacity: 8, taken: 0, held: 0, offered: 0, open: 8 },
    })
    expect(await takenTime(context, studio.livia)).toHaveLength(1)
  })

  it('occupies no staff if it does not block time', async () => {
    const studio = await aTimetable(app, context)
    await createSession(studio, yogaAt(studio, undefined, { transparency: 'FREE' }))
    expect(await takenTime(context, studio.livia)).toEqual([])
  })

  it('is refused if its staff are busy, naming the conflict', async () => {
    const studio = await aTimetable(app, context)
    const lunch = { title: 'Lunch', localStartDate: '2026-06-08T10:30:00', durationMinutes: 30 }
    const block = await createSession(studio, { ...lunch, resourceIds: [studio.livia] })
    const answer = await studio.admin.post('/v1/sessions', { session: yogaAt(studio) })
    expect(readRefusal(answer)).toBe('428 SLOT_NOT_AVAILABLE')
    expect(answer.body.details.applicationError.data).toMatchObject({
      localStartDates: ['2026-06-08T10:00:00'],
      conflicts: [{ sessionId: block.id, title: 'Lunch', takenFrom: '2026-06-08T08:30:00.000Z' }],
    })
    expect(await sessionsIn(studio, '2026-06-08T00:00:00Z', '2026-06-09T00:00:00Z')).toHaveLength(1)
  })

  it('overlaps only by decision, marked', async () => {
    const studio = await aTimetable(app, context)
    await createSession(studio, yogaAt(studio))
    expect((await createSession(studio, yogaAt(studio), { allowOverlap: true })).doubleBooked).toBe(true)
    const livia = await aStaffClient(studio, studio.livia)
    const answer = await livia.post('/v1/sessions', { session: yogaAt(studio), allowOverlap: true })
    expect(readRefusal(answer)).toBe('403 UNAUTHORIZED_OPERATION')
  })

  it('is given to one of many simultaneous requests', async () => {
    const studio = await aTimetable(app, context)
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => studio.admin.post('/v1/sessions', { session: yogaAt(studio) })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(428)])
  })

  it('publishes an event', async () => {
    const studio = await aTimetable(app, context)
    const { id } = await createSession(studio, yogaAt(studio))
    const events = await db.selectFrom('events').selectAll().where('entity_id', '=', id).execute()
    expect(events).toMatchObject([{ entity_fqdn: 'kalends.schedules.v1.session', slug: 'created', sequence: 1 }])
    expect(events[0]?.payload).toMatchObject({ createdEvent: { entity: { id, title: 'Yoga' } } })
  })

  it('is refused with field errors', async () => {
    const studio = await aTimetable(app, context)
    const { siteId, livia } = studio
    const abroad = await aSite(context)
    const refusalFor = async (more: object) =>
      readRefusal(await studio.admin.post('/v1/sessions', { session: yogaAt(studio, undefined, more) }))
    expect(await refusalFor({ serviceId: randomUUID() })).toBe('404 SERVICE_NOT_FOUND')
    expect(await refusalFor({ resourceIds: [randomUUID()] })).toBe('404 RESOURCE_NOT_FOUND')
    expect(await refusalFor({ locationId: randomUUID() })).toBe('404 LOCATION_NOT_FOUND')
    expect(await refusalFor({ timeZone: 'Mars/Olympus' })).toBe('400 INVALID_TIME_ZONE')
    expect(await refusalFor({ serviceId: null, resourceIds: [] })).toBe('400 session.resourceIds')
    expect(await refusalFor({ serviceId: null, capacity: 3 })).toBe('400 session.capacity')
    expect(await refusalFor({ serviceId: studio.course.id, capacity: 3 })).toBe('400 session.capacity')
    expect(await refusalFor({ localStartDate: '2126-06-08T10:00:00' })).toBe('400 session.localStartDate')
    expect(await refusalFor({ recurrence: { interval: 1, until: '2026-06-07' } })).toBe('400 session.recurrence.until')
    expect(await refusalFor({ ...weekly, durationMinutes: 10_081 })).toBe('400 session.durationMinutes')
    const stranger = await anAdmin(app, context, abroad)
    expect(readRefusal(await stranger.post('/v1/sessions', { session: yogaAt(studio) }))).toBe('404 SERVICE_NOT_FOUND')
    const block = { localStartDate: '2026-06-08T10:00:00', durationMinutes: 60, resourceIds: [livia] }
    expect(readRefusal(await stranger.post('/v1/sessions', { session: block }))).toBe('404 RESOURCE_NOT_FOUND')
    expect(await db.selectFrom('sessions').select('id').where('site_id', 'in', [siteId, abroad]).execute()).toEqual([])
  })

  it('of staff with their own calendar is led by them, in any room', async () => {
    const studio = await aTimetable(app, context)
    const livia = await aStaffClient(studio, studio.livia)
    const refusalFor = async (resourceIds: string[]) =>
      readRefusal(await livia.post('/v1/sessions', { session: yogaAt(studio, undefined, { resourceIds }) }))
    expect(await refusalFor([studio.marco])).toBe('403 UNAUTHORIZED_OPERATION')
    expect(await refusalFor([studio.livia, studio.marco])).toBe('403 UNAUTHORIZED_OPERATION')
    expect(await refusalFor([studio.room])).toBe('403 UNAUTHORIZED_OPERATION')
    expect(await refusalFor([studio.livia, studio.room])).toBe('200')
  })
})

describe('blocked time', () => {
  it('belongs to the schedule of its resource', async () => {
    const studio = await aTimetable(app, context)
    const block = { localStartDate: '2026-06-08T12:00:00', durationMinutes: 45, resourceIds: [studio.marco] }
    expect(await createSession(studio, { ...block, note: 'Dentist' })).toMatchObject({
      kind: 'BLOCK',
      serviceId: null,
      title: '',
      note: 'Dentist',
      seats: null,
      locationId: null,
    })
  })

  it('may last for weeks', async () => {
    const studio = await aTimetable(app, context)
    const holiday = { localStartDate: '2026-08-01T00:00:00', durationMinutes: 21 * 1440, resourceIds: [studio.marco] }
    await createSession(studio, { ...holiday, title: 'Holiday' })
    const session = yogaAt(studio, '2026-08-17T10:00:00', { resourceIds: [studio.marco] })
    expect(readRefusal(await studio.admin.post('/v1/sessions', { session }))).toBe('428 SLOT_NOT_AVAILABLE')
  })
})

describe('a series', () => {
  it('exists 25 months ahead, each session with its seats, and names its instructor', async () => {
    const studio = await aTimetable(app, context)
    const first = await createSession(studio, yogaAt(studio, undefined, weekly))
    expect(first).toMatchObject({ recurrence: { interval: 1, until: null }, changed: false })
    const rows = await db.selectFrom('sessions').selectAll().where('rule_id', '=', first.ruleId).execute()
    expect(rows.length).toBe(108)
    expect(
      rows
        .map(({ original_local_start }) => original_local_start)
        .sort()
        .at(-1),
    ).toBe('2028-06-26T10:00:00')
    const seats = await db.selectFrom('seats').select('scope_id').where('site_id', '=', studio.siteId).execute()
    expect(seats.map(({ scope_id }) => scope_id)).toEqual(expect.arrayContaining(rows.map(({ id }) => id)))
    const { service } = expected(await studio.admin.get(`/v2/services/${studio.yoga.id}`))
    expect(service.staffMemberIds).toEqual([studio.livia])
  })

  it('keeps its local time when the clocks change', async () => {
    const studio = await aTimetable(app, context)
    await createSession(studio, yogaAt(studio, '2026-10-18T10:00:00', weekly))
    const found = await sessionsIn(studio, '2026-10-17T00:00:00Z', '2026-11-02T00:00:00Z')
    expect(found.map(({ startDate }) => startDate.slice(5, 16))).toEqual(['10-18T08:00', '10-25T09:00', '11-01T09:00'])
  })

  it('ends on its last day and skips weeks', async () => {
    const studio = await aTimetable(app, context)
    await createSession(studio, yogaAt(studio, undefined, { recurrence: { interval: 2, until: '2026-07-20' } }))
    const found = await sessionsIn(studio, '2026-06-01T00:00:00Z', '2026-12-01T00:00:00Z')
    expect(starts(found)).toEqual(['06-08 10:00', '06-22 10:00', '07-06 10:00', '07-20 10:00'])
  })

  it('with conflicts on some dates is refused naming them, or overlaps there only', async () => {
    const studio = await aTimetable(app, context)
    await createSession(studio, yogaAt(studio, '2026-06-22T10:30:00'))
    await createSession(studio, yogaAt(studio, '2026-07-06T09:30:00'))
    const answer = await studio.admin.post('/v1/sessions', { session: yogaAt(studio, undefined, weekly) })
    expect(readRefusal(answer)).toBe('428 SLOT_NOT_AVAILABLE')
    const { localStartDates } = answer.body.details.applicationError.data
    expect(localStartDates).toEqual(['2026-06-22T10:00:00', '2026-07-06T10:00:00'])
    const first = await createSession(studio, yogaAt(studio, undefined, weekly), { allowOverlap: true })
    const found = await sessionsIn(studio, '2026-06-01T00:00:00Z', '2026-08-01T00:00:00Z', { ruleId: first.ruleId })
    const doubled = found.filter(({ doubleBooked }) => doubleBooked).map(({ localStartDate }) => localStartDate)
    expect(doubled).toEqual(localStartDates)
  })

  it('of a course sets the beginning and end of the course', async () => {
    const studio = await aTimetable(app, context)
    const six = { recurrence: { interval: 1, until: '2026-07-13' }, serviceId: studio.course.id }
    const first = await createSession(studio, yogaAt(studio, undefined, six))
    expect(first).toMatchObject({ kind: 'COURSE', seats: { capacity: 8, open: 8 } })
    const { service } = expected(await studio.admin.get(`/v2/services/${studio.course.id}`))
    expect(service.schedule).toMatchObject({
      firstSessionStart: '2026-06-08T08:00:00.000Z',
      lastSessionEnd: '2026-07-13T09:00:00.000Z',
    })
  })
})

describe('clock changes', () => {
  const zoneCase = async (timeZone: string, localStart: string, days: number) => {
    const studio = await aTimetable(app, context, { timeZone })
    const first = yogaAt(studio, localStart, { ...weekly, timeZone, transparency: 'FREE' })
    await createSession(studio, first)
    const from = Date.parse(`${localStart}Z`) - 86_400_000
    return sessionsIn(studio, new Date(from).toISOString(), new Date(from + days * 86_400_000).toISOString())
  }

  it('move a class at half past two into the hour after the gap, once', async () => {
    const found = await zoneCase('Europe/Berlin', '2027-03-21T02:30:00', 16)
    expect(found.map(({ localStartDate }) => localStartDate)).toEqual([
      '2027-03-21T02:30:00',
      '2027-03-28T03:30:00',
      '2027-04-04T02:30:00',
    ])
    expect(found.map(({ durationMinutes, changed }) => [durationMinutes, changed])).toEqual(Array(3).fill([60, false]))
  })

  it('of Lord Howe Island move by half an hour', async () => {
    const found = await zoneCase('Australia/Lord_Howe', '2026-09-27T02:15:00', 16)
    expect(found.map(({ localStartDate }) => localStartDate.slice(5, 16))).toEqual([
      '09-27T02:15',
      '10-04T02:45',
      '10-11T02:15',
    ])
  })

  it('that skip a date leave it without a session', async () => {
    const studio = await aTimetable(samoa.app, samoa.context, { timeZone: 'Pacific/Apia' })
    await createSession(studio, yogaAt(studio, '2011-12-23T10:00:00', weekly))
    const found = await sessionsIn(studio, '2011-12-20T00:00:00Z', '2012-01-10T00:00:00Z')
    expect(starts(found)).toEqual(['12-23 10:00', '01-06 10:00'])
    const session = yogaAt(studio, '2011-12-30T10:00:00')
    expect(readRefusal(await studio.admin.post('/v1/sessions', { session }))).toBe('400 session.localStartDate')
  })
})
