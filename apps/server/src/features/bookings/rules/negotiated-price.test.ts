import { describe, expect, it } from 'vitest'
import { negotiatedTotal } from './negotiated-price.ts'

describe('negotiatedTotal', () => {
  it.each([
    ['a discount stays for those who come', { agreed: 20, before: 40, after: 30 }, 15],
    ['nobody comes for nothing with a discount', { agreed: 20, before: 40, after: 10 }, 5],
    ['who joins pays the full price', { agreed: 20, before: 40, after: 50 }, 30],
    ['what was given for free stays free', { agreed: 0, before: 40, after: 30 }, 0],
    ['who joins what was free pays', { agreed: 0, before: 40, after: 50 }, 10],
    ['what the business kept stays when fewer come', { agreed: 60, before: 40, after: 20 }, 40],
    ['what the business kept covers who joins', { agreed: 60, before: 40, after: 60 }, 60],
    ['what it does not cover is added', { agreed: 60, before: 40, after: 80 }, 80],
    ['fractions stay with the business', { agreed: 10, before: 30, after: 20 }, 7],
    ['a service that became free takes nothing along', { agreed: 20, before: 0, after: 0 }, 20],
  ])('%s', (_, totals, expected) => {
    expect(negotiatedTotal(totals)).toBe(expected)
  })
})
