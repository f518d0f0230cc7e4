import { instantToLocal } from '@kalends/availability'
import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { visibleTo } from '../../bookings/index.ts'
import type { ContactRow } from '../../contacts/index.ts'
import { toCsv } from '../../payments/index.ts'
import { findSite } from '../../sites/index.ts'
import { queryCustomerRows } from '../store/customers.ts'
import { type Figures, loadFigures } from '../store/figures.ts'

const heads = [
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Language',
  'Customer since',
  'Bookings',
  'Cancelled',
  'No-shows',
  'Last visit',
  'Next visit',
  'Pinned note',
]

// More than any business of this kind has, and less than would fill the memory.
const most = 500_000

/** Times are those of the business's clock, so that a spreadsheet shows what its people remember. */
export const exportCustomers: Operation<'exportCustomers'> = async ({ actor }, { longTransaction, clock }) => {
  if (!may(actor, 'EXPORT_LISTS')) return fail('PERMISSION_DENIED')
  const now = clock.now()
  const { siteId } = actor
  const all = { words: [], sort: 'NAME', limit: most, offset: 0 } as const
  const { site, rows, figures } = await longTransaction(async (tx) => {
    const [site, rows] = await Promise.all([findSite(tx, siteId), queryCustomerRows(tx, actor, all, now)])
    const contactIds = rows.map(({ id }) => id)
    const figures = await loadFigures(tx, { siteId, visible: visibleTo(actor), contactIds }, now)
    return { site, rows, figures }
  })
  const zone = site?.time_zone ?? 'UTC'
  const local = (at: string | number): string => instantToLocal(new Date(at).getTime(), zone)
  const lines = rows.map((row) =>
    buildLine(row, figures(row.id), (at) => at && local(at).slice(0, 16).replace('T', ' ')),
  )
  return { content: toCsv([heads, ...lines]), filename: `customers-${local(now).slice(0, 10)}.csv` }
}

function buildLine(row: ContactRow, figures: Figures, moment: (at: string | null) => string | null) {
  return [
    row.first_name,
    row.last_name,
    row.email,
    { phone: row.phone },
    row.language,
    moment(row.created_at),
    figures.bookings,
    figures.cancellations,
    figures.no_shows,
    moment(figures.last_visit),
    moment(figures.next_visit),
    figures.pinned_note,
  ]
}
