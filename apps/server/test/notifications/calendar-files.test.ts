import { describe, expect, it } from 'vitest'
import { dispatchEvents } from '../../src/setup/background.ts'
import {
  aTimetable,
  cancelSession,
  change,
  createSession,
  sessionsIn,
  type Timetable,
  yogaAt,
} from '../sessions/support/timetable.ts'
import { readCalendarFile } from '../support/calendar-files.ts'
import { type Answer, aBooking, aClient, aService, aStudio, expected, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const nine = '2026-06-03T09:00:00.000Z'
const clara = { firstName: 'Clara', lastName: 'Weiss', email: 'clara@customer.example' }
const notified = { participantNotification: { notifyParticipants: true } }
const told = { notifyParticipants: true }
const june = ['2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z'] as const

type File = { contentType: string; content: string }
type Told = { kind: string; subject: string; body: string; files: File[] }

/** The messages about a booking in the order they were written. */
async function listTold(bookingId: string): Promise<Told[]> {
  await dispatchEvents(context)
  const rows = await db.selectFrom('messages').selectAll().where('booking_id', '=', bookingId).orderBy('id').execute()
  return rows
    .filter(({ recipient }) => recipient === clara.email)
    .map(({ kind, subject, body_text, attachments }) => ({ kind, subject, body: body_text, files: attachments }))
}

async function revisionOf(id: string): Promise<string> {
  const bookings = db.selectFrom('bookings').select('revision').where('id', '=', id)
  return String((await bookings.executeTakeFirstOrThrow()).revision)
}

/** What the latest message gave out. */
async function lastGiven(bookingId: string) {
  const { files } = (await listTold(bookingId)).at(-1) as Told
  const [file] = files as [File]
  expect(files).toHaveLength(1)
  const read = readCalendarFile(file.content)
  expect(file.contentType).toBe(`text/calendar; charset=utf-8; method=${read.method}`)
  return read
}

/** Pottery with Livia on Mondays at ten: 8, 15, 22 and 29 June. Customers may cancel until a day before. */
async function aCourse() {
  const made = await aTimetable(app, context)
  const cancellationPolicy = { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 1440 }
  const course = await aService(context, made.siteId, [], { type: 'COURSE', policy: { cancellationPolicy } })
  const studio = { ...made, course }
  const series = { serviceId: studio.course.id, recurrence: { interval: 1, until: '2026-06-29' } }
  await createSession(studio, yogaAt(studio, undefined, series))
  return { studio, sessions: await sessionsIn(studio, ...june) }
}

async function enrol(studio: Timetable): Promise<Answer['body']> {
  const bookedEntity = { schedule: { scheduleId: studio.course.scheduleId } }
  const booking = { bookedEntity, contactDetails: clara, totalParticipants: 1, status: 'CONFIRMED' }
  return expected(await studio.admin.post('/v2/bookings', { booking, ...notified })).booking
}

describe('the calendar file of an appointment', () => {
  it('invites its customer, updates the same entry and calls it off', async () => {
    const studio = await aStudio(app, context, { name: 'Cut "short"; and, \u0007nice' })
    const confirmed = { status: 'CONFIRMED', contactDetails: clara } as const
    const booking = await aBooking(studio.admin, slotWith(studio, nine), confirmed, notified)
    const uid = `booking-${booking.id}@kalends`
    const given = await lastGiven(booking.id)
    expect(given).toMatchObject({ method: 'REQUEST', entries: [{ uid, status: 'CONFIRMED', start: nine }] })
    expect(given.entries[0]?.attendees).toEqual([`MAILTO:${clara.email}`])
    expect(given.entries[0]?.organizer).toMatch(/^mailto:.+@/i)
    expect(given.entries[0]?.summary).toBe('Cut "short"; and,  nice, Studio Aventine')
    const ten = '2026-06-03T10:00:00.000Z'
    const moving = { revision: booking.revision, slot: { startDate: ten }, ...notified }
    const moved = expected(await studio.admin.post(`/v2/bookings/${booking.id}/reschedule`, moving)).booking
    const after = await lastGiven(booking.id)
    expect(after).toMatchObject({ method: 'REQUEST', entries: [{ uid, start: ten }] })
    expect(after.entries[0]?.sequence).toBeGreaterThan(given.entries[0]?.sequence ?? Number.NaN)
    expected(await studio.admin.post(`/v2/bookings/${booking.id}/cancel`, { revision: moved.revision, ...notified }))
    const off = await lastGiven(booking.id)
    expect(off).toMatchObject({ method: 'CANCEL', entries: [{ uid, status: 'CANCELLED' }] })
    expect(off.entries[0]?.sequence).toBeGreaterThan(after.entries[0]?.sequence ?? Number.NaN)
  })

  it('without an address of the customer is published, and names its method in the type', async () => {
    const studio = await aStudio(app, context)
    const booking = await aBooking(studio.admin, slotWith(studio, nine), {
      status: 'CONFIRMED',
      contactDetails: { firstName: 'Clara' },
    })
    const { token } = expected(await studio.admin.get(`/v1/anonymous-bookings/${booking.id}/token`))
    const file = await aClient(app, {}).get(`/v1/anonymous-bookings/${token}/calendar.ics`)
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    expect(readCalendarFile(file.body)).toMatchObject({ method: 'PUBLISH', entries: [{ attendees: [] }] })
  })
})

describe('the calendar file of a course', () => {
  it('keeps the uid of each session, and calls off each one that was given out', async () => {
    const { studio, sessions } = await aCourse()
    const booking = await enrol(studio)
    const uids = sessions.map(({ id }) => `booking-${booking.id}-${id}@kalends`)
    const given = await lastGiven(booking.id)
    expect(given.entries.map(({ uid, status }) => [uid, status])).toEqual(uids.map((uid) => [uid, 'CONFIRMED']))
    expected(await cancelSession(studio, sessions[1].id, told))
    const fewer = await lastGiven(booking.id)
    expect(fewer.entries.map(({ uid, status }) => [uid, status])).toEqual(
      uids.map((uid, index) => [uid, index === 1 ? 'CANCELLED' : 'CONFIRMED']),
    )
    expect(fewer.entries[0]?.sequence).toBeGreaterThan(given.entries[0]?.sequence ?? Number.NaN)
    const revision = await revisionOf(booking.id)
    expected(await studio.admin.post(`/v2/bookings/${booking.id}/cancel`, { revision, ...notified }))
    const off = await lastGiven(booking.id)
    expect(off.entries.map(({ uid, status }) => [uid, status])).toEqual(uids.map((uid) => [uid, 'CANCELLED']))
  })

  it('calls off every session when the last ones are cancelled', async () => {
    const { studio, sessions } = await aCourse()
    const booking = await enrol(studio)
    expected(await cancelSession(studio, sessions[0].id, { scope: 'ALL', ...told }))
    const off = await lastGiven(booking.id)
    expect(off.entries.map(({ status }) => status)).toEqual(sessions.map(() => 'CANCELLED'))
    expect(off.entries.map(({ uid }) => uid).sort()).toEqual(
      sessions.map(({ id }) => `booking-${booking.id}-${id}@kalends`).sort(),
    )
  })
})

describe('who joins a course that has begun', () => {
  it('gets the sessions that are left: subject, text, rule and file', async () => {
    const { studio, sessions } = await aCourse()
    const before = clock.now()
    clock.set('2026-06-09T09:00:00Z')
    const booking = await enrol(studio)
    const [joined] = await listTold(booking.id)
    expect(joined?.subject).toContain('Mon 15 June, 10:00')
    expect(joined?.body).toContain('Monday 15 June 2026, 10:00 to 11:00\n  Monday 22 June 2026')
    expect(joined?.body).not.toContain('8 June')
    expect(joined?.body).toMatch(/until .*14 June/)
    const left = sessions.slice(1).map(({ id }) => `booking-${booking.id}-${id}@kalends`)
    expect((await lastGiven(booking.id)).entries.map(({ uid }) => uid)).toEqual(left)
    expect(booking.startDate).toBe(sessions[0].startDate)
    // They are on no list of a session before they joined, and may still cancel.
    const onList = async (sessionId: string): Promise<boolean> => {
      const asked = { query: {}, sessionId }
      const { extendedBookings } = expected(await studio.admin.post('/v2/extended-booking/query', asked))
      return JSON.stringify(extendedBookings).includes(booking.id)
    }
    expect([await onList(sessions[0].id), await onList(sessions[1].id)]).toEqual([false, true])
    const { token } = expected(await studio.admin.get(`/v1/anonymous-bookings/${booking.id}/token`))
    const shown = expected(await aClient(app, {}).get(`/v1/anonymous-bookings/${token}`))
    expect(shown.allowedAnonymousActions.cancel).toBe(true)
    // A change of the course keeps what they take part in.
    expected(
      await change(studio, sessions[2].id, { localStartDate: '2026-06-23T18:00:00' }, { bookings: 'KEEP', ...told }),
    )
    const moved = await lastGiven(booking.id)
    expect(moved.entries.map(({ uid }) => uid)).toEqual(left)
    clock.set(before)
  })
})
