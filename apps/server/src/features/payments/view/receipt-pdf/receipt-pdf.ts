import { setImmediate } from 'node:timers/promises'
import { minorDigits } from '@kalends/contract'
import type { PaymentMethodKind } from '../../rules/ledger.ts'
import type { ReceiptRow } from '../../store/receipts.ts'
import { Sheet } from './sheet.ts'
import { type ReceiptTexts, receiptTexts } from './texts.ts'

const gray = '#5b6470'

/** Draws a receipt or credit note as PDF. The same receipt always gives the same words; dates are those of the business. */
export async function receiptPdf(
  row: ReceiptRow,
  { language, timeZone }: { language: string | null | undefined; timeZone: string },
): Promise<Buffer> {
  const texts = receiptTexts(language)
  const { document } = row
  const at = new Date(row.issued_at)
  const title = texts.title[row.kind](row.number)
  const sheet = new Sheet(texts.direction, { title, author: document.businessName, at })
  const below = (text: string, style: Parameters<Sheet['write']>[1], space = 0) =>
    sheet.move(sheet.write(text, style) + space, 24)
  below(document.businessName, { size: 18, isBold: true }, 4)
  if (document.header) below(document.header, { color: gray })
  sheet.move(20)
  below(title, { size: 14, isBold: true }, 8)
  const day = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'long', timeZone }).format(at)
  writePair(sheet, texts.issued, day)
  const customer = [document.customerName, document.customerEmail].filter(Boolean).join(', ')
  if (customer) writePair(sheet, texts.customer, customer)
  sheet.move(16)
  await writeLines(sheet, row, texts)
  sheet.move(12)
  const money = moneyOf(texts.locale, row.currency)
  writeSum(sheet, texts.sum[row.kind], money(row.amount_minor), true)
  if (row.tax_minor > 0) writeSum(sheet, texts.paidTax, money(row.tax_minor))
  const method = texts.method[document.method as PaymentMethodKind]
  writeSum(sheet, texts.paidBy, document.card ? `${method}, \u2066${document.card}\u2069` : method)
  if (document.footer) {
    sheet.move(24)
    below(document.footer, { color: gray })
  }
  return sheet.end()
}

function writePair(sheet: Sheet, name: string, value: string): void {
  sheet.write(name, { color: gray, width: 110 })
  sheet.move(sheet.write(value, { at: 120, width: sheet.width - 120 }), 20)
}

/** Lines that are drawn at once: other requests go on between them. */
const atOnce = 20

const columns = { item: 300, quantity: 70, amount: 113 }

async function writeLines(sheet: Sheet, row: ReceiptRow, texts: ReceiptTexts): Promise<void> {
  const { document, currency } = row
  const money = moneyOf(texts.locale, currency)
  const number = new Intl.NumberFormat(texts.locale)
  const inDays = new Intl.NumberFormat(texts.locale, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  writeRow(sheet, [texts.item, texts.quantity, texts.amount], { color: gray })
  for (const [index, { name, quantity, days, amountMinor, kind }] of document.lines.entries()) {
    const item = days === undefined ? name : `${name}, ${inDays.format(days)}`
    writeRow(sheet, [
      kind ? texts.paidElsewhere : item || texts.adjustment,
      number.format(quantity),
      money(amountMinor),
    ])
    if (index % atOnce === atOnce - 1) await setImmediate()
  }
  sheet.rule()
  sheet.move(8)
  const { taxName, taxPercent, taxIncluded, discountMinor, subtotalMinor, chargeTaxMinor, totalMinor } = document
  const tax = `${taxName ?? ''} ${Number(taxPercent ?? 0)}%`
  if (!taxIncluded && (taxName !== null || discountMinor > 0)) writeSum(sheet, texts.subtotal, money(subtotalMinor))
  if (discountMinor > 0) writeSum(sheet, texts.discount, money(-discountMinor))
  if (taxName !== null && !taxIncluded) writeSum(sheet, tax, money(chargeTaxMinor))
  writeSum(sheet, texts.total, money(totalMinor), true)
  if (taxName !== null && taxIncluded) writeSum(sheet, texts.taxIncluded(tax), money(chargeTaxMinor))
}

function writeRow(
  sheet: Sheet,
  [item, quantity, amount]: [string, string, string],
  style: { color?: string } = {},
): void {
  sheet.move(0, 40)
  sheet.rule()
  sheet.move(6)
  const height = sheet.write(item, { ...style, width: columns.item })
  sheet.write(quantity, { ...style, at: columns.item, width: columns.quantity, align: 'end' })
  sheet.write(amount, { ...style, at: columns.item + columns.quantity, width: columns.amount, align: 'end' })
  sheet.move(height + 6)
}

function writeSum(sheet: Sheet, name: string, value: string, isBold = false): void {
  sheet.move(0, 24)
  const height = sheet.write(name, { isBold, width: 300 })
  sheet.write(value, { isBold, at: 300, width: sheet.width - 300, align: 'end' })
  sheet.move(height + 3)
}

function moneyOf(locale: string, currency: string): (minor: number) => string {
  const decimals = minorDigits(currency)
  const fixed = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...fixed })
  return (minor) => format.format(minor / 10 ** decimals)
}
