import { expect, it } from 'vitest'
import { aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp()

it('returns the daily cap of a staff member, and nothing for deleted ones', async () => {
  const { admin, resourceId } = await aStudio(app, context)
  const url = `/v1/resources/${resourceId}/day-limit`
  expect(expected(await admin.get(url))).toEqual({ maxBookingsPerDay: null })
  await db.updateTable('resources').set({ max_bookings_per_day: 6 }).where('id', '=', resourceId).execute()
  expect(expected(await admin.get(url))).toEqual({ maxBookingsPerDay: 6 })
  await db.updateTable('resources').set({ deleted_at: new Date() }).where('id', '=', resourceId).execute()
  expect(readRefusal(await admin.get(url))).toBe('404 RESOURCE_NOT_FOUND')
})
