import { describe, expect, it } from 'vitest'
import { aFixture, anArchivedPlan, aPlan, listAuditEntries, listViolations, nowhere } from '../plans/support/plans.ts'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { tenPercent } from './support/coupons.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
const create = (more: object = {}) => admin.post('/v1/coupons', { coupon: { ...tenPercent, ...more } })
const refused = async (more: object) => listViolations(await create(more))

describe('createCoupon', () => {
  it('discounts the first cycle of everything unless more is said', async () => {
    const { coupon } = expected(await create())
    expect(coupon).toEqual({
      id: expect.any(String),
      revision: '1',
      createdDate: '2026-06-01T09:00:00.000Z',
      updatedDate: '2026-06-01T09:00:00.000Z',
      ...tenPercent,
      amount: null,
      currency: 'EUR',
      cycles: 1,
      startsAt: null,
      expiresAt: null,
      active: true,
      usageLimit: null,
      limitPerCustomer: null,
      planIds: [],
      appliesToPlans: true,
      appliesToBookings: true,
      usedCount: 0,
    })
    expect(await listAuditEntries(test, coupon.id)).toEqual(['createCoupon SPRING'])
  })

  it('stores everything that is written', async () => {
    const coupon = {
      code: 'Ünder_5-9',
      name: 'Five off',
      discountType: 'AMOUNT',
      amount: '5.00',
      cycles: null,
      startsAt: '2026-07-01T00:00:00.000Z',
      expiresAt: '2026-08-01T00:00:00.000Z',
      active: false,
      usageLimit: 10,
      limitPerCustomer: 1,
      planIds: [(await aPlan(admin)).id],
      appliesToPlans: true,
      appliesToBookings: false,
    }
    expect(expected(await admin.post('/v1/coupons', { coupon })).coupon).toMatchObject(coupon)
  })

  it('gives a code to one coupon of a business, whatever its case: COUPON_CODE_ALREADY_EXISTS', async () => {
    const answers = await Promise.all(['Once', 'ONCE', 'once'].map((code) => create({ code })))
    expect(answers.map(readRefusal).sort()).toEqual([
      '200',
      '409 COUPON_CODE_ALREADY_EXISTS',
      '409 COUPON_CODE_ALREADY_EXISTS',
    ])
    const other = await aFixture(test)
    expect(readRefusal(await other.admin.post('/v1/coupons', { coupon: { ...tenPercent, code: 'ONCE' } }))).toBe('200')
  })

  it('refuses discounts that are none', async () => {
    for (const percent of [undefined, '0', '100.01', '5.555', '-5']) {
      expect(await refused({ code: 'P', percent })).toEqual(['coupon.percent: FORMAT'])
    }
    for (const amount of [undefined, '0', '5.005', '-5']) {
      expect(await refused({ code: 'A', discountType: 'AMOUNT', amount })).toEqual(['coupon.amount: FORMAT'])
    }
  })

  it('refuses codes, names, times and plans that cannot be', async () => {
    expect(await refused({ code: 'two words' })).toEqual(['coupon.code: FORMAT'])
    expect(await refused({ code: 'x'.repeat(21) })).toEqual(['coupon.code: MAX_LENGTH'])
    expect(await refused({ code: '' })).toEqual(['coupon.code: MIN_LENGTH'])
    expect(await refused({ name: '  ' })).toEqual(['coupon.name: FORMAT'])
    const moment = '2026-07-01T00:00:00.000Z'
    expect(await refused({ startsAt: moment, expiresAt: moment })).toEqual(['coupon.expiresAt: FORMAT'])
    expect(await refused({ appliesToPlans: false, appliesToBookings: false })).toEqual([
      'coupon.appliesToPlans: FORMAT',
    ])
    const foreign = (await aPlan((await aFixture(test)).admin)).id
    for (const id of [nowhere, foreign, (await anArchivedPlan(admin)).id]) {
      expect(await refused({ planIds: [id] })).toEqual(['coupon.planIds[0]: FORMAT'])
    }
    expect(await refused({ usageLimit: 0 })).toEqual(['coupon.usageLimit: MIN'])
  })

  it('requires MANAGE_PLANS', async () => {
    expect(readRefusal(await visitor.post('/v1/coupons', { coupon: tenPercent }))).toBe('403 PERMISSION_DENIED')
  })
})
