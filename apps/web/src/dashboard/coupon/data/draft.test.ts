import { describe, expect, it } from 'vitest'
import type { Coupon } from '../../coupons/data/load-coupons.ts'
import { type Draft, draftFaults, emptyDraft, toCoupon, toDraft } from './draft.ts'

const zone = 'Europe/Rome'
const draft = (changes: Partial<Draft>): Draft => ({
  ...emptyDraft,
  code: 'SPRING',
  name: 'Spring',
  value: '20',
  ...changes,
})
const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  id: 'c1',
  revision: '1',
  createdDate: '2026-11-01T00:00:00.000Z',
  updatedDate: '2026-11-01T00:00:00.000Z',
  code: 'SPRING',
  name: 'Spring',
  discountType: 'PERCENT',
  amount: null,
  percent: '20',
  cycles: 1,
  startsAt: null,
  expiresAt: null,
  active: true,
  usageLimit: null,
  limitPerCustomer: 1,
  planIds: [],
  appliesToPlans: true,
  appliesToBookings: false,
  currency: 'EUR',
  usedCount: 0,
  ...changes,
})

describe('draft of a coupon', () => {
  it('lasts from the start of the first day to the end of the last, when clocks change too', () => {
    expect(toCoupon(draft({ firstDay: '2027-03-28', lastDay: '2027-03-28' }), zone)).toMatchObject({
      startsAt: '2027-03-27T23:00:00.000Z',
      expiresAt: '2027-03-28T22:00:00.000Z',
    })
  })

  it('keeps the time of day of bounds that were not changed', () => {
    const stored = coupon({ startsAt: '2027-01-01T08:30:00.000Z', expiresAt: '2027-02-01T15:00:00.000Z' })
    const read = toDraft(stored, zone)
    expect(toCoupon(read, zone, stored)).toMatchObject({ startsAt: stored.startsAt, expiresAt: stored.expiresAt })
    const changed = toCoupon({ ...read, lastDay: '' }, zone, stored)
    expect(changed).toMatchObject({ startsAt: stored.startsAt, expiresAt: null })
  })

  it('takes off an amount or a percentage, never both', () => {
    expect(toCoupon(draft({ value: '12,5' }), zone)).toMatchObject({ percent: '12.5', amount: null })
    expect(toCoupon(draft({ type: 'AMOUNT' }), zone)).toMatchObject({ percent: null, amount: '20' })
    expect(toCoupon(draft({ span: 'all', cycles: 'x' }), zone).cycles).toBeNull()
  })

  it('names the fields without a valid value', () => {
    expect(draftFaults(draft({}))).toEqual([])
    expect(draftFaults(draft({ cycles: '0', usageLimit: '1.5', limitPerCustomer: '-1' }))).toEqual([
      'cycles',
      'usageLimit',
      'limitPerCustomer',
    ])
    expect(draftFaults(draft({ firstDay: '2027-02-30' }))).toEqual(['firstDay'])
    expect(draftFaults(draft({ firstDay: '2027-02-02', lastDay: '2027-02-01' }))).toEqual(['lastDay'])
  })
})
