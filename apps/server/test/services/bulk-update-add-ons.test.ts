import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anAddOn } from './add-ons.ts'
import { aVariedBusiness, refusal } from './varied.ts'

const test = await createTestApp()
const { admin } = await aVariedBusiness(test)
const update = (addOns: object[], more: object = {}) => admin.post('/v1/bulk/add-ons/update', { addOns, ...more })

describe('bulkUpdateAddOns', () => {
  it('updates each independently, with its own mask', async () => {
    const one = await anAddOn(admin)
    const two = await anAddOn(admin)
    const body = [
      { addOn: { id: one.id, revision: '1', name: 'Salt', maxQuantity: 3 }, fieldMask: ['name'] },
      { addOn: { id: two.id, revision: '9', name: 'Clay' } },
      { addOn: { id: randomUUID(), revision: '1', name: 'Mud' } },
    ]
    const { results, bulkActionMetadata } = expected(await update(body, { returnEntity: true }))
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 2 })
    expect(results[0].item).toMatchObject({ name: 'Salt', durationInMinutes: 15 })
    const codes = results.map((it: { itemMetadata: { error?: { code: string } } }) => it.itemMetadata.error?.code)
    expect(codes).toEqual([undefined, 'REVISION_MISMATCH', 'ADD_ON_NOT_FOUND'])
    expect(results[1].itemMetadata.id).toBe(two.id)
  })

  it('refuses the whole request if a required field is missing', async () => {
    expect(refusal(await update([{ addOn: { id: randomUUID() } }]))).toContain('400 addOns[0].addOn.revision')
  })
})
