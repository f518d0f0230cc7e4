/** Writes an amount with the decimals of its currency, as people type it: 68.00, 5000, 1.250. */
export function decimals(value: string, currency: string): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return Number(value).toFixed(maximumFractionDigits)
}

/** Adds amounts of one currency exactly: no currency has more than three decimals. */
export function addAmounts(values: readonly string[]): string {
  const thousandths = values.reduce((sum, value) => sum + Math.round(Number(value) * 1000), 0)
  return (thousandths / 1000).toFixed(3)
}
