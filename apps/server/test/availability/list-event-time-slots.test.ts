import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anAdmin, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aSession, holdSeats, setSeats } from './support/class-sessions.ts'
import { type Actor, type Answer, type Appointment, anAppointment, aPerson, aStudio } from './support/studio.ts'

// A Monday.
const { app, context, db } = await createTestApp({ now: '2026-06-01T06:00:00Z' })
const url = '/v2/time-slots/event'
const week = { fromLocalDate: '2026-06-01T00:00:00', toLocalDate: '2026-06-08T00:00:00' }

async function aClass(more: Partial<Appointment> = {}, days = ['02', '03', '04']) {
  const actor = await aStudio(app, context)
  const { siteId } = actor
  const resourceId = await aPerson(context, siteId, { name: 'Tess Oake' })
  const serviceId = await anAppointment(context, siteId, { staff: [], type: 'CLASS', name: 'Yoga', ...more })
  const ids: string[] = []
  for (const day of days) {
    const start = `2026-06-${day}T10:00:00Z`
    ids.push(await aSession(context, siteId, serviceId, { start, title: `Yoga ${day}`, resourceIds: [resourceId] }))
  }
  return { actor, siteId, serviceId, resourceId, ids }
}

async function request(actor: Actor, payload: object): Promise<Answer> {
  const { status, body } = await actor.post(url, payload)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const refused = async (actor: Actor, payload: object) =>
  readRefusal({ ...(await actor.post(url, payload)), headers: {} })
const titles = (body: Answer): string[] => body.timeSlots.map((slot: Answer) => slot.eventInfo.eventTitle.slice(-2))

describe('listEventTimeSlots', () => {
  it('lists sessions with seats, instructor and location', async () => {
    const { actor, siteId, serviceId, resourceId, ids } = await aClass()
    await setSeats(context, siteId, ids[0] as string, { taken: 3 })
    const body = await request(actor, { ...week, timeZone: 'Europe/Berlin' })
    expect(titles(body)).toEqual(['02', '03', '04'])
    expect(body.timeSlots[0]).toMatchObject({
      serviceId,
      localStartDate: '2026-06-02T12:00:00',
      localEndDate: '2026-06-02T13:00:00',
      bookable: true,
      eventInfo: { eventId: ids[0] },
      totalCapacity: 8,
      remainingCapacity: 5,
      bookableCapacity: 5,
      location: { locationType: 'BUSINESS' },
      nestedTimeSlots: [],
      availableResources: [{ resources: [{ id: resourceId, name: 'Tess Oake' }], hasMoreAvailableResources: false }],
    })
    expect(body.timeSlots[0].nonBookableReasons).toBeUndefined()
    expect(body.timeSlots[0].eventInfo.waitingList).toBeUndefined()
    expect(body).toMatchObject({ timeZone: 'Europe/Berlin', schedulesInfo: [{ serviceId }] })
    expect((await request(actor, week)).timeZone).toBe('UTC')
  })

  it('says why a session cannot be booked', async () => {
    const { actor, siteId, serviceId, ids } = await aClass({}, ['02', '03', '04', '05'])
    const [full, reserved, off, held] = ids as [string, string, string, string]
    await setSeats(context, siteId, full, { taken: 8 })
    await setSeats(context, siteId, reserved, { taken: 7, offered: 1 })
    await db.updateTable('sessions').set({ status: 'CANCELLED' }).where('id', '=', off).execute()
    await holdSeats(context, siteId, { scopeId: held, serviceId, seats: 8, until: '2026-06-01T06:10:00Z' })
    const { timeSlots } = await request(actor, week)
    const reasons = timeSlots.map(({ nonBookableReasons: why, remainingCapacity, bookableCapacity }: Answer) => [
      ...Object.keys(why).filter((name) => why[name]),
      remainingCapacity,
      bookableCapacity,
    ])
    expect(reasons).toEqual([
      ['noRemainingCapacity', 0, 0],
      ['reservedForWaitingList', 1, 0],
      ['eventCancelled', 0, 0],
      ['noRemainingCapacity', 0, 0],
    ])
    expect((await request(actor, { ...week, includeNonBookable: false })).timeSlots).toEqual([])
  })

  it('offers nothing at a location or with staff that take no new bookings', async () => {
    const { actor, siteId, resourceId } = await aClass()
    const setAll = (table: 'locations' | 'resources', status: string) =>
      db.updateTable(table).set({ status }).where('site_id', '=', siteId).execute()
    await setAll('locations', 'INACTIVE')
    expect((await request(actor, week)).timeSlots).toEqual([])
    await setAll('locations', 'ACTIVE')
    await db.updateTable('resources').set({ approval_status: 'DECLINED' }).where('id', '=', resourceId).execute()
    expect((await request(actor, week)).timeSlots).toEqual([])
    await db.updateTable('resources').set({ approval_status: 'APPROVED' }).where('id', '=', resourceId).execute()
    expect(titles(await request(actor, week))).toEqual(['02', '03', '04'])
  })

  it('does not count the own hold', async () => {
    const { actor, siteId, serviceId, ids } = await aClass({}, ['02'])
    const stored = { scopeId: ids[0] as string, serviceId, seats: 8, until: '2026-06-01T06:10:00Z' }
    await holdSeats(context, siteId, { ...stored, visitorId: actor.visitorId })
    expect((await request(actor, week)).timeSlots[0]).toMatchObject({ bookable: true, bookableCapacity: 8 })
    const stranger = { ...actor, ...(await aStudio(app, context)) }
    expect((await request(stranger, week)).timeSlots).toEqual([])
  })

  it('shows the waiting list, if there is one', async () => {
    const waitlistPolicy = { enabled: true, capacity: 4, reservationTimeInMinutes: 10 }
    const { actor } = await aClass({ policy: { waitlistPolicy } }, ['02'])
    expect((await request(actor, week)).timeSlots[0].eventInfo.waitingList).toEqual({
      totalCapacity: 4,
      remainingCapacity: 4,
    })
  })

  it('filters by service, location, policy and fields of the session', async () => {
    const { actor, siteId, serviceId, resourceId, ids } = await aClass()
    const other = await anAppointment(context, siteId, { staff: [], type: 'CLASS', name: 'Spin' })
    await aSession(context, siteId, other, { start: '2026-06-05T10:00:00Z', title: 'Spin 05', capacity: 2 })
    const listed = async (more: object) => titles(await request(actor, { ...week, ...more }))
    expect(await listed({ serviceIds: [other] })).toEqual(['05'])
    expect(await listed({ serviceIds: [randomUUID()] })).toEqual([])
    expect(await listed({ minBookableCapacity: 3 })).toEqual(['02', '03', '04'])
    expect(await listed({ eventFilter: { resourceId } })).toEqual(['02', '03', '04'])
    expect(await listed({ eventFilter: { id: { $in: [ids[1], ids[2]] }, serviceId: { $eq: serviceId } } })).toEqual([
      '03',
      '04',
    ])
    expect(await listed({ bookingPolicyViolations: { tooLateToBook: true } })).toEqual([])
    expect(await listed({ toLocalDate: '2026-06-03T10:00:00' })).toEqual(['02'])
    expect(await refused(actor, { ...week, eventFilter: { colour: 'red' } })).toBe('400 eventFilter.colour')
    expect(await refused(actor, { ...week, eventFilter: { id: { $gt: 'a' } } })).toBe('400 eventFilter.id')
    expect(await refused(actor, { ...week, eventFilter: { id: 4 } })).toBe('400 eventFilter.id')
  })

  it('paginates in both directions and limits per day', async () => {
    const { actor, siteId, serviceId } = await aClass()
    for (const title of ['Yoga 2b', 'Yoga 2c']) {
      await aSession(context, siteId, serviceId, { start: '2026-06-02T10:00:00Z', title })
    }
    const all = titles(await request(actor, week))
    expect(new Set(all)).toEqual(new Set(['02', '2b', '2c', '03', '04']))
    const first = await request(actor, { ...week, cursorPaging: { limit: 2 } })
    const cursor = first.pagingMetadata.cursors.next
    const second = await request(actor, { cursorPaging: { cursor, limit: 9 } })
    expect([...titles(first), ...titles(second)]).toEqual(all)
    const back = await request(actor, { cursorPaging: { cursor: second.pagingMetadata.cursors.prev, limit: 1 } })
    expect(titles(back)).toEqual(all.slice(1, 2))
    expect(await refused(actor, { cursorPaging: { cursor: `${cursor}x` } })).toBe('400 cursorPaging.cursor')
    expect(titles(await request(actor, { ...week, maxSlotsPerDay: 1 }))).toHaveLength(3)
    const long = { ...week, toLocalDate: '2026-07-09T00:00:00', maxSlotsPerDay: 1 }
    expect(await refused(actor, long)).toBe('400 toLocalDate')
    expect(await refused(actor, { fromLocalDate: week.fromLocalDate })).toBe('400 MISSING_ARGUMENTS')
    expect(await refused(actor, { ...week, toLocalDate: '2027-06-05T00:00:00' })).toBe('400 toLocalDate')
    expect(await refused(actor, { ...week, timeZone: 'Mars' })).toBe('400 INVALID_TIME_ZONE')
  })

  it('paginates sessions created in the same millisecond', async () => {
    const { actor, siteId, serviceId } = await aClass({}, [])
    const session = { start: '2026-06-02T10:00:00Z' }
    const created = ['2a', '2b', '2c', '2d', '2e'].map((title) =>
      aSession(context, siteId, serviceId, { ...session, title }),
    )
    const ids = await Promise.all(created)
    const first = { ...week, cursorPaging: { limit: 1 } }
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await request(actor, cursor ? { cursorPaging: { cursor, limit: 1 } } : first)
      seen.push(...page.timeSlots.map((slot: Answer) => slot.eventInfo.eventId))
      cursor = page.pagingMetadata.cursors.next
    } while (cursor)
    expect(seen).toEqual(ids.toSorted())
  })

  it('excludes past sessions, appointments, and hidden services unless requested', async () => {
    const { actor, siteId, serviceId } = await aClass({}, ['01', '02'])
    await aSession(context, siteId, serviceId, { start: '2026-06-01T04:00:00Z', title: 'Over 00' })
    const plain = await anAppointment(context, siteId, { staff: [] })
    await aSession(context, siteId, plain, { start: '2026-06-04T04:00:00Z', title: 'Plain 04' })
    expect(titles(await request(actor, week))).toEqual(['01', '02'])
    await db.updateTable('services').set({ hidden: true }).where('id', '=', serviceId).execute()
    expect(titles(await request(actor, week))).toEqual([])
    expect(titles(await request(actor, { ...week, serviceIds: [serviceId] }))).toEqual(['01', '02'])
    const admin = await anAdmin(app, context, siteId)
    expect(titles((await admin.post(url, week)).body)).toEqual(['01', '02'])
    await db.updateTable('services').set({ deleted_at: new Date() }).where('id', '=', serviceId).execute()
    expect(titles(await request(actor, { ...week, serviceIds: [serviceId] }))).toEqual([])
  })

  it('includes past sessions of a course', async () => {
    const { actor, siteId, serviceId } = await aClass({ type: 'COURSE' }, ['02'])
    await aSession(context, siteId, serviceId, { start: '2026-06-01T04:00:00Z', title: 'Been 00' })
    const { timeSlots } = await request(actor, { ...week, serviceIds: [serviceId] })
    expect(titles({ timeSlots })).toEqual(['00', '02'])
    expect(timeSlots[0]).toMatchObject({ bookable: false })
  })

  it('returns the sessions of a requested course, with its enrolment', async () => {
    const { actor, siteId, serviceId } = await aClass({ type: 'COURSE' })
    const { schedule_id: scheduleId } = await db
      .selectFrom('services')
      .select('schedule_id')
      .where('id', '=', serviceId)
      .executeTakeFirstOrThrow()
    await setSeats(context, siteId, scheduleId, { taken: 6 })
    expect((await request(actor, week)).timeSlots).toEqual([])
    const body = await request(actor, { ...week, serviceIds: [serviceId] })
    expect(titles(body)).toEqual(['02', '03', '04'])
    expect(body.timeSlots[1]).toMatchObject({ bookable: false, totalCapacity: 8, bookableCapacity: 2 })
    expect(body.schedulesInfo).toEqual([
      {
        serviceId,
        scheduleId,
        firstSessionStart: '2026-06-02T10:00:00.000Z',
        lastSessionEnd: '2026-06-04T11:00:00.000Z',
        enrollmentViolations: { tooEarlyToBook: false, tooLateToBook: false, bookOnlineDisabled: false },
      },
    ])
  })
})
