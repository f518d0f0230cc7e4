import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expireEntries, issueEntries, returnEntries, spendEntries, splitOver } from './entries.ts'

const counted = { id: 'a', remaining: 5 }
const unlimited = { id: 'u', remaining: null }

describe('entries of the ledger', () => {
  it('sum to zero, whatever happens', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.constantFrom(counted, unlimited), (quantity, balance) => {
        for (const entries of [
          issueEntries(balance, quantity),
          issueEntries(balance, -quantity),
          spendEntries(balance, quantity),
          returnEntries(balance, undefined, quantity),
          returnEntries(balance, counted, quantity),
          expireEntries(balance, quantity),
        ]) {
          expect(entries.reduce((sum, entry) => sum + entry.quantity, 0)).toBe(0)
        }
      }),
    )
  })

  it('take available credits, or issue those of an unlimited balance when they are used', () => {
    expect(spendEntries(counted, 2)[0]).toEqual({ grantId: 'a', account: 'AVAILABLE', quantity: -2 })
    expect(spendEntries(unlimited, 2)[0]).toEqual({ grantId: 'u', account: 'ISSUED', quantity: -2 })
  })

  it('return to a balance that follows, or nowhere once none does', () => {
    expect(returnEntries(counted, { id: 'b', remaining: 1 }, 1)[1]).toEqual({
      grantId: 'b',
      account: 'AVAILABLE',
      quantity: 1,
    })
    expect(returnEntries(counted, undefined, 1)[1]).toEqual({ grantId: 'a', account: 'EXPIRED', quantity: 1 })
    expect(returnEntries(unlimited, undefined, 1)[1]).toEqual({ grantId: 'u', account: 'ISSUED', quantity: 1 })
  })
})

describe('splitOver', () => {
  const balances = [counted, { id: 'b', remaining: 2 }]

  it('uses the first balances first', () => {
    expect(splitOver(balances, 6)?.map(({ balance, quantity }) => `${balance.id}${quantity}`)).toEqual(['a5', 'b1'])
    expect(splitOver([unlimited, counted], 6)).toEqual([{ balance: unlimited, quantity: 6 }])
  })

  it('takes all or nothing', () => {
    expect(splitOver(balances, 8)).toBeUndefined()
    expect(splitOver([], 1)).toBeUndefined()
  })
})
