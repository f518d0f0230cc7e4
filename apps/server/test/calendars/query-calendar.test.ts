import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { insertSchedule, insertSeats, replaceWeeklyHours } from '../../src/features/schedules/index.ts'
import { serviceColor } from '../../src/features/services/rules/service-color.ts'
import { aTimetable, bookSeat, createSession, yogaAt } from '../sessions/support/timetable.ts'
import { contactOf } from '../support/contact-of.ts'
import {
  aClient,
  aBooking as aCreatedBooking,
  aHold,
  anAdmin,
  aService,
  aStaffMember,
  aStudio,
  expected,
  readRefusal,
  type Studio,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T06:00:00Z' })

const weekdays = (openMinute: number, closeMinute: number) => ({
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, openMinute, closeMinute })),
})

/** What the calendar says; `find` gives one item by what it is called or who booked. */
async function calendar(client: Studio['admin'], more: object = {}) {
  const body = expected(await client.post('/v1/calendar/query', { fromDate: '2026-06-02', days: 1, ...more }))
  const find = (text: string) =>
    body.items.find((item: { title: string; customerName: string | null }) =>
      [item.title, item.customerName].includes(text),
    )
  return { ...body, find }
}

/** A booking in the calendar. */
async function aBooking(...written: Parameters<typeof aCreatedBooking>) {
  const { id, revision } = await aCreatedBooking(...written)
  const { booking } = expected(await written[0].post(`/v2/bookings/${id}/confirm`, { revision }))
  return booking
}

async function aBlock(studio: Studio, more: object = {}): Promise<string> {
  const id = randomUUID()
  const schedule = await insertSchedule(
    context.db,
    studio.siteId,
    { kind: 'RESOURCE', timeZone: 'Europe/Berlin' },
    clock.now(),
  )
  const at = new Date(clock.now())
  await context.db
    .insertInto('sessions')
    .values({
      site_id: studio.siteId,
      id,
      schedule_id: schedule,
      title: 'Lunch',
      time_zone: 'Europe/Berlin',
      starts_at: new Date('2026-06-02T11:00:00Z'),
      ends_at: new Date('2026-06-02T12:00:00Z'),
      local_start: '2026-06-02T13:00:00',
      resource_ids: [studio.resourceId],
      created_at: at,
      updated_at: at,
      ...more,
    })
    .execute()
  return id
}

