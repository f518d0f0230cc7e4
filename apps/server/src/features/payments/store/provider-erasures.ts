import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, instant } from '../../../db/database.ts'

/** How long a provider that did not answer is left alone. */
const retryMs = 15 * 60_000

export type ProviderErasure = { siteId: string; contactId: string; provider: string }

/** Takes customers that their provider has still to delete; no other process takes them for some minutes. */
export async function takeErasures(db: Db, { now, limit }: { now: number; limit: number }): Promise<ProviderErasure[]> {
  const { rows } = await sql<ProviderErasure>`
    update provider_erasures set due_at = ${instant(now + retryMs)}
    where (site_id, contact_id, provider) in (
      select site_id, contact_id, provider from provider_erasures where due_at <= ${instant(now)}
      order by due_at limit ${limit} for no key update skip locked)
    returning site_id as "siteId", contact_id as "contactId", provider`.execute(db)
  return rows
}

/**
 * Clears what payments and card setups of a customer say about them once they have ended. Returns true if none is open any
 * more: their pages need the address to return to.
 */
export async function clearEnded(db: Db, { siteId, contactId }: ProviderErasure): Promise<boolean> {
  await sql`update payments set return_url = null, card_brand = null, card_last4 = null, idempotency_key = 'server:erased:' || id
    where site_id = ${siteId} and contact_id = ${contactId} and check_at is null`.execute(db)
  await sql`update refunds set idempotency_key = 'server:erased:' || id
    where site_id = ${siteId} and check_at is null and payment_id in (
      select id from payments where site_id = ${siteId} and contact_id = ${contactId})`.execute(db)
  await sql`update card_setups set return_url = '', idempotency_key = 'server:erased:' || id
    where site_id = ${siteId} and contact_id = ${contactId} and check_at is null`.execute(db)
  const { rows } = await sql`
    select from payments where site_id = ${siteId} and contact_id = ${contactId} and check_at is not null
    union all select from card_setups where site_id = ${siteId} and contact_id = ${contactId} and check_at is not null
    limit 1`.execute(db)
  return rows.length === 0
}

/** The provider has deleted a customer: that it did is recorded, and nothing waits any more. */
export async function endErasure(
  db: Db,
  { siteId, contactId, provider, now }: ProviderErasure & { now: number },
): Promise<void> {
  await sql`with done as (
      delete from provider_erasures
      where site_id = ${siteId} and contact_id = ${contactId} and provider = ${provider} returning site_id)
    insert into erasures (site_id, id, kind, count, reason, occurred_at)
    select site_id, ${randomUUID()}, ${`provider:${provider}`}, 1, 'request', ${instant(now)}::timestamptz from done`.execute(
    db,
  )
}
