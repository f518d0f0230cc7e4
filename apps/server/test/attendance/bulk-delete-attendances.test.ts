import { expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { threeRecords } from './support/records.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const url = '/v2/bulk/attendance/delete'

it('deletes several records independently', async () => {
  const { studio, records } = await threeRecords(test)
  const attendanceIds = [records[0].id, studio.siteId, records[2].id]
  const { results, bulkActionMetadata } = expected(await studio.admin.post(url, { attendanceIds }))
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
  expect(results[1].itemMetadata).toMatchObject({ success: false, error: { code: 'ATTENDANCE_NOT_FOUND' } })
  expect(expected(await studio.admin.post('/v2/attendance/count', {})).count).toBe(1)
  expect(readRefusal(await studio.admin.post(url, {}))).toBe('400 attendanceIds')
  expect(readRefusal(await studio.visitor.post(url, { attendanceIds }))).toBe('403 PERMISSION_DENIED')
})
