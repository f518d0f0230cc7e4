import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { dispatchEvents } from '../../src/setup/background.ts'
import { aSite } from '../support/a-site.ts'
import { anAdmin, expected, readRefusal, takenTime } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aStaffClient,
  aTimetable,
  bookSeat,
  cancelSession,
  change,
  createSession,
  sessionsIn,
  starts,
  type Timetable,
  yogaAt,
} from './support/timetable.ts'

const { app, context, db, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

const june = ['2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z'] as const
const all = { includeCancelled: true }

/** A weekly class on Mondays at ten until the end of June: 8, 15, 22 and 29 June. */
async function aSeries(studio: Timetable, more: object = {}) {
  await createSession(studio, yogaAt(studio, undefined, { recurrence: { interval: 1, until: '2026-06-29' }, ...more }))
  return sessionsIn(studio, ...june)
}

describe('one session', () => {
  it('changes time, staff and capacity, one revision each, and back', async () => {
    const studio = await aTimetable(app, context)
    const { id } = await createSession(studio, yogaAt(studio))
    const to = { localStartDate: '2026-06-09T18:00:00', durationMinutes: 90, resourceIds: [studio.marco], capacity: 5 }
    const moved = expected(await change(studio, id, { ...to, note: 'In the garden' }))
    expect(moved).toMatchObject({ changedSessions: 1, changedBookings: 0 })
    expect(moved.session).toMatchObject({
      id,
      revision: '2',
      startDate: '2026-06-09T16:00:00.000Z',
      endDate: '2026-06-09T17:30:00.000Z',
      note: 'In the garden',
      resourceIds: [studio.marco],
      seats: { capacity: 5, open: 5 },
    })
    expect(await takenTime(context, studio.livia)).toEqual([])
    expect(await takenTime(context, studio.marco)).toHaveLength(1)
    const before = {
      localStartDate: '2026-06-08T10:00:00',
      durationMinutes: 60,
      resourceIds: [studio.livia],
      capacity: 8,
    }
    const back = expected(await change(studio, id, before))
    expect(back.session).toMatchObject({ revision: '3', startDate: '2026-06-08T08:00:00.000Z', changed: false })
    expect(await takenTime(context, studio.livia)).toHaveLength(1)
  })

  it('keeps other fields', async () => {
    const studio = await aTimetable(app, context)
    const session = await createSession(studio, yogaAt(studio, undefined, { note: 'Bring a mat' }))
    const { session: after } = expected(await change(studio, session.id, { title: 'Yin yoga' }))
    expect(after).toEqual({ ...session, title: 'Yin yoga', revision: '2' })
  })

  it('may have fewer seats than are taken: no booking is cancelled', async () => {
    const studio = await aTimetable(app, context)
    const { id } = await createSession(studio, yogaAt(studio))
    await bookSeat(studio, id, 3)
    const { session } = expected(await change(studio, id, { capacity: 2 }))
    expect(session.seats).toMatchObject({ capacity: 2, taken: 3, open: 0 })
  })

  it('does not overlap anything, unless allowed', async () => {
    const studio = await aTimetable(app, context)
    await createSession(studio, yogaAt(studio, '2026-06-08T14:00:00'))
    const { id } = await createSession(studio, yogaAt(studio))
    const to = { localStartDate: '2026-06-08T14:30:00' }
    expect(readRefusal(await change(studio, id, to))).toBe('428 SLOT_NOT_AVAILABLE')
    expect(expected(await change(studio, id, to, { allowOverlap: true })).session.doubleBooked).toBe(true)
    const home = { localStartDate: '2026-06-08T10:00:00' }
    expect(expected(await change(studio, id, home)).session.doubleBooked).toBe(false)
  })

  it('is refused with an outdated revision, and for one of two simultaneous changes', async () => {
    const studio = await aTimetable(app, context)
    const { id, revision } = await createSession(studio, yogaAt(studio))
    const edit = (title: string) => studio.admin.patch(`/v1/sessions/${id}`, { session: { revision, title } })
    const answers = (await Promise.all([edit('One'), edit('Two')])).map(readRefusal)
    expect(answers.sort()).toEqual(['200', '409 REVISION_MISMATCH'])
  })

  it('is not found for another business, and for staff who take no part', async () => {
    const studio = await aTimetable(app, context)
    const { id, revision } = await createSession(studio, yogaAt(studio))
    const edit = { session: { revision, title: 'Mine' } }
    const stranger = await anAdmin(app, context, await aSite(context))
    expect(readRefusal(await stranger.patch(`/v1/sessions/${id}`, edit))).toBe('404 SESSION_NOT_FOUND')
    const marco = await aStaffClient(studio, studio.marco)
    expect(readRefusal(await marco.patch(`/v1/sessions/${id}`, edit))).toBe('404 SESSION_NOT_FOUND')
    expect(readRefusal(await studio.admin.patch(`/v1/sessions/${randomUUID()}`, edit))).toBe('404 SESSION_NOT_FOUND')
    const livia = await aStaffClient(studio, studio.livia)
    const away = { session: { revision, resourceIds: [studio.marco] } }
    expect(readRefusal(await livia.patch(`/v1/sessions/${id}`, away))).toBe('403 UNAUTHORIZED_OPERATION')
    expect(readRefusal(await livia.patch(`/v1/sessions/${id}`, edit))).toBe('200')
  })

  it('reports invalid fields', async () => {
    const studio = await aTimetable(app, context)
    const [first] = await aSeries(studio)
    const block = await createSession(studio, {
      localStartDate: '2026-06-02T10:00:00',
      durationMinutes: 9,
      resourceIds: [studio.livia],
    })
    expect(readRefusal(await change(studio, block.id, { resourceIds: [] }))).toBe('400 session.resourceIds')
    expect(readRefusal(await change(studio, block.id, { capacity: 2 }))).toBe('400 session.capacity')
    expect(readRefusal(await change(studio, first.id, { recurrence: { interval: 2 } }))).toBe('400 session.recurrence')
    expect(readRefusal(await change(studio, first.id, { locationId: randomUUID() }))).toBe('404 LOCATION_NOT_FOUND')
    await cancelSession(studio, first.id)
    expect(readRefusal(await change(studio, first.id, { title: 'Off' }))).toBe('400 VALIDATION_FAILURE')
  })

  it('without a series becomes a series', async () => {
    const studio = await aTimetable(app, context)
    const { id } = await createSession(studio, yogaAt(studio))
    const recurrence = { interval: 1, until: '2026-06-22' }
    const { session, changedSessions } = expected(await change(studio, id, { recurrence }))
    expect([changedSessions, session.recurrence]).toMatchObject([3, recurrence])
    const found = await sessionsIn(studio, ...june)
    expect([starts(found), found[0].id]).toEqual([['06-08 10:00', '06-15 10:00', '06-22 10:00'], id])
    expect(found.map(({ seats }) => seats.open)).toEqual([8, 8, 8])
  })
})

describe('a series', () => {
  it('moves as a whole by the same days and to the same time, and keeps its ids', async () => {
    const studio = await aTimetable(app, context)
    const before = await aSeries(studio)
    const answer = await change(studio, before[1].id, { localStartDate: '2026-06-16T18:30:00' }, { scope: 'ALL' })
    expect(expected(answer).changedSessions).toBe(4)
    const after = await sessionsIn(studio, ...june, all)
    expect(starts(after)).toEqual(['06-09 18:30', '06-16 18:30', '06-23 18:30', '06-30 18:30'])
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after[0].recurrence).toMatchObject({ interval: 1, until: '2026-06-30' })
  })

  it('moves by its own interval over its own dates', async () => {
    const studio = await aTimetable(app, context)
    const before = await aSeries(studio)
    expected(await change(studio, before[0].id, { localStartDate: '2026-06-15T10:00:00' }, { scope: 'ALL' }))
    const after = await sessionsIn(studio, '2026-06-01T00:00:00Z', '2026-08-01T00:00:00Z')
    expect(starts(after)).toEqual(['06-15 10:00', '06-22 10:00', '06-29 10:00', '07-06 10:00'])
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('moves back by its own interval and keeps its end', async () => {
    const studio = await aTimetable(app, context)
    const { ruleId } = await createSession(
      studio,
      yogaAt(studio, '2026-06-15T10:00:00', { recurrence: { interval: 1 } }),
    )
    const range = ['2026-06-01T00:00:00Z', '2027-06-01T00:00:00Z'] as const
    const before = await sessionsIn(studio, ...range, { ruleId })
    expected(await change(studio, before[0].id, { localStartDate: '2026-06-08T10:00:00' }, { scope: 'ALL' }))
    const last = ['2028-06-01T00:00:00Z', '2028-07-01T00:00:00Z'] as const
    expect(starts(await sessionsIn(studio, ...last)).at(-1)).toBe('06-26 10:00')
    const seats = (await sessionsIn(studio, ...last)).map((one) => one.seats?.open)
    expect(seats).toEqual(Array(4).fill(8))
  })

  it('is split if a later session and following ones change', async () => {
    const studio = await aTimetable(app, context)
    const before = await aSeries(studio)
    const edit = { localStartDate: '2026-06-22T11:00:00', title: 'Yin yoga' }
    expect(expected(await change(studio, before[2].id, edit, { scope: 'FOLLOWING' })).changedSessions).toBe(2)
    const after = await sessionsIn(studio, ...june)
    expect(starts(after)).toEqual(['06-08 10:00', '06-15 10:00', '06-22 11:00', '06-29 11:00'])
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.map(({ title }) => title)).toEqual(['Yoga', 'Yoga', 'Yin yoga', 'Yin yoga'])
    expect(new Set(after.map(({ ruleId }) => ruleId)).size).toBe(2)
    expect(after[0].recurrence).toMatchObject({ interval: 1, until: '2026-06-21' })
    const back = { localStartDate: '2026-06-22T10:00:00', title: 'Yoga' }
    expected(await change(studio, before[2].id, back, { scope: 'FOLLOWING' }))
    expect(starts(await sessionsIn(studio, ...june))).toEqual(starts(before))
  })

  it('keeps individually changed values of a session, and updates the rest', async () => {
    const studio = await aTimetable(app, context)
    const [, second, third] = await aSeries(studio)
    expected(await change(studio, second.id, { localStartDate: '2026-06-17T08:00:00' }))
    await cancelSession(studio, third.id)
    const edit = { localStartDate: '2026-06-08T12:00:00', title: 'Yin yoga' }
    const [first] = await sessionsIn(studio, ...june)
    expected(await change(studio, first.id, edit, { scope: 'ALL' }))
    const after = await sessionsIn(studio, ...june, all)
    expect(starts(after)).toEqual(['06-08 12:00', '06-17 08:00 changed', '06-22 12:00 changed off', '06-29 12:00'])
    expect(after.map(({ title }) => title)).toEqual(Array(4).fill('Yin yoga'))
  })

  it('drops sessions and restores the same ones when they are due again', async () => {
    const studio = await aTimetable(app, context)
    const before = await aSeries(studio)
    const recur = async (recurrence: object) =>
      expected(await change(studio, before[0].id, { recurrence }, { scope: 'ALL' }))
    await recur({ interval: 2, until: '2026-06-22' })
    expect(starts(await sessionsIn(studio, ...june))).toEqual(['06-08 10:00', '06-22 10:00'])
    expect(await takenTime(context, studio.livia)).toHaveLength(2)
    await recur({ interval: 1, until: '2026-06-29' })
    const after = await sessionsIn(studio, ...june)
    expect([starts(after), after.map(({ id }) => id)]).toEqual([starts(before), before.map(({ id }) => id)])
    expect(await takenTime(context, studio.livia)).toHaveLength(4)
  })

  it('does not change past sessions', async () => {
    const studio = await aTimetable(app, context)
    const before = await aSeries(studio)
    const earlier = clock.now()
    clock.set('2026-06-16T09:00:00Z')
    expected(await change(studio, before[2].id, { localStartDate: '2026-06-22T20:00:00' }, { scope: 'ALL' }))
    clock.set(earlier)
    expect(starts(await sessionsIn(studio, ...june))).toEqual([
      '06-08 10:00',
      '06-15 10:00',
      '06-22 20:00',
      '06-29 20:00',
    ])
  })

  it('with a conflict is refused completely, naming it', async () => {
    const studio = await aTimetable(app, context)
    const before = await aSeries(studio)
    await createSession(studio, yogaAt(studio, '2026-06-22T18:15:00'))
    const edit = { localStartDate: '2026-06-08T18:00:00' }
    const answer = await change(studio, before[0].id, edit, { scope: 'ALL' })
    expect(readRefusal(answer)).toBe('428 SLOT_NOT_AVAILABLE')
    expect(answer.body.details.applicationError.data.localStartDates).toEqual(['2026-06-22T18:00:00'])
    expect(starts(await sessionsIn(studio, ...june))).toContain('06-15 10:00')
  })

  it('is edited by one of two simultaneous changes, or by both in turn', async () => {
    const studio = await aTimetable(app, context)
    const before = await aSeries(studio)
    const edit = ({ id, revision }: { id: string; revision: string }, title: string) =>
      studio.admin.patch(`/v1/sessions/${id}`, { session: { revision, title }, scope: 'ALL' })
    const answers = await Promise.all([edit(before[0], 'One'), edit(before[3], 'Two')])
    expect(answers.map(readRefusal).sort()).toEqual(['200', '409 REVISION_MISMATCH'])
    const titles = new Set((await sessionsIn(studio, ...june)).map(({ title }) => title))
    expect(titles.size).toBe(1)
  })
})

describe('a cancelled session', () => {
  const back = { status: 'CONFIRMED' }

  it('is restored with its time and its seats, without its bookings', async () => {
    const studio = await aTimetable(app, context)
    const { id } = await createSession(studio, yogaAt(studio))
    const booking = await bookSeat(studio, id, 2)
    expected(await cancelSession(studio, id))
    expect(readRefusal(await change(studio, id, { title: 'Yin yoga' }))).toBe('400 VALIDATION_FAILURE')
    const answer = expected(await change(studio, id, { ...back, title: 'Yin yoga' }))
    expect(answer).toMatchObject({ changedSessions: 1, changedBookings: 0 })
    expect(answer.session).toMatchObject({ status: 'CONFIRMED', title: 'Yin yoga', seats: { taken: 0, open: 8 } })
    expect(await takenTime(context, studio.livia)).toHaveLength(1)
    const row = await db.selectFrom('bookings').select('status').where('id', '=', booking.id).executeTakeFirstOrThrow()
    expect(row.status).toBe('CANCELED')
    expect((await bookSeat(studio, id)).status).toBe('CONFIRMED')
    expect(readRefusal(await change(studio, id, back))).toBe('200')
  })

  it('does not overlap anything when restored, unless allowed', async () => {
    const studio = await aTimetable(app, context)
    const { id } = await createSession(studio, yogaAt(studio))
    expected(await cancelSession(studio, id))
    await createSession(studio, yogaAt(studio))
    expect(readRefusal(await change(studio, id, back))).toBe('428 SLOT_NOT_AVAILABLE')
    const { session } = expected(await change(studio, id, back, { allowOverlap: true }))
    expect(session).toMatchObject({ status: 'CONFIRMED', doubleBooked: true })
  })

  it('is restored alone, into its series or beside the rest of it', async () => {
    const studio = await aTimetable(app, context)
    const before = await aSeries(studio)
    expected(await cancelSession(studio, before[1].id))
    expect(readRefusal(await change(studio, before[1].id, back, { scope: 'ALL' }))).toBe('400 session.status')
    expect(expected(await change(studio, before[1].id, back)).session.changed).toBe(false)
    expected(await cancelSession(studio, before[2].id, { scope: 'FOLLOWING' }))
    expect(expected(await change(studio, before[3].id, back)).session.changed).toBe(true)
    expected(await change(studio, before[0].id, { title: 'Yin yoga' }, { scope: 'ALL' }))
    expect(starts(await sessionsIn(studio, ...june))).toEqual(['06-08 10:00', '06-15 10:00', '06-29 10:00 changed'])
  })
})

describe('bookings of a rescheduled session', () => {
  const later = { localStartDate: '2026-06-08T12:00:00' }

  it('require a decision, and nothing moves before', async () => {
    const studio = await aTimetable(app, context)
    const { id } = await createSession(studio, yogaAt(studio))
    await bookSeat(studio, id)
    await bookSeat(studio, id)
    const answer = await change(studio, id, later)
    expect(readRefusal(answer)).toBe('428 SESSION_HAS_BOOKINGS')
    const { sessions } = answer.body.details.applicationError.data
    expect(sessions).toEqual([{ sessionId: id, startDate: '2026-06-08T08:00:00.000Z', bookings: 2 }])
    expect(readRefusal(await change(studio, id, { title: 'Yin yoga' }))).toBe('200')
  })

  it('move along, with one event each', async () => {
    const studio = await aTimetable(app, context)
    const { id } = await createSession(studio, yogaAt(studio))
    const booking = await bookSeat(studio, id, 2)
    const edit = { bookings: 'MOVE', notifyParticipants: true, message: 'We begin at noon' }
    const answer = expected(await change(studio, id, { ...later, resourceIds: [studio.marco] }, edit))
    expect(answer).toMatchObject({ changedSessions: 1, changedBookings: 1, session: { seats: { taken: 2 } } })
    const row = await db.selectFrom('bookings').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'CONFIRMED', resource_id: studio.marco, session_id: id })
    expect([row.starts_at, row.ends_at].map((at) => Date.parse(at ?? ''))).toEqual([
      Date.parse('2026-06-08T10:00:00Z'),
      Date.parse('2026-06-08T11:00:00Z'),
    ])
    const events = await db
      .selectFrom('events')
      .selectAll()
      .where('entity_id', '=', booking.id)
      .orderBy('sequence')
      .execute()
    expect(events.at(-1)).toMatchObject({ slug: 'rescheduled' })
    const body = {
      participantNotification: { notifyParticipants: true, message: 'We begin at noon' },
      previousStartDate: '2026-06-08T08:00:00.000Z',
    }
    expect(events.at(-1)).toMatchObject({ payload: { actionEvent: { body } } })
    const lines = await db.selectFrom('booking_history').select('action').where('booking_id', '=', booking.id).execute()
    expect(lines.filter(({ action }) => action === 'moveSession')).toHaveLength(1)
    await dispatchEvents(context)
  })

  it('end with it if chosen, and their seats are free', async () => {
    const studio = await aTimetable(app, context)
    const { id } = await createSession(studio, yogaAt(studio))
    const booking = await bookSeat(studio, id, 2)
    const answer = expected(await change(studio, id, later, { bookings: 'CANCEL' }))
    expect(answer).toMatchObject({ changedBookings: 1, session: { status: 'CONFIRMED', seats: { taken: 0, open: 8 } } })
    const row = await db.selectFrom('bookings').select('status').where('id', '=', booking.id).executeTakeFirstOrThrow()
    expect(row.status).toBe('CANCELED')
  })

  it('keep their session in place when a series moves', async () => {
    const studio = await aTimetable(app, context)
    const before = await aSeries(studio)
    await bookSeat(studio, before[1].id)
    expected(await change(studio, before[0].id, later, { scope: 'ALL', bookings: 'KEEP' }))
    const stored = ['06-08 12:00', '06-15 10:00 changed', '06-22 12:00', '06-29 12:00']
    expect(starts(await sessionsIn(studio, ...june))).toEqual(stored)
    expect(readRefusal(await change(studio, before[1].id, { durationMinutes: 30 }, { bookings: 'KEEP' }))).toBe(
      '400 bookings',
    )
  })

  it('keep a session that its series would drop, also through later changes', async () => {
    const studio = await aTimetable(app, context)
    const before = await aSeries(studio)
    await bookSeat(studio, before[1].id)
    const recurrence = { interval: 2, until: '2026-06-29' }
    const edit = (changes: object, more = {}) => change(studio, before[0].id, changes, { scope: 'ALL', ...more })
    expect(readRefusal(await edit({ recurrence }))).toBe('428 SESSION_HAS_BOOKINGS')
    expected(await edit({ recurrence }, { bookings: 'MOVE' }))
    const stored = ['06-08 10:00', '06-15 10:00 changed', '06-22 10:00']
    expect(starts(await sessionsIn(studio, ...june))).toEqual(stored)
    expected(await edit({ title: 'Yin yoga' }))
    expect(starts(await sessionsIn(studio, ...june))).toEqual(stored)
  })

  it('get the new location and staff without a decision', async () => {
    const studio = await aTimetable(app, context)
    const { id } = await createSession(studio, yogaAt(studio))
    const { id: bookingId } = await bookSeat(studio, id)
    expect(expected(await change(studio, id, { resourceIds: [studio.marco] })).changedBookings).toBe(1)
    const row = await db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow()
    expect([row.resource_id, row.resource_ids]).toEqual([studio.marco, [studio.marco]])
  })
})
