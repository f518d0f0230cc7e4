import { describe, expect, it } from 'vitest'
import { agreesWithCharge, givesUp } from './given-payment-status.ts'

const given = ['NOT_PAID', 'FAILED', 'PARTIALLY_PAID', 'PAID', 'EXEMPT', 'REFUNDED'] as const

it.each([
  ['NOT_PAID', ['NOT_PAID', 'FAILED', 'PAID', 'EXEMPT']],
  ['PARTIALLY_PAID', ['PARTIALLY_PAID', 'PAID']],
  ['PAID', ['PAID']],
  ['REFUNDED', ['REFUNDED']],
] as const)('accepts beside a charge that is %s only what agrees with it', (ofCharge, accepted) => {
  expect(given.filter((one) => agreesWithCharge(one, ofCharge))).toEqual(accepted)
})

describe('a status of a booking without a charge', () => {
  const all = ['UNDEFINED', ...given] as const
  it.each([
    ['at a price', { isByPlan: false, hasPrice: true }, ['PAID', 'EXEMPT', 'REFUNDED']],
    ['at no price', { isByPlan: false, hasPrice: false }, []],
    ['by plan, at a price', { isByPlan: true, hasPrice: true }, ['PAID', 'EXEMPT', 'REFUNDED']],
    ['by plan only', { isByPlan: true, hasPrice: false }, ['FAILED', 'PARTIALLY_PAID', 'PAID', 'EXEMPT', 'REFUNDED']],
  ] as const)('%s gives up what the others leave owed', (_, booking, expected) => {
    expect(all.filter((one) => givesUp({ given: one, current: 'UNDEFINED', ...booking }))).toEqual(expected)
    expect(all.filter((one) => givesUp({ given: one, current: one, ...booking }))).toEqual([])
  })
})