describe('the day', () => {
  let studio: Studio
  let personId: string
  beforeAll(async () => {
    studio = await aStudio(app, context, { bufferMinutes: 10 })
    personId = await aStaffMember(context, studio.siteId, { name: 'Noor Haddad', workingHours: weekdays(540, 1020) })
  })

  it('shows an appointment with its customer, its buffer and that they are new', async () => {
    const booking = await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00Z'))
    const seen = await calendar(studio.admin)
    expect(seen.items).toHaveLength(1)
    expect(seen.items[0]).toMatchObject({
      kind: 'APPOINTMENT',
      id: booking.id,
      revision: booking.revision,
      status: 'CONFIRMED',
      startDate: '2026-06-02T08:00:00.000Z',
      endDate: '2026-06-02T09:00:00.000Z',
      bufferAfterMinutes: 10,
      resourceIds: [studio.resourceId],
      title: 'Swedish massage',
      customerName: 'Clara Weiss',
      color: serviceColor(studio.service.id),
      firstVisit: true,
      hasNote: false,
      attendance: null,
      participants: 1,
    })
  })

  it('returns the working hours of each column, cut to the days, and the busy minutes within them', async () => {
    const seen = await calendar(studio.admin)
    const [livia, noor] = seen.resources
    expect(livia).toMatchObject({ hoursScheduleId: null, openMinutes: 1440, busyMinutes: 60, name: 'Livia Marchetti' })
    expect(noor).toMatchObject({ resourceId: personId, openMinutes: 480, busyMinutes: 0 })
    expect(noor.open).toEqual([{ startDate: '2026-06-02T07:00:00.000Z', endDate: '2026-06-02T15:00:00.000Z' }])
    expect(seen.days).toEqual([{ date: '2026-06-02', bookings: 1, unpaid: 0, openMinutes: 1920, busyMinutes: 60 }])
  })

  it('omits staff who do not work then, unless their calendar has an item', async () => {
    const sunday = { fromDate: '2026-06-07' }
    expect((await calendar(studio.admin, sunday)).resources).toHaveLength(1)
    await aBlock(studio, {
      title: 'Stocktaking',
      resource_ids: [personId],
      starts_at: new Date('2026-06-07T09:00:00Z'),
      ends_at: new Date('2026-06-07T10:00:00Z'),
    })
    expect((await calendar(studio.admin, sunday)).resources).toHaveLength(2)
  })

  it('keeps the column of former staff as long as it has an item', async () => {
    const leaver = await aStaffMember(context, studio.siteId, { name: 'Otto Left' })
    await aBlock(studio, { title: 'Handover', resource_ids: [leaver] })
    const leave = { status: 'INACTIVE' }
    await context.db.updateTable('resources').set(leave).where('id', '=', leaver).execute()
    const names = async (more = {}) =>
      (await calendar(studio.admin, more)).resources.map(({ name }: { name: string }) => name)
    expect(await names()).toContain('Otto Left')
    expect(await names({ fromDate: '2026-06-03' })).not.toContain('Otto Left')
  })

  it('shows cancelled and declined bookings only if requested', async () => {
    const booking = await aBooking(studio.admin, slotWith(studio, '2026-06-02T14:00:00Z'))
    expected(await studio.admin.post(`/v2/bookings/${booking.id}/cancel`, { revision: booking.revision }))
    const ids = async (more = {}) => (await calendar(studio.admin, more)).items.map(({ id }: { id: string }) => id)
    expect(await ids()).not.toContain(booking.id)
    expect(await ids({ includeCancelled: true })).toContain(booking.id)
  })

  it('shows holds until they expire', async () => {
    const hold = await aHold(studio.visitor, studio, '2026-06-02T16:40:00Z')
    const findHold = async () =>
      (await calendar(studio.admin)).items.find(({ kind }: { kind: string }) => kind === 'HOLD')
    expect(await findHold()).toMatchObject({
      id: hold.id,
      status: 'HELD',
      title: 'Swedish massage',
      customerName: null,
    })
    const before = (await calendar(studio.admin)).version
    clock.advance({ minutes: 30 })
    expect(await findHold()).toBeUndefined()
    expect((await calendar(studio.admin)).version).not.toBe(before)
    clock.set('2026-06-01T06:00:00Z')
  })

  it('recognises returning customers, and that they have a note', async () => {
    const guest = {
      contactDetails: { firstName: 'Ines', lastName: 'Again', email: `${randomUUID()}@customer.example` },
    }
    await aBooking(studio.admin, slotWith(studio, '2026-06-02T18:00:00Z'), guest)
    const second = await aBooking(studio.admin, slotWith(studio, '2026-06-03T18:00:00Z'), guest)
    const note = { site_id: studio.siteId, id: randomUUID(), contact_id: await contactOf(context, second.id) }
    const times = { created_at: new Date(clock.now()), updated_at: new Date(clock.now()) }
    await context.db
      .insertInto('customer_notes')
      .values({ ...note, ...times, text: 'Allergic to nuts' })
      .execute()
    expect((await calendar(studio.admin)).find('Ines Again')).toMatchObject({ firstVisit: true, hasNote: true })
    const wednesday = await calendar(studio.admin, { fromDate: '2026-06-03' })
    expect(wednesday.find('Ines Again')).toMatchObject({ firstVisit: false, hasNote: true })
  })

  it('shows the attendance of the customer', async () => {
    const { id, sessionId } = (await calendar(studio.admin)).find('Ines Again')
    const times = { created_at: new Date(clock.now()), updated_at: new Date(clock.now()) }
    const came = { status: 'ATTENDED', status_changed_at: new Date('2026-06-02T17:58:00Z') }
    const row = { site_id: studio.siteId, id: randomUUID(), booking_id: id, session_id: sessionId }
    await context.db
      .insertInto('attendances')
      .values({ ...row, ...came, ...times })
      .execute()
    expect((await calendar(studio.admin)).find('Ines Again')).toMatchObject({
      attendance: 'ATTENDED',
      attendanceAt: '2026-06-02T17:58:00.000Z',
    })
  })

  it('reports invalid zones and days', async () => {
    const query = (more: object) =>
      studio.admin.post('/v1/calendar/query', { fromDate: '2026-06-02', days: 1, ...more }).then(readRefusal)
    expect(await query({ timezone: 'Europe/Atlantis' })).toBe('400 INVALID_TIME_ZONE')
    expect(await query({ fromDate: '2026-02-30' })).toBe('400 fromDate')
    expect(await query({ fromDate: '1066-10-14' })).toBe('400 fromDate')
    expect(await query({ days: 43 })).toBe('400 days')
    expect(await query({ resourceIds: ['nobody'] })).toBe('400 resourceIds[0]')
  })

  it('belongs to one business', async () => {
    const other = await aStudio(app, context)
    const seen = await calendar(other.admin)
    expect(seen.items).toEqual([])
    expect(seen.resources.map(({ resourceId }: { resourceId: string }) => resourceId)).toEqual([other.resourceId])
    expect((await calendar(other.admin, { resourceIds: [studio.resourceId] })).resources).toEqual([])
  })
})

