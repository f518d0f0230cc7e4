import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  aTimetable,
  bookSeat,
  createSession,
  sessionsIn,
  starts,
  type Timetable,
  yogaAt,
} from '../sessions/support/timetable.ts'
import { aSite } from '../support/a-site.ts'
import { contactOf } from '../support/contact-of.ts'
import {
  type Answer,
  aBooking,
  anAdmin,
  aService,
  aStudio,
  expected,
  readRefusal,
  slotWith,
  takenTime,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context, db } = test

const june = ['2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z'] as const
const untilEnd = { recurrence: { interval: 1, until: '2026-06-29' } }
const at = (hour: string, day = '03') => `2026-06-${day}T${hour}:00:00.000Z`

const remove = ({ admin }: Pick<Timetable, 'admin'>, id: string, query = '') =>
  admin.delete(`/v2/services/${id}${query}`)
const restore = ({ admin }: Pick<Timetable, 'admin'>, id: string) => admin.post(`/v1/services/${id}/restore`)
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

describe('restoreService', () => {
  it('restores an appointment, hidden, with its slugs and the bookings whose time is free', async () => {
    const studio = await aStudio(app, context)
    const [stored, lost] = [
      await aBooking(studio.admin, slotWith(studio, at('09')), { status: 'CONFIRMED' }),
      await aBooking(studio.admin, slotWith(studio, at('12')), { status: 'CONFIRMED' }),
    ]
    const before = expected(await studio.admin.get(`/v2/services/${studio.service.id}`)).service
    await remove(studio, studio.service.id)
    const other = await aService(context, studio.siteId, [studio.resourceId], { name: 'Other' })
    await aBooking(studio.admin, slotWith({ ...studio, service: other }, at('12')), { status: 'CONFIRMED' })
    const answer = expected(await restore(studio, studio.service.id))
    expect(answer).toMatchObject({ restoredSessions: 1, lostBookings: 1 })
    const { updatedDate: _, revision, ...same } = answer.service
    expect(before).toMatchObject({ ...same, hidden: false })
    expect(answer.service).toMatchObject({ hidden: true })
    expect(Number(revision)).toBe(3)
    expect([await loadStatus(stored.id), await loadStatus(lost.id)]).toEqual(['CONFIRMED', 'CANCELED'])
    expect(await takenTime(context, studio.resourceId)).toHaveLength(2)
    expect((await listEvents(studio.service.id)).map(({ slug }) => slug)).toEqual(['created', 'deleted', 'updated'])
    expect(readRefusal(await restore(studio, studio.service.id))).toBe('404 SERVICE_NOT_FOUND')
  })

  it('brings nothing back of a customer who was erased meanwhile', async () => {
    const studio = await aStudio(app, context)
    const contactDetails = { firstName: 'Vic', email: `${randomUUID()}@customer.example` }
    const booked = await aBooking(studio.admin, slotWith(studio, at('09')), { status: 'CONFIRMED', contactDetails })
    await remove(studio, studio.service.id)
    expected(await studio.admin.post(`/v1/customers/${await contactOf(context, booked.id)}/erase`, {}))
    expect(expected(await restore(studio, studio.service.id))).toMatchObject({ restoredSessions: 0, lostBookings: 1 })
    expect(await loadStatus(booked.id)).toBe('CANCELED')
  })

  it('restores classes and courses with series and seats, without sessions that conflict', async () => {
    const { studio, yoga } = await createFullTimetable()
    const [location, gone, enrolled] = [
      await bookSeat(studio, yoga[1].id, 2),
      await bookSeat(studio, yoga[2].id),
      await enrol(studio),
    ]
    await remove(studio, studio.yoga.id)
    await remove(studio, studio.course.id)
    const inTheWay = { localStartDate: '2026-06-22T10:00:00', durationMinutes: 60, resourceIds: [studio.livia] }
    expected(await studio.admin.post('/v1/sessions', { session: { ...inTheWay, title: 'Dentist' } }))
    expect(expected(await restore(studio, studio.yoga.id))).toMatchObject({ restoredSessions: 3, lostBookings: 1 })
    expect(expected(await restore(studio, studio.course.id))).toMatchObject({ restoredSessions: 4, lostBookings: 0 })
    expect(await Promise.all([location, gone, enrolled].map(({ id }) => loadStatus(id)))).toEqual([
      'CONFIRMED',
      'CANCELED',
      'CONFIRMED',
    ])
    const found = await sessionsIn(studio, ...june, { serviceIds: [studio.yoga.id], includeCancelled: true })
    expect(starts(found)).toEqual(['06-08 10:00', '06-15 10:00', '06-22 10:00 changed off', '06-29 10:00'])
    expect(found.map(({ seats }) => seats.taken)).toEqual([0, 2, 0, 0])
    const rules = await db
      .selectFrom('session_rules')
      .select('until_date')
      .where('site_id', '=', studio.siteId)
      .execute()
    expect(rules.map(({ until_date }) => until_date)).toEqual(['2026-06-29', '2026-06-29'])
  })

  it('gets another slug if its own is used by now', async () => {
    const studio = await aStudio(app, context, { name: 'Sought' })
    await remove(studio, studio.service.id)
    await aService(context, studio.siteId, [studio.resourceId], { name: 'Sought' })
    expect(expected(await restore(studio, studio.service.id)).service.mainSlug.name).toBe('sought-1')
  })

  it('finds only the trash of the business: SERVICE_NOT_FOUND', async () => {
    const studio = await aStudio(app, context)
    expect(readRefusal(await restore(studio, studio.service.id))).toBe('404 SERVICE_NOT_FOUND')
    await remove(studio, studio.service.id)
    const abroad = await anAdmin(app, context, await aSite(context))
    expect(readRefusal(await restore({ admin: abroad }, studio.service.id))).toBe('404 SERVICE_NOT_FOUND')
  })
})
