import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Answer, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aTimetable, bookSeat, createSession, sessionsIn, type Timetable, yogaAt } from './support/timetable.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const june = ['2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z'] as const
const weekdays = (...days: number[]) => ({ interval: 1, weekdays: days, until: '2026-06-24' })

/** Yoga at ten on Mondays, four times; the second one is booked. Livia is busy on a Wednesday. */
async function aSeries() {
  const studio = await aTimetable(app, context)
  const yoga = await createSession(studio, yogaAt(studio, undefined, { recurrence: weekdays(1) }))
  const second = (await sessionsIn(studio, ...june))[1]
  await bookSeat(studio, second.id)
  const busy = { title: 'Dentist', localStartDate: '2026-06-17T10:30:00', durationMinutes: 60 }
  await createSession(studio, { ...busy, resourceIds: [studio.livia] })
  return { studio, yoga: (await sessionsIn(studio, ...june)).find(({ id }: Answer['body']) => id === yoga.id), second }
}

const preview = (studio: Timetable, { id, revision }: Answer['body'], recurrence: object, scope = 'ALL') =>
  studio.admin.post(`/v1/sessions/${id}/preview-change`, { session: { revision, recurrence }, scope })
const days = (starts: string[]) => starts.map((start) => start.slice(5, 10))

describe('previewSessionChange', () => {
  it('lists dates that are added, those that fall away with their bookings, and what is taken', async () => {
    const { studio, yoga, second } = await aSeries()
    const shown = expected(await preview(studio, yoga, weekdays(3)))
    expect(days(shown.added)).toEqual(['06-10', '06-17', '06-24'])
    expect(shown.localStartDates).toEqual(shown.added)
    expect(shown.cancelled.map(({ localStartDate, bookings }: Answer['body']) => [localStartDate, bookings])).toEqual([
      ['2026-06-08T10:00:00', 0],
      ['2026-06-15T10:00:00', 1],
      ['2026-06-22T10:00:00', 0],
    ])
    expect(shown.cancelled[1].sessionId).toBe(second.id)
    expect(shown.taken).toEqual([
      { localStartDate: '2026-06-17T10:00:00', reason: 'BUSY', resourceId: studio.livia, title: 'Dentist' },
    ])
    expect(shown.recurrence).toMatchObject({ frequency: 'WEEKLY', weekdays: [3], until: '2026-06-24' })
    const rule = db.selectFrom('session_rules').select('weekdays').where('site_id', '=', studio.siteId)
    expect((await rule.executeTakeFirstOrThrow()).weekdays).toEqual([1])
  })

  it('is of this and later sessions if asked, and of none where nothing changes', async () => {
    const { studio, second } = await aSeries()
    const shown = expected(await preview(studio, second, weekdays(1, 5), 'FOLLOWING'))
    expect(days(shown.added)).toEqual(['06-19'])
    expect(shown.cancelled).toEqual([])
    const same = expected(await preview(studio, second, weekdays(1)))
    expect(same).toMatchObject({ added: [], cancelled: [], taken: [] })
  })

  it('refuses what the change refuses', async () => {
    const { studio, yoga } = await aSeries()
    const old = { ...yoga, revision: '999' }
    expect(readRefusal(await preview(studio, old, weekdays(3)))).toBe('409 REVISION_MISMATCH')
    expect(readRefusal(await preview(studio, yoga, weekdays(3), 'ONE'))).toBe('400 session.recurrence')
    expect(readRefusal(await preview(studio, { ...yoga, id: randomUUID() }, weekdays(3)))).toBe('404 SESSION_NOT_FOUND')
  })
})

describe('changing how a series repeats', () => {
  it('leaves out taken dates as asked, and follows the answer about bookings', async () => {
    const { studio, yoga, second } = await aSeries()
    const change = { session: { revision: yoga.revision, recurrence: weekdays(3) }, scope: 'ALL' }
    const patch = (more: object) => studio.admin.patch(`/v1/sessions/${yoga.id}`, { ...change, ...more })
    expect(readRefusal(await patch({ bookings: 'KEEP' }))).toBe('428 SLOT_NOT_AVAILABLE')
    expect(readRefusal(await patch({ skip: ['2026-06-17T10:00:00'] }))).toContain('SESSION_HAS_BOOKINGS')
    expect(readRefusal(await patch({ bookings: 'KEEP', skip: ['2026-06-18T10:00:00'] }))).toBe('400 skip')
    const done = expected(await patch({ bookings: 'KEEP', skip: ['2026-06-17T10:00:00'] }))
    expect(done.changedSessions).toBe(5)
    const left = await sessionsIn(studio, ...june, { kinds: ['CLASS'] })
    expect(days(left.map(({ localStartDate }: Answer['body']) => localStartDate))).toEqual(['06-10', '06-15', '06-24'])
    expect(left[1].id).toBe(second.id)
  })
})
