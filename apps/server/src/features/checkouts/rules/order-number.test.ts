import { describe, expect, it } from 'vitest'
import { readOrderNumber } from './order-number.ts'

describe('readOrderNumber', () => {
  it('reads one number, with or without its sign', () => {
    expect([['12'], ['#12']].map(readOrderNumber)).toEqual([12, 12])
  })

  it('reads nothing else', () => {
    expect([[], ['Ada'], ['12', 'Ada'], ['0'], ['9999999999'], ['1.5']].map(readOrderNumber)).toEqual(
      Array(6).fill(undefined),
    )
  })
})
