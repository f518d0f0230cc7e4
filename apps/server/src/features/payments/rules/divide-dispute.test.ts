import { describe, expect, it } from 'vitest'
import { divideDispute } from './divide-dispute.ts'

describe('divideDispute', () => {
  it('gives a single payment the whole amount', () => {
    expect(divideDispute(5000, [5000])).toEqual([5000])
    expect(divideDispute(6000, [5000])).toEqual([6000])
  })

  it('gives each part what it can take, and adds up to the amount', () => {
    expect(divideDispute(12_000, [5000, 7000])).toEqual([5000, 7000])
    expect(divideDispute(6000, [5000, 7000])).toEqual([5000, 1000])
    expect(divideDispute(4000, [5000, 7000])).toEqual([4000, 0])
    expect(divideDispute(12_500, [5000, 7000])).toEqual([5000, 7500])
  })
})
