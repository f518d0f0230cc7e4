import { describe, expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { anAdmin, aStudio, expected, readRefusal, slotWith, takenTime } from '../support/factories.ts'
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
  yogaAt,
} from './support/timetable.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

const june = ['2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z'] as const
const untilEnd = { recurrence: { interval: 1, until: '2026-06-29' } }

describe('cancelling', () => {
  it('frees the time, cancels bookings whatever their policy says, and notifies customers if requested', async () => {
    const studio = await aTimetable(app, context)
    const { id } = await createSession(studio, yogaAt(studio))
    const bookings = [await bookSeat(studio, id), await bookSeat(studio, id, 2)]
    const answer = expected(
      await cancelSession(studio, id, { notifyParticipants: true, message: 'The teacher is ill' }),
    )
    expect(answer).toMatchObject({ cancelledSessions: 1, cancelledBookings: 2 })
    expect(answer.session).toMatchObject({ status: 'CANCELLED', revision: '2', seats: { taken: 0 } })
    expect(await takenTime(context, studio.livia)).toEqual([])
    for (const booking of bookings) {
      const row = await db.selectFrom('bookings').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow()
      expect(row).toMatchObject({ status: 'CANCELED', latest_message: { message: 'The teacher is ill' } })
    }
    const slugs = await db.selectFrom('events').select('slug').where('entity_id', '=', id).orderBy('sequence').execute()
    expect(slugs.map(({ slug }) => slug)).toEqual(['created', 'cancelled'])
    expect(readRefusal(await cancelSession(studio, id))).toBe('400 VALIDATION_FAILURE')
  })

  it('one session does not affect its series, which does not restore it', async () => {
    const studio = await aTimetable(app, context)
    await createSession(studio, yogaAt(studio, undefined, untilEnd))
    const [first, second] = await sessionsIn(studio, ...june)
    expected(await cancelSession(studio, second.id))
    expected(await change(studio, first.id, { recurrence: { interval: 1, until: '2026-06-22' } }, { scope: 'ALL' }))
    const found = await sessionsIn(studio, ...june, { includeCancelled: true })
    expect(starts(found)).toEqual(['06-08 10:00', '06-15 10:00 changed off', '06-22 10:00', '06-29 10:00 off'])
  })

  it('this and later ones ends the series; all cancels every upcoming one', async () => {
    const studio = await aTimetable(app, context)
    await createSession(studio, yogaAt(studio, undefined, untilEnd))
    const series = await sessionsIn(studio, ...june)
    await bookSeat(studio, series[3].id)
    const answer = expected(await cancelSession(studio, series[2].id, { scope: 'FOLLOWING' }))
    expect(answer).toMatchObject({ cancelledSessions: 2, cancelledBookings: 1 })
    expect(starts(await sessionsIn(studio, ...june))).toEqual(['06-08 10:00', '06-15 10:00'])
    expect(expected(await cancelSession(studio, series[1].id, { scope: 'ALL' })).cancelledSessions).toBe(2)
    expect(await sessionsIn(studio, ...june)).toEqual([])
    const again = await change(
      studio,
      series[0].id,
      { recurrence: { interval: 1, until: '2026-06-29' } },
      { scope: 'ALL' },
    )
    expect(expected(again).changedSessions).toBe(4)
    const back = await sessionsIn(studio, ...june)
    expect(back.map(({ id }) => id)).toEqual(series.map(({ id }) => id))
  })

  it('a course session keeps the course and its enrolments', async () => {
    const studio = await aTimetable(app, context)
    const course = { ...untilEnd, serviceId: studio.course.id }
    await createSession(studio, yogaAt(studio, undefined, course))
    const [first] = await sessionsIn(studio, ...june)
    expect(expected(await cancelSession(studio, first.id)).cancelledBookings).toBe(0)
    const { service } = expected(await studio.admin.get(`/v2/services/${studio.course.id}`))
    expect(service.schedule.firstSessionStart).toBe('2026-06-15T08:00:00.000Z')
  })

  it('is refused without access and with an outdated revision', async () => {
    const studio = await aTimetable(app, context)
    const { id, revision } = await createSession(studio, yogaAt(studio))
    const url = `/v1/sessions/${id}/cancel`
    const stranger = await anAdmin(app, context, await aSite(context))
    expect(readRefusal(await stranger.post(url, { revision }))).toBe('404 SESSION_NOT_FOUND')
    const marco = await aStaffClient(studio, studio.marco)
    expect(readRefusal(await marco.post(url, { revision }))).toBe('404 SESSION_NOT_FOUND')
    expect(readRefusal(await studio.admin.post(url, { revision: '7' }))).toBe('409 REVISION_MISMATCH')
    const livia = await aStaffClient(studio, studio.livia)
    expect(readRefusal(await livia.post(url, { revision }))).toBe('200')
  })

  it('leaves no active booking behind, even if customers book at the same moment', async () => {
    const studio = await aTimetable(app, context)
    for (let round = 0; round < 4; round += 1) {
      const day = `2026-06-${String(8 + round).padStart(2, '0')}`
      const { id } = await createSession(studio, yogaAt(studio, `${day}T10:00:00`))
      const booking = () => bookSeat(studio, id).catch(() => undefined)
      await Promise.all([booking(), booking(), cancelSession(studio, id), booking(), booking()])
      const live = await db
        .selectFrom('bookings')
        .select('id')
        .where('session_id', '=', id)
        .where('status', 'in', ['CONFIRMED', 'PENDING'])
        .execute()
      expect(live).toEqual([])
      const seats = await db.selectFrom('seats').select('taken').where('scope_id', '=', id).executeTakeFirstOrThrow()
      expect(seats.taken).toBe(0)
    }
  })

  it('does not affect appointments, which are cancelled through their bookings', async () => {
    const studio = await aStudio(app, context)
    const slot = slotWith(studio, '2026-06-08T08:00:00.000Z')
    const contactDetails = { firstName: 'Clara', lastName: 'Weiss', email: 'clara@customer.example' }
    const create = { booking: { bookedEntity: { slot }, contactDetails, totalParticipants: 1 } }
    const { booking } = expected(await studio.admin.post('/v2/bookings', create))
    if (booking.status === 'CREATED') {
      expected(await studio.admin.post(`/v2/bookings/${booking.id}/confirm`, { revision: booking.revision }))
    }
    const range = { fromDate: june[0], toDate: june[1], kinds: ['APPOINTMENT'] }
    const { sessions } = expected(await studio.admin.post('/v1/sessions/query', range))
    expect(sessions).toMatchObject([{ kind: 'APPOINTMENT', resourceIds: [studio.resourceId], seats: null }])
    const answer = await studio.admin.post(`/v1/sessions/${sessions[0].id}/cancel`, { revision: sessions[0].revision })
    expect(readRefusal(answer)).toBe('400 VALIDATION_FAILURE')
  })
})
