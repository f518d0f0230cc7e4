import { describe, expect, it } from 'vitest'
import { aFixture, listAuditEntries, nowhere } from '../plans/support/plans.ts'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aCoupon } from './support/coupons.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)
const setActive = (id: string, active: boolean) => admin.put(`/v1/coupons/${id}/active`, { active })

describe('setCouponActive', () => {
  it('deactivates a coupon and activates it again, writing only changes', async () => {
    const { id, code } = await aCoupon(admin)
    expect(expected(await setActive(id, true)).coupon.revision).toBe('1')
    expect(expected(await setActive(id, false)).coupon).toMatchObject({ active: false, revision: '2' })
    expect(expected(await setActive(id, true)).coupon).toMatchObject({ active: true, revision: '3' })
    expect(await listAuditEntries(test, id)).toEqual([
      `createCoupon ${code}`,
      `setCouponActive ${code}`,
      `setCouponActive ${code}`,
    ])
    expect(readRefusal(await setActive(nowhere, true))).toBe('404 COUPON_NOT_FOUND')
  })
})
