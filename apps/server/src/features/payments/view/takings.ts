import { decimalText, type Infer, type payments } from '@kalends/contract'
import type { TakingsSum, TakingsSums } from '../rules/takings.ts'
import type { DailyReportRow } from '../store/takings.ts'

/** Takings in the API shape. */
export function takingsView(sums: TakingsSums): Infer<typeof payments.Takings> {
  return {
    totals: sums.totals.map(lineView),
    byMethod: sums.byMethod.map(lineView),
    byResource: sums.byResource.map(lineView),
    byTax: sums.byTax.map(lineView),
  }
}

export function reportView(row: DailyReportRow): Infer<typeof payments.DailyReport> {
  return {
    id: row.id,
    number: row.number,
    closedDate: new Date(row.closed_at).toISOString(),
    closedByName: row.closed_by_name,
    takings: takingsView(row.totals),
  }
}

function lineView(sum: TakingsSum): Infer<typeof payments.TakingsLine> {
  const decimal = (minor: number) => decimalText(minor, sum.currency)
  return {
    currency: sum.currency,
    key: sum.key,
    name: sum.name,
    count: sum.count,
    paid: decimal(sum.paidMinor),
    refunded: decimal(sum.refundedMinor),
    tax: decimal(sum.taxMinor),
    net: decimal(sum.paidMinor - sum.refundedMinor),
  }
}
