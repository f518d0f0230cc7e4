import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aTimetable,
  cancelSession,
  change,
  createSession,
  sessionsIn,
  starts,
  type Timetable,
  yogaAt,
} from './support/timetable.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

const year = ['2026-06-01T00:00:00Z', '2027-05-31T00:00:00Z', { includeCancelled: true }] as const
const aSeries = (studio: Timetable, localStart: string, recurrence: object) =>
  createSession(studio, yogaAt(studio, localStart, { recurrence }))
const listed = async (studio: Timetable, count = 5) => starts(await sessionsIn(studio, ...year)).slice(0, count)

describe('a series', () => {
  it('begins with the first of its days, and ends after a number of dates', async () => {
    const studio = await aTimetable(app, context)
    const first = await aSeries(studio, '2026-06-09T10:00:00', { interval: 2, weekdays: [5, 1, 5], count: 4 })
    expect(first).toMatchObject({
      localStartDate: '2026-06-12T10:00:00',
      recurrence: { frequency: 'WEEKLY', interval: 2, weekdays: [1, 5], until: '2026-07-06' },
    })
    expect(await listed(studio)).toEqual(['06-12 10:00', '06-22 10:00', '06-26 10:00', '07-06 10:00'])
  })

  it('comes back on the last day of months that lack its date, at the same local time all year', async () => {
    const studio = await aTimetable(app, context)
    const first = await aSeries(studio, '2026-08-31T10:00:00', { frequency: 'MONTHLY', interval: 1 })
    expect(first.recurrence).toMatchObject({ frequency: 'MONTHLY', weekdays: [], dayOfMonth: 31, weekOfMonth: null })
    const sessions = (await sessionsIn(studio, ...year)).slice(0, 4)
    expect(starts(sessions)).toEqual(['08-31 10:00', '09-30 10:00', '10-31 10:00', '11-30 10:00'])
    expect(sessions.map(({ startDate }) => startDate.slice(11, 16))).toEqual(['08:00', '08:00', '09:00', '09:00'])
  })

  it('comes back on a weekday of the month', async () => {
    const studio = await aTimetable(app, context)
    const second = { frequency: 'MONTHLY', interval: 2, weekdays: [2], weekOfMonth: 2 }
    await aSeries(studio, '2026-06-01T10:00:00', second)
    expect(await listed(studio, 3)).toEqual(['06-09 10:00', '08-11 10:00', '10-13 10:00'])
    const other = await aTimetable(app, context)
    await aSeries(other, '2026-06-29T10:00:00', { frequency: 'MONTHLY', interval: 1, weekOfMonth: -1 })
    expect(await listed(other, 3)).toEqual(['06-29 10:00', '07-27 10:00', '08-31 10:00'])
  })

  it('is refused with what contradicts itself', async () => {
    const studio = await aTimetable(app, context)
    const refusalFor = async (recurrence: object, more: object = {}) =>
      readRefusal(
        await studio.admin.post('/v1/sessions', { session: yogaAt(studio, undefined, { recurrence, ...more }) }),
      )
    const monthly = { frequency: 'MONTHLY', interval: 1 }
    expect(await refusalFor({ interval: 1, dayOfMonth: 3 })).toBe('400 session.recurrence.dayOfMonth')
    expect(await refusalFor({ interval: 1, weekOfMonth: 3 })).toBe('400 session.recurrence.weekOfMonth')
    expect(await refusalFor({ ...monthly, weekOfMonth: 0 })).toBe('400 session.recurrence.weekOfMonth')
    expect(await refusalFor({ ...monthly, weekdays: [1, 2] })).toBe('400 session.recurrence.weekdays')
    expect(await refusalFor({ ...monthly, dayOfMonth: 3, weekOfMonth: 1 })).toBe('400 session.recurrence.dayOfMonth')
    expect(await refusalFor({ interval: 1, count: 3, until: '2026-07-01' })).toBe('400 session.recurrence.count')
    const long = { durationMinutes: 2 * 1440 + 1 }
    expect(await refusalFor({ interval: 1, weekdays: [1, 3] }, long)).toBe('400 session.durationMinutes')
  })
})

