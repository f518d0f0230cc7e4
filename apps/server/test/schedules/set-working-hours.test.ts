import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { aLocation, anAdmin, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey } from '../support/people.ts'
import { someHours } from './support/some-hours.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

const monday = { weekday: 1, opensMinute: 540, closesMinute: 1020 }

async function put(siteId: string, scheduleId: string, weekly: object[]) {
  const headers = { authorization: await anApiKey(context, siteId), 'wix-site-id': siteId }
  const url = `/v1/schedules/${scheduleId}/working-hours`
  const answer = await app.inject({ method: 'PUT', url, headers, payload: { weekly } })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

describe('setWorkingHours', () => {
  it('replaces the weekly hours, and keeps dated ones', async () => {
    const { siteId, scheduleId, admin } = await someHours(app, context)
    const closed = { exceptions: [{ date: '2026-12-25', windows: [] }] }
    expected(await admin.post(`/v1/schedules/${scheduleId}/working-hours/exceptions`, closed))
    const location = await aLocation(context, siteId, 'Riverside')
    const evening = { weekday: 2, opensMinute: 1200, closesMinute: 1560, locationId: location, validFrom: '2026-07-01' }
    const { workingHours } = expected(await put(siteId, scheduleId, [evening, monday]))
    expect(workingHours.weekly).toEqual([
      { ...monday, locationId: null, validFrom: null, validUntil: null },
      { ...evening, validUntil: null },
    ])
    expect(workingHours.exceptions).toHaveLength(1)
    expect(expected(await put(siteId, scheduleId, [])).workingHours.weekly).toEqual([])
  })

  it('accepts names of weekdays, whole or short, in any case', async () => {
    const { siteId, scheduleId } = await someHours(app, context)
    const names = ['MONDAY', 'tue', 'Wednesday', 'THU', 'fri', 'Sat', 'sunday']
    const { workingHours } = expected(
      await put(
        siteId,
        scheduleId,
        names.map((weekday) => ({ ...monday, weekday })),
      ),
    )
    expect(workingHours.weekly.map(({ weekday }: { weekday: number }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
    const overlap = [monday, { ...monday, weekday: 'Monday' }]
    for (const weekly of [
      [{ ...monday, weekday: 'Mo' }],
      [{ ...monday, weekday: 'Mondays' }],
      [{ ...monday, weekday: '1' }],
      overlap,
    ]) {
      expect((await put(siteId, scheduleId, weekly)).status).toBe(400)
    }
  })

  it('records whose hours changed, like the operations for dates, and nothing if nothing changed', async () => {
    const { siteId, scheduleId, admin } = await someHours(app, context)
    expected(await put(siteId, scheduleId, [monday]))
    expected(await put(siteId, scheduleId, [monday]))
    const url = `/v1/schedules/${scheduleId}/working-hours/exceptions`
    expected(await admin.post(url, { exceptions: [{ date: '2026-12-25', windows: [] }] }))
    expected(await admin.post(`${url}/remove`, { dates: ['2026-12-25'] }))
    const { entries } = expected(await admin.get(`/v1/audit?entityId=${scheduleId}`))
    const recorded = entries.map(({ operation, changes }: { operation: string; changes: { field: string }[] }) => [
      operation,
      ...changes.map(({ field }) => field),
    ])
    expect(recorded.sort()).toEqual([
      ['removeHoursExceptions', 'exceptions'],
      ['setHoursExceptions', 'exceptions'],
      ['setWorkingHours', 'weekly'],
    ])
    expect(entries[0]).toMatchObject({ entityType: 'workingHours', entityName: expect.stringMatching(/./) })
  })

  it('invalidates the cached calendars of everyone who uses them', async () => {
    const { siteId, scheduleId, resourceId } = await someHours(app, context)
    const version = async () =>
      (await db.selectFrom('resources').selectAll().where('id', '=', resourceId).executeTakeFirstOrThrow())
        .calendar_version
    const before = await version()
    expected(await put(siteId, scheduleId, [monday]))
    expect(await version()).toBe(before + 1)
  })

  it('reports invalid windows', async () => {
    const { siteId, scheduleId } = await someHours(app, context)
    const overlapping = await put(siteId, scheduleId, [monday, { ...monday, opensMinute: 900 }])
    expect(readRefusal(overlapping)).toBe('400 weekly.1')
    const shut = { ...monday, closesMinute: 540 }
    expect(readRefusal(await put(siteId, scheduleId, [shut]))).toBe('400 weekly.0.closesMinute')
    const nowhere = { ...monday, locationId: randomUUID() }
    expect(readRefusal(await put(siteId, scheduleId, [nowhere]))).toBe('404 LOCATION_NOT_FOUND')
  })

  it('finds no schedule of another business', async () => {
    const { scheduleId } = await someHours(app, context)
    const stranger = await aSite(context)
    expect(readRefusal(await put(stranger, scheduleId, []))).toBe('404 SCHEDULE_NOT_FOUND')
    const admin = await anAdmin(app, context, stranger)
    expect(readRefusal(await admin.get(`/v1/schedules/${scheduleId}/working-hours`))).toBe('404 SCHEDULE_NOT_FOUND')
  })
})
