import { expect, it } from 'vitest'
import { paidStatus } from './paid-status.ts'

const charge = { total_minor: 1000, paid_minor: 0, refunded_minor: 0, waived_minor: 0 }

it.each([
  ['NOT_PAID', {}],
  ['PARTIALLY_PAID', { paid_minor: 400 }],
  ['PAID', { paid_minor: 1000 }],
  ['PAID', { paid_minor: 400, waived_minor: 600 }],
  ['PAID', { paid_minor: 1000, refunded_minor: 999 }],
  ['PARTIALLY_PAID', { paid_minor: 400, refunded_minor: 100 }],
  ['REFUNDED', { paid_minor: 1000, refunded_minor: 1000 }],
  ['REFUNDED', { paid_minor: 400, refunded_minor: 400 }],
] as const)('returns %s for %j of 1000', (status, amounts) => {
  expect(paidStatus({ ...charge, ...amounts })).toBe(status)
})
