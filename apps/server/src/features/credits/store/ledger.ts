import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'
import { samePersonIds } from '../../contacts/index.ts'
import type { CreditEntry } from '../rules/entries.ts'

export type CreditCause = { type: 'GRANT' | 'SPEND' | 'RETURN' | 'EXPIRE' | 'ADJUST'; id: string }

export type NewCreditTransaction = {
  siteId: string
  id: string
  cause: CreditCause
  entries: readonly CreditEntry[]
  bookingId?: string
  reason?: string
  actorName?: string
  occurredAt: number
}

/** Posts a transaction; what remains of its balances follows. */
export async function insertCreditTransaction(tx: Tx, posted: NewCreditTransaction): Promise<void> {
  const { siteId, id, cause, entries } = posted
  await tx
    .insertInto('credit_transactions')
    .values({
      site_id: siteId,
      id,
      cause_type: cause.type,
      cause_id: cause.id,
      booking_id: posted.bookingId ?? null,
      reason: posted.reason ?? null,
      actor_name: posted.actorName ?? null,
      entries: entries.length,
      occurred_at: instant(posted.occurredAt),
    })
    .execute()
  await tx
    .insertInto('credit_entries')
    .values(
      entries.map(({ grantId, account, quantity }, index) => ({
        site_id: siteId,
        transaction_id: id,
        number: index + 1,
        grant_id: grantId,
        account,
        quantity,
      })),
    )
    .execute()
}

export type HistoryRow = {
  id: string
  occurredAt: string
  type: CreditCause['type']
  quantity: number
  balanceId: string
  planName: string
  bookingId: string | null
  reason: string | null
  actorName: string | null
}

/** Lists how the credits of a customer changed, latest first. Uses of unlimited plans are listed as well. */
export async function listHistory(
  db: Db,
  { siteId, contactId, orderId }: { siteId: string; contactId: string; orderId?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: HistoryRow[]; total: number }> {
  const { rows } = await sql<HistoryRow & { total: number }>`
    select t.id, t.occurred_at as "occurredAt", t.cause_type as type, e.grant_id as "balanceId",
      (case when e.account = 'USED' then - e.quantity else e.quantity end) as quantity,
      o.plan_name as "planName", t.booking_id as "bookingId", t.reason, t.actor_name as "actorName",
      (count(*) over ())::integer as total
    from credit_grants g
      join orders o on o.site_id = g.site_id and o.id = g.order_id
      join credit_entries e on e.site_id = g.site_id and e.grant_id = g.id
      join credit_transactions t on t.site_id = e.site_id and t.id = e.transaction_id
    where g.site_id = ${siteId}
      and (e.account = 'AVAILABLE' or e.account = 'USED' and g.quantity is null and not exists (
        select from credit_entries other where other.site_id = e.site_id and other.transaction_id = e.transaction_id
          and other.account = 'AVAILABLE'))
      and g.contact_id in (${samePersonIds(siteId, contactId)})
      and (${orderId ?? null}::uuid is null or g.order_id = ${orderId ?? null}::uuid)
    order by t.occurred_at desc, t.id desc, e.number
    limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}
