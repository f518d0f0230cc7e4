import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../../db/database.ts'
import type { ProviderDispute } from '../../../gateways/payments/provider.ts'
import type { PaymentRow } from './payments.ts'

type Status = { status: ProviderDispute['status'] }
export type DisputeRow = Omit<Selectable<Database['payment_disputes']>, 'status'> & Status

/** A dispute as it was saved; `withdrawnBefore`: what the books had as withdrawn. */
export type SavedDispute = Pick<ProviderDispute, 'status' | 'withdrawnMinor'> & { withdrawnBefore: number }

/**
 * Saves what the provider says about a dispute of a locked payment. Undefined if nothing is new: one that has ended does not
 * open again, as an old message would have it.
 */
export async function saveDispute(
  tx: Tx,
  payment: PaymentRow,
  { id, status, amountMinor, withdrawnMinor, reason }: ProviderDispute,
  now: number,
): Promise<SavedDispute | undefined> {
  const known = (await listDisputes(tx, payment.site_id, payment.id)).find((row) => row.provider_dispute_id === id)
  if (known && known.status !== 'OPEN' && status === 'OPEN') return undefined
  if (known && known.status === status && known.withdrawn_minor === Math.min(withdrawnMinor, known.amount_minor))
    return undefined
  const withdrawn_minor = known ? Math.min(withdrawnMinor, known.amount_minor) : withdrawnMinor
  await sql`
    insert into payment_disputes as known (site_id, payment_id, provider, provider_dispute_id, status, amount_minor,
      withdrawn_minor, reason, created_at, updated_at)
    values (${payment.site_id}, ${payment.id}, ${payment.provider}, ${id}, ${status}, ${amountMinor}, ${withdrawn_minor},
      ${reason}, ${instant(now)}, ${instant(now)})
    on conflict on constraint payment_disputes_pkey do update
      set status = excluded.status, withdrawn_minor = excluded.withdrawn_minor, updated_at = excluded.updated_at`.execute(
    tx,
  )
  return { status, withdrawnMinor: withdrawn_minor, withdrawnBefore: known?.withdrawn_minor ?? 0 }
}

/** Returns what banks hold of some payments while they decide. */
export async function sumHeld(db: Db, siteId: string, paymentIds: readonly string[]): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map()
  const { rows } = await sql<{ payment_id: string; held: number }>`
    select payment_id, sum(withdrawn_minor)::bigint as held from payment_disputes
    where site_id = ${siteId} and payment_id = any(${[...paymentIds]}::uuid[]) and status = 'OPEN'
    group by payment_id`.execute(db)
  return new Map(rows.map(({ payment_id, held }) => [payment_id, held]))
}

export async function listDisputes(db: Db, siteId: string, paymentId: string): Promise<DisputeRow[]> {
  const rows = await db
    .selectFrom('payment_disputes')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('provider_dispute_id')
    .execute()
  return rows as DisputeRow[]
}
