import { describe, expect, it } from 'vitest'
import { dispatchEvents } from '../../src/setup/background.ts'
import {
  type Answer,
  aBooking,
  aLocation,
  aService,
  aVisitor,
  expected,
  readRefusal,
  slotAt,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aStaffClient, aTimetable, bookSeat, createSession, sessionsIn, weekly, yogaAt } from './support/timetable.ts'

const { app, context, db, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const june = ['2026-06-01T00:00:00Z', '2026-06-20T00:00:00Z'] as const
const preview = '/v1/sessions/preview-time-zone-change'
const wall = { sessions: 'WALL_TIME', bookings: 'WALL_TIME' }

/** Yoga at ten every week, a block, a course of two, and a massage: all on Berlin time. */
async function aBusyStudio() {
  const studio = await aTimetable(app, context)
  const massage = await aService(context, studio.siteId, [studio.marco], { name: 'Massage' })
  const yoga = await createSession(studio, yogaAt(studio, undefined, weekly))
  await bookSeat(studio, yoga.id)
  await createSession(studio, {
    title: 'Dentist',
    localStartDate: '2026-06-09T14:00:00',
    durationMinutes: 60,
    resourceIds: [studio.livia],
  })
  const slot = { ...slotAt({ ...studio, service: massage } as never, '2026-06-10T08:00:00.000Z') }
  const booking = await aBooking(studio.admin, { ...slot, resource: { id: studio.marco } }, { status: 'CONFIRMED' })
  return { ...studio, yogaId: yoga.id as string, booking }
}

const localStarts = (sessions: Answer['body'][]) =>
  sessions.map(({ title, localStartDate, timeZone }) => [title, localStartDate.slice(5, 16), timeZone])

const readBooking = async (id: string) =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('what a change of time zone moves', () => {
  it('is listed before it is saved: how many of each kind, and the first ones with both times', async () => {
    const studio = await aBusyStudio()
    const shown = expected(await studio.admin.post(preview, { timeZone: 'Europe/Lisbon' }))
    expect(shown).toMatchObject({ timeZone: 'Europe/Berlin', newTimeZone: 'Europe/Lisbon', locations: 1 })
    const kinds = Object.fromEntries(shown.kinds.map((one: Answer['body']) => [one.kind, one]))
    expect(kinds['CLASS'].count).toBeGreaterThan(10)
    expect(kinds['CLASS']).toMatchObject({ moved: kinds['CLASS'].count, bookings: 1 })
    expect(kinds['CLASS'].first[0]).toMatchObject({
      title: 'Yoga',
      startDate: '2026-06-08T08:00:00.000Z',
      localStartDate: '2026-06-08T10:00:00',
      newStartDate: '2026-06-08T09:00:00.000Z',
      newLocalStartDate: '2026-06-08T10:00:00',
    })
    expect(kinds['BLOCK']).toMatchObject({ count: 1, moved: 1 })
    expect(kinds['APPOINTMENT']).toMatchObject({ count: 1, moved: 0, bookings: 0 })
    expect(kinds['APPOINTMENT'].first[0]).toMatchObject({
      localStartDate: '2026-06-10T10:00:00',
      newLocalStartDate: '2026-06-10T09:00:00',
    })
    const asked = { timeZone: 'Europe/Lisbon', timeZoneChange: { sessions: 'INSTANT', bookings: 'WALL_TIME' } }
    const other = expected(await studio.admin.post(preview, asked)).kinds
    expect(other.map(({ kind, moved }: Answer['body']) => [kind, moved])).toEqual([
      ['CLASS', 0],
      ['BLOCK', 0],
      ['APPOINTMENT', 1],
    ])
    expect(localStarts(await sessionsIn(studio, ...june))[0]?.[2]).toBe('Europe/Berlin')
  })

  it('refuses an unknown zone and location, and callers who may not change settings', async () => {
    const studio = await aTimetable(app, context)
    const unknown = { timeZone: 'Europe/Atlantis' }
    expect(readRefusal(await studio.admin.post(preview, unknown))).toBe('400 INVALID_TIME_ZONE')
    const nowhere = { timeZone: 'Europe/Lisbon', locationId: studio.livia }
    expect(readRefusal(await studio.admin.post(preview, nowhere))).toBe('404 LOCATION_NOT_FOUND')
    const livia = await aStaffClient(studio, studio.livia)
    expect(readRefusal(await livia.post(preview, { timeZone: 'Europe/Lisbon' }))).toBe('403 PERMISSION_DENIED')
    const visitor = await aVisitor(app, studio.siteId)
    expect(readRefusal(await visitor.post(preview, { timeZone: 'Europe/Lisbon' }))).toBe('403 PERMISSION_DENIED')
  })
})

describe('changing the time zone of the business', () => {
  it('keeps the local times of classes, their bookings, series and blocks, and the moment of appointments', async () => {
    const studio = await aBusyStudio()
    expected(await studio.admin.patch('/v1/sites/settings', { timeZone: 'Europe/Lisbon' }))
    expect(localStarts(await sessionsIn(studio, ...june, { kinds: ['CLASS', 'BLOCK'] }))).toEqual([
      ['Yoga', '06-08T10:00', 'Europe/Lisbon'],
      ['Dentist', '06-09T14:00', 'Europe/Lisbon'],
      ['Yoga', '06-15T10:00', 'Europe/Lisbon'],
    ])
    const seat = await db
      .selectFrom('bookings')
      .selectAll()
      .where('session_id', '=', studio.yogaId)
      .executeTakeFirstOrThrow()
    expect(new Date(seat.starts_at ?? '').toISOString()).toBe('2026-06-08T09:00:00.000Z')
    expect((await readBooking(studio.booking.id)).revision).toBe(1)
    const { rows } = {
      rows: await db.selectFrom('session_rules').selectAll().where('site_id', '=', studio.siteId).execute(),
    }
    expect(rows.map(({ time_zone }) => time_zone)).toEqual(['Europe/Lisbon'])
    const { during } = await db
      .selectFrom('occupancies')
      .selectAll()
      .where('session_id', '=', studio.yogaId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(during)).toContain('09:00:00')
  })

  it('moves appointments and tells their customers when asked, and not otherwise', async () => {
    const studio = await aBusyStudio()
    const told = async () => {
      await dispatchEvents(context)
      const rows = await db
        .selectFrom('messages')
        .selectAll()
        .where('booking_id', '=', studio.booking.id)
        .where('kind', '=', 'bookingMoved')
        .execute()
      return rows.length
    }
    const first = { timeZone: 'Europe/Lisbon', timeZoneChange: wall }
    expected(await studio.admin.patch('/v1/sites/settings', first))
    const moved = await readBooking(studio.booking.id)
    expect(moved).toMatchObject({ revision: 2, time_zone: 'Europe/Lisbon', local_start: '2026-06-10T10:00:00' })
    expect(new Date(moved.starts_at ?? '').toISOString()).toBe('2026-06-10T09:00:00.000Z')
    expect(await told()).toBe(0)
    const back = { timeZone: 'Europe/Berlin', timeZoneChange: { ...wall, notifyParticipants: true } }
    expected(await studio.admin.patch('/v1/sites/settings', back))
    expect(await readBooking(studio.booking.id)).toMatchObject({ revision: 3, local_start: '2026-06-10T10:00:00' })
    expect(await told()).toBe(1)
  })

  it('leaves what is over, and marks what then overlaps', async () => {
    const studio = await aBusyStudio()
    clock.set('2026-06-09T00:00:00Z')
    // The massage stays at 08:00 UTC, where a block that moves arrives.
    await createSession(studio, {
      title: 'Cleaning',
      localStartDate: '2026-06-10T09:00:00',
      durationMinutes: 60,
      resourceIds: [studio.marco],
    })
    expected(await studio.admin.patch('/v1/sites/settings', { timeZone: 'Europe/Lisbon' }))
    clock.set('2026-06-01T09:00:00Z')
    const sessions = await sessionsIn(studio, ...june, { kinds: ['CLASS', 'BLOCK'] })
    expect(localStarts(sessions)[0]).toEqual(['Yoga', '06-08T10:00', 'Europe/Berlin'])
    expect(sessions.find(({ title }) => title === 'Cleaning')).toMatchObject({ doubleBooked: true })
  })
})

describe('changing the time zone of a location', () => {
  it('moves what takes place there only', async () => {
    const studio = await aBusyStudio()
    const locationId = await aLocation(context, studio.siteId, 'Annex')
    await createSession(studio, yogaAt(studio, '2026-06-11T10:00:00', { locationId, resourceIds: [studio.marco] }))
    const { locations } = expected(await studio.admin.get('/v1/locations/all'))
    const annex = locations.find(({ id }: { id: string }) => id === locationId)
    const shown = expected(await studio.admin.post(preview, { timeZone: 'Europe/Lisbon', locationId }))
    expect(shown.kinds).toMatchObject([{ kind: 'CLASS', count: 1, moved: 1 }])
    const sent = { revision: annex.revision, timeZone: 'Europe/Lisbon' }
    expected(await studio.admin.patch(`/v1/locations/${locationId}`, sent))
    const sessions = await sessionsIn(studio, ...june, { kinds: ['CLASS'] })
    expect(localStarts(sessions)).toEqual([
      ['Yoga', '06-08T10:00', 'Europe/Berlin'],
      ['Yoga', '06-11T10:00', 'Europe/Lisbon'],
      ['Yoga', '06-15T10:00', 'Europe/Berlin'],
    ])
  })
})
