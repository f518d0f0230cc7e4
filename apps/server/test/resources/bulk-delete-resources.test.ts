import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aFixture, aThing, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)

it('bulkDeleteResources moves each to the trash independently', async () => {
  const thing = await aThing(admin)
  const { results, bulkActionMetadata } = expected(
    await admin.post('/v2/bulk/resources/delete', { ids: [thing.id, nowhere, thing.id] }),
  )
  expect(results).toMatchObject([
    { itemMetadata: { id: thing.id, originalIndex: 0, success: true } },
    { itemMetadata: { id: nowhere, originalIndex: 1, success: false, error: { code: 'RESOURCE_NOT_FOUND' } } },
    { itemMetadata: { originalIndex: 2, success: false } },
  ])
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
})
