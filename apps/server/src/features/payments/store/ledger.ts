import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { instant, type Tx } from '../../../db/database.ts'
import type { LedgerEntry } from '../rules/ledger.ts'

/** What moved the money. */
export type LedgerCause = {
  type: 'CHARGE' | 'CHARGE_CHANGE' | 'PAYMENT' | 'REFUND' | 'REFUND_REVERSAL' | 'WAIVER' | 'DISPUTE'
  id: string
}

/** Posts a transaction that sums to zero. Nothing is posted without entries. */
export async function insertLedgerTransaction(
  tx: Tx,
  charge: { site_id: string; id: string; currency: string },
  { cause, entries }: { cause: LedgerCause; entries: readonly LedgerEntry[] },
  now: number,
): Promise<void> {
  if (entries.length === 0) return
  const id = randomUUIDv7()
  const lines = JSON.stringify(entries)
  await sql`
    with posted as (
      insert into ledger_transactions (site_id, id, charge_id, cause_type, cause_id, entries, occurred_at)
      values (${charge.site_id}, ${id}, ${charge.id}, ${cause.type}, ${cause.id}, ${entries.length}, ${instant(now)})
      returning site_id, id)
    insert into ledger_entries (site_id, transaction_id, number, account, currency, amount_minor)
    select posted.site_id, posted.id, line.number, line.entry ->> 'account', ${charge.currency},
      (line.entry ->> 'amountMinor')::bigint
    from posted, jsonb_array_elements(${lines}::jsonb) with ordinality as line (entry, number)`.execute(tx)
}
