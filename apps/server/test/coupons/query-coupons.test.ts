import { describe, expect, it } from 'vitest'
import { aFixture, listViolations } from '../plans/support/plans.ts'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aCoupon } from './support/coupons.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)
await aCoupon(admin, { code: 'SPRING', name: 'Flowers' })
await aCoupon(admin, { code: 'AUTUMN', name: 'Leaves', active: false })
await aCoupon((await aFixture(test)).admin, { code: 'FOREIGN' })

const list = async (body: object = {}) => {
  const { coupons, total } = expected(await admin.post('/v1/coupons/query', body))
  return { codes: coupons.map(({ code }: { code: string }) => code).sort(), total }
}

describe('queryCoupons', () => {
  it('finds coupons by part of their code or name, and whether they are active', async () => {
    expect(await list()).toEqual({ codes: ['AUTUMN', 'SPRING'], total: 2 })
    expect(await list({ search: 'prin' })).toEqual({ codes: ['SPRING'], total: 1 })
    expect(await list({ search: 'LEAV' })).toEqual({ codes: ['AUTUMN'], total: 1 })
    expect(await list({ search: '%' })).toEqual({ codes: [], total: 0 })
    expect(await list({ active: true })).toEqual({ codes: ['SPRING'], total: 1 })
    expect(await list({ active: false })).toEqual({ codes: ['AUTUMN'], total: 1 })
  })

  it('shows one page at a time', async () => {
    const pages = [await list({ limit: 1 }), await list({ limit: 1, offset: 1 }), await list({ limit: 1, offset: 2 })]
    expect(pages.flatMap(({ codes }) => codes).sort()).toEqual(['AUTUMN', 'SPRING'])
    expect(pages.map(({ total }) => total)).toEqual([2, 2, 2])
    expect(listViolations(await admin.post('/v1/coupons/query', { limit: 101 }))).toEqual(['limit: MAX'])
  })
})
