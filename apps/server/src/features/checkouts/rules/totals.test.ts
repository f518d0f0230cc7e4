import { computeTax } from '@kalends/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaymentOption } from './payment-options.ts'
import { type ChosenLine, splitTotals, sumLines, type Totals } from './totals.ts'

const anOption = fc.constantFrom<PaymentOption>('FULL_PAYMENT_ONLINE', 'DEPOSIT_ONLINE', 'FULL_PAYMENT_OFFLINE')
const aTax = fc.option(
  fc.record({ name: fc.constant('VAT'), percent: fc.constantFrom('7', '7.7', '19', '0.5'), included: fc.boolean() }),
)

const aLine = fc
  .record({
    subtotal: fc.nat(1_000_000),
    off: fc.nat(100),
    tax: aTax,
    option: anOption,
    part: fc.integer({ min: 1, max: 99 }),
  })
  .map(({ subtotal, off, tax, option, part }): ChosenLine => {
    const discountMinor = Math.floor((subtotal * off) / 100)
    const net = subtotal - discountMinor
    const taxMinor = tax ? computeTax(net, tax.percent, tax) : 0
    const totalMinor = tax && !tax.included ? net + taxMinor : net
    const deposit = Math.floor((totalMinor * part) / 100)
    const payNowMinor = { FULL_PAYMENT_ONLINE: totalMinor, DEPOSIT_ONLINE: deposit, FULL_PAYMENT_OFFLINE: 0 }[
      option as 'FULL_PAYMENT_ONLINE'
    ]
    return { subtotalMinor: subtotal, discountMinor, taxMinor, tax, totalMinor, option, payNowMinor }
  })

const names = ['subtotalMinor', 'discountMinor', 'taxMinor', 'totalMinor'] as const

describe('totals of a checkout', () => {
  it('are the sums of the lines, and what is paid now and later adds up to them', () => {
    fc.assert(
      fc.property(fc.array(aLine, { maxLength: 8 }), (lines) => {
        const all = sumLines(lines)
        const { now, later } = splitTotals(lines)
        for (const name of names) {
          expect(now[name] + later[name]).toBe(all[name])
          expect(all[name]).toBe(lines.reduce((sum, line) => sum + line[name], 0))
        }
        expect(now.totalMinor).toBe(lines.reduce((sum, { payNowMinor }) => sum + payNowMinor, 0))
        for (const part of [now, later]) expect(Math.min(...amounts(part))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('share the tax of a deposit', () => {
    const tax = { name: 'VAT', percent: '19', included: true }
    const line = { subtotalMinor: 5000, discountMinor: 0, taxMinor: 798, tax, totalMinor: 5000 }
    const { now, later } = splitTotals([{ ...line, option: 'DEPOSIT_ONLINE', payNowMinor: 2000 }])
    expect(now).toEqual({ subtotalMinor: 2000, discountMinor: 0, taxMinor: 319, totalMinor: 2000 })
    expect(later).toEqual({ subtotalMinor: 3000, discountMinor: 0, taxMinor: 479, totalMinor: 3000 })
  })
})

const amounts = (totals: Totals) => names.map((name) => totals[name])
