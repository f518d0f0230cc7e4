import { decimalText, minorDigits, minorUnits } from '@kalends/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCyclePrice, type PricedOrder, type PriceSpan, priceSpans } from './order-price.ts'

const monthly: PricedOrder = { currency: 'EUR', priceMinor: 5000, cycleCount: 6, fees: [] }
const coupon = { id: 'c', code: 'WELCOME', discountMinor: 1000, cycles: 1 }
const fee = { name: 'Joining fee', amountMinor: 2500 }

const inShort = (spans: readonly PriceSpan[]) =>
  spans.map(({ cycleFrom, numberOfCycles, price }) => `${cycleFrom}+${numberOfCycles ?? '∞'}: ${price.totalMinor}`)

describe('spans of prices', () => {
  it('are one for a plan of one price', () => {
    expect(inShort(priceSpans(monthly))).toEqual(['1+6: 5000'])
    expect(inShort(priceSpans({ ...monthly, cycleCount: null }))).toEqual(['1+∞: 5000'])
    expect(inShort(priceSpans({ ...monthly, cycleCount: 1 }))).toEqual(['1+1: 5000'])
  })

  it('are split where a coupon ends', () => {
    expect(inShort(priceSpans({ ...monthly, coupon }))).toEqual(['1+1: 4000', '2+5: 5000'])
    expect(inShort(priceSpans({ ...monthly, coupon: { ...coupon, cycles: 3 } }))).toEqual(['1+3: 4000', '4+3: 5000'])
    expect(inShort(priceSpans({ ...monthly, coupon: { ...coupon, cycles: 9 } }))).toEqual(['1+6: 4000'])
    expect(inShort(priceSpans({ ...monthly, cycleCount: null, coupon: { ...coupon, cycles: null } }))).toEqual([
      '1+∞: 4000',
    ])
  })

  it('give the first cycle one of its own for fees, which coupons do not discount', () => {
    const all = { ...coupon, discountMinor: 9000, cycles: 2 }
    expect(inShort(priceSpans({ ...monthly, fees: [fee], coupon: all }))).toEqual(['1+1: 2500', '2+1: 0', '3+4: 5000'])
    expect(inShort(priceSpans({ ...monthly, cycleCount: 1, fees: [fee] }))).toEqual(['1+1: 7500'])
  })

  it('tax the plan after its discount and each fee, rounded for each line', () => {
    const tax = { name: 'VAT', rate: '7.5', included: false }
    const priced = {
      currency: 'EUR',
      priceMinor: 110,
      cycleCount: 1,
      fees: [{ name: 'Key', amountMinor: 7 }],
      coupon,
      tax,
    }
    const [taxed] = priceSpans({ ...priced, coupon: { ...coupon, discountMinor: 3 } })
    // 107 × 7.5 % = 8.025, 7 × 7.5 % = 0.525.
    expect(taxed?.price.tax?.amountMinor).toBe(9)
    expect(taxed?.price.totalMinor).toBe(107 + 7 + 9)
    const [included] = priceSpans({ ...priced, coupon: undefined, tax: { ...tax, included: true } })
    expect(included?.price.tax?.amountMinor).toBe(8)
    expect(included?.price.totalMinor).toBe(117)
  })
})

const rate = fc.integer({ min: 0, max: 3000 }).map((basisPoints) => (basisPoints / 100).toFixed(2))
const orders: fc.Arbitrary<PricedOrder> = fc.record({
  currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  priceMinor: fc.nat(10_000_000),
  cycleCount: fc.option(fc.integer({ min: 1, max: 2000 })),
  fees: fc.array(fc.record({ name: fc.constant('Fee'), amountMinor: fc.integer({ min: 1, max: 100_000 }) }), {
    maxLength: 3,
  }),
  coupon: fc.option(
    fc.record({
      id: fc.constant('c'),
      code: fc.constant('CODE'),
      discountMinor: fc.nat(12_000_000),
      cycles: fc.option(fc.integer({ min: 1, max: 2100 })),
    }),
    { nil: undefined },
  ),
  tax: fc.option(fc.record({ name: fc.constant('VAT'), rate, included: fc.boolean() }), { nil: undefined }),
})

describe('prices of any order', () => {
  it('cover every cycle once, in order', () => {
    fc.assert(
      fc.property(orders, (order) => {
        let next = 1
        for (const [index, { cycleFrom, numberOfCycles }] of priceSpans(order).entries()) {
          expect(cycleFrom).toBe(next)
          if (numberOfCycles === null) expect(index).toBe(priceSpans(order).length - 1)
          next += numberOfCycles ?? Number.POSITIVE_INFINITY
        }
        expect(next).toBe(order.cycleCount === null ? Number.POSITIVE_INFINITY : order.cycleCount + 1)
      }),
    )
  })

  it('add up, in whole minor units that survive the wire', () => {
    fc.assert(
      fc.property(orders, (order) => {
        for (const { price } of priceSpans(order)) {
          const { subtotalMinor, discountMinor, fees, tax, totalMinor } = price
          const feesMinor = fees.reduce((total, { amountMinor }) => total + amountMinor, 0)
          const added = tax && !tax.included ? tax.amountMinor : 0
          expect(totalMinor).toBe(subtotalMinor - discountMinor + feesMinor + added)
          expect(discountMinor).toBeLessThanOrEqual(subtotalMinor)
          expect(totalMinor).toBeGreaterThanOrEqual(0)
          expect(tax?.amountMinor ?? 0).toBeLessThanOrEqual(totalMinor)
          const text = decimalText(totalMinor, order.currency)
          expect(text.split('.')[1]?.length ?? 0).toBe(minorDigits(order.currency))
          expect(minorUnits(text, order.currency)).toBe(totalMinor)
        }
      }),
    )
  })

  it('discount the cycles of the coupon, and charge fees once', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 2000 }), (order, cycle) => {
        fc.pre(order.cycleCount === null || cycle <= order.cycleCount)
        const price = findCyclePrice(priceSpans(order), cycle)
        const covered = order.coupon !== undefined && cycle <= (order.coupon.cycles ?? cycle)
        expect(price.discountMinor).toBe(covered ? Math.min(order.coupon?.discountMinor ?? 0, order.priceMinor) : 0)
        expect(price.coupon !== undefined).toBe(covered)
        expect(price.fees).toEqual(cycle === 1 ? order.fees : [])
      }),
    )
  })
})
