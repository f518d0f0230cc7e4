import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  aTimetable,
  bookSeat,
  createSession,
  sessionsIn,
  type Timetable,
  yogaAt,
} from '../sessions/support/timetable.ts'
import { aSite } from '../support/a-site.ts'
import {
  type Answer,
  aBooking,
  aHold,
  anAdmin,
  aService,
  aStudio,
  bookingInput,
  expected,
  readRefusal,
  slotWith,
  takenTime,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context, db, clock } = test

const june = ['2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z'] as const
const untilEnd = { recurrence: { interval: 1, until: '2026-06-29' } }
const at = (hour: string, day = '03') => `2026-06-${day}T${hour}:00:00.000Z`

const remove = ({ admin }: Pick<Timetable, 'admin'>, id: string, query = '') =>
  admin.delete(`/v2/services/${id}${query}`)
const loadBooking = (id: string) => db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const loadStatus = async (id: string) => (await loadBooking(id)).status
const listEvents = async (id: string) =>
  (await db.selectFrom('events').selectAll().where('entity_id', '=', id).orderBy('sequence').execute()).map(
    ({ slug, payload }) => ({ slug, payload }),
  )

async function enrol({ admin, course }: Timetable, status = 'CONFIRMED'): Promise<Answer['body']> {
  const booking = {
    bookedEntity: { schedule: { scheduleId: course.scheduleId } },
    contactDetails: { firstName: 'Clara', email: `${randomUUID()}@customer.example` },
    totalParticipants: 1,
    status,
  }
  return expected(await admin.post('/v2/bookings', { booking })).booking
}

/** Yoga and pottery with Livia and Marco, four Mondays each. */
async function createFullTimetable() {
  const studio = await aTimetable(app, context)
  await createSession(studio, yogaAt(studio, undefined, untilEnd))
  const pottery = { serviceId: studio.course.id, resourceIds: [studio.marco], ...untilEnd }
  await createSession(studio, yogaAt(studio, undefined, pottery))
  const sessions = await sessionsIn(studio, ...june)
  return { studio, yoga: sessions.filter(({ serviceId }) => serviceId === studio.yoga.id) }
}

