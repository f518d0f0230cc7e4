import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { redeemCoupon } from '../../src/features/coupons/index.ts'
import { aFixture, aPlan, listAuditEntries, listViolations, nowhere } from '../plans/support/plans.ts'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aCoupon } from './support/coupons.ts'

const test = await createTestApp()
const { admin, siteId } = await aFixture(test)
const update = (id: string, coupon: object, revision = '1') => admin.patch(`/v1/coupons/${id}`, { revision, coupon })

describe('updateCoupon', () => {
  it('changes what the request names, once per revision', async () => {
    const coupon = await aCoupon(admin)
    const amount = { discountType: 'AMOUNT', amount: '7.50' }
    const changed = expected(await update(coupon.id, amount)).coupon
    expect(changed).toEqual({ ...coupon, ...amount, percent: null, revision: '2' })
    expect(readRefusal(await update(coupon.id, { name: 'Late' }))).toBe('409 REVISION_MISMATCH')
    expect(await listAuditEntries(test, coupon.id)).toEqual([
      `createCoupon ${coupon.code}`,
      `updateCoupon ${coupon.code}`,
    ])
  })

  it('keeps codes unique, and its own in another case', async () => {
    const [one, two] = [await aCoupon(admin, { code: 'FIRST' }), await aCoupon(admin)]
    expect(readRefusal(await update(two.id, { code: 'first' }))).toBe('409 COUPON_CODE_ALREADY_EXISTS')
    expect(expected(await update(one.id, { code: 'First' })).coupon.code).toBe('First')
  })

  it('refuses a limit below the uses so far', async () => {
    const { id: couponId } = await aCoupon(admin)
    for (let count = 0; count < 2; count += 1) {
      const redemption = { couponId, orderId: randomUUID(), buyerId: randomUUID() }
      await test.context.transaction((tx) => redeemCoupon(tx, siteId, redemption, test.context.clock.now()))
    }
    expect(listViolations(await update(couponId, { usageLimit: 1 }))).toEqual(['coupon.usageLimit: FORMAT'])
    expect(expected(await update(couponId, { usageLimit: 2 })).coupon).toMatchObject({ usageLimit: 2, usedCount: 2 })
  })

  it('keeps a plan that was archived since', async () => {
    const plan = await aPlan(admin)
    const { id } = await aCoupon(admin, { planIds: [plan.id] })
    expected(await admin.post(`/v2/plans/${plan.id}/archive`))
    expect(expected(await update(id, { name: 'Still' })).coupon.planIds).toEqual([plan.id])
  })

  it('finds only coupons of the business: COUPON_NOT_FOUND', async () => {
    const { id } = await aCoupon((await aFixture(test)).admin)
    for (const unknown of [id, nowhere]) {
      expect(readRefusal(await update(unknown, { name: 'Mine' }))).toBe('404 COUPON_NOT_FOUND')
    }
  })
})
