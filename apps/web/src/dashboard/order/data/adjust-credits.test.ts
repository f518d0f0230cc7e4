import { describe, expect, it } from 'vitest'
import type { CreditEntry } from '../../../parts/order-state.tsx'
import { readAdjusted } from './adjust-credits.ts'

const balanceId = '5b0e2d1c-0000-4000-8000-000000000001'
const search = new URLSearchParams({ adjusted: balanceId, by: '3' })
const anEntry = (change: Partial<CreditEntry>) =>
  ({ id: 'an-entry', type: 'ADJUST', quantity: 3, balanceId, ...change }) as CreditEntry

describe('undoing a change of credits', () => {
  it('is offered for the latest change', () => {
    expect(readAdjusted(search, anEntry({}))).toEqual({ balanceId, quantity: 3 })
  })

  it('is not offered once it was undone, after going back, or after another change', () => {
    expect(readAdjusted(search, anEntry({ quantity: -3 }))).toBeNull()
    expect(readAdjusted(search, anEntry({ type: 'SPEND' }))).toBeNull()
    expect(readAdjusted(search, anEntry({ balanceId: '5b0e2d1c-0000-4000-8000-000000000002' }))).toBeNull()
    expect(readAdjusted(search, undefined)).toBeNull()
  })
})