describe('an edit of a series', () => {
  it('takes a recurrence that is sent back as it was read for no change', async () => {
    const studio = await aTimetable(app, context)
    const { id, recurrence } = await aSeries(studio, '2026-06-08T10:00:00', { interval: 1, weekdays: [1, 3], count: 4 })
    const answer = expected(await change(studio, id, { recurrence, title: 'Yin' }))
    expect(answer).toMatchObject({ changedSessions: 1, session: { title: 'Yin', recurrence } })
  })

  it('of one session, of it and later ones, and of all, moves what was chosen', async () => {
    const studio = await aTimetable(app, context)
    await aSeries(studio, '2026-06-08T10:00:00', { interval: 1, weekdays: [1, 3], count: 6 })
    const [, one, , , five] = await sessionsIn(studio, ...year)
    expected(await change(studio, one.id, { localStartDate: '2026-06-11T10:00:00' }))
    expected(await change(studio, five.id, { localStartDate: '2026-06-23T09:00:00' }, { scope: 'FOLLOWING' }))
    expect(await listed(studio, 6)).toEqual([
      '06-08 10:00',
      '06-11 10:00 changed',
      '06-15 10:00',
      '06-17 10:00',
      '06-23 09:00',
      '06-24 09:00',
    ])
    const last = (await sessionsIn(studio, ...year))[5]
    expect(last.recurrence).toMatchObject({ weekdays: [2, 3], until: '2026-06-24' })
    expected(await change(studio, last.id, { durationMinutes: 30 }, { scope: 'ALL' }))
    expect((await sessionsIn(studio, ...year)).map(({ durationMinutes }) => durationMinutes)).toEqual([
      60, 60, 60, 60, 30, 30,
    ])
  })

  it('changes the weekdays, keeps the sessions that stay and ends the others', async () => {
    const studio = await aTimetable(app, context)
    const { id } = await aSeries(studio, '2026-06-08T10:00:00', { interval: 1, weekdays: [1, 3], count: 4 })
    const recurrence = { interval: 1, weekdays: [3, 5], until: '2026-06-19' }
    expected(await change(studio, id, { recurrence }, { scope: 'ALL' }))
    expect(await listed(studio, 9)).toEqual([
      '06-08 10:00 off',
      '06-10 10:00',
      '06-12 10:00',
      '06-15 10:00 off',
      '06-17 10:00',
      '06-19 10:00',
    ])
  })

  it('moves and cancels a monthly series', async () => {
    const studio = await aTimetable(app, context)
    const monthly = { frequency: 'MONTHLY', interval: 1, weekdays: [1], weekOfMonth: 2, count: 4 }
    await aSeries(studio, '2026-06-08T10:00:00', monthly)
    const sessions = await sessionsIn(studio, ...year)
    expected(await change(studio, sessions[1].id, { localStartDate: '2026-07-16T10:00:00' }, { scope: 'FOLLOWING' }))
    expect(await listed(studio)).toEqual(['06-08 10:00', '07-16 10:00', '08-20 10:00', '09-17 10:00'])
    expected(await cancelSession(studio, sessions[2].id, { scope: 'FOLLOWING' }))
    expect(await listed(studio)).toEqual(['06-08 10:00', '07-16 10:00', '08-20 10:00 off', '09-17 10:00 off'])
  })

  it('turns one session into a monthly series, if it includes the day', async () => {
    const studio = await aTimetable(app, context)
    const { id } = await createSession(studio, yogaAt(studio))
    const first = { frequency: 'MONTHLY', interval: 1, weekdays: [1], weekOfMonth: 1, count: 2 }
    expect(readRefusal(await change(studio, id, { recurrence: first }))).toBe('400 session.recurrence')
    expected(await change(studio, id, { recurrence: { ...first, weekOfMonth: 2 } }))
    expect(await listed(studio)).toEqual(['06-08 10:00', '07-13 10:00'])
  })

  it('keeps one of several weekdays in its week, on a day of its own', async () => {
    const studio = await aTimetable(app, context)
    const { id } = await aSeries(studio, '2026-06-08T10:00:00', { interval: 1, weekdays: [1, 3] })
    const refusalFor = async (localStartDate: string) =>
      readRefusal(await change(studio, id, { localStartDate }, { scope: 'ALL' }))
    expect(await refusalFor('2026-06-10T10:00:00')).toBe('400 session.localStartDate')
    expect(await refusalFor('2026-06-16T10:00:00')).toBe('400 session.localStartDate')
  })
})
