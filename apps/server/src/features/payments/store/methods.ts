import { DAY } from '@kalends/availability'
import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../../db/database.ts'
import { samePersonIds } from '../../contacts/index.ts'
import { takeDue } from './take-due.ts'

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
  /** Keeps the card to one order, which it renews. */
  orderId?: string | null
  /** Member who entered a card of an order. */
  memberId?: string | null
  /** Charges renewals to this card from now on. */
  isDefault?: boolean
}

/** Saves a card once, and returns it. The first card of a customer is their default. */
export async function insertMethod(
  tx: Tx,
  siteId: string,
  { id, contactId, provider, card, bookingId = null, orderId = null, memberId = null, isDefault = false }: NewMethod,
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
      expires_year, booking_id, order_id, member_id, is_default, created_at,
      check_at)
    values (${siteId}, ${id}, ${contactId}, ${provider}, ${card.id}, ${card.brand}, ${card.last4}, ${card.expiresMonth},
      ${card.expiresYear}, ${bookingId}, ${orderId}, ${memberId}, ${bookingId}::uuid is null and ${orderId}::uuid is null and not exists (
        select from payment_methods where site_id = ${siteId}
        and contact_id = ${contactId} and is_default and deleted_at is null), ${instant(now)},
      ${instant(now + DAY)})
    on conflict on constraint payment_methods_provider_method_id_key do update set brand = excluded.brand
    returning *`.execute(tx)
  return rows[0] as MethodRow
}

/** Finds the card of a customer that cycles and fees are charged to; of merged customers the latest one. */
export async function findDefaultMethod(db: Db, siteId: string, contactId: string): Promise<MethodRow | undefined> {
  return liveMethods(db, siteId)
    .where(sql<boolean>`contact_id in (${samePersonIds(siteId, contactId)})`)
    .where('is_default', '=', true)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

export async function findMethod(db: Db, siteId: string, id: string): Promise<MethodRow | undefined> {
  return liveMethods(db, siteId).where('id', '=', id).executeTakeFirst()
}

/** Finds the card that renews an order: the one entered for it, unless its customer has a later default. */
export async function findOrderMethod(
  db: Db,
  siteId: string,
  { orderId, contactId }: { orderId: string; contactId: string },
): Promise<MethodRow | undefined> {
  return liveMethods(db, siteId)
    .where(sql<boolean>`contact_id in (${samePersonIds(siteId, contactId)})`)
    .where((eb) => eb.or([eb('order_id', '=', orderId), eb('is_default', '=', true)]))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** Lists the cards of proven contacts without those other members entered, and those a member entered for their orders. */
export async function listMethods(
  db: Db,
  siteId: string,
  { contactIds, memberId }: { contactIds: readonly string[]; memberId: string },
): Promise<MethodRow[]> {
  return liveMethods(db, siteId)
    .where(
      sql<boolean>`(order_id is null and member_id is null and contact_id = any(${[...contactIds]}::uuid[])
        or member_id = ${memberId})`,
    )
    .where('booking_id', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .limit(100)
    .execute()
}

/** Takes cards that the provider is to be asked about, oldest question first. */
export async function takeMethodsToCheck(
  db: Db,
  due: { now: number; limit: number },
): Promise<{ siteId: string; id: string }[]> {
  const rows = await takeDue(db, 'payment_methods', ['site_id', 'id'], due)
  return rows.map((row) => ({ siteId: row.site_id, id: row.id }))
}

/** Finds the card that a provider calls so. */
export async function findMethodOfProvider(
  db: Db,
  siteId: string,
  { provider, methodId }: { provider: string; methodId: string },
): Promise<MethodRow | undefined> {
  return liveMethods(db, siteId)
    .where('provider', '=', provider)
    .where('provider_method_id', '=', methodId)
    .executeTakeFirst()
}

/** Lists the cards that were saved for a contact, booking or order. */
export async function listMethodsOfOwner(
  db: Db,
  siteId: string,
  { provider, ownerId }: { provider: string; ownerId: string },
): Promise<MethodRow[]> {
  return liveMethods(db, siteId)
    .where('provider', '=', provider)
    .where((eb) =>
      eb.or([eb('contact_id', '=', ownerId), eb('booking_id', '=', ownerId), eb('order_id', '=', ownerId)]),
    )
    .execute()
}

export async function lockMethod(tx: Tx, siteId: string, id: string): Promise<MethodRow | undefined> {
  return liveMethods(tx, siteId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Saves what the provider says about a card: banks replace them. It is asked again after a day. */
export async function saveChecked(db: Db, method: MethodRow, card: SavedCard | undefined, now: number): Promise<void> {
  const { brand, last4, expiresMonth: expires_month, expiresYear: expires_year } = card ?? {}
  await db
    .updateTable('payment_methods')
    .set({ check_at: instant(now + DAY), ...(card ? { brand, last4, expires_month, expires_year } : {}) })
    .where('site_id', '=', method.site_id)
    .where('id', '=', method.id)
    .where('deleted_at', 'is', null)
    .execute()
}

/**
 * Deletes a card, and makes the customer's latest other one the default if it was. `isRemoved`: its provider no longer has
 * it.
 */
export async function deleteMethod(
  tx: Tx,
  method: MethodRow,
  now: number,
  { isRemoved = false }: { isRemoved?: boolean } = {},
): Promise<void> {
  const { site_id, id, contact_id } = method
  await tx
    .updateTable('payment_methods')
    .set({
      deleted_at: instant(now),
      removed_at: isRemoved ? instant(now) : null,
      check_at: null,
      is_default: false,
    })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
  if (!method.is_default) return
  await sql`update payment_methods set is_default = true where site_id = ${site_id} and id = (
    select id from payment_methods where site_id = ${site_id} and contact_id = ${contact_id} and deleted_at is null and booking_id is null
      and order_id is null order by created_at desc limit 1)`.execute(tx)
}

function liveMethods(db: Db, siteId: string) {
  return db.selectFrom('payment_methods').selectAll().where('site_id', '=', siteId).where('deleted_at', 'is', null)
}
