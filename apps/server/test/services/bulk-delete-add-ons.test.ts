import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anAddOn } from './add-ons.ts'
import { aVariedBusiness, refusal } from './varied.ts'

const test = await createTestApp()
const { admin, stranger } = await aVariedBusiness(test)
const remove = (addOnIds: string[], client = admin) => client.post('/v1/bulk/add-ons/delete', { addOnIds })

describe('bulkDeleteAddOns', () => {
  it('deletes each independently', async () => {
    const one = await anAddOn(admin)
    const two = await anAddOn(admin)
    const { results, bulkActionMetadata } = expected(await remove([one.id, randomUUID(), two.id]))
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
    expect(results[1].itemMetadata).toMatchObject({ success: false, error: { code: 'ADD_ON_NOT_FOUND' } })
    expect(await test.db.selectFrom('add_ons').selectAll().execute()).toEqual([])
  })

  it('does not delete those of another business', async () => {
    const made = await anAddOn(admin)
    expect(expected(await remove([made.id], stranger)).bulkActionMetadata.totalFailures).toBe(1)
    expect((await admin.get(`/v1/add-ons/${made.id}`)).status).toBe(200)
  })

  it('refuses an empty list', async () => {
    expect(refusal(await remove([]))).toContain('400 addOnIds: MIN_SIZE')
  })
})
