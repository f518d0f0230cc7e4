import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aVariedBusiness, refusal } from './varied.ts'

const test = await createTestApp()
const { admin } = await aVariedBusiness(test)
const create = (addOns: object[], more: object = {}) => admin.post('/v1/bulk/add-ons/create', { addOns, ...more })

describe('bulkCreateAddOns', () => {
  it('creates each independently and returns the results', async () => {
    const wanted = [{ name: 'Tea', maxQuantity: 2 }, { name: 'Nothing' }, { name: 'Steam', durationInMinutes: 10 }]
    const { results, bulkActionMetadata } = expected(await create(wanted, { returnEntity: true }))
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
    expect(results[1].itemMetadata).toMatchObject({ originalIndex: 1, success: false })
    expect(results[1].itemMetadata.error.code).toBe('VALIDATION_FAILURE')
    expect(results[2].item).toMatchObject({ name: 'Steam', id: results[2].itemMetadata.id })
    expect(await test.db.selectFrom('add_ons').select('name').orderBy('name').execute()).toEqual([
      { name: 'Steam' },
      { name: 'Tea' },
    ])
  })

  it('omits the add-ons unless requested', async () => {
    const { results } = expected(await create([{ name: 'Tea', maxQuantity: 2 }]))
    expect(results[0].item ?? null).toBeNull()
  })

  it('refuses an empty list and too many', async () => {
    expect(refusal(await create([]))).toContain('400 addOns: MIN_SIZE')
    expect(refusal(await create(Array.from({ length: 101 }, () => ({ name: 'x' }))))).toContain('400 addOns: MAX_SIZE')
  })
})
