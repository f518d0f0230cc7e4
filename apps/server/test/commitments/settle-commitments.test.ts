import { describe, expect, it } from 'vitest'
import { insertResource } from '../../src/features/resources/index.ts'
import { aLocation, expected, readRefusal, takenTime } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aConfirmedBooking, aSalon, classes, loadBooking, type Salon, settle, textsTo } from './support/salon.ts'

const test = await createTestApp()
const deletion = ({ nora }: Salon) => ({ deleteStaffMember: { staffMemberId: nora.id } })
const told = { notifyParticipants: true, message: 'Nora has left us.' }

describe('settleCommitments', () => {
  it('refuses while something has no answer, naming it; so does the deletion alone: COMMITMENTS_REMAIN', async () => {
    const salon = await aSalon(test)
    const answer = await settle(salon.admin, deletion(salon), { appointments: { action: 'CANCEL' } })
    expect(readRefusal(answer)).toBe('428 COMMITMENTS_REMAIN')
    const { data } = answer.body.details.applicationError
    expect(data).toMatchObject({ total: 3, bookings: 1 })
    expect(data.commitments[0]).toMatchObject({ id: salon.session.id, kind: 'CLASS' })
    expect((await loadBooking(salon.admin, salon.booking.id)).status).toBe('CONFIRMED')
    const alone = await salon.admin.delete(`/v1/staff-members/${salon.nora.id}`)
    expect(readRefusal(alone)).toBe('428 COMMITMENTS_REMAIN')
    const resource = await salon.admin.delete(`/v2/resources/${salon.resourceId}`)
    expect(readRefusal(resource)).toBe('428 COMMITMENTS_REMAIN')
  })

  it('checks whom series go on with, and takes nobody from an answer that names none', async () => {
    const salon = await aSalon(test)
    const { admin } = salon
    const unknown = '00000000-0000-4000-8000-000000000000'
    const own = { answers: [{ id: salon.session.id, answer: { action: 'LEAVE' } }], appointments: { action: 'CANCEL' } }
    const sent = { ...own, sessions: { action: 'REASSIGN', resourceId: unknown } }
    expect(readRefusal(await settle(admin, deletion(salon), sent))).toBe('404 RESOURCE_NOT_FOUND')
    const leaving = { appointments: { action: 'CANCEL' }, sessions: { action: 'UNASSIGN', resourceId: unknown } }
    expected(await settle(admin, deletion(salon), leaving))
    const rules = await test.context.db
      .selectFrom('session_rules')
      .select('resource_ids')
      .where('site_id', '=', salon.siteId)
      .execute()
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.flatMap(({ resource_ids }) => resource_ids)).not.toContain(unknown)
  })

  it('gives appointments to a colleague and leaves classes to be named, and tells everyone', async () => {
    const salon = await aSalon(test)
    const { admin, colleagueId, resourceId } = salon
    const answers = { appointments: { action: 'REASSIGN', resourceId: colleagueId }, sessions: { action: 'UNASSIGN' } }
    const done = expected(await settle(admin, deletion(salon), { ...answers, ...told }))
    expect(done).toEqual({ left: 0, changed: 4, cancelled: 0 })
    const booking = await loadBooking(admin, salon.booking.id)
    expect(booking.bookedEntity.slot.resource).toMatchObject({ id: colleagueId, name: 'Colleague 1' })
    expect(await takenTime(test.context, resourceId)).toEqual([])
    expect(await takenTime(test.context, colleagueId)).toHaveLength(1)
    const sessions = await classes(salon)
    expect(sessions.map(({ status, resourceIds, staffToBeNamed }) => [status, resourceIds, staffToBeNamed])).toEqual(
      Array.from({ length: 3 }, () => ['CONFIRMED', [], true]),
    )
    const days = { fromDate: sessions[0].startDate.slice(0, 10), days: 28 }
    const { items } = expected(await admin.post('/v1/calendar/query', days))
    const shown = items.filter(({ kind }: { kind: string }) => kind === 'CLASS')
    expect(shown.map(({ staffToBeNamed }: { staffToBeNamed: boolean }) => staffToBeNamed)).toEqual([true, true, true])
    expect((await loadBooking(admin, salon.seats.id)).bookedEntity.slot.resource).toBeUndefined()
    expect(readRefusal(await admin.get(`/v1/staff-members/${salon.nora.id}`))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect((await textsTo(salon, salon.booking)).at(-1)).toMatch(/Nora has left us\.[\s\S]*Colleague 1/)
    expect((await textsTo(salon, salon.seats)).at(-1)).toMatch(/Nora has left us\.[\s\S]*To be named/)
  })

  it('is named again from the calendar', async () => {
    const salon = await aSalon(test)
    const answers = { appointments: { action: 'CANCEL' }, sessions: { action: 'UNASSIGN' } }
    expected(await settle(salon.admin, deletion(salon), answers))
    const [first] = await classes(salon)
    const named = { session: { revision: first.revision, resourceIds: [salon.colleagueId] }, scope: 'ALL' }
    expected(await salon.admin.patch(`/v1/sessions/${first.id}`, named))
    expect((await classes(salon)).map(({ staffToBeNamed }) => staffToBeNamed)).toEqual([false, false, false])
  })

  it('cancels with the bookings, and ends the series', async () => {
    const salon = await aSalon(test)
    const cancel = { action: 'CANCEL' }
    const done = expected(
      await settle(salon.admin, deletion(salon), { appointments: cancel, sessions: cancel, ...told }),
    )
    expect(done).toEqual({ left: 0, changed: 0, cancelled: 4 })
    for (const { id } of [salon.booking, salon.seats])
      expect((await loadBooking(salon.admin, id)).status).toBe('CANCELED')
    expect((await classes(salon)).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])
    expect((await textsTo(salon, salon.seats)).at(-1)).toContain('Nora has left us.')
  })

  it('leaves what is to stay, and sends a message alone', async () => {
    const salon = await aSalon(test)
    const answers = {
      appointments: { action: 'NOTIFY' },
      sessions: { action: 'LEAVE' },
      message: 'Nora works from home that day.',
    }
    const exceptions = [
      { date: '2026-06-02', windows: [] },
      { date: '2026-06-03', windows: [] },
    ]
    const { schedule_id: scheduleId } = await test.db
      .selectFrom('resources')
      .select('schedule_id')
      .where('id', '=', salon.resourceId)
      .executeTakeFirstOrThrow()
    const weekly = [2, 3].map((weekday) => ({ weekday, opensMinute: 0, closesMinute: 1440 }))
    expected(await salon.admin.put(`/v1/schedules/${scheduleId}/working-hours`, { weekly }))
    expected(await salon.admin.post(`/v1/staff-members/${salon.nora.id}/assign-working-hours-schedule`, { scheduleId }))
    const done = expected(await settle(salon.admin, { setHoursExceptions: { scheduleId, exceptions } }, answers))
    expect(done).toEqual({ left: 2, changed: 0, cancelled: 0 })
    expect((await textsTo(salon, salon.booking)).at(-1)).toContain('Nora works from home that day.')
    expect((await loadBooking(salon.admin, salon.booking.id)).status).toBe('CONFIRMED')
    const { body } = await salon.admin.get(`/v1/schedules/${scheduleId}/working-hours`)
    expect(body.workingHours.exceptions).toHaveLength(2)
  })

  it('names each commitment that nobody can take over, and why, and then changes nothing', async () => {
    const salon = await aSalon(test)
    const { admin, colleagueId } = salon
    await aConfirmedBooking(salon, colleagueId)
    const takeOver = { action: 'REASSIGN', resourceId: colleagueId }
    const answer = await settle(admin, deletion(salon), { appointments: takeOver, sessions: takeOver })
    expect(readRefusal(answer)).toBe('428 SLOT_NOT_AVAILABLE')
    const [refused] = answer.body.details.applicationError.data.commitments
    expect(refused).toMatchObject({ reason: 'TAKEN' })
    expect((await classes(salon)).map(({ resourceIds }) => resourceIds)).toEqual(
      Array.from({ length: 3 }, () => [salon.resourceId]),
    )
    const over = { appointments: takeOver, sessions: takeOver, allowOverlap: true }
    expect(expected(await settle(admin, deletion(salon), over)).changed).toBe(4)
    expect((await loadBooking(admin, salon.booking.id)).doubleBooked).toBe(true)
  })

  it('says of somebody who does not give the service so, even where they are busy', async () => {
    const salon = await aSalon(test)
    await aConfirmedBooking(salon, salon.colleagueId)
    await test.db.deleteFrom('service_staff').where('resource_id', '=', salon.colleagueId).execute()
    const takeOver = { action: 'REASSIGN', resourceId: salon.colleagueId }
    const answer = await settle(salon.admin, deletion(salon), { appointments: takeOver, sessions: takeOver })
    expect(answer.body.details.applicationError.data.commitments).toContainEqual({
      id: expect.any(String),
      reason: 'NOT_ON_SERVICE',
    })
  })

  it('follows the answer of one commitment before that of all', async () => {
    const salon = await aSalon(test)
    const [first] = await classes(salon)
    const own = { id: first.id, answer: { action: 'CANCEL' } }
    const answers = { appointments: { action: 'CANCEL' }, sessions: { action: 'UNASSIGN' }, answers: [own] }
    expected(await settle(salon.admin, deletion(salon), answers))
    expect((await classes(salon)).map(({ status }) => status)).toEqual(['CANCELLED', 'CONFIRMED', 'CONFIRMED'])
  })

  it('moves everything of a location to another one before it closes', async () => {
    const salon = await aSalon(test)
    const { admin, siteId, locationId } = salon
    const riverside = await aLocation(test.context, siteId, 'Riverside')
    expect(readRefusal(await admin.post(`/v1/locations/${locationId}/archive`))).toBe('428 DEFAULT_LOCATION_STAYS')
    const { location } = expected(await admin.patch(`/v1/locations/${riverside}`, { revision: '1', default: true }))
    expect(readRefusal(await admin.post(`/v1/locations/${locationId}/archive`))).toBe('428 COMMITMENTS_REMAIN')
    const move = { action: 'MOVE', locationId: riverside }
    const done = await settle(
      admin,
      { archiveLocation: { locationId } },
      { appointments: move, sessions: move, ...told },
    )
    expect(expected(done).changed).toBe(4)
    for (const { id } of [salon.booking, salon.seats])
      expect((await loadBooking(admin, id)).bookedEntity.slot.location).toMatchObject({ id: location.id })
    expect((await classes(salon)).map((one) => one.locationId)).toEqual([riverside, riverside, riverside])
    expect((await textsTo(salon, salon.seats)).at(-1)).toContain('Riverside')
    const { locations } = expected(await admin.get('/v1/locations/all'))
    expect(locations.find(({ id }: { id: string }) => id === locationId).archived).toBe(true)
  })

  it('names what cannot move to a location that is closed then, also by the same change', async () => {
    const salon = await aSalon(test)
    const { admin, siteId, locationId } = salon
    const riverside = await aLocation(test.context, siteId, 'Riverside')
    const closure = (place: string | null) => ({
      setClosingDays: { add: [{ date: '2026-06-02', locationId: place, reason: 'Holiday' }] },
    })
    const move = { appointments: { action: 'MOVE', locationId: riverside } }
    const answer = await settle(admin, closure(null), move)
    expect(readRefusal(answer)).toBe('428 SLOT_NOT_AVAILABLE')
    expect(answer.body.details.applicationError.data.commitments).toEqual([
      { id: expect.any(String), reason: 'NOT_OPEN' },
    ])
    expect((await loadBooking(admin, salon.booking.id)).bookedEntity.slot.location.id).toBe(locationId)
    expect(expected(await settle(admin, closure(locationId), move)).changed).toBe(1)
    const over = { appointments: { action: 'MOVE', locationId }, allowOverlap: true }
    expect(expected(await settle(admin, closure(null), over)).changed).toBe(1)
  })

  it('gives the sessions of a room to another one', async () => {
    const salon = await aSalon(test)
    const { admin, siteId } = salon
    const room = { typeId: null, timeZone: 'Europe/Berlin', workingHours: 'always' } as const
    const now = test.context.clock.now()
    const [hall, attic] = await Promise.all(
      ['Hall', 'Attic'].map((name) =>
        test.context.transaction(async (tx) => (await insertResource(tx, siteId, { ...room, name }, now)).resourceId),
      ),
    )
    const [first] = await classes(salon)
    const both = { session: { revision: first.revision, resourceIds: [salon.resourceId, hall] }, scope: 'ALL' }
    expected(await admin.patch(`/v1/sessions/${first.id}`, both))
    const answers = { sessions: { action: 'REASSIGN', resourceId: attic } }
    expect(readRefusal(await admin.delete(`/v2/resources/${hall}`))).toBe('428 COMMITMENTS_REMAIN')
    expect(expected(await settle(admin, { deleteResource: { resourceId: hall } }, answers)).changed).toBe(3)
    const [after] = await classes(salon)
    expect(new Set(after.resourceIds)).toEqual(new Set([salon.resourceId, attic]))
    expect(after.staffToBeNamed).toBe(false)
  })

  it('refuses answers that make no sense, naming the field', async () => {
    const salon = await aSalon(test)
    const { admin } = salon
    for (const [answers, field] of [
      [{ appointments: { action: 'UNASSIGN' } }, 'appointments.action'],
      [{ appointments: { action: 'REASSIGN' } }, 'appointments.resourceId'],
      [{ sessions: { action: 'MOVE', locationId: salon.locationId } }, 'sessions.action'],
      [{ answers: [{ id: salon.booking.id, answer: { action: 'MOVE' } }] }, 'answers[0].answer.action'],
    ] as const)
      expect(readRefusal(await settle(admin, deletion(salon), answers))).toBe(`400 ${field}`)
    const itself = { action: 'REASSIGN', resourceId: salon.resourceId }
    const answer = await settle(admin, deletion(salon), { appointments: itself, sessions: itself })
    expect(readRefusal(answer)).toBe('404 RESOURCE_NOT_FOUND')
  })
})
