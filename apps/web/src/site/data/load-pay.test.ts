import { expect, test } from 'vitest'
import { type PayData, splitAmount } from './load-pay.ts'

const amounts = (total: string, deposit: string | null, currency: string): Pick<PayData, 'amounts'> => ({
  amounts: {
    currency,
    total,
    deposit,
    tax: '0',
    taxName: null,
    taxPercent: null,
    taxIncluded: false,
    isFullPaymentOffered: true,
  },
})

test.each([
  ['full', { now: '86.16', later: null }],
  ['deposit', { now: '20.00', later: '66.16' }],
  ['visit', { now: null, later: '86.16' }],
  ['credits', { now: null, later: null }],
] as const)('splits what is paid now from what is paid at the visit: %s', (choice, split) => {
  expect(splitAmount(amounts('86.16', '20.00', 'EUR'), choice)).toEqual(split)
})

test('splits amounts of currencies with three decimals and none', () => {
  expect(splitAmount(amounts('1.005', '0.999', 'KWD'), 'deposit').later).toBe('0.006')
  expect(splitAmount(amounts('4500', '500', 'JPY'), 'deposit').later).toBe('4000')
})
