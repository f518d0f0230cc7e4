import { daysBetween, instantToLocal, localDayBounds } from '@kalends/availability'
import { decimalText } from '@kalends/contract'
import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { findSite } from '../../sites/index.ts'
import { toCsv } from '../rules/csv.ts'
import { listTakings, type TakingsEntry } from '../store/takings.ts'

const heads = [
  'Time',
  'Kind',
  'Number',
  'Customer',
  'For',
  'Description',
  'Method',
  'Currency',
  'Amount',
  'Tax',
  'Recorded by',
]
const kinds = { PAYMENT: 'Payment', REFUND: 'Refund', REVERSAL: 'Refund returned' }
const longestDays = 366
// More than any business of this kind has in a year, and less than would fill the memory.
const most = 500_000

/** Times are those of the business's clock, so that a spreadsheet shows what its people remember. */
export const exportTakings: Operation<'exportTakings'> = async ({ input, actor }, { db, longTransaction }) => {
  if (!may(actor, 'EXPORT_LISTS')) return fail('PERMISSION_DENIED')
  const { siteId } = actor
  const days = daysBetween(input.from, input.to)
  if (days < 0 || days >= longestDays) {
    const description = 'must be on or after "from", and less than 366 days later'
    return refuseFields([{ field: 'to', description, violatedRule: 'OTHER', ruleName: 'INVALID_PERIOD', data: {} }])
  }
  const site = (await findSite(db, siteId)) ?? fail('NOT_FOUND')
  const from = localDayBounds(input.from, site.time_zone).start
  const to = localDayBounds(input.to, site.time_zone).end
  const entries = await longTransaction((tx) => listTakings(tx, siteId, { from, to, limit: most }))
  const lines = entries.map((entry) => buildLine(entry, site.time_zone))
  return { content: toCsv([heads, ...lines]), filename: `takings-${input.from}-${input.to}.csv` }
}

function buildLine(entry: TakingsEntry, zone: string) {
  const { currency } = entry
  return [
    instantToLocal(Date.parse(entry.at), zone).slice(0, 16).replace('T', ' '),
    kinds[entry.kind],
    entry.receipt_number,
    entry.customer,
    entry.subject_type,
    entry.description,
    entry.method,
    currency,
    { amount: decimalText(entry.amount_minor, currency) },
    { amount: decimalText(entry.tax_minor, currency) },
    entry.recorded_by_name,
  ]
}
