import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computePercentage,
  computeTax,
  decimalText,
  divideRounded,
  isWholeMinor,
  minorDigits,
  minorUnits,
} from './money.ts'

const currency = fc.constantFrom('EUR', 'JPY', 'KWD')
const amount = fc.integer({ min: -1_000_000_000_000_000, max: 1_000_000_000_000_000 })
const percent = fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => (basisPoints / 100).toFixed(2))

describe('decimals of a currency', () => {
  it('are those that pages format it with', () => {
    const formatted = (code: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits
    const codes = Intl.supportedValuesOf('currency')
    expect(codes.filter((code) => minorDigits(code) !== formatted(code))).toEqual([])
  })
})

describe('minor units', () => {
  it.each([
    ['12.5', 'EUR', 1250],
    ['1250.5', 'JPY', 1251],
    ['-1250.5', 'JPY', -1251],
    ['1.005', 'EUR', 101],
    ['-1.005', 'EUR', -101],
    ['1.0049999', 'EUR', 100],
    ['1.0005', 'KWD', 1001],
    ['999999999999.999', 'KWD', 999_999_999_999_999],
    [undefined, 'EUR', 0],
  ])('of %s %s are %d', (value, code, minor) => {
    expect(minorUnits(value, code)).toBe(minor)
  })

  it('are written without an exponent, however large', () => {
    expect(decimalText(minorUnits('999999999999999999', 'KWD'), 'KWD')).toMatch(/^1\d{18}\.\d{3}$/)
  })

  it('are written with the decimals of the currency', () => {
    expect(decimalText(1251, 'JPY')).toBe('1251')
    expect(decimalText(5, 'EUR')).toBe('0.05')
    expect(decimalText(-5, 'EUR')).toBe('-0.05')
    expect(decimalText(1005, 'KWD')).toBe('1.005')
  })

  it('survive being written and read', () => {
    fc.assert(
      fc.property(amount, currency, (minor, code) => {
        expect(minorUnits(decimalText(minor, code), code)).toBe(minor)
        expect(isWholeMinor(decimalText(minor, code), code)).toBe(true)
      }),
    )
  })

  it('are refused where the text is no decimal', () => {
    for (const value of ['', '.', '1e3', '1,5', '12 5', 'NaN']) {
      expect(() => minorUnits(value, 'EUR')).toThrow(RangeError)
    }
  })

  it('need no rounding if only zeros follow', () => {
    expect(isWholeMinor('12.500', 'EUR')).toBe(true)
    expect(isWholeMinor('12.505', 'EUR')).toBe(false)
    expect(isWholeMinor('12.0', 'JPY')).toBe(true)
    expect(isWholeMinor('12.5', 'JPY')).toBe(false)
  })
})

describe('rounding', () => {
  it('goes half away from zero', () => {
    expect([5n, -5n, 4n, 15n, -15n].map((value) => divideRounded(value, 10n))).toEqual([1, -1, 0, 2, -2])
    expect(Object.is(divideRounded(-4n, 10n), 0)).toBe(true)
  })

  it('is never off by more than half', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (a, b) => {
          const off = 2n * (BigInt(divideRounded(a, b)) * b - a)
          expect(off <= b && off >= -b).toBe(true)
          expect(divideRounded(-a, b) + divideRounded(a, b)).toBe(0)
        },
      ),
    )
  })
})

describe('a percentage', () => {
  it.each([
    [1000, '12.5', 125],
    [5, '50', 3],
    [-5, '50', -3],
    [1, '49.99', 0],
    [333, '33.33', 111],
    [1000, '0', 0],
  ])('of %d at %s is %d', (minor, rate, part) => {
    expect(computePercentage(minor, rate)).toBe(part)
  })

  it('up to one hundred is between nothing and the amount', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), percent, (minor, rate) => {
        expect(computePercentage(minor, rate)).toBeGreaterThanOrEqual(0)
        expect(computePercentage(minor, rate)).toBeLessThanOrEqual(minor)
      }),
    )
  })
})

describe('tax', () => {
  it('is added to the amount, or contained in it', () => {
    expect(computeTax(1000, '19', { included: false })).toBe(190)
    expect(computeTax(1190, '19', { included: true })).toBe(190)
    expect(computeTax(1000, '8.875', { included: false })).toBe(89)
    expect(computeTax(1000, '0', { included: true })).toBe(0)
    expect(computeTax(-1190, '19', { included: true })).toBe(-190)
  })

  it('contained in an amount with its tax is that tax', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), percent, (net, rate) => {
        const tax = computeTax(net, rate, { included: false })
        expect(Math.abs(computeTax(net + tax, rate, { included: true }) - tax)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
