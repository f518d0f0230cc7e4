import { describe, expect, it } from 'vitest'
import { aFixture, nowhere } from '../plans/support/plans.ts'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aCoupon } from './support/coupons.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)

describe('getCoupon', () => {
  it('returns a coupon', async () => {
    const coupon = await aCoupon(admin)
    expect(expected(await admin.get(`/v1/coupons/${coupon.id}`)).coupon).toEqual(coupon)
  })

  it('finds only coupons of the business: COUPON_NOT_FOUND', async () => {
    const { id } = await aCoupon((await aFixture(test)).admin)
    for (const unknown of [id, nowhere]) {
      expect(readRefusal(await admin.get(`/v1/coupons/${unknown}`))).toBe('404 COUPON_NOT_FOUND')
    }
  })
})
