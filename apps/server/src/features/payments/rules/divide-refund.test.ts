import { describe, expect, it } from 'vitest'
import { divideRefund } from './divide-refund.ts'

const sale = (saleMinor: number, overpaymentMinor = 0) => ({ saleMinor, overpaymentMinor })
const shares = (amountMinor: number, parts: ReturnType<typeof sale>[]) =>
  divideRefund(amountMinor, parts).map((share) => [share.part, share.isOverpayment, share.amountMinor])

describe('divideRefund', () => {
  it('gives a part what was left of exactly that part', () => {
    expect(shares(2000, [sale(5000), sale(2000), sale(700)])).toEqual([[1, false, 2000]])
  })

  it('otherwise lets each part take what it can, in order', () => {
    expect(shares(6000, [sale(5000), sale(2000)])).toEqual([
      [0, false, 5000],
      [1, false, 1000],
    ])
    expect(shares(2000, [sale(2000), sale(2000)])).toEqual([[0, false, 2000]])
  })

  it('takes the sale before what was paid beyond it', () => {
    expect(shares(100, [sale(60, 40)])).toEqual([
      [0, false, 60],
      [0, true, 40],
    ])
  })

  it('leaves out what no part can take', () => {
    expect(shares(100, [sale(0), sale(30)])).toEqual([[1, false, 30]])
    expect(shares(100, [])).toEqual([])
  })
})
