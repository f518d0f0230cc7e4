import { sql } from 'kysely'
import { type Db, instant } from '../../../db/database.ts'
import type { ListedChange } from '../../../gateways/payments/provider.ts'
import type { PaymentProviderKind } from '../rules/ledger.ts'

type OnlineProvider = Exclude<PaymentProviderKind, 'ON_SITE'>
export type Reconciliation = { siteId: string; provider: OnlineProvider; checkedAt: string | null }

/** How long no other process takes a comparison that this one took, and a provider that failed is left alone. */
const takenMs = 10 * 60_000

/** Compares the books with a provider from now on. Changes nothing where they are already. */
export async function insertReconciliation(
  db: Db,
  { siteId, provider }: Pick<Reconciliation, 'siteId' | 'provider'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('provider_reconciliations')
    .values({ site_id: siteId, provider, check_at: instant(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes comparisons that are due; no other process takes them for some minutes. */
export async function takeReconciliations(
  db: Db,
  { now, limit }: { now: number; limit: number },
): Promise<Reconciliation[]> {
  const { rows } = await sql<Reconciliation>`
    update provider_reconciliations set check_at = ${instant(now + takenMs)}
    where (site_id, provider) in (
      select site_id, provider from provider_reconciliations where check_at <= ${instant(now)} order by check_at
      limit ${limit} for no key update skip locked)
    returning site_id as "siteId", provider, checked_at as "checkedAt"`.execute(db)
  return rows
}

export async function findReconciliation(
  db: Db,
  siteId: string,
  provider: OnlineProvider,
): Promise<Reconciliation | undefined> {
  const row = await db
    .selectFrom('provider_reconciliations')
    .select(['site_id as siteId', 'provider', 'checked_at as checkedAt'])
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row as Reconciliation | undefined
}

export async function saveReconciled(
  db: Db,
  { siteId, provider }: Reconciliation,
  { checkedAt, checkAt }: { checkedAt: number; checkAt: number },
): Promise<void> {
  await db
    .updateTable('provider_reconciliations')
    .set({ checked_at: instant(checkedAt), check_at: instant(checkAt) })
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .execute()
}

/** Returns the refunds of a provider that the books have otherwise, or not at all. */
export async function findDifferentRefunds(
  db: Db,
  siteId: string,
  listed: readonly ListedChange[],
): Promise<ListedChange[]> {
  const ids = listed.map(({ id }) => id)
  const { rows } = await sql<{ id: string; status: string }>`
    select distinct provider_refund_id as id, status from refunds
    where site_id = ${siteId} and provider_refund_id = any(${ids}::text[])`.execute(db)
  const booked = new Map(rows.map(({ id, status }) => [id, status]))
  // One that failed before it was heard of is not booked.
  return listed.filter(({ id, status }) => (booked.get(id) ?? 'FAILED') !== (status === 'PENDING' ? 'CREATED' : status))
}

/** Returns the disputes of a provider that the books have otherwise, or not at all. */
export async function findDifferentDisputes(
  db: Db,
  siteId: string,
  listed: readonly ListedChange[],
): Promise<ListedChange[]> {
  const ids = listed.map(({ id }) => id)
  const { rows } = await sql<{ id: string; status: string }>`
    select distinct provider_dispute_id as id, status from payment_disputes
    where site_id = ${siteId} and provider_dispute_id = any(${ids}::text[])`.execute(db)
  const booked = new Map(rows.map(({ id, status }) => [id, status]))
  return listed.filter(({ id, status }) => booked.get(id) !== status)
}
