import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { insertException } from '../../src/features/schedules/index.ts'
import { anAdmin, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aStaffClient,
  aTimetable,
  createSession,
  sessionsIn,
  starts,
  type Timetable,
  yogaAt,
} from './support/timetable.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

const monAndWed = { recurrence: { interval: 1, weekdays: [1, 3], count: 6 } }
const june = ['2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z', { includeCancelled: true }] as const

const preview = ({ admin }: Timetable, session: object) => admin.post('/v1/sessions/preview', { session })

/** Livia is busy on 10 June and off on the 15th; the studio is closed on the 17th. */
async function aBusyJune(studio: Timetable): Promise<void> {
  const lunch = { title: 'Dentist', localStartDate: '2026-06-10T10:30:00', durationMinutes: 30 }
  await createSession(studio, { ...lunch, resourceIds: [studio.livia] })
  const { schedule_id } = await db
    .selectFrom('resources')
    .select('schedule_id')
    .where('id', '=', studio.livia)
    .executeTakeFirstOrThrow()
  await context.transaction((tx) =>
    insertException(tx, studio.siteId, schedule_id, { date: '2026-06-15', windows: [], reason: 'Holiday' }),
  )
  const day = { site_id: studio.siteId, id: randomUUID(), location_id: null, date: '2026-06-17', reason: 'Inventory' }
  await db.insertInto('closing_days').values(day).execute()
}

describe('the preview of a series', () => {
  it('lists its dates, and which are busy, closed or time off', async () => {
    const studio = await aTimetable(app, context)
    await aBusyJune(studio)
    const answer = expected(await preview(studio, yogaAt(studio, undefined, monAndWed)))
    expect(answer).toEqual({
      localStartDates: ['08', '10', '15', '17', '22', '24'].map((day) => `2026-06-${day}T10:00:00`),
      recurrence: {
        frequency: 'WEEKLY',
        interval: 1,
        weekdays: [1, 3],
        dayOfMonth: null,
        weekOfMonth: null,
        until: '2026-06-24',
      },
      taken: [
        { localStartDate: '2026-06-10T10:00:00', reason: 'BUSY', resourceId: studio.livia, title: 'Dentist' },
        { localStartDate: '2026-06-15T10:00:00', reason: 'TIME_OFF', resourceId: studio.livia, title: 'Holiday' },
        { localStartDate: '2026-06-17T10:00:00', reason: 'CLOSED', resourceId: null, title: 'Inventory' },
      ],
    })
    expect(starts(await sessionsIn(studio, ...june))).toEqual(['06-10 10:30'])
  })

  it('has one date without a recurrence', async () => {
    const studio = await aTimetable(app, context)
    expect(expected(await preview(studio, yogaAt(studio)))).toEqual({
      localStartDates: ['2026-06-08T10:00:00'],
      recurrence: null,
      taken: [],
    })
  })

  it('is refused where creating would be', async () => {
    const studio = await aTimetable(app, context)
    expect(readRefusal(await preview(studio, yogaAt(studio, undefined, { serviceId: randomUUID() })))).toBe(
      '404 SERVICE_NOT_FOUND',
    )
    const livia = await aStaffClient(studio, studio.livia)
    const session = yogaAt(studio, undefined, { resourceIds: [studio.marco] })
    expect(readRefusal(await livia.post('/v1/sessions/preview', { session }))).toBe('403 UNAUTHORIZED_OPERATION')
    const stranger = await anAdmin(app, context, (await aTimetable(app, context)).siteId)
    const answer = await stranger.post('/v1/sessions/preview', { session: yogaAt(studio) })
    expect(readRefusal(answer)).toBe('404 SERVICE_NOT_FOUND')
  })
})

describe('dates of a series', () => {
  it('are left out when the series is created, stay out when it changes, and can be restored', async () => {
    const studio = await aTimetable(app, context)
    await aBusyJune(studio)
    const skip = ['2026-06-10T10:00:00', '2026-06-17T10:00']
    const made = expected(
      await studio.admin.post('/v1/sessions', { session: yogaAt(studio, undefined, monAndWed), skip }),
    )
    expect(made).toMatchObject({
      session: { localStartDate: '2026-06-08T10:00:00' },
      createdSessions: 4,
      skipped: ['2026-06-10T10:00:00', '2026-06-17T10:00:00'],
    })
    const events = await db
      .selectFrom('events')
      .select('id')
      .where('site_id', '=', studio.siteId)
      .where('slug', '=', 'created')
      .where('entity_fqdn', '=', 'kalends.schedules.v1.session')
      .execute()
    expect(events).toHaveLength(5)
    const { revision, id } = made.session
    expected(
      await studio.admin.patch(`/v1/sessions/${id}`, {
        session: { revision, localStartDate: '2026-06-08T12:00:00' },
        scope: 'ALL',
      }),
    )
    const later = await sessionsIn(studio, ...june)
    expect(starts(later)).toEqual([
      '06-08 12:00',
      '06-10 10:30',
      '06-10 12:00 changed off',
      '06-15 12:00',
      '06-17 12:00 changed off',
      '06-22 12:00',
      '06-24 12:00',
    ])
    const restored = expected(
      await studio.admin.patch(`/v1/sessions/${later[2].id}`, {
        session: { revision: later[2].revision, status: 'CONFIRMED' },
      }),
    )
    expect(restored.session).toMatchObject({ status: 'CONFIRMED', changed: false })
  })

  it('are refused as skipped where the series has none, and where none is left', async () => {
    const studio = await aTimetable(app, context)
    const refusalFor = async (session: object, skip: string[]) =>
      readRefusal(await studio.admin.post('/v1/sessions', { session, skip }))
    const series = yogaAt(studio, undefined, { recurrence: { interval: 1, count: 2 } })
    expect(await refusalFor(series, ['2026-06-09T10:00:00'])).toBe('400 skip')
    expect(await refusalFor(series, ['2026-06-08T10:00:00', '2026-06-15T10:00:00'])).toBe('400 skip')
    expect(await refusalFor(yogaAt(studio), ['2026-06-08T10:00:00'])).toBe('400 skip')
    expect(starts(await sessionsIn(studio, ...june))).toEqual([])
  })
})
