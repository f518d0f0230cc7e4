import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { insertResource } from '../../src/features/resources/index.ts'
import { aClient, aLocation, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'
import { aConfirmedBooking, aSalon, classes, list, loadBooking, type Salon, settle } from './support/salon.ts'

const test = await createTestApp()

const closed = (date: string) => ({ date, windows: [] })
const schedule = async ({ resourceId }: Salon): Promise<string> =>
  (await test.db.selectFrom('resources').select('schedule_id').where('id', '=', resourceId).executeTakeFirstOrThrow())
    .schedule_id

/** Lets the first person work on weekdays from nine to six. */
async function givenHours(salon: Salon): Promise<string> {
  const scheduleId = await schedule(salon)
  const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1080 }))
  expect((await salon.admin.put(`/v1/schedules/${scheduleId}/working-hours`, { weekly })).status).toBe(200)
  const assigned = { scheduleId }
  const path = `/v1/staff-members/${salon.nora.id}/assign-working-hours-schedule`
  expect((await salon.admin.post(path, assigned)).status).toBe(200)
  return scheduleId
}

const kinds = (found: { commitments: { kind: string; startDate: string }[] }) =>
  found.commitments.map(({ kind, startDate }) => `${kind} ${startDate.slice(0, 10)}`)

describe('listCommitments', () => {
  it('lists what hangs on a staff member, with who, when, services and series', async () => {
    const salon = await aSalon(test)
    const found = await list(salon.admin, { deleteStaffMember: { staffMemberId: salon.nora.id } })
    expect(kinds(found)).toEqual(['APPOINTMENT 2026-06-02', 'CLASS 2026-06-03', 'CLASS 2026-06-10', 'CLASS 2026-06-17'])
    expect(found.commitments[0]).toMatchObject({
      bookingId: salon.booking.id,
      customerName: 'Clara Weiss',
      bookings: 1,
    })
    expect(found.commitments[1]).toMatchObject({
      id: salon.session.id,
      bookingId: null,
      customerName: null,
      bookings: 1,
    })
    expect(found).toMatchObject({ total: 4, bookings: 2, series: 1, blocks: 0 })
    expect(found.services.map(({ name }: { name: string }) => name)).toEqual(['Swedish massage', 'Yoga'])
  })

  it('changes nothing', async () => {
    const salon = await aSalon(test)
    const scheduleId = await givenHours(salon)
    const change = { setHoursExceptions: { scheduleId, exceptions: [closed('2026-06-02')] } }
    expect((await list(salon.admin, change)).total).toBe(1)
    const { body } = await salon.admin.get(`/v1/schedules/${scheduleId}/working-hours`)
    expect(body.workingHours.exceptions).toEqual([])
  })

  it('lists what time off hits, and what new weekly hours no longer cover', async () => {
    const salon = await aSalon(test)
    const scheduleId = await givenHours(salon)
    const off = { setHoursExceptions: { scheduleId, exceptions: [closed('2026-06-02'), closed('2026-06-10')] } }
    expect(kinds(await list(salon.admin, off))).toEqual(['APPOINTMENT 2026-06-02', 'CLASS 2026-06-10'])
    // In Berlin the appointment begins at eleven, the class too.
    const afternoons = [1, 2].map((weekday) => ({ weekday, opensMinute: 720, closesMinute: 1080 }))
    const mornings = [3, 4, 5].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1080 }))
    const weekly = { setWorkingHours: { scheduleId, weekly: [...afternoons, ...mornings] } }
    expect(kinds(await list(salon.admin, weekly))).toEqual(['APPOINTMENT 2026-06-02'])
    const longer = {
      setWorkingHours: { scheduleId, weekly: [...mornings, { weekday: 2, opensMinute: 0, closesMinute: 1440 }] },
    }
    expect((await list(salon.admin, longer)).total).toBe(0)
  })

  it('lists what closing days hit, at one location or at all', async () => {
    const salon = await aSalon(test)
    const day = { date: '2026-06-03', reason: '' }
    const closes = (locationId: string | null) => ({ setClosingDays: { add: [{ ...day, locationId }] } })
    expect(kinds(await list(salon.admin, closes(null)))).toEqual(['CLASS 2026-06-03'])
    const elsewhere = await aLocation(test.context, salon.siteId, 'Riverside')
    expect((await list(salon.admin, closes(elsewhere))).total).toBe(0)
  })

  it('lists what a location and a pause affect', async () => {
    const salon = await aSalon(test)
    const { locationId } = salon
    expect((await list(salon.admin, { pauseLocation: { locationId } })).total).toBe(4)
    expect((await list(salon.admin, { pauseStaffMember: { staffMemberId: salon.nora.id } })).total).toBe(4)
    expect((await loadBooking(salon.admin, salon.booking.id)).status).toBe('CONFIRMED')
    expect(await classes(salon)).toHaveLength(3)
  })

  it('refuses no change, two, and changes that the caller may not make', async () => {
    const salon = await aSalon(test)
    const { admin } = salon
    const pause = { pauseLocation: { locationId: salon.locationId } }
    for (const change of [{}, { ...pause, archiveLocation: { locationId: salon.locationId } }])
      expect(readRefusal(await admin.post('/v1/commitments/list', { change }))).toBe('400 change')
    const unknown = { deleteStaffMember: { staffMemberId: randomUUID() } }
    expect(readRefusal(await admin.post('/v1/commitments/list', { change: unknown }))).toBe(
      '404 STAFF_MEMBER_NOT_FOUND',
    )
    const person = await aPerson(test.context, salon.siteId, { role: 'receptionist' })
    const { headers } = await signIn(test.app, person, salon.siteId)
    const desk = aClient(test.app, { ...headers, 'wix-site-id': salon.siteId })
    expect(readRefusal(await desk.post('/v1/commitments/list', { change: pause }))).toBe('403 UNAUTHORIZED_OPERATION')
  })

  it('tries answers: says what they would do, and whom nobody takes over, changing nothing', async () => {
    const salon = await aSalon(test)
    const { admin, colleagueId } = salon
    await aConfirmedBooking(salon, colleagueId)
    const takeOver = { action: 'REASSIGN', resourceId: colleagueId }
    const change = { deleteStaffMember: { staffMemberId: salon.nora.id } }
    const send = (answers: object) => admin.post('/v1/commitments/list', { change, ...answers })
    expect(expected(await send({})).preview).toBeNull()
    const { commitments, preview } = expected(await send({ appointments: takeOver, sessions: takeOver }))
    const { id } = commitments.find(({ kind }: { kind: string }) => kind === 'APPOINTMENT')
    const refused = [{ id, reason: 'TAKEN' }]
    expect(preview).toEqual({ left: 0, changed: 3, cancelled: 0, refused, refusedTotal: 1 })
    const answers = { sessions: takeOver, appointments: takeOver, answers: [{ id, answer: { action: 'CANCEL' } }] }
    expect(expected(await send(answers)).preview).toMatchObject({ changed: 3, cancelled: 1, refusedTotal: 0 })
    expect((await classes(salon))[0].resourceIds).toEqual([salon.resourceId])
    expect(readRefusal(await send({ appointments: { action: 'REASSIGN' } }))).toBe('400 appointments.resourceId')
    expect(expected(await settle(admin, change, answers))).toEqual({ left: 0, changed: 3, cancelled: 1 })
    expect((await classes(salon))[0].resourceIds).toEqual([colleagueId])
  })

  it('gives one room what two rooms have at the same time only once', async () => {
    const salon = await aSalon(test)
    const { admin, siteId, yoga } = salon
    const { resourceType } = expected(
      await admin.post('/v2/resources/resource-types', { resourceType: { name: 'Hall' } }),
    )
    const room = { timeZone: 'Europe/Berlin', workingHours: 'always' } as const
    const insert = async (name: string, typeId: string | null) =>
      test.context.transaction(
        async (tx) =>
          (await insertResource(tx, siteId, { ...room, name, typeId }, test.context.clock.now())).resourceId,
      )
    const first = await insert('First', resourceType.id)
    const second = await insert('Second', resourceType.id)
    const spare = await insert('Spare', null)
    const at = { serviceId: yoga.id, localStartDate: '2026-06-04T11:00:00', durationMinutes: 60 }
    for (const resourceIds of [[first], [second]])
      expected(await admin.post('/v1/sessions', { session: { ...at, resourceIds } }))
    const change = { deleteResourceType: { resourceTypeId: resourceType.id } }
    const sessions = { action: 'REASSIGN', resourceId: spare }
    const { preview } = expected(await admin.post('/v1/commitments/list', { change, sessions }))
    expect(preview).toMatchObject({ changed: 1, refused: [{ reason: 'TAKEN' }] })
    expect(readRefusal(await settle(admin, change, { sessions }))).toBe('428 SLOT_NOT_AVAILABLE')
  })
})
