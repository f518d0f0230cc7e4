import { expect, it } from 'vitest'
import { coverFee, takenOfFee } from './fee-cover.ts'

const cover = (paidMinor: number, feeSettledMinor = 0) => {
  const { coveredMinor, openMinor } = coverFee({ feeMinor: 4000, paidMinor, feeSettledMinor })
  return [coveredMinor, openMinor]
}

it('keeps a fee of what was paid for the booking, up to the whole of it', () => {
  expect([0, 1500, 4000, 8000].map((paid) => cover(paid))).toEqual([
    [0, 4000],
    [1500, 2500],
    [4000, 0],
    [4000, 0],
  ])
})

it('counts what was paid for the fee itself, and says what is too much', () => {
  expect([cover(0, 4000), cover(1500, 2500), cover(8000, 4000)]).toEqual([
    [0, 0],
    [1500, 0],
    [4000, -4000],
  ])
})

it('keeps nothing of money that is owed back', () => {
  expect(cover(-500)).toEqual([0, 4000])
})

it('says what a refund took of a fee, not what it took of the rest', () => {
  const taken = (paidMinor: number, refundMinor: number) => takenOfFee({ feeMinor: 4000, paidMinor }, refundMinor)
  expect([taken(4000, 4000), taken(3000, 5000), taken(0, 8000), taken(-500, 1000)]).toEqual([0, 1000, 4000, 500])
})
