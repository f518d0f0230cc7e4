import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin, person } = await aFixture(test)

it('bulkGetOrCreateStaffMembers finds or creates each independently, in the order sent', async () => {
  const request = (wixUserIds: string[]) => admin.post('/v1/bulk/staff-members/get-or-create', { wixUserIds })
  const { results, bulkActionMetadata } = expected(await request([nowhere, person.userId, person.userId]))
  expect(results).toMatchObject([
    { itemMetadata: { originalIndex: 0, success: false, error: { code: 'USER_NOT_FOUND' } } },
    { itemMetadata: { originalIndex: 1, success: true }, staffMember: { name: 'Ada Owner' } },
    { itemMetadata: { originalIndex: 2, success: true }, staffMember: { id: results[1].itemMetadata.id } },
  ])
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
  expect(readRefusal(await request([]))).toBe('400 wixUserIds')
})
