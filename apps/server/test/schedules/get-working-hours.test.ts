import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { someHours } from './support/some-hours.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

it('returns weekly and dated hours', async () => {
  const { scheduleId, admin } = await someHours(app, context)
  const { workingHours } = expected(await admin.get(`/v1/schedules/${scheduleId}/working-hours`))
  expect(workingHours).toEqual({
    scheduleId,
    timeZone: 'Europe/Berlin',
    exceptions: [],
    weekly: [{ weekday: 1, opensMinute: 600, closesMinute: 900, locationId: null, validFrom: null, validUntil: null }],
  })
})

it('is not found for an unknown id', async () => {
  const { admin } = await someHours(app, context)
  expect(readRefusal(await admin.get(`/v1/schedules/${randomUUID()}/working-hours`))).toBe('404 SCHEDULE_NOT_FOUND')
})
