import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  countUsesOfBuyer,
  couponDiscount,
  couponRefusal,
  findCoupon,
  redeemCoupon,
  releaseCoupon,
  toCouponTerms,
} from '../../src/features/coupons/index.ts'
import { Refusal } from '../../src/refusal.ts'
import { aFixture } from '../plans/support/plans.ts'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aCoupon } from './support/coupons.ts'

const { context, ...test } = await createTestApp()
const { admin, siteId } = await aFixture({ context, ...test })
const now = context.clock.now()

/** Redeems a coupon. Returns `used`, or the code of the refusal. */
async function redeem(couponId: string, { orderId = randomUUID(), buyerId = randomUUID() } = {}): Promise<string> {
  try {
    await context.transaction((tx) => redeemCoupon(tx, siteId, { couponId, orderId, buyerId }, now))
    return 'used'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

const countUses = async (id: string): Promise<number> => expected(await admin.get(`/v1/coupons/${id}`)).coupon.usedCount
const release = (orderId: string) => context.transaction((tx) => releaseCoupon(tx, siteId, orderId, now))

describe('redeeming a coupon', () => {
  it('lets one of 50 simultaneous orders use a coupon with a limit of one', async () => {
    const { id } = await aCoupon(admin, { usageLimit: 1 })
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => redeem(id)))
    expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'ERROR_COUPON_USAGE_EXCEEDED')).toHaveLength(49)
    expect(await countUses(id)).toBe(1)
  })

  it('lets each customer use a coupon as often as they may, also at once', async () => {
    const { id } = await aCoupon(admin, { limitPerCustomer: 2 })
    const buyerId = randomUUID()
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => redeem(id, { buyerId })))
    expect(outcomes.sort()).toEqual([
      ...Array(3).fill('ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'),
      ...Array(2).fill('used'),
    ])
    expect(await countUsesOfBuyer(context.db, siteId, { couponId: id, buyerId })).toBe(2)
    expect(await redeem(id)).toBe('used')
  })

  it('counts an order once, however often it is redeemed', async () => {
    const { id } = await aCoupon(admin, { usageLimit: 1 })
    const order = { orderId: randomUUID(), buyerId: randomUUID() }
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => redeem(id, order)))
    expect(outcomes).toEqual(Array(5).fill('used'))
    expect(await countUses(id)).toBe(1)
  })

  it('is taken back once, and possible again afterwards', async () => {
    const { id } = await aCoupon(admin, { usageLimit: 1, limitPerCustomer: 1 })
    const order = { orderId: randomUUID(), buyerId: randomUUID() }
    await redeem(id, order)
    await Promise.all([release(order.orderId), release(order.orderId), release(randomUUID())])
    expect(await countUses(id)).toBe(0)
    expect(await redeem(id, order)).toBe('used')
    expect(await redeem(id)).toBe('ERROR_COUPON_USAGE_EXCEEDED')
  })

  it('is refused for coupons of others', async () => {
    const { id } = await aCoupon((await aFixture({ context, ...test })).admin)
    expect(await redeem(id)).toBe('ERROR_COUPON_DOES_NOT_EXIST')
  })

  it('finds coupons by code in any case, with what the rules need', async () => {
    const coupon = await aCoupon(admin, { code: 'Größe', discountType: 'AMOUNT', amount: '5', percent: null })
    const found = await findCoupon(context.db, siteId, 'GRÖßE')
    expect(found?.id).toBe(coupon.id)
    const terms = found && toCouponTerms(found)
    expect(couponRefusal(terms, { now, planId: null, subtotalMinor: 100, usesOfBuyer: 0 })).toBeUndefined()
    expect(terms && couponDiscount(terms, 2000)).toBe(500)
    expect(await findCoupon(context.db, siteId, 'unknown')).toBeUndefined()
  })
})