describe('classes and courses', () => {
  it('show their seats and the size of the waiting list', async () => {
    const studio = await aStudio(app, context)
    const yoga = await aService(context, studio.siteId, [], { type: 'CLASS', name: 'Yoga' })
    const course = await aService(context, studio.siteId, [], { type: 'COURSE', name: 'Pottery' })
    const sessionId = await aBlock(studio, { service_id: yoga.id, schedule_id: yoga.scheduleId, title: '' })
    await aBlock(studio, { service_id: course.id, schedule_id: course.scheduleId, title: 'Pottery II', note: 'Kiln' })
    await context.transaction(async (tx) => {
      await insertSeats(tx, studio.siteId, [sessionId], 12)
    })
    await context.db.updateTable('seats').set({ taken: 5 }).where('scope_id', '=', sessionId).execute()
    const seen = await calendar(studio.admin)
    expect(seen.find('Yoga')).toMatchObject({
      kind: 'CLASS',
      id: sessionId,
      sessionId,
      participants: 5,
      waiting: 0,
      hasNote: false,
      note: null,
      seats: { capacity: 12, taken: 5, held: 0, offered: 0, open: 7 },
    })
    expect(seen.find('Pottery II')).toMatchObject({ kind: 'COURSE', seats: { capacity: 8 }, note: 'Kiln' })
    expect(seen.resources[0]).toMatchObject({ busyMinutes: 60 })
  })
})

