import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { type PagingMetadata, type Query, type QuerySpec, runQuery } from '../../../db/query/index.ts'
import { customerMatches, ofContact } from '../../contacts/index.ts'
import { type OrderRow, selectOrders } from './orders.ts'

/** What a list is narrowed to; absent and empty lists mean all. */
export type OrderFilter = {
  memberId?: string | undefined
  buyerIds?: readonly string[] | null | undefined
  planIds?: readonly string[] | null | undefined
  orderIds?: readonly string[] | null | undefined
  autoRenewCanceled?: boolean | null | undefined
  orderStatuses?: readonly string[] | null | undefined
  paymentStatuses?: readonly string[] | null | undefined
  withoutDrafts?: boolean
  /** Words of the customer's name, email address or phone number. */
  words?: readonly string[]
  contactId?: string | undefined
  isRecurring?: boolean | undefined
}

export async function queryOrders(
  db: Db,
  siteId: string,
  filter: OrderFilter,
  query: Pick<Query, 'sort' | 'paging'>,
): Promise<{ rows: OrderRow[]; pagingMetadata: PagingMetadata }> {
  const { rows, pagingMetadata } = await runQuery({ base: filtered(db, siteId, filter), spec, query })
  return { rows: rows as unknown as OrderRow[], pagingMetadata }
}

function filtered(db: Db, siteId: string, filter: OrderFilter) {
  let found = selectOrders(db, siteId)
  if (filter.memberId !== undefined) found = found.where('orders.member_id', '=', filter.memberId)
  if (filter.withoutDrafts) found = found.where('orders.status', '!=', 'DRAFT')
  if (filter.words?.length) found = found.where(customerMatches(siteId, sql.ref('orders.contact_id'), filter.words))
  if (filter.contactId !== undefined) {
    found = found.where(ofContact(siteId, sql.ref('orders.contact_id'), filter.contactId))
  }
  if (filter.isRecurring !== undefined) found = found.where('orders.is_recurring', '=', filter.isRecurring)
  if (filter.buyerIds?.length) {
    const ids = [...filter.buyerIds]
    found = found.where((eb) => eb.or([eb('orders.member_id', 'in', ids), eb('orders.contact_id', 'in', ids)]))
  }
  if (filter.planIds?.length) found = found.where('orders.plan_id', 'in', [...filter.planIds])
  if (filter.orderIds?.length) found = found.where('orders.id', 'in', [...filter.orderIds])
  if (filter.orderStatuses?.length) found = found.where('orders.status', 'in', [...filter.orderStatuses])
  if (filter.paymentStatuses?.length) {
    found = found.where('orders.last_payment_status', 'in', [...filter.paymentStatuses])
  }
  if (typeof filter.autoRenewCanceled === 'boolean') {
    found = found.where('orders.auto_renew_canceled', '=', filter.autoRenewCanceled)
  }
  return found
}

const spec: QuerySpec = {
  name: 'orders',
  fields: [
    { name: 'id', column: sql`orders.id`, type: 'guid' },
    { name: 'createdDate', column: sql`orders.created_at`, type: 'timestamp', required: true },
    { name: 'endDate', column: sql`orders.end_at`, type: 'timestamp' },
  ],
  id: 'id',
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxSortEntries: 1,
  paging: ['offset'],
  defaultLimit: 50,
  maxLimit: 50,
}

/** An order with its customer, as a line of a file. */
export type ExportedOrder = Pick<
  OrderRow,
  | 'id'
  | 'plan_name'
  | 'status'
  | 'last_payment_status'
  | 'type'
  | 'created_at'
  | 'start_at'
  | 'end_at'
  | 'currency'
  | 'plan_price_minor'
> & { customer: string; email: string | null }

/** Lists orders for a file, latest first; drafts are left out. */
export async function listExportedOrders(db: Db, siteId: string, limit: number): Promise<ExportedOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('contacts as bought', (join) =>
      join.onRef('bought.site_id', '=', 'orders.site_id').onRef('bought.id', '=', 'orders.contact_id'),
    )
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.site_id', '=', 'orders.site_id')
        .on('contacts.id', '=', sql<string>`coalesce(bought.merged_into_id, bought.id)`),
    )
    .where('orders.site_id', '=', siteId)
    .where('orders.status', '!=', 'DRAFT')
    .select([
      'orders.id',
      'orders.plan_name',
      'orders.status',
      'orders.last_payment_status',
      'orders.type',
      'orders.created_at',
      'orders.start_at',
      'orders.end_at',
      'orders.currency',
      'orders.plan_price_minor',
      'contacts.email',
      sql<string>`trim(concat_ws(' ', contacts.first_name, contacts.last_name))`.as('customer'),
    ])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .limit(limit)
    .execute()
  return rows as ExportedOrder[]
}
