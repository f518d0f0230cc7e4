import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { findHours } from '../../src/features/schedules/index.ts'
import { aSite } from '../support/a-site.ts'
import { aLocation, anAdmin, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { someHours } from './support/some-hours.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

const url = (scheduleId: string) => `/v1/schedules/${scheduleId}/working-hours/exceptions`
const short = { date: '2026-12-24', windows: [{ opensMinute: 540, closesMinute: 720 }], reason: 'Christmas Eve' }

it('sets hours of dates or closes them, per location, the last change counting', async () => {
  const { siteId, scheduleId, admin } = await someHours(app, context)
  const location = await aLocation(context, siteId, 'Riverside')
  const there = { ...short, locationId: location, windows: [], reason: null }
  expected(await admin.post(url(scheduleId), { exceptions: [short, there] }))
  const later = { ...short, windows: [{ opensMinute: 600, closesMinute: 660 }] }
  const { workingHours } = expected(await admin.post(url(scheduleId), { exceptions: [later] }))
  expect(workingHours.exceptions).toEqual([{ ...later, locationId: null }, there])
  const hours = (await findHours(db, siteId, [scheduleId])).get(scheduleId)
  expect(hours?.exceptions).toHaveLength(2)
})

it('reports invalid values, and finds nothing of another business', async () => {
  const { scheduleId, admin } = await someHours(app, context)
  const send = async (exceptions: object[], by = admin) => readRefusal(await by.post(url(scheduleId), { exceptions }))
  expect(await send([short, short])).toBe('400 exceptions.1.date')
  const shut = { ...short, windows: [{ opensMinute: 720, closesMinute: 540 }] }
  expect(await send([shut])).toBe('400 exceptions.0.windows.0.closesMinute')
  expect(await send([{ ...short, locationId: randomUUID() }])).toBe('404 LOCATION_NOT_FOUND')
  const stranger = await anAdmin(app, context, await aSite(context))
  expect(await send([short], stranger)).toBe('404 SCHEDULE_NOT_FOUND')
})
