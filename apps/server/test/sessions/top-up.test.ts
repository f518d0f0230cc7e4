import { describe, expect, it } from 'vitest'
import { horizonDay } from '../../src/features/sessions/index.ts'
import { runDue } from '../../src/setup/background.ts'
import { runChecks } from '../../src/setup/doctor.ts'
import { expected, takenTime } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aTimetable, createSession, sessionsIn, yogaAt } from './support/timetable.ts'

const { app, context, db, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

const dayMs = 86_400_000

/** The last start of each series that goes on, and how far the sessions of all of them must reach. */
async function lastStarts(ruleIds: string[], now: number) {
  const rows = await db
    .selectFrom('sessions')
    .select((eb) => ['rule_id', eb.fn.max('local_start').as('last'), eb.fn.countAll<number>().as('count')])
    .where('rule_id', 'in', ruleIds)
    .groupBy('rule_id')
    .execute()
  return { rows, horizon: horizonDay(now, 'UTC', 24) }
}

describe('endless series', () => {
  it('always have sessions 24 months ahead, each start once', async () => {
    const studio = await aTimetable(app, context)
    const every = (interval: number, localStart: string) =>
      createSession(studio, yogaAt(studio, localStart, { recurrence: { interval } }))
    const ruleIds = [
      (await every(1, '2026-06-08T10:00:00')).ruleId,
      (await every(4, '2026-06-09T10:00:00')).ruleId,
      (
        await createSession(
          studio,
          yogaAt(studio, '2026-06-10T10:00:00', { recurrence: { interval: 1, until: '2026-07-01' } }),
        )
      ).ruleId,
    ]
    const [weeklyId, monthlyId, endingId] = ruleIds
    const begin = clock.now()
    for (const days of [0, 1, 20, 21, 100, 400]) {
      const now = begin + days * dayMs
      clock.set(now)
      await runDue(context, now)
      await runDue(context, now)
      const { rows, horizon } = await lastStarts(ruleIds, now)
      const findRule = (ruleId: string) => rows.find(({ rule_id }) => rule_id === ruleId)
      expect(String(findRule(weeklyId)?.last) >= addDays(horizon, -7)).toBe(true)
      expect(String(findRule(monthlyId)?.last) >= addDays(horizon, -28)).toBe(true)
      expect(findRule(endingId)?.count).toBe(4)
      const finding = (await runChecks(context)).find(({ check }) => check === 'series')
      expect(finding?.state).toBe('ok')
    }
    const found = await sessionsIn(studio, '2028-06-01T00:00:00Z', '2028-09-01T00:00:00Z', { ruleId: weeklyId })
    expect(found.map(({ seats }) => seats.open)).toEqual(Array(found.length).fill(8))
    expect(found).toHaveLength(13)
    expect((await takenTime(context, studio.livia)).length).toBeGreaterThan(160)
    clock.set(begin)
  })

  it('overlap, marked, what was scheduled beyond the horizon', async () => {
    const studio = await aTimetable(app, context)
    const begin = clock.now()
    const { ruleId } = await createSession(studio, yogaAt(studio, undefined, { recurrence: { interval: 1 } }))
    await createSession(studio, yogaAt(studio, '2028-07-10T10:00:00'))
    clock.advance({ days: 30 })
    await runDue(context, clock.now())
    const found = await sessionsIn(studio, '2028-07-01T00:00:00Z', '2028-07-20T00:00:00Z', { ruleId })
    expect(found.map(({ doubleBooked }) => doubleBooked)).toEqual([false, true, false])
    clock.set(begin)
  })

  it('are reported by doctor if they end too soon', async () => {
    const studio = await aTimetable(app, context)
    await createSession(studio, yogaAt(studio, undefined, { recurrence: { interval: 1 } }))
    await db.updateTable('session_rules').set({ expanded_until: '2026-12-31' }).execute()
    const finding = (await runChecks(context)).find(({ check }) => check === 'series')
    expect(finding).toMatchObject({ state: 'warning' })
    await runDue(context, clock.now())
    expect((await runChecks(context)).find(({ check }) => check === 'series')?.state).toBe('ok')
  })
})

describe('staff and durations', () => {
  it('are shown with a class until its last recurring session begins', async () => {
    const studio = await aTimetable(app, context)
    await createSession(studio, yogaAt(studio, undefined, { recurrence: { interval: 1, until: '2026-06-15' } }))
    await createSession(studio, yogaAt(studio, '2026-06-20T10:00:00', { resourceIds: [studio.marco] }))
    const yoga = async () => expected(await studio.admin.get(`/v2/services/${studio.yoga.id}`)).service
    const staff = async () => (await yoga()).staffMemberIds
    const minutes = async () => (await yoga()).schedule.availabilityConstraints.durations
    const begin = clock.now()
    expect(await staff()).toEqual([studio.livia])
    expect(await minutes()).toEqual([{ minutes: 60 }])
    clock.set('2026-06-15T08:00:00Z')
    await runDue(context, clock.now())
    expect([await staff(), await minutes()]).toEqual([[], []])
    clock.set(begin)
  })
})

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}
