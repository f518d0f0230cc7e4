import { env } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { post } from '../http/post.ts'
import type { Measured } from '../table/row.ts'
import type { Shop } from './shop.ts'

/** Fewer when the measurement itself is tried. */
const ORDERS = env.BENCH_SECONDS === undefined ? 100_000 : 10_000
/** A day's share of orders that renew every month. */
const DUE = Math.floor(ORDERS / 30)
const BUDGET_SECONDS = 300
const PATIENCE_SECONDS = 2 * BUDGET_SECONDS

/**
 * How long the minute job takes to renew a day's share of the orders. The orders are copies of one that staff sold, with
 * its cycle, charge and credits.
 */
export async function measureClock(shop: Shop, client: pg.Client): Promise<Measured> {
  const sold = { planId: shop.monthlyPlanId, memberId: shop.memberId, paid: true }
  const { order } = await post<{ order: { id: string } }>(shop.url, '/v2/checkout/orders/offline', sold, shop.headers)
  await copyOrder(client, shop.siteId, order.id)
  const seconds = await waitForRenewal(client, shop)
  return {
    yardsticks: [{ name: `orders renewed by the clock, of ${ORDERS}`, value: DUE / seconds, unit: 'per second' }],
    rows: [
      {
        name: `${DUE} of ${ORDERS} monthly orders renewed, a day's share`,
        value: seconds,
        unit: 's',
        budget: `≤ ${BUDGET_SECONDS} s`,
        passed: seconds <= BUDGET_SECONDS,
      },
    ],
  }
}

/** Copies an order until there are enough, each with a member of its own. The first ones are due, the others in the month that follows. */
async function copyOrder(client: pg.Client, siteId: string, orderId: string): Promise<void> {
  await client.query('begin')
  await client.query(
    `create temporary table copies on commit drop as
     select gen_random_uuid() as order_id, gen_random_uuid() as contact_id, gen_random_uuid() as member_id,
       gen_random_uuid() as charge_id,
       now() + case when n <= ${DUE} then interval '-1 minute'
         else interval '1 hour' + (n - ${DUE}) * interval '28 days' / ${ORDERS} end as ends_at
     from generate_series(1, ${ORDERS}) n`,
  )
  const copy = (table: string, own: Record<string, string>, from = 'order_id') =>
    insertCopies(client, { table, own, from, siteId, orderId })
  const startsAt = `c.ends_at - interval '1 month'`
  await copy('contacts', { id: 'c.contact_id', email: `'customer-' || c.contact_id || '@example.org'` })
  await copy('members', {
    id: 'c.member_id',
    contact_id: 'c.contact_id',
    login_email: `'customer-' || c.contact_id || '@example.org'`,
    slug: `'customer-' || c.member_id`,
  })
  await copy(
    'orders',
    {
      id: 'c.order_id',
      subscription_id: 'gen_random_uuid()',
      member_id: 'c.member_id',
      contact_id: 'c.contact_id',
      charge_id: 'c.charge_id',
      start_at: startsAt,
      cycle_started_at: startsAt,
      cycle_ends_at: 'c.ends_at',
      due_at: 'c.ends_at',
    },
    'id',
  )
  await copy('order_cycles', { order_id: 'c.order_id', started_at: startsAt })
  await copy(
    'charges',
    { id: 'c.charge_id', subject_id: 'c.order_id', contact_id: 'c.contact_id', created_at: startsAt },
    'subject_id',
  )
  await copy('credit_grants', {
    id: 'gen_random_uuid()',
    order_id: 'c.order_id',
    contact_id: 'c.contact_id',
    starts_at: startsAt,
    expires_at: 'c.ends_at',
  })
  await client.query('commit')
  // Autovacuum would do this within the next minute.
  await client.query('vacuum (analyze) contacts, members, orders, order_cycles, charges, credit_grants')
}

type Copies = { table: string; own: Record<string, string>; from: string; siteId: string; orderId: string }

/** Inserts a row for each copy: like that of the order, except for its `own` columns. */
async function insertCopies(client: pg.Client, { table, own, from, siteId, orderId }: Copies): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const ofBuyer = (column: string) => `t.id = (select ${column} from orders where site_id = $1 and id = $2)`
  const buyers: Record<string, string> = { contacts: ofBuyer('contact_id'), members: ofBuyer('member_id') }
  const original = buyers[table] ?? `t.${from} = $2`
  await client.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
     select ${names.map((name) => own[name] ?? `t."${name}"`).join(', ')}
     from ${table} t, copies c where t.site_id = $1 and ${original}`,
    [siteId, orderId],
  )
}

type Standing = { renewed: number; others: number; seconds: number }

/**
 * Waits until every due order is renewed, and returns the seconds from the first renewal to the last. Throws if an order
 * moved that was not due, or by more than one cycle.
 */
async function waitForRenewal(client: pg.Client, shop: Shop): Promise<number> {
  const deadline = performance.now() + PATIENCE_SECONDS * 1000
  while (performance.now() < deadline) {
    const { renewed, others, seconds } = await readStanding(client, shop)
    if (renewed > DUE || others !== ORDERS + 1 - renewed) {
      throw new Error(`${renewed} orders were renewed and ${others} were not; ${DUE} of ${ORDERS + 1} are due`)
    }
    if (renewed === DUE) return seconds
    await sleep(1000)
  }
  throw new Error(`${DUE} orders were not renewed within ${PATIENCE_SECONDS} s`)
}

/** Renewed orders are in their second cycle, with a charge of it; the others are in their first. */
async function readStanding(client: pg.Client, { siteId, monthlyPlanId }: Shop): Promise<Standing> {
  const { rows } = await client.query<Standing>(
    `select
       count(*) filter (where o.cycle_index = 2 and o.cycle_ends_at > now() and h.id is not null and g.id is not null)::integer
         as renewed,
       count(*) filter (where o.cycle_index = 1 and h.id is null)::integer as others,
       coalesce(extract(epoch from max(h.created_at) - min(h.created_at)), 0)::float as seconds
     from orders o
     left join charges h on h.site_id = o.site_id and h.subject_type = 'ORDER' and h.subject_id = o.id and h.cycle = 2
     left join credit_grants g on g.site_id = o.site_id and g.order_id = o.id and g.cycle = 2
     where o.site_id = $1 and o.plan_id = $2`,
    [siteId, monthlyPlanId],
  )
  return rows[0] ?? { renewed: 0, others: 0, seconds: 0 }
}