describe('deleteService', () => {
  it('deletes an appointment with its bookings, holds and slugs, and publishes the entity', async () => {
    const studio = await aStudio(app, context, { policy: { cancellationPolicy: { enabled: false } } })
    const [booked, past] = [
      await aBooking(studio.admin, slotWith(studio, at('09')), { status: 'CONFIRMED' }),
      await aBooking(studio.admin, slotWith(studio, at('10', '01')), { status: 'CONFIRMED' }),
    ]
    const created = await aBooking(studio.admin, slotWith(studio, at('15')))
    clock.advance({ hours: 3 })
    const hold = await aHold(studio.visitor, studio, at('18'))
    const before = expected(await studio.admin.get(`/v2/services/${studio.service.id}`)).service
    expect((await remove(studio, studio.service.id)).body).toEqual({})
    expect(await Promise.all([booked, past, created].map(({ id }) => loadStatus(id)))).toEqual([
      'CANCELED',
      'CONFIRMED',
      'CANCELED',
    ])
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
    expect((await studio.visitor.get(`/v1/holds/${hold.id}`)).status).toBe(404)
    expect(readRefusal(await studio.admin.get(`/v2/services/${studio.service.id}`))).toBe('404 SERVICE_NOT_FOUND')
    expect(expected(await studio.admin.post('/v2/services/query', { query: {} })).services).toEqual([])
    expect((await listEvents(studio.service.id)).at(-1)).toEqual({
      slug: 'deleted',
      payload: { deletedEvent: { deletedEntity: before } },
    })
    expect((await listEvents(booked.id)).at(-1)?.slug).toBe('canceled')
    const successor = await aService(context, studio.siteId, [studio.resourceId])
    expect(expected(await studio.admin.get(`/v2/services/${successor.id}`)).service.mainSlug).toEqual(
      before.mainSlug && expect.objectContaining({ name: before.mainSlug.name }),
    )
    expect(readRefusal(await remove(studio, studio.service.id))).toBe('404 SERVICE_NOT_FOUND')
    clock.set('2026-06-01T09:00:00Z')
  })

  it('refuses bookings of a deleted service', async () => {
    const studio = await aStudio(app, context)
    await remove(studio, studio.service.id)
    expect((await studio.visitor.post('/v2/bookings', bookingInput(slotWith(studio, at('09'))))).status).not.toBe(200)
  })

  it('cancels upcoming classes and courses and ends their series, with a message to participants', async () => {
    const { studio, yoga } = await createFullTimetable()
    const location = await bookSeat(studio, yoga[1].id)
    const enrolled = await enrol(studio)
    const words = '?participantNotification.notifyParticipants=true&participantNotification.message=We%20moved'
    expected(await remove(studio, studio.yoga.id, words))
    expected(await remove(studio, studio.course.id))
    expect(await loadBooking(location.id)).toMatchObject({
      status: 'CANCELED',
      latest_message: { message: 'We moved' },
    })
    expect(await loadBooking(enrolled.id)).toMatchObject({ status: 'CANCELED', latest_message: null })
    expect(await sessionsIn(studio, ...june)).toEqual([])
    expect(await takenTime(context, studio.livia)).toEqual([])
    const rules = await db
      .selectFrom('session_rules')
      .select('until_date')
      .where('site_id', '=', studio.siteId)
      .execute()
    expect(rules.every(({ until_date }) => until_date !== null && until_date < '2026-06-08')).toBe(true)
  })

  it('keeps sessions with participants on request, and cancels empty ones', async () => {
    const { studio, yoga } = await createFullTimetable()
    const [location, enrolled, requested] = [
      await bookSeat(studio, yoga[1].id),
      await enrol(studio),
      await enrol(studio, 'CREATED'),
    ]
    const hold = '?preserveFutureSessionsWithParticipants=true'
    expected(await remove(studio, studio.yoga.id, hold))
    expected(await remove(studio, studio.course.id, hold))
    expect(await Promise.all([location, enrolled, requested].map(({ id }) => loadStatus(id)))).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CANCELED',
    ])
    const left = await sessionsIn(studio, ...june)
    expect(left.filter(({ serviceId }) => serviceId === studio.yoga.id).map(({ id }) => id)).toEqual([yoga[1].id])
    expect(left.filter(({ serviceId }) => serviceId === studio.course.id)).toHaveLength(4)
  })

  it('does not affect another business: SERVICE_NOT_FOUND', async () => {
    const studio = await aStudio(app, context)
    const abroad = await anAdmin(app, context, await aSite(context))
    expect(readRefusal(await remove({ admin: abroad }, studio.service.id))).toBe('404 SERVICE_NOT_FOUND')
    expect(readRefusal(await remove(studio, randomUUID()))).toBe('404 SERVICE_NOT_FOUND')
    expect((await remove({ admin: studio.visitor }, studio.service.id)).status).toBe(403)
    const tooLong = `?participantNotification.message=${'a'.repeat(2001)}`
    expect((await remove(studio, studio.service.id, tooLong)).status).toBe(400)
  })

  it('leaves no booking of a service deleted at the moment of booking', async () => {
    const studio = await aStudio(app, context)
    for (let round = 0; round < 6; round += 1) {
      const service = await aService(context, studio.siteId, [studio.resourceId])
      const slot = slotWith({ ...studio, service }, at('09', `${10 + round}`))
      const held = await aHold(studio.visitor, { ...studio, service }, at('12', `${10 + round}`))
      const contactDetails = { firstName: 'Ada', email: 'ada@example.org' }
      const [booked, stored] = await Promise.all([
        studio.admin.post('/v2/bookings', bookingInput(slot, { status: 'CONFIRMED' })),
        studio.visitor.post(`/v1/holds/${held.id}/book`, { contactDetails }),
        remove(studio, service.id),
      ])
      expect(['200', '404 SCHEDULE_NOT_FOUND']).toContain(readRefusal(booked))
      expect(['200', '404 SERVICE_NOT_FOUND', '404 HOLD_NOT_FOUND']).toContain(readRefusal(stored))
      const left = db.selectFrom('bookings').select('status').where('service_id', '=', service.id).execute()
      expect((await left).filter(({ status }) => status !== 'CANCELED')).toEqual([])
    }
  })

  it('deletes once for two simultaneous requests', async () => {
    const studio = await aStudio(app, context)
    const booked = await aBooking(studio.admin, slotWith(studio, at('09')), { status: 'CONFIRMED' })
    const answers = await Promise.all([1, 2, 3].map(() => remove(studio, studio.service.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect((await listEvents(booked.id)).filter(({ slug }) => slug === 'canceled')).toHaveLength(1)
  })
})
