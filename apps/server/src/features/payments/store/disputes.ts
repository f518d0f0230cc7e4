import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../../db/database.ts'
import type { ProviderDispute } from '../../../gateways/payments/provider.ts'
import type { PaymentRow } from './payments.ts'

type Status = { status: ProviderDispute['status'] }
export type DisputeRow = Omit<Selectable<Database['payment_disputes']>, 'status'> & Status

/** Saves what the provider says about a dispute. Returns true if it is new or its status changed. */
export async function saveDispute(
  tx: Tx,
  payment: PaymentRow,
  dispute: ProviderDispute,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_disputes as known (site_id, payment_id, provider, provider_dispute_id, status, amount_minor, reason,
      created_at, updated_at)
    values (${payment.site_id}, ${payment.id}, ${payment.provider}, ${dispute.id}, ${dispute.status},
      ${dispute.amountMinor}, ${dispute.reason}, ${instant(now)}, ${instant(now)})
    on conflict on constraint payment_disputes_pkey do update
      set status = excluded.status, updated_at = excluded.updated_at where known.status <> excluded.status
    returning status`.execute(tx)
  return rows.length > 0
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
