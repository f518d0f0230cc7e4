import { divideRounded } from '@kalends/contract'
import type { PaymentOption } from './payment-options.ts'

/** Tax of a line: rate in percent, as a decimal. */
export type LineTax = { name: string; percent: string; included: boolean }

/** Amounts of a line in minor units: total = subtotal − discount, plus the tax unless it is included. */
export type LineAmounts = {
  subtotalMinor: number
  discountMinor: number
  taxMinor: number
  tax: LineTax | null
  totalMinor: number
}

/** Amounts of several lines. Their taxes may differ in being included, so the total is not computed from the others. */
export type Totals = { subtotalMinor: number; discountMinor: number; taxMinor: number; totalMinor: number }

/** A line with the way it is paid. */
export type ChosenLine = LineAmounts & { option: PaymentOption; payNowMinor: number }

const none: Totals = { subtotalMinor: 0, discountMinor: 0, taxMinor: 0, totalMinor: 0 }

/** Adds the amounts of lines. */
export function sumLines(lines: readonly Totals[]): Totals {
  return lines.reduce<Totals>(
    (sum, line) => ({
      subtotalMinor: sum.subtotalMinor + line.subtotalMinor,
      discountMinor: sum.discountMinor + line.discountMinor,
      taxMinor: sum.taxMinor + line.taxMinor,
      totalMinor: sum.totalMinor + line.totalMinor,
    }),
    none,
  )
}

/** Splits the amounts of lines into what is paid online and what is paid later; each amount adds up to that of the lines. */
export function splitTotals(lines: readonly ChosenLine[]): { now: Totals; later: Totals } {
  const now = sumLines(lines.map(partPaidNow))
  const all = sumLines(lines)
  const later = {
    subtotalMinor: all.subtotalMinor - now.subtotalMinor,
    discountMinor: all.discountMinor - now.discountMinor,
    taxMinor: all.taxMinor - now.taxMinor,
    totalMinor: all.totalMinor - now.totalMinor,
  }
  return { now, later }
}

/** Of a deposit, the shares of tax and discount are those of the payment in the total. */
function partPaidNow(line: ChosenLine): Totals {
  const { payNowMinor, totalMinor, taxMinor, discountMinor, tax } = line
  if (payNowMinor === 0) return none
  if (payNowMinor === totalMinor) return line
  const share = (minor: number) => divideRounded(BigInt(minor) * BigInt(payNowMinor), BigInt(totalMinor))
  const part = { taxMinor: share(taxMinor), discountMinor: share(discountMinor) }
  const added = tax && !tax.included ? part.taxMinor : 0
  return { ...part, subtotalMinor: payNowMinor - added + part.discountMinor, totalMinor: payNowMinor }
}
