import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aFixture, anArchivedPlan, aPlan, listViolations } from './support/plans.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
const alpha = await aPlan(admin, { name: 'Alpha' })
const beta = await aPlan(admin, { name: 'Beta' })
await aPlan(admin, { name: 'Hidden', public: false })
await anArchivedPlan(admin)
await admin.post(`/v2/plans/${beta.id}/make-primary`)

const query = (body: object) => visitor.post('/v2/plans/public/query', { query: body })
const names = async (body: object) => expected(await query(body)).plans.map(({ name }: { name: string }) => name)

describe('queryPublicPlans', () => {
  it('finds public plans by slug, id and whether they are primary', async () => {
    expect(await names({ filter: { slug: 'alpha' } })).toEqual(['Alpha'])
    expect(await names({ filter: { id: { $in: [alpha.id, beta.id] } }, sort: [{ fieldName: 'slug' }] })).toEqual([
      'Alpha',
      'Beta',
    ])
    expect(await names({ filter: { primary: true } })).toEqual(['Beta'])
    expect(await names({ filter: { createdDate: { $lt: alpha.createdDate } } })).toEqual([])
    expect(await names({ filter: { slug: { $startsWith: 'h' } } })).toEqual([])
  })

  it('orders by any of its fields, and shows one page at a time', async () => {
    const sort = [{ fieldName: 'slug', order: 'DESC' }]
    expect(await names({ sort })).toEqual(['Beta', 'Alpha'])
    expect(await names({ sort, paging: { limit: 1, offset: 1 } })).toEqual(['Alpha'])
  })

  it('refuses pages out of range: PAGING_LIMIT_OUT_OF_RANGE', async () => {
    for (const limit of [0, -1, 1001]) {
      expect(listViolations(await query({ paging: { limit } }))).toEqual([
        'query.paging.limit: PAGING_LIMIT_OUT_OF_RANGE',
      ])
    }
    expect(await names({ paging: { limit: 1000 } })).toHaveLength(2)
  })

  it('refuses other fields', async () => {
    expect(listViolations(await query({ filter: { name: 'Alpha' } }))[0]).toMatch(/^query\.filter\.name: /)
  })
})
