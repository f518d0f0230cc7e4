import { describe, expect, it } from 'vitest'
import {
  findCalendars,
  findHours,
  insertException,
  insertSchedule,
  replaceWeeklyHours,
} from '../../src/features/schedules/index.ts'
import { aPerson, everyDay } from '../availability/support/studio.ts'
import { aSite } from '../support/a-site.ts'
import { createTestContext } from '../support/context.ts'

const { context, clock, db } = await createTestContext({ now: '2026-06-01T06:00:00Z' })

const monday = { weekday: 1, openMinute: 540, closeMinute: 1560 }

async function aSchedule() {
  const siteId = await aSite(context, { timeZone: 'UTC' })
  const made = { kind: 'RESOURCE', timeZone: 'Asia/Kathmandu' } as const
  return { siteId, scheduleId: await insertSchedule(db, siteId, made, clock.now()) }
}

describe('hours', () => {
  it('are returned as they were saved, with exceptions', async () => {
    const { siteId, scheduleId } = await aSchedule()
    await context.transaction(async (tx) => {
      await replaceWeeklyHours(tx, siteId, scheduleId, everyDay(0, 60))
      const dated = { validFrom: '2026-06-01', validUntil: '2026-08-31' }
      await replaceWeeklyHours(tx, siteId, scheduleId, [{ ...monday, ...dated }])
      await insertException(tx, siteId, scheduleId, { date: '2026-06-02', windows: [], reason: 'Holiday' })
      await insertException(tx, siteId, scheduleId, { date: '2026-05-01', windows: [monday] })
    })
    const hours = (await findHours(db, siteId, [scheduleId], '2026-06-01')).get(scheduleId)
    expect(hours).toEqual({
      zone: 'Asia/Kathmandu',
      weekly: [{ ...monday, locationId: null, validFrom: '2026-06-01', validUntil: '2026-08-31' }],
      exceptions: [{ date: '2026-06-02', locationId: null, windows: [], reason: 'Holiday' }],
    })
  })

  it('are those of the site only', async () => {
    const { scheduleId } = await aSchedule()
    const stranger = await aSite(context)
    expect(await findHours(db, stranger, [scheduleId])).toEqual(new Map())
  })

  it('invalidate the calendars of every resource and location that uses them', async () => {
    const { siteId, scheduleId } = await aSchedule()
    const nora = await aPerson(context, siteId, { hours: { scheduleId } })
    const ezio = await aPerson(context, siteId)
    const location = await db
      .selectFrom('locations')
      .select(['id', 'schedule_id'])
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow()
    const keys = { resourceIds: [nora, ezio], locationIds: [location.id], scheduleIds: [] }
    const versions = async () => (await findCalendars(db, siteId, keys, { start: 0, end: 1 })).versions
    const before = await versions()
    await context.transaction(async (tx) => {
      await replaceWeeklyHours(tx, siteId, scheduleId, [monday])
      await insertException(tx, siteId, location.schedule_id, { date: '2026-06-02', windows: [] })
    })
    const after = await versions()
    const bumped = [nora, ezio, location.id].map((id) => (after.get(id) ?? 0) - (before.get(id) ?? 0))
    expect(bumped).toEqual([1, 0, 1])
  })
})
