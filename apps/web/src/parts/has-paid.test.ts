import { expect, it } from 'vitest'
import { hasPaid } from './has-paid.ts'

const of = (isPaid: boolean, payment: { paid: string; refunded: string } | null): boolean =>
  hasPaid({ isPaid, payment })

it('is what was paid and has not gone back', () => {
  expect(of(true, { paid: '60.00', refunded: '0.00' })).toBe(true)
  expect(of(false, { paid: '20.00', refunded: '0.00' })).toBe(true)
  expect(of(true, { paid: '60.00', refunded: '20.00' })).toBe(true)
  expect(of(true, { paid: '60.00', refunded: '60.00' })).toBe(false)
  expect([of(true, null), of(false, null)]).toEqual([true, false])
})

it('is also what a plan or somebody else paid instead of its charge', () => {
  expect(of(true, { paid: '0.00', refunded: '0.00' })).toBe(true)
  expect(of(false, { paid: '0.00', refunded: '0.00' })).toBe(false)
})
