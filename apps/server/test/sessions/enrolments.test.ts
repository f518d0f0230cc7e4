import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { dispatchEvents, runDue } from '../../src/setup/background.ts'
import { type Answer, aStudio, aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aTimetable,
  cancelSession,
  change,
  createSession,
  sessionsIn,
  type Timetable,
  yogaAt,
} from './support/timetable.ts'

const { app, context, db, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

const june = ['2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z'] as const
const later = { localStartDate: '2026-06-09T18:00:00' }

/** Pottery with Livia on Mondays at ten: 8, 15, 22 and 29 June. */
async function aCourse(more: object = {}) {
  const studio = await aTimetable(app, context)
  const series = { serviceId: studio.course.id, recurrence: { interval: 1, until: '2026-06-29' }, ...more }
  await createSession(studio, yogaAt(studio, undefined, series))
  return { studio, sessions: await sessionsIn(studio, ...june) }
}

const locationIn = ({ course }: Timetable, more: object = {}) => ({
  bookedEntity: { schedule: { scheduleId: course.scheduleId } },
  contactDetails: { firstName: 'Clara', email: `${randomUUID()}@customer.example` },
  totalParticipants: 1,
  ...more,
})

async function enrol(studio: Timetable, more: object = {}): Promise<Answer['body']> {
  const booking = locationIn(studio, { status: 'CONFIRMED', ...more })
  return expected(await studio.admin.post('/v2/bookings', { booking })).booking
}

const loadBooking = (id: string) => db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** From when to when an enrolment runs. */
async function loadSpan(id: string): Promise<string> {
  const { starts_at, ends_at } = await loadBooking(id)
  return [starts_at, ends_at].map((at) => new Date(at ?? '').toISOString().slice(5, 16)).join(' to ')
}

const listSlugs = async (id: string) => {
  const events = db.selectFrom('events').select(['slug', 'sequence']).where('entity_id', '=', id)
  return (await events.orderBy('sequence').execute()).map(({ slug }) => slug)
}

describe('enrolments in a course', () => {
  it('are named in the new zone when they move with it', async () => {
    const { studio } = await aCourse()
    const [here, abroad] = [await enrol(studio), await enrol(studio, { contactDetails: { firstName: 'Mira' } })]
    await db.updateTable('bookings').set({ time_zone: 'Asia/Tokyo' }).where('id', '=', abroad.id).execute()
    const timeZoneChange = { sessions: 'WALL_TIME', bookings: 'WALL_TIME' }
    expected(await studio.admin.patch('/v1/sites/settings', { timeZone: 'America/New_York', timeZoneChange }))
    expect(await loadSpan(here.id)).toBe('06-08T14:00 to 06-29T15:00')
    const named = async (id: string) => {
      const { time_zone, local_start } = await loadBooking(id)
      return `${time_zone} ${local_start}`
    }
    expect(await named(here.id)).toBe('America/New_York 2026-06-08T10:00:00')
    expect(await named(abroad.id)).toBe('Asia/Tokyo 2026-06-08T23:00:00')
  })

  it('follow a rescheduled session, if requested, with one event each', async () => {
    const { studio, sessions } = await aCourse()
    const { id, revision } = await enrol(studio)
    const answer = await change(studio, sessions[0].id, { localStartDate: '2026-06-07T18:00:00' })
    expect(readRefusal(answer)).toBe('428 SESSION_HAS_BOOKINGS')
    expect(answer.body.details.applicationError.data.sessions).toEqual([
      { sessionId: sessions[0].id, startDate: '2026-06-08T08:00:00.000Z', bookings: 1 },
    ])
    expect(await loadSpan(id)).toBe('06-08T08:00 to 06-29T09:00')
    const move = { localStartDate: '2026-06-07T18:00:00', resourceIds: [studio.marco] }
    const moved = expected(await change(studio, sessions[0].id, move, { bookings: 'KEEP' }))
    expect(moved).toMatchObject({ changedSessions: 1, changedBookings: 1 })
    expect(await loadSpan(id)).toBe('06-07T16:00 to 06-29T09:00')
    const row = await loadBooking(id)
    expect(row).toMatchObject({ local_start: '2026-06-07T18:00:00', resource_ids: [studio.marco, studio.livia] })
    expect(Number(row.revision)).toBe(Number(revision) + 1)
    expect((await listSlugs(id)).at(-1)).toBe('updated')
    const lines = await db.selectFrom('booking_history').selectAll().where('booking_id', '=', id).execute()
    expect(lines.at(-1)).toMatchObject({
      action: 'moveSession',
      from_status: 'CONFIRMED',
      to_status: 'CONFIRMED',
      actor_type: 'app',
      detail: { sessions: { added: 0, moved: 1, calledOff: 0 }, startDate: { to: '2026-06-07T16:00:00.000Z' } },
    })
  })

  it('follow added and cancelled sessions, and changes of the series', async () => {
    const { studio, sessions } = await aCourse()
    const { id } = await enrol(studio, { status: 'CREATED' })
    await createSession(studio, yogaAt(studio, '2026-07-07T10:00:00', { serviceId: studio.course.id }))
    expect(await loadSpan(id)).toBe('06-08T08:00 to 07-07T09:00')
    expect(expected(await cancelSession(studio, sessions[0].id)).cancelledBookings).toBe(0)
    expect(await loadSpan(id)).toBe('06-15T08:00 to 07-07T09:00')
    const longer = { recurrence: { interval: 1, until: '2026-07-13' } }
    expected(await change(studio, sessions[1].id, longer, { scope: 'ALL' }))
    expect(await loadSpan(id)).toBe('06-15T08:00 to 07-13T09:00')
    expected(await change(studio, sessions[1].id, { title: 'Clay' }))
    expect((await listSlugs(id)).slice(1)).toEqual(['updated', 'updated', 'updated'])
  })

  it('follow an endless series', async () => {
    const { studio } = await aCourse({ recurrence: { interval: 1 } })
    const { id } = await enrol(studio)
    const before = Date.parse((await loadBooking(id)).ends_at ?? '')
    const now = clock.now()
    clock.set(now + 60 * 86_400_000)
    await runDue(context, clock.now())
    const last = await db.selectFrom('sessions').select('ends_at').where('service_id', '=', studio.course.id).execute()
    const end = Math.max(...last.map(({ ends_at }) => Date.parse(ends_at)))
    expect(end).toBeGreaterThan(before)
    expect(Date.parse((await loadBooking(id)).ends_at ?? '')).toBe(end)
    clock.set(now)
  })

  it('end only with the course', async () => {
    const { studio, sessions } = await aCourse()
    const { id } = await enrol(studio)
    const ending = { bookings: 'CANCEL' }
    expect(readRefusal(await change(studio, sessions[0].id, later, ending))).toBe('400 bookings')
    expect(await loadSpan(id)).toBe('06-08T08:00 to 06-29T09:00')
    expect(expected(await cancelSession(studio, sessions[1].id, { scope: 'FOLLOWING' })).cancelledBookings).toBe(0)
    expect(await loadSpan(id)).toBe('06-08T08:00 to 06-08T09:00')
    const off = expected(await cancelSession(studio, sessions[0].id, { notifyParticipants: true, message: 'Too few' }))
    expect(off).toMatchObject({ cancelledBookings: 1, session: { seats: { taken: 0 } } })
    expect(await loadBooking(id)).toMatchObject({ status: 'CANCELED', latest_message: { message: 'Too few' } })
    expect((await listSlugs(id)).at(-1)).toBe('canceled')
  })

  it('return to a session that is restored', async () => {
    const { studio, sessions } = await aCourse()
    const { id } = await enrol(studio)
    expected(await cancelSession(studio, sessions[0].id))
    expect(await loadSpan(id)).toBe('06-15T08:00 to 06-29T09:00')
    expected(await change(studio, sessions[0].id, { status: 'CONFIRMED' }))
    expect(await loadSpan(id)).toBe('06-08T08:00 to 06-29T09:00')
  })

  it('that ended stay as they are', async () => {
    const { studio, sessions } = await aCourse()
    const { id, revision } = await enrol(studio)
    expected(await studio.admin.post(`/v2/bookings/${id}/cancel`, { revision }))
    expect(readRefusal(await change(studio, sessions[0].id, later))).toBe('200')
    expect(await loadSpan(id)).toBe('06-08T08:00 to 06-29T09:00')
  })

  it('are notified if requested, with all sessions', async () => {
    const { studio, sessions } = await aCourse()
    await enrol(studio)
    const messages = async () => {
      await dispatchEvents(context)
      return expected(await studio.admin.post('/v1/messages/query', {})).messages
    }
    expected(await change(studio, sessions[0].id, later, { bookings: 'MOVE' }))
    expect(await messages()).toEqual([])
    const options = { bookings: 'KEEP', notifyParticipants: true, message: 'The kiln is broken' }
    expected(await change(studio, sessions[3].id, { localStartDate: '2026-06-30T10:00:00' }, options))
    const [message, ...others] = await messages()
    expect(others).toEqual([])
    expect(message).toMatchObject({ kind: 'bookingChanged' })
    expect(message.bodyText).toContain('The kiln is broken')
    expect(message.bodyText).toContain('Tuesday 9 June 2026')
    expect(message.bodyText).toContain('Tuesday 30 June 2026')
  })

  it('are written in a fixed number of statements', async () => {
    const countStatements = async (bookings: number) => {
      const { studio, sessions } = await aCourse()
      await db.updateTable('seats').set({ capacity: 500 }).where('scope_id', '=', studio.course.scheduleId).execute()
      for (let number = 0; number < bookings; number += 1) await enrol(studio)
      const query = vi.spyOn(pg.Client.prototype, 'query')
      expected(await change(studio, sessions[0].id, later, { bookings: 'KEEP' }))
      const { length } = query.mock.calls
      query.mockRestore()
      return length
    }
    const one = await countStatements(1)
    expect(await countStatements(6)).toBe(one)
  })

  it('match the course, even if customers enrol while it changes', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { studio, sessions } = await aCourse()
      const visitor = await aVisitor(app, studio.siteId)
      const book = () => visitor.post('/v2/bookings', { booking: locationIn(studio) })
      const move = () => change(studio, sessions[0].id, { localStartDate: '2026-06-07T18:00:00' }, { bookings: 'KEEP' })
      const answers = await Promise.all([book(), book(), move(), book(), book()])
      expect(answers.map(readRefusal)).toEqual(Array(5).fill('200'))
      const rows = await db
        .selectFrom('bookings')
        .select('id')
        .where('schedule_id', '=', studio.course.scheduleId)
        .execute()
      for (const { id } of rows) expect(await loadSpan(id)).toBe('06-07T16:00 to 06-29T09:00')
    }
  })

  it('of others stay unchanged', async () => {
    const { studio, sessions } = await aCourse()
    const other = await aCourse()
    const { id } = await enrol(other.studio)
    const stranger = await aStudio(app, context)
    const url = `/v1/sessions/${sessions[0].id}`
    const session = { revision: sessions[0].revision, ...later }
    expect(readRefusal(await stranger.admin.patch(url, { session }))).toBe('404 SESSION_NOT_FOUND')
    expect(readRefusal(await change(studio, sessions[0].id, later))).toBe('200')
    expect(await loadSpan(id)).toBe('06-08T08:00 to 06-29T09:00')
  })
})
