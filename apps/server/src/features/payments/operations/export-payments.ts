import { instantToLocal } from '@kalends/availability'
import { decimalText } from '@kalends/contract'
import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findSite } from '../../sites/index.ts'
import { toCsv } from '../rules/csv.ts'
import { readPaymentsFilter } from '../rules/payments-filter.ts'
import { type ExportedPayment, listExportedPayments } from '../store/query-payments.ts'

const heads = [
  'Time',
  'Status',
  'Customer',
  'For',
  'Description',
  'Method',
  'Card',
  'Currency',
  'Amount',
  'Refunded',
  'Tax',
  'Failure',
  'Recorded by',
  'Payment',
]
// More than any business of this kind has in some years, and less than would fill the memory.
const most = 100_000

/** Times are those of the business's clock, so that a spreadsheet shows what its people remember. */
export const exportPayments: Operation<'exportPayments'> = async ({ input, actor }, context) => {
  const { db, clock, longTransaction } = context
  if (!may(actor, 'EXPORT_LISTS')) return fail('PERMISSION_DENIED')
  const { siteId } = actor
  const { time_zone: zone } = (await findSite(db, siteId)) ?? fail('NOT_FOUND')
  const filter = readPaymentsFilter(input, clock.now())
  const rows = await longTransaction((tx) => listExportedPayments(tx, siteId, filter, most))
  return { content: toCsv([heads, ...rows.map((row) => buildLine(row, zone))]), filename: 'payments.csv' }
}

function buildLine(row: ExportedPayment, zone: string) {
  const decimal = (minor: number) => ({ amount: decimalText(minor, row.currency) })
  return [
    instantToLocal(Date.parse(row.created_at), zone).slice(0, 16).replace('T', ' '),
    row.status,
    row.customer,
    row.subject_type,
    row.description,
    row.method,
    row.card_last4 === null ? null : `${row.card_brand ?? ''} ${row.card_last4}`.trim(),
    row.currency,
    decimal(row.amount_minor),
    decimal(row.refunded_minor),
    decimal(row.tax_minor),
    row.failure_code,
    row.recorded_by_name,
    row.id,
  ]
}
