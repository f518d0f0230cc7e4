import { sql } from './database.ts'

/**
 * Returns the balance of each account of money, in minor units, by what was sold: a booking, an order or a fee. Tax is
 * part of the revenue here: the browser tests share a business, and one of them changes its taxes.
 */
export async function moneyOf(subjectId: string): Promise<Record<string, number>> {
  const rows = await sql(
    `select replace(e.account, 'TAX', 'REVENUE') as account, sum(e.amount_minor)::int as balance
     from charges c
     join ledger_transactions t on t.site_id = c.site_id and t.charge_id = c.id
     join ledger_entries e on e.site_id = t.site_id and e.transaction_id = t.id
     where c.subject_id = $1
     group by 1 having sum(e.amount_minor) <> 0 order by 1`,
    [subjectId],
  )
  return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]))
}

/** Returns the balance of each account of the credits of an order. */
export async function creditsOf(orderId: string): Promise<Record<string, number>> {
  const rows = await sql(
    `select e.account, sum(e.quantity)::int as balance
     from credit_grants g
     join credit_entries e on e.site_id = g.site_id and e.grant_id = g.id
     where g.order_id = $1
     group by e.account having sum(e.quantity) <> 0 order by e.account`,
    [orderId],
  )
  return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]))
}
