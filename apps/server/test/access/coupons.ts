import { randomUUID } from 'node:crypto'
import type { OperationIdOf } from '@kalends/contract'
import type { Attempt, Row } from './case.ts'
import { asKey } from './catalogue.ts'
import type { Fixture } from './fixture.ts'

const newCoupon = () => ({
  code: randomUUID().slice(0, 13),
  name: `Coupon ${randomUUID()}`,
  discountType: 'PERCENT',
  percent: '10',
})

async function aCoupon(fixture: Fixture): Promise<{ id: string; code: string; name: string }> {
  return (await asKey(fixture, 'POST', '/v1/coupons', { coupon: newCoupon() })).coupon
}

/** One call for every operation on coupons. */
export const couponCalls: Record<OperationIdOf<'coupons'>, (fixture: Fixture) => Promise<Attempt>> = {
  createCoupon: async () => {
    const coupon = newCoupon()
    return { method: 'POST', url: '/v1/coupons', payload: { coupon }, shows: [coupon.code, coupon.name] }
  },
  getCoupon: async (fixture) => {
    const { id, code } = await aCoupon(fixture)
    return { method: 'GET', url: `/v1/coupons/${id}`, shows: [id, code], ids: [id] }
  },
  updateCoupon: async (fixture) => {
    const { id, code } = await aCoupon(fixture)
    const payload = { revision: '1', coupon: { percent: '20' } }
    return { method: 'PATCH', url: `/v1/coupons/${id}`, payload, shows: [id, code], ids: [id] }
  },
  setCouponActive: async (fixture) => {
    const { id, code } = await aCoupon(fixture)
    return { method: 'PUT', url: `/v1/coupons/${id}/active`, payload: { active: false }, shows: [id, code], ids: [id] }
  },
  queryCoupons: async (fixture) => {
    const { id, code } = await aCoupon(fixture)
    return { method: 'POST', url: '/v1/coupons/query', payload: { search: code }, shows: [id, code] }
  },
}

const change: Row = {
  strangers: '401 401 401',
  customers: '403 403 403 403',
  people: 'does does 403 403 403 403',
  keys: 'does 403 does',
  otherBusiness: '403 404 404 401 401 401',
}
const read: Row = { ...change, people: 'sees sees 403 403 403 403', keys: 'sees 403 sees' }

/** Expected outcome per actor; `table.ts` lists the columns. */
export const couponRows: Record<OperationIdOf<'coupons'>, Row> = {
  createCoupon: { ...change, otherBusiness: '403 does does 401 401 401' },
  getCoupon: read,
  updateCoupon: change,
  setCouponActive: change,
  queryCoupons: { ...read, otherBusiness: '403 blind blind 401 401 401' },
}
