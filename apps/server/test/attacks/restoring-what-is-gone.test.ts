import { beforeEach, describe, expect, it } from 'vitest'
import { sessionsJobs } from '../../src/features/sessions/index.ts'
import { getBooking } from '../checkouts/support/baskets.ts'
import {
  aTimetable,
  bookSeat,
  cancelSession,
  change,
  createSession,
  sessionsIn,
  type Timetable,
  weekly,
  yogaAt,
} from '../sessions/support/timetable.ts'
import {
  type Answer,
  aBooking,
  aLocation,
  aService,
  aStudio,
  type Client,
  expected,
  readRefusal,
  slotWith,
  takenTime,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { app, context, clock, db } = test
const june = ['2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z'] as const
const nine = '2026-06-03T09:00:00.000Z'

beforeEach(() => clock.set(now))

async function deletePerson({ admin }: { admin: Client }, resourceId: string): Promise<void> {
  const query = { filter: { resourceId } }
  const [person] = expected(await admin.post('/v2/staff-members/query', { query })).staffMembers
  expected(await admin.delete(`/v1/staff-members/${person.id}`))
}

const archive = async ({ admin }: { admin: Client }, locationId: string) =>
  expected(await admin.post(`/v1/locations/${locationId}/archive`))

const restore = async ({ admin }: { admin: Client }, serviceId: string): Promise<Answer['body']> =>
  expected(await admin.post(`/v1/services/${serviceId}/restore`))

/** Deletes the class, then its leader, and restores the class. */
async function restoreWithoutLivia(studio: Timetable): Promise<Answer['body']> {
  expected(await studio.admin.delete(`/v2/services/${studio.yoga.id}`))
  await deletePerson(studio, studio.livia)
  return restore(studio, studio.yoga.id)
}

const loadSessions = ({ siteId }: Timetable) =>
  db.selectFrom('sessions').selectAll().where('site_id', '=', siteId).where('status', '=', 'CONFIRMED').execute()

describe('a service that is restored', () => {
  it('does not bring back an appointment with somebody who is deleted', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const { id } = await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' })
    expected(await studio.admin.delete(`/v2/services/${studio.service.id}`))
    await deletePerson(studio, studio.resourceId)
    expect(await restore(studio, studio.service.id)).toMatchObject({ restoredSessions: 0, lostBookings: 1 })
    expect(await getBooking(studio, id)).toMatchObject({ status: 'CANCELED' })
    expect(await takenTime(context, studio.resourceId)).toEqual([])
  })

  it('does not bring back an appointment at a location that is archived', async () => {
    const studio = await aStudio(app, context)
    const locationId = await aLocation(context, studio.siteId, 'Annex')
    const locations = [{ type: 'BUSINESS', business: { id: locationId } }] as never
    const service = await aService(context, studio.siteId, [studio.resourceId], { locations })
    const slot = slotWith({ ...studio, service, locationId }, nine)
    const { id } = await aBooking(studio.admin, slot, { status: 'CONFIRMED' })
    expected(await studio.admin.delete(`/v2/services/${service.id}`))
    await archive(studio, locationId)
    expect(await restore(studio, service.id)).toMatchObject({ restoredSessions: 0, lostBookings: 1 })
    expect(await getBooking(studio, id)).toMatchObject({ status: 'CANCELED' })
  })

  it('brings back a class whose leader is deleted, with its bookings: who gives it is to be named', async () => {
    const studio = await aTimetable(app, context)
    const session = await createSession(studio, yogaAt(studio))
    const { id } = await bookSeat(studio, session.id)
    expect(await restoreWithoutLivia(studio)).toMatchObject({ restoredSessions: 1, lostBookings: 0 })
    const [back] = await sessionsIn(studio, ...june)
    expect(back).toMatchObject({ status: 'CONFIRMED', resourceIds: [], staffToBeNamed: true })
    const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'CONFIRMED', resource_ids: [], resource_id: null, resource: null })
  })

  it('goes on every week without its leader, also where its series is extended', async () => {
    const studio = await aTimetable(app, context)
    await createSession(studio, yogaAt(studio, undefined, weekly))
    const { restoredSessions } = await restoreWithoutLivia(studio)
    clock.advance({ minutes: 90 * 24 * 60 })
    for (const job of sessionsJobs) await job.run(context, clock.now())
    const sessions = await loadSessions(studio)
    expect(sessions.length).toBeGreaterThan(restoredSessions)
    expect(
      sessions.every(({ resource_ids, staff_to_be_named }) => resource_ids.length === 0 && staff_to_be_named),
    ).toBe(true)
    expect(sessions.every(({ changed }) => !changed)).toBe(true)
  })

  it('does not bring back sessions at a location that is archived, and its series gives no more', async () => {
    const studio = await aTimetable(app, context)
    const locationId = await aLocation(context, studio.siteId, 'Annex')
    const session = await createSession(studio, yogaAt(studio, undefined, { ...weekly, locationId }))
    const { id } = await bookSeat(studio, session.id)
    expected(await studio.admin.delete(`/v2/services/${studio.yoga.id}`))
    await archive(studio, locationId)
    expect(await restore(studio, studio.yoga.id)).toMatchObject({ restoredSessions: 0, lostBookings: 1 })
    expect(await getBooking(studio, id)).toMatchObject({ status: 'CANCELED' })
    clock.advance({ minutes: 90 * 24 * 60 })
    for (const job of sessionsJobs) await job.run(context, clock.now())
    expect(await loadSessions(studio)).toEqual([])
  })
})

