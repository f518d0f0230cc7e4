import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aTimetable, cancelSession, createSession, yogaAt } from './support/timetable.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

describe('the series of a class', () => {
  it('are listed for visitors while they have sessions', async () => {
    const studio = await aTimetable(app, context)
    const monthly = { frequency: 'MONTHLY', interval: 1, weekdays: [1], weekOfMonth: -1 }
    await createSession(studio, yogaAt(studio, '2026-06-29T10:00:00', { recurrence: monthly }))
    const weekly = { interval: 2, weekdays: [1, 3], count: 3 }
    const { ruleId } = await createSession(studio, yogaAt(studio, '2026-06-08T18:00:00', { recurrence: weekly }))
    const past = { interval: 1, until: '2026-05-25' }
    await createSession(studio, yogaAt(studio, '2026-05-18T18:00:00', { recurrence: past }))
    const ended = await createSession(studio, yogaAt(studio, '2026-06-09T18:00:00', { recurrence: { interval: 1 } }))
    expected(await cancelSession(studio, ended.id, { scope: 'ALL' }))
    await createSession(studio, yogaAt(studio, '2026-06-11T18:00:00'))
    const visitor = await aVisitor(app, studio.siteId)
    const { series } = expected(await visitor.get(`/v1/services/${studio.yoga.id}/series`))
    expect(series).toEqual([
      {
        id: ruleId,
        localStartDate: '2026-06-08T18:00:00',
        durationMinutes: 60,
        timeZone: 'Europe/Berlin',
        locationId: studio.locationId,
        recurrence: {
          frequency: 'WEEKLY',
          interval: 2,
          weekdays: [1, 3],
          dayOfMonth: null,
          weekOfMonth: null,
          until: '2026-06-22',
        },
      },
      expect.objectContaining({ localStartDate: '2026-06-29T10:00:00' }),
    ])
  })

  it('are those of a class of the business', async () => {
    const studio = await aTimetable(app, context)
    const visitor = await aVisitor(app, (await aTimetable(app, context)).siteId)
    expect(readRefusal(await visitor.get(`/v1/services/${studio.yoga.id}/series`))).toBe('404 SERVICE_NOT_FOUND')
    expect(readRefusal(await visitor.get(`/v1/services/${randomUUID()}/series`))).toBe('404 SERVICE_NOT_FOUND')
  })
})