describe('what is still to be paid', () => {
  it('is shown of an appointment until it is paid or given up', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const { id } = await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00Z'))
    const unpaid = async () => (await calendar(studio.admin)).find('Swedish massage')?.unpaid
    expect(await unpaid()).toBe(1)
    const { charge } = expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
    const pay = (amount: string) =>
      studio.admin.post('/v1/payments/record', { chargeId: charge.id, method: 'CASH', amount })
    expected(await pay('20'))
    expect(await unpaid()).toBe(1)
    expected(await pay('30'))
    expect(await unpaid()).toBe(0)
  })

  it('is counted for each day of a month', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00Z'))
    const { id } = await aBooking(studio.admin, slotWith(studio, '2026-06-02T10:00:00Z'))
    await context.db.updateTable('bookings').set({ payment_status: 'PAID' }).where('id', '=', id).execute()
    const { days } = await calendar(studio.admin, { days: 2, onlyDays: true })
    expect(days.map(({ bookings, unpaid }: { bookings: number; unpaid: number }) => [bookings, unpaid])).toEqual([
      [2, 1],
      [0, 0],
    ])
  })

  it('is not shown of a free appointment, or of one whose price is a text', async () => {
    const studio = await aStudio(app, context)
    await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00Z'))
    const { id } = await aBooking(studio.admin, slotWith(studio, '2026-06-02T10:00:00Z'))
    await context.db
      .updateTable('bookings')
      .set({ agreed_price: null, payment_status: 'NOT_PAID' })
      .where('id', '=', id)
      .execute()
    const { items } = await calendar(studio.admin)
    expect(items.map(({ unpaid }: { unpaid: number }) => unpaid)).toEqual([0, 0])
  })

  it('is counted for a class, by its bookings', async () => {
    const studio = await aTimetable(app, context)
    const { id: sessionId } = await createSession(studio, yogaAt(studio, '2026-06-02T08:00:00'))
    const first = await bookSeat(studio, sessionId)
    await bookSeat(studio, sessionId)
    const price = JSON.stringify({ value: '15', currency: 'EUR' })
    const values = { agreed_price: price, payment_status: 'NOT_PAID' } as const
    await context.db.updateTable('bookings').set(values).where('site_id', '=', studio.siteId).execute()
    const unpaid = async () => {
      const { items } = await calendar(studio.admin)
      return items.find((item: { id: string }) => item.id === sessionId)?.unpaid
    }
    expect(await unpaid()).toBe(2)
    await context.db.updateTable('bookings').set({ payment_status: 'PAID' }).where('id', '=', first.id).execute()
    expect(await unpaid()).toBe(1)
  })
})

describe('blocked time', () => {
  it('shows its name to all, and the reason only to the staff member, the owner and managers', async () => {
    const studio = await aStudio(app, context)
    await aBlock(studio, { title: 'Away', note: 'Dentist' })
    const noteFor = async (role: 'owner' | 'manager' | 'receptionist' | 'viewer' | 'staff', resourceIds?: string[]) => {
      const person = await aPerson(context, studio.siteId, { role, ...(resourceIds ? { resourceIds } : {}) })
      const { headers } = await signIn(app, person, studio.siteId)
      return (await calendar(aClient(app, headers))).find('Away')?.note
    }
    expect(await noteFor('owner')).toBe('Dentist')
    expect(await noteFor('manager')).toBe('Dentist')
    expect(await noteFor('staff', [studio.resourceId])).toBe('Dentist')
    expect(await noteFor('receptionist')).toBeNull()
    expect(await noteFor('viewer')).toBeNull()
  })

  it('longer than a day is found in the middle', async () => {
    const studio = await aStudio(app, context)
    const away = { starts_at: new Date('2026-05-20T08:00:00Z'), ends_at: new Date('2026-06-19T08:00:00Z') }
    await aBlock(studio, { ...away, title: 'Sabbatical' })
    expect((await calendar(studio.admin)).find('Sabbatical')).toBeDefined()
  })
})

describe('staff with their own calendar', () => {
  it('see only that one, whatever they request', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const colleague = (await calendar(studio.admin)).resources.find(
      ({ resourceId }: { resourceId: string }) => resourceId !== studio.resourceId,
    ).resourceId
    await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00Z'))
    await aBooking(studio.admin, slotWith(studio, '2026-06-02T10:00:00Z', colleague))
    const person = await aPerson(context, studio.siteId, { role: 'staff', resourceIds: [studio.resourceId] })
    const mine = aClient(app, (await signIn(app, person, studio.siteId)).headers)
    const seen = await calendar(mine)
    expect(seen.resources.map(({ resourceId }: { resourceId: string }) => resourceId)).toEqual([studio.resourceId])
    expect(seen.items).toHaveLength(1)
    expect(seen.days[0]).toMatchObject({ bookings: 1, busyMinutes: 60 })
    const requested = await calendar(mine, { resourceIds: [colleague] })
    expect([requested.items, requested.resources]).toEqual([[], []])
  })
})

