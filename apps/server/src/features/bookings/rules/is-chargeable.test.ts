import { expect, it } from 'vitest'
import { isChargeable } from './is-chargeable.ts'

it.each([
  ['CONFIRMED', 'NOT_PAID', true],
  ['PENDING', 'UNDEFINED', true],
  ['CONFIRMED', 'PARTIALLY_PAID', true],
  ['CONFIRMED', 'PAID', false],
  ['CONFIRMED', 'REFUNDED', false],
  ['CONFIRMED', 'EXEMPT', false],
  ['CANCELED', 'NOT_PAID', false],
  ['DECLINED', 'NOT_PAID', false],
] as const)('a %s booking that is %s: %s', (status, payment_status, expected) => {
  expect(isChargeable({ status, payment_status })).toBe(expected)
})
