import { expect, it } from 'vitest'
import { aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { signInStaff, threeRecords } from './support/records.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })

it('returns a record to the business and to the staff member of the visit', async () => {
  const { studio, records } = await threeRecords(test)
  const url = `/v2/attendance/${records[0].id}`
  expect(expected(await studio.admin.get(url)).attendance).toEqual(records[0])
  expect(readRefusal(await (await signInStaff(test, studio, studio.resourceId)).get(url))).toBe('200')
  expect(readRefusal(await studio.visitor.get(url))).toBe('403 PERMISSION_DENIED')
  const elsewhere = await aStudio(test.app, test.context)
  for (const client of [await signInStaff(test, studio, studio.siteId), elsewhere.admin]) {
    expect(readRefusal(await client.get(url))).toBe('404 ATTENDANCE_NOT_FOUND')
  }
})
