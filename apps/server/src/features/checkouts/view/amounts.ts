import { type checkouts, decimalText } from '@kalends/contract'
import type { LineTax, Totals } from '../rules/totals.ts'

/** Formats amounts for one business: its currency and language. */
export type Money = { currency: string; language: string }

/** A business has one currency: the converted amount is the same. */
export function priceView(minor: number, { currency, language }: Money): checkouts.MultiCurrencyPrice {
  const amount = decimalText(minor, currency)
  const formatted = new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount as never)
  return { amount, convertedAmount: amount, formattedAmount: formatted, formattedConvertedAmount: formatted }
}

export function summaryView(totals: Totals, money: Money): checkouts.PriceSummary {
  return {
    subtotal: priceView(totals.subtotalMinor, money),
    shipping: priceView(0, money),
    tax: priceView(totals.taxMinor, money),
    discount: priceView(totals.discountMinor, money),
    total: priceView(totals.totalMinor, money),
    additionalFees: priceView(0, money),
  }
}

/** The tax of a line: its rate is a fraction on the wire. */
export function taxDetailsView(
  { taxMinor, totalMinor }: Totals,
  tax: LineTax | null,
  money: Money,
): checkouts.ItemTaxFullDetails {
  const taxableAmount = priceView(totalMinor - taxMinor, money)
  const totalTax = priceView(taxMinor, money)
  const taxRate = toFraction(tax?.percent ?? '0')
  return {
    taxableAmount,
    taxRate,
    totalTax,
    isTaxIncluded: tax?.included ?? false,
    taxBreakdown: tax ? [{ taxName: tax.name, rate: taxRate, taxAmount: totalTax, taxableAmount, ...undivided }] : [],
  }
}

const undivided = { jurisdictionType: 'UNDEFINED' } as const

/** Divides a percentage by a hundred, exactly: 19 is 0.19, 5.5 is 0.055. */
function toFraction(percent: string): string {
  const [whole = '0', decimals = ''] = percent.split('.')
  const digits = whole.padStart(3, '0')
  const text = `${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`
  return text.replace(/^0+(?=\d)/, '').replace(/\.?0+$/, '')
}
