import { expect, it } from 'vitest'
import { agreesWithCharge } from './given-payment-status.ts'

const given = ['NOT_PAID', 'FAILED', 'PARTIALLY_PAID', 'PAID', 'EXEMPT', 'REFUNDED'] as const

it.each([
  ['NOT_PAID', ['NOT_PAID', 'FAILED', 'PAID', 'EXEMPT']],
  ['PARTIALLY_PAID', ['PARTIALLY_PAID', 'PAID']],
  ['PAID', ['PAID']],
  ['REFUNDED', ['REFUNDED']],
] as const)('accepts beside a charge that is %s only what agrees with it', (ofCharge, accepted) => {
  expect(given.filter((one) => agreesWithCharge(one, ofCharge))).toEqual(accepted)
})
