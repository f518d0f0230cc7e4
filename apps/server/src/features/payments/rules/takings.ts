/** Sums of payments and refunds of one currency, method, resource and tax. */
export type TakingsRow = {
  currency: string
  method: string
  resource_id: string | null
  resource_name: string | null
  tax_name: string | null
  tax_percent: string | null
  count: number
  paid_minor: number
  refunded_minor: number
  tax_minor: number
}

/** One line of takings; `taxMinor` is less the tax refunded. */
export type TakingsSum = {
  currency: string
  key: string | null
  name: string
  count: number
  paidMinor: number
  refundedMinor: number
  taxMinor: number
}

/** Takings as they are shown and stored. */
export type TakingsSums = {
  totals: TakingsSum[]
  byMethod: TakingsSum[]
  byResource: TakingsSum[]
  byTax: TakingsSum[]
}

/** Sums rows per currency, and by method, resource and tax. */
export function sumTakings(rows: readonly TakingsRow[]): TakingsSums {
  return {
    totals: group(rows, () => ({ key: null, name: '' })),
    byMethod: group(rows, ({ method }) => ({ key: method, name: method })),
    byResource: group(rows, ({ resource_id, resource_name }) => ({ key: resource_id, name: resource_name ?? '' })),
    byTax: group(rows, describeTax),
  }
}

function describeTax({ tax_name, tax_percent }: TakingsRow): { key: string | null; name: string } {
  if (tax_name === null) return { key: null, name: '' }
  const name = `${tax_name} ${tax_percent ?? '0'}%`
  return { key: name, name }
}

function group(
  rows: readonly TakingsRow[],
  describe: (row: TakingsRow) => { key: string | null; name: string },
): TakingsSum[] {
  const sums = new Map<string, TakingsSum>()
  for (const row of rows) {
    const { key, name } = describe(row)
    const id = JSON.stringify([row.currency, key])
    const sum = sums.get(id) ?? {
      currency: row.currency,
      key,
      name,
      count: 0,
      paidMinor: 0,
      refundedMinor: 0,
      taxMinor: 0,
    }
    sum.count += row.count
    sum.paidMinor += row.paid_minor
    sum.refundedMinor += row.refunded_minor
    sum.taxMinor += row.tax_minor
    sums.set(id, sum)
  }
  return [...sums.values()].sort((a, b) => compare(a.currency, b.currency) || compare(a.key ?? '', b.key ?? ''))
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