describe('a session that is restored', () => {
  it('does not have the leader who is deleted: who gives it is to be named', async () => {
    const studio = await aTimetable(app, context)
    const session = await createSession(studio, yogaAt(studio))
    expected(await cancelSession(studio, session.id))
    await deletePerson(studio, studio.livia)
    const restored = expected(await change(studio, session.id, { status: 'CONFIRMED' })).session
    expect(restored).toMatchObject({ status: 'CONFIRMED', resourceIds: [], staffToBeNamed: true })
  })

  it('is refused at a location that is archived, until it has another one', async () => {
    const studio = await aTimetable(app, context)
    const locationId = await aLocation(context, studio.siteId, 'Annex')
    const session = await createSession(studio, yogaAt(studio, undefined, { locationId }))
    expected(await cancelSession(studio, session.id))
    await archive(studio, locationId)
    expect(readRefusal(await change(studio, session.id, { status: 'CONFIRMED' }))).toBe('404 LOCATION_NOT_FOUND')
    const elsewhere = { status: 'CONFIRMED', locationId: studio.locationId }
    expect(expected(await change(studio, session.id, elsewhere)).session).toMatchObject(elsewhere)
  })
})

describe('a series whose sessions are all cancelled', () => {
  it('is extended without the leader who is deleted meanwhile', async () => {
    const studio = await aTimetable(app, context)
    await createSession(studio, yogaAt(studio, undefined, weekly))
    await db
      .updateTable('sessions')
      .set({ status: 'CANCELLED', changed: true })
      .where('site_id', '=', studio.siteId)
      .execute()
    await db.deleteFrom('occupancies').where('site_id', '=', studio.siteId).execute()
    await deletePerson(studio, studio.livia)
    clock.advance({ minutes: 90 * 24 * 60 })
    for (const job of sessionsJobs) await job.run(context, clock.now())
    const sessions = await loadSessions(studio)
    expect(sessions.length).toBeGreaterThan(10)
    expect(sessions.some(({ resource_ids }) => resource_ids.includes(studio.livia))).toBe(false)
  })

  it('is changed to go on later without them', async () => {
    const studio = await aTimetable(app, context)
    const recurrence = { recurrence: { interval: 1, until: '2026-06-08' } }
    const session = await createSession(studio, yogaAt(studio, undefined, recurrence))
    clock.set('2026-06-10T09:00:00Z')
    await deletePerson(studio, studio.livia)
    const goesOn = { recurrence: { interval: 1, until: '2026-06-29' } }
    expected(await change(studio, session.id, goesOn, { scope: 'FOLLOWING' }))
    const led = (await loadSessions(studio)).map(({ resource_ids, staff_to_be_named }) => [
      resource_ids.length,
      staff_to_be_named,
    ])
    expect(led.toSorted()).toEqual([
      [0, true],
      [0, true],
      [0, true],
      [1, false],
    ])
  })
})

describe('a cancellation that is undone', () => {
  it('is refused for an appointment with somebody who is deleted', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const { id, revision } = await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' })
    const { booking } = expected(await studio.admin.post(`/v2/bookings/${id}/cancel`, { revision }))
    await deletePerson(studio, studio.resourceId)
    const undone = await studio.admin.post(`/v1/bookings/${id}/undo`, { revision: booking.revision })
    expect(readRefusal(undone)).toBe('428 NOTHING_TO_UNDO')
    expect(await getBooking(studio, id)).toMatchObject({ status: 'CANCELED' })
  })
})
