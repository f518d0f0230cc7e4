import { currencyDecimals } from '../../lib/format.ts'

/** Writes an amount with the decimals of its currency, as people type it: 68.00, 5000, 1.250. */
export const decimals = (value: string, currency: string): string => Number(value).toFixed(currencyDecimals(currency))

/** Adds amounts of one currency exactly: no currency has more than three decimals. */
export function addAmounts(values: readonly string[]): string {
  const thousandths = values.reduce((sum, value) => sum + Math.round(Number(value) * 1000), 0)
  return (thousandths / 1000).toFixed(3)
}