describe('days in other zones', () => {
  it('have 23 and 25 hours when the clocks change, and none if a date was skipped', async () => {
    const studio = await aStudio(app, context)
    const minutes = async (fromDate: string, timezone: string) =>
      (await calendar(studio.admin, { fromDate, timezone })).days[0].openMinutes
    expect(await minutes('2026-03-29', 'Europe/Berlin')).toBe(23 * 60)
    expect(await minutes('2026-10-25', 'Europe/Berlin')).toBe(25 * 60)
    expect(await minutes('2026-10-04', 'Australia/Lord_Howe')).toBe(23.5 * 60)
    expect(await minutes('2011-12-30', 'Pacific/Apia')).toBe(0)
  })

  it('show hours that pass midnight on both days', async () => {
    const studio = await aStudio(app, context)
    const late = await aStaffMember(context, studio.siteId, { name: 'Night', workingHours: weekdays(1320, 1560) })
    const seen = await calendar(studio.admin, { resourceIds: [late], timezone: 'Asia/Kathmandu', days: 2 })
    expect(seen.startDate).toBe('2026-06-01T18:15:00.000Z')
    expect(seen.resources[0].openMinutes).toBe(480)
  })

  it('follow dated exceptions and changed hours', async () => {
    const studio = await aStudio(app, context)
    const before = (await calendar(studio.admin)).version
    const id = await aStaffMember(context, studio.siteId, { name: 'Anna', workingHours: weekdays(540, 600) })
    const [column] = (await calendar(studio.admin, { resourceIds: [id] })).resources
    await context.transaction((tx) =>
      replaceWeeklyHours(tx, studio.siteId, column.hoursScheduleId, [
        { weekday: 2, openMinute: 600, closeMinute: 720 },
      ]),
    )
    const seen = await calendar(studio.admin, { resourceIds: [id] })
    expect(seen.resources[0].openMinutes).toBe(120)
    expect(seen.version).not.toBe(before)
  })
})

describe('forty-two days of counts', () => {
  it('agree with the whole calendar', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    for (const hour of ['08', '10', '12']) await aBooking(studio.admin, slotWith(studio, `2026-06-02T${hour}:00:00Z`))
    await aBooking(studio.admin, slotWith(studio, '2026-06-20T10:00:00Z'))
    await aBlock(studio)
    const month = { fromDate: '2026-06-01', days: 42 }
    const [whole, numbers] = [
      await calendar(studio.admin, month),
      await calendar(studio.admin, { ...month, onlyDays: true }),
    ]
    expect(numbers.days).toEqual(whole.days)
    expect(numbers.items).toEqual([])
    expect(numbers.days[1]).toMatchObject({ bookings: 3, busyMinutes: 180 })
    const load = ({ resources }: { resources: { openMinutes: number; busyMinutes: number }[] }) =>
      resources.map(({ openMinutes, busyMinutes }) => [openMinutes, busyMinutes])
    expect(load(numbers)).toEqual(load(whole))
  })
})

describe('statements of one calendar request', () => {
  it('are the same number for one staff member and a day as for ten and six weeks', async () => {
    const small = await aStudio(app, context)
    const large = await aStudio(app, context, { staff: 10 })
    for (const day of ['02', '09', '16']) await aBooking(large.admin, slotWith(large, `2026-06-${day}T10:00:00Z`))
    await aBlock(large)
    await aBooking(small.admin, slotWith(small, '2026-06-02T10:00:00Z'))
    await aBlock(small)
    const count = async (studio: Studio, more: object) => {
      const admin = await anAdmin(app, context, studio.siteId)
      await calendar(admin, more)
      const query = vi.spyOn(pg.Client.prototype, 'query')
      await calendar(admin, more)
      const { length } = query.mock.calls
      query.mockRestore()
      return length
    }
    const most = await count(large, { days: 42 })
    expect(most).toBe(await count(small, {}))
    expect(most).toBeLessThanOrEqual(14)
    expect(await count(large, { days: 42, onlyDays: true })).toBeLessThanOrEqual(11)
  })
})
