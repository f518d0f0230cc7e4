// Money is an integer of minor units with a currency; the API writes it as a decimal. Nothing here computes in floating point.

/** An amount in the minor unit of its currency: 1250 EUR is €12.50. */
export type MinorAmount = { readonly minor: number; readonly currency: string }

/** The largest amount that is charged or stored, in minor units: far above any real one, and exact in every sum of lines. */
export const largestMinor = 1_000_000_000_000_000

/** Currencies that do not have two decimals. Fixed here, because stored amounts must not change with the runtime's data. */
const withoutDecimals = new Set(
  (
    'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND ' +
    'VUV XAF XOF XPF YER'
  ).split(' '),
)
const withThreeDecimals = new Set(['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])

/** Returns the decimals of a currency: 0, 2 or 3. Source: Unicode CLDR, which pages format by. */
export function minorDigits(currency: string): number {
  if (withoutDecimals.has(currency)) return 0
  return withThreeDecimals.has(currency) ? 3 : 2
}

/** A decimal as an exact fraction: `digits / 10 ** scale`. */
type Decimal = { digits: bigint; scale: number }

function readDecimal(value: string): Decimal {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(value.trim())
  const [, sign = '', whole = '', fraction = ''] = match ?? []
  if (!match || whole + fraction === '') throw new RangeError(`Not a decimal: ${value}`)
  return { digits: BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`), scale: fraction.length }
}

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent)

/** Divides and rounds half away from zero. The divisor is not zero; results are exact up to `largestMinor`. */
export function divideRounded(dividend: bigint, divisor: bigint): number {
  const negative = dividend < 0n !== divisor < 0n
  const [above, below] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor]
  const rounded = Number((2n * above + below) / (2n * below))
  return negative && rounded !== 0 ? -rounded : rounded
}

/**
 * Reads a decimal amount into minor units, rounding half away from zero; nothing is zero.
 *
 * @throws RangeError for text that is no decimal.
 */
export function minorUnits(value: string | null | undefined, currency: string): number {
  const { digits, scale } = readDecimal(value ?? '0')
  return divideRounded(digits * powerOfTen(minorDigits(currency)), powerOfTen(scale))
}

/** Formats minor units as the API writes them: 1250 EUR is `12.50`. */
export function decimalText(minor: number, currency: string): string {
  const digits = minorDigits(currency)
  const text = BigInt(Math.abs(minor))
    .toString()
    .padStart(digits + 1, '0')
  const sign = minor < 0 ? '-' : ''
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** Returns true if a decimal amount needs no rounding in its currency; trailing zeros do not count. */
export function isWholeMinor(value: string, currency: string): boolean {
  const { digits, scale } = readDecimal(value)
  return (digits * powerOfTen(minorDigits(currency))) % powerOfTen(scale) === 0n
}

/** Returns a percentage of an amount, rounded half away from zero. `percent` is a decimal: `12.5` is an eighth. */
export function computePercentage(minor: number, percent: string): number {
  const { digits, scale } = readDecimal(percent)
  return divideRounded(BigInt(minor) * digits, 100n * powerOfTen(scale))
}

/**
 * Returns the tax of a line, rounded half away from zero.
 *
 * @param minor    the line's amount in minor units; contains the tax if it is `included`
 * @param percent  the tax rate as a decimal, at least 0
 * @param included whether the amount contains the tax already (the part that is tax is returned), or the tax is added to it
 */
export function computeTax(minor: number, percent: string, { included }: { included: boolean }): number {
  if (!included) return computePercentage(minor, percent)
  const { digits, scale } = readDecimal(percent)
  return divideRounded(BigInt(minor) * digits, 100n * powerOfTen(scale) + digits)
}
