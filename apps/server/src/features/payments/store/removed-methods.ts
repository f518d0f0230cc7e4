import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'

/** How long a provider that did not answer is left alone. */
const retryMs = 15 * 60_000

/**
 * Locks every card of these contacts, or of those only what `enteredBy` entered or nobody entered for a booking or an
 * order. Returns their ids.
 */
export async function lockMethodsOf(
  tx: Tx,
  siteId: string,
  { contactIds, enteredBy }: { contactIds: readonly string[]; enteredBy: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from payment_methods
    where site_id = ${siteId} and deleted_at is null
      and (contact_id = any(${[...contactIds]}::uuid[])
          and (${enteredBy}::uuid is null or member_id is null and booking_id is null and order_id is null)
        or member_id = ${enteredBy}::uuid)
    order by id for no key update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Locks the cards of a contact that these members entered since an instant, not for a booking or an order. Returns their ids. */
export async function lockMethodsSince(
  tx: Tx,
  siteId: string,
  { contactId, memberIds, since }: { contactId: string; memberIds: readonly string[]; since: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from payment_methods
    where site_id = ${siteId} and deleted_at is null and contact_id = ${contactId} and booking_id is null
      and order_id is null and member_id = any(${[...memberIds]}::uuid[]) and created_at >= ${instant(since)}
    order by id for no key update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Deletes locked cards, and leaves their removal at the provider to the job. */
export async function removeMethods(tx: Tx, siteId: string, ids: readonly string[], now: number): Promise<void> {
  await sql`update payment_methods set deleted_at = ${instant(now)}, is_default = false, check_at = null,
    remove_at = ${instant(now)}
    where site_id = ${siteId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/**
 * Marks pages that are still saving a card, of these contacts or only those that `enteredBy` pays: what they save is
 * removed at once.
 */
export async function dropOpenCards(
  tx: Tx,
  siteId: string,
  { contactIds, enteredBy }: { contactIds: readonly string[]; enteredBy: string | null },
): Promise<void> {
  const isTheirs = sql<boolean>`(contact_id = any(${[...contactIds]}::uuid[]) and ${enteredBy}::uuid is null
    or payer_member_id = ${enteredBy}::uuid)`
  await sql`update card_setups set drops_card = true
    where site_id = ${siteId} and status <> 'SUCCEEDED' and ${isTheirs}`.execute(tx)
  await sql`update payments set drops_card = true
    where site_id = ${siteId} and save_method and status <> 'SUCCEEDED' and ${isTheirs}`.execute(tx)
}

/** The same for pages on which these members are saving a card to a contact. */
export async function dropOpenCardsOf(
  tx: Tx,
  siteId: string,
  { contactId, memberIds }: { contactId: string; memberIds: readonly string[] },
): Promise<void> {
  const isTheirs = sql<boolean>`contact_id = ${contactId} and payer_member_id = any(${[...memberIds]}::uuid[])`
  await sql`update card_setups set drops_card = true
    where site_id = ${siteId} and status <> 'SUCCEEDED' and ${isTheirs}`.execute(tx)
  await sql`update payments set drops_card = true
    where site_id = ${siteId} and save_method and status <> 'SUCCEEDED' and ${isTheirs}`.execute(tx)
}

/** Deletes cards that belong to a single booking, among some; cards of contacts and orders stay. */
export async function removeBookingCards(
  tx: Tx,
  cards: readonly { siteId: string; methodId: string }[],
  now: number,
): Promise<void> {
  if (cards.length === 0) return
  await sql`update payment_methods set deleted_at = ${instant(now)}, check_at = null, remove_at = ${instant(now)}
    where (site_id, id) in (select * from unnest(${cards.map(({ siteId }) => siteId)}::uuid[],
      ${cards.map(({ methodId }) => methodId)}::uuid[]))
    and booking_id is not null and deleted_at is null`.execute(tx)
}

export type RemovedMethod = { siteId: string; id: string; provider: string; providerMethodId: string }

/** Takes deleted cards that their provider still has; no other process takes them for some minutes. */
export async function takeMethodsToRemove(
  db: Db,
  { now, limit }: { now: number; limit: number },
): Promise<RemovedMethod[]> {
  const { rows } = await sql<RemovedMethod>`
    update payment_methods set remove_at = ${instant(now + retryMs)}
    where (site_id, id) in (
      select site_id, id from payment_methods where remove_at <= ${instant(now)} order by remove_at limit ${limit}
      for no key update skip locked)
    returning site_id as "siteId", id, provider, provider_method_id as "providerMethodId"`.execute(db)
  return rows
}

/** The provider has forgotten a card. */
export async function saveRemoved(db: Db, siteId: string, id: string): Promise<void> {
  await db
    .updateTable('payment_methods')
    .set({ remove_at: null })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}
