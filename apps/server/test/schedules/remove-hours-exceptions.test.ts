import { expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { aLocation, anAdmin, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { someHours } from './support/some-hours.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

it('restores the weekly hours of dates, everywhere or at one location', async () => {
  const { siteId, scheduleId, admin } = await someHours(app, context)
  const base = `/v1/schedules/${scheduleId}/working-hours/exceptions`
  const location = await aLocation(context, siteId, 'Riverside')
  const closed = ['2026-12-24', '2026-12-25'].flatMap((date) => [
    { date, windows: [] },
    { date, windows: [], locationId: location },
  ])
  expected(await admin.post(base, { exceptions: closed }))
  const at = async (body: object) =>
    expected(await admin.post(`${base}/remove`, body)).workingHours.exceptions.map(
      ({ date, locationId }: { date: string; locationId: string | null }) => [date, locationId],
    )
  expect(await at({ dates: ['2026-12-24'], locationId: location })).toEqual([
    ['2026-12-24', null],
    ['2026-12-25', null],
    ['2026-12-25', location],
  ])
  expect(await at({ dates: ['2026-12-25'] })).toEqual([['2026-12-24', null]])
  expect(await at({ dates: ['2026-12-31'] })).toEqual([['2026-12-24', null]])
})

it('finds nothing of another business', async () => {
  const { scheduleId } = await someHours(app, context)
  const stranger = await anAdmin(app, context, await aSite(context))
  const url = `/v1/schedules/${scheduleId}/working-hours/exceptions/remove`
  expect(readRefusal(await stranger.post(url, { dates: ['2026-12-24'] }))).toBe('404 SCHEDULE_NOT_FOUND')
})
