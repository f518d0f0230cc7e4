import { expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { signInStaff, threeRecords } from './support/records.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })

it('deletes a record, notes it in the booking history and publishes an event', async () => {
  const { studio, records } = await threeRecords(test)
  const [record] = records
  const url = `/v2/attendance/${record.id}`
  expect(readRefusal(await (await signInStaff(test, studio, studio.siteId)).delete(url))).toBe(
    '404 ATTENDANCE_NOT_FOUND',
  )
  expect(expected(await studio.admin.delete(url))).toEqual({})
  expect(readRefusal(await studio.admin.get(url))).toBe('404 ATTENDANCE_NOT_FOUND')
  expect(readRefusal(await studio.admin.delete(url))).toBe('404 ATTENDANCE_NOT_FOUND')
  const { entries } = expected(await studio.admin.get(`/v1/bookings/${record.bookingId}/history`))
  expect(entries.at(-1).detail).toMatchObject({ attendance: { from: 'ATTENDED', to: 'NOT_SET' } })
  const events = test.context.db.selectFrom('events').selectAll().where('entity_id', '=', record.id)
  expect(await events.execute()).toMatchObject([
    {
      slug: 'deleted',
      entity_fqdn: 'wix.bookings.v2.attendance',
      payload: { deletedEvent: { deletedEntity: record } },
    },
  ])
})
