import { expect, it } from 'vitest'
import type { BookingData } from '../data/booking.ts'
import { hasPaid } from './has-paid.ts'

const of = (paid: boolean, sums: { paid: string; refunded: string } | null): boolean =>
  hasPaid({ paid, payment: sums as BookingData['payment'] })

it('is what was paid and has not gone back', () => {
  expect(of(true, { paid: '60.00', refunded: '0.00' })).toBe(true)
  expect(of(true, { paid: '60.00', refunded: '20.00' })).toBe(true)
  expect(of(true, { paid: '60.00', refunded: '60.00' })).toBe(false)
  expect([of(true, null), of(false, null)]).toEqual([true, false])
})
