import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { customerMatches, ofContact } from '../../contacts/index.ts'
import type { OrderPaymentStatus, OrderStatus } from '../rules/order-state.ts'

export type OrdersFilter = {
  words: readonly string[]
  /** Found besides what matches the words. */
  number: number | undefined
  statuses: readonly OrderStatus[]
  paymentStatuses?: readonly OrderPaymentStatus[] | undefined
  contactId?: string | undefined
}

export type ListedOrder = {
  id: string
  number: number
  status: OrderStatus
  payment_status: OrderPaymentStatus
  contact_id: string | null
  currency: string
  total_minor: number
  paid_minor: number
  refunded_minor: number
  created_at: string
  names: string[]
}

const ofLines = (selected: string) => sql`(
  select ${sql.raw(selected)} from checkout_order_lines as lines
  left join charges on charges.site_id = lines.site_id and charges.id = lines.charge_id
  where lines.site_id = orders.site_id and lines.order_id = orders.id)`

/** Lists orders of checkouts, latest first, and counts them. */
export async function queryOrderRows(
  db: Db,
  siteId: string,
  filter: OrdersFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: ListedOrder[]; total: number }> {
  const { words, number, statuses, paymentStatuses, contactId } = filter
  const matches = customerMatches(siteId, sql.ref('orders.contact_id'), words)
  const base = db
    .selectFrom('checkout_orders as orders')
    .where('orders.site_id', '=', siteId)
    .where(sql<SqlBool>`orders.status = any(${[...statuses]})`)
    .$if(paymentStatuses !== undefined, (query) =>
      query.where(sql<SqlBool>`orders.payment_status = any(${[...(paymentStatuses ?? [])]})`),
    )
    .$if(contactId !== undefined, (query) =>
      query.where(ofContact(siteId, sql.ref('orders.contact_id'), contactId ?? '')),
    )
    .$if(words.length > 0, (query) =>
      query.where((eb) => (number === undefined ? matches : eb.or([matches, eb('orders.number', '=', number)]))),
    )
  const [rows, { total }] = await Promise.all([
    base
      .select([
        'orders.id',
        'orders.number',
        'orders.status',
        'orders.payment_status',
        'orders.contact_id',
        'orders.currency',
        'orders.total_minor',
        'orders.created_at',
        sql<number>`coalesce(${ofLines('sum(charges.paid_minor)')}, 0)::bigint`.as('paid_minor'),
        sql<number>`coalesce(${ofLines('sum(charges.refunded_minor)')}, 0)::bigint`.as('refunded_minor'),
        sql<string[]>`${ofLines('array_agg(lines.name order by lines.rank)')}`.as('names'),
      ])
      .orderBy('orders.created_at', 'desc')
      .orderBy('orders.id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows as ListedOrder[], total }
}
