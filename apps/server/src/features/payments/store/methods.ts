import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../../db/database.ts'

export type MethodRow = Selectable<Database['payment_methods']>

/** A card that a provider saved. */
export type SavedCard = {
  id: string
  brand: string
  last4: string
  expiresMonth: number
  expiresYear: number
}

export type NewMethod = {
  id: string
  contactId: string
  provider: string
  card: SavedCard
  /** Keeps the card to one booking: it is not listed, and nothing else is charged to it. */
  bookingId?: string | null
  /** Charges renewals to this card from now on. */
  isDefault?: boolean
}

/** Saves a card once, and returns it. The first card of a customer is their default. */
export async function insertMethod(
  tx: Tx,
  siteId: string,
  { id, contactId, provider, card, bookingId = null, isDefault = false }: NewMethod,
  now: number,
): Promise<MethodRow> {
  // Two cards saved at once must not both become the default.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment-methods:${siteId}:${contactId}`}, 0))`.execute(tx)
  if (isDefault) {
    await sql`update payment_methods set is_default = false
      where site_id = ${siteId} and contact_id = ${contactId} and is_default and deleted_at is null`.execute(tx)
  }
  const { rows } = await sql<MethodRow>`
    insert into payment_methods (site_id, id, contact_id, provider, provider_method_id, brand, last4, expires_month,
      expires_year, booking_id, is_default, created_at)
    values (${siteId}, ${id}, ${contactId}, ${provider}, ${card.id}, ${card.brand}, ${card.last4}, ${card.expiresMonth},
      ${card.expiresYear}, ${bookingId}, ${bookingId}::uuid is null and not exists (
        select from payment_methods where site_id = ${siteId}
        and contact_id = ${contactId} and is_default and deleted_at is null), ${instant(now)})
    on conflict on constraint payment_methods_provider_method_id_key do update set brand = excluded.brand
    returning *`.execute(tx)
  return rows[0] as MethodRow
}

/** Finds the card of a customer that cycles and fees are charged to. */
export async function findDefaultMethod(db: Db, siteId: string, contactId: string): Promise<MethodRow | undefined> {
  return liveMethods(db, siteId).where('contact_id', '=', contactId).where('is_default', '=', true).executeTakeFirst()
}

export async function findMethod(db: Db, siteId: string, id: string): Promise<MethodRow | undefined> {
  return liveMethods(db, siteId).where('id', '=', id).executeTakeFirst()
}

export async function listMethods(db: Db, siteId: string, contactIds: readonly string[]): Promise<MethodRow[]> {
  return liveMethods(db, siteId)
    .where(sql<boolean>`contact_id = any(${[...contactIds]}::uuid[])`)
    .where('booking_id', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .limit(100)
    .execute()
}

/** Deletes a card, and makes the customer's latest other one the default if it was. */
export async function deleteMethod(tx: Tx, method: MethodRow, now: number): Promise<void> {
  const { site_id, id, contact_id } = method
  await tx
    .updateTable('payment_methods')
    .set({ deleted_at: instant(now), is_default: false })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
  if (!method.is_default) return
  await sql`update payment_methods set is_default = true where site_id = ${site_id} and id = (
    select id from payment_methods where site_id = ${site_id} and contact_id = ${contact_id} and deleted_at is null and booking_id is null
    order by created_at desc limit 1)`.execute(tx)
}

function liveMethods(db: Db, siteId: string) {
  return db.selectFrom('payment_methods').selectAll().where('site_id', '=', siteId).where('deleted_at', 'is', null)
}
