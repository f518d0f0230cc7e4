import type { checkouts } from '@kalends/contract'
import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, jsonb, type Tx } from '../../../db/database.ts'
import type { Owner } from '../rules/owner.ts'

type Documents = {
  billing_info: checkouts.AddressWithContact | null
  custom_fields: checkouts.CustomField[]
  channel_type: checkouts.ChannelType
}
export type CheckoutRow = Omit<Selectable<Database['checkouts']>, keyof Documents> & Documents

/** Which checkouts an actor may see: their own, or all of the business. */
export type CheckoutAccess = Owner | 'all'

export async function findCheckout(
  db: Db,
  siteId: string,
  id: string,
  access: CheckoutAccess,
): Promise<CheckoutRow | undefined> {
  return (await oneCheckout(db, siteId, id, access).executeTakeFirst()) as CheckoutRow | undefined
}

/** Finds a checkout and locks it until the transaction ends. */
export async function lockCheckout(
  tx: Tx,
  siteId: string,
  id: string,
  access: CheckoutAccess,
): Promise<CheckoutRow | undefined> {
  return (await oneCheckout(tx, siteId, id, access).forNoKeyUpdate().executeTakeFirst()) as CheckoutRow | undefined
}

/** Finds the checkout of a cart: the open one, otherwise the latest. */
export async function findCheckoutOfCart(
  db: Db,
  siteId: string,
  cartId: string,
  access: CheckoutAccess,
): Promise<CheckoutRow | undefined> {
  const row = await visible(db, siteId, access)
    .where('cart_id', '=', cartId)
    .orderBy(sql`completed_at desc nulls first`)
    .limit(1)
    .executeTakeFirst()
  return row as CheckoutRow | undefined
}

export type NewCheckout = {
  siteId: string
  id: string
  owner: Owner | undefined
  createdBy: { type: 'visitor' | 'member' | 'user' | 'app'; id: string | null }
  cartId: string | null
  channelType: checkouts.ChannelType
  details: CheckoutDetails
  couponCode: string | null
  currency: string
}

/** What a customer says about themselves. */
export type CheckoutDetails = {
  buyerNote: string | null
  email: string | null
  billingInfo: checkouts.AddressWithContact | null
  customFields: readonly checkouts.CustomField[]
}

export async function insertCheckout(tx: Tx, checkout: NewCheckout, now: number): Promise<CheckoutRow> {
  const { siteId, id, owner, createdBy, cartId, channelType, couponCode, currency, details } = checkout
  const at = instant(now)
  const row = await tx
    .insertInto('checkouts')
    .values({
      site_id: siteId,
      id,
      owner_type: owner?.type ?? null,
      owner_id: owner?.id ?? null,
      created_by_type: createdBy.type,
      created_by_id: createdBy.id,
      cart_id: cartId,
      channel_type: channelType,
      coupon_code: couponCode,
      buyer_note: details.buyerNote,
      email: details.email,
      billing_info: details.billingInfo && jsonb(details.billingInfo),
      custom_fields: jsonb(details.customFields),
      currency,
      total_minor: 0,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as CheckoutRow
}

export type CheckoutChanges = Partial<
  Pick<
    CheckoutRow,
    'coupon_code' | 'buyer_note' | 'email' | 'billing_info' | 'custom_fields' | 'total_minor' | 'completed_at'
  >
>

/** Updates a locked checkout. `events`: how many are published; a change without any keeps the revision. */
export async function updateCheckout(
  tx: Tx,
  checkout: CheckoutRow,
  changes: CheckoutChanges,
  { now, events }: { now: number; events: number },
): Promise<CheckoutRow> {
  const { billing_info: billing, custom_fields: fields, ...columns } = changes
  const row = await tx
    .updateTable('checkouts')
    .set({
      ...columns,
      ...(billing === undefined ? {} : { billing_info: billing && jsonb(billing) }),
      ...(fields === undefined ? {} : { custom_fields: jsonb(fields) }),
      updated_at: instant(now),
    })
    .set({ event_sequence: sql`event_sequence + ${events}`, revision: sql`revision + ${events > 0 ? 1 : 0}` })
    .where('site_id', '=', checkout.site_id)
    .where('id', '=', checkout.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as CheckoutRow
}

/**
 * Makes the open checkouts of a visitor those of the member they signed in as. What was typed into them goes along only
 * under the member's own email address: others may use the same browser.
 */
export async function moveCheckouts(
  tx: Tx,
  siteId: string,
  { from, to, email }: { from: Owner; to: Owner; email: string },
): Promise<void> {
  const isTheirs = sql<boolean>`coalesce(lower(email) = ${email}, false)`
  const kept = (column: 'email' | 'buyer_note' | 'billing_info' | 'custom_fields', none: string) =>
    sql`case when ${isTheirs} then ${sql.ref(column)} else ${sql.raw(none)} end`
  await tx
    .updateTable('checkouts')
    .set({
      owner_type: to.type,
      owner_id: to.id,
      email: kept('email', 'null') as never,
      buyer_note: kept('buyer_note', 'null') as never,
      billing_info: kept('billing_info', 'null') as never,
      custom_fields: kept('custom_fields', "'[]'::jsonb") as never,
    })
    .where('site_id', '=', siteId)
    .where('owner_type', '=', from.type)
    .where('owner_id', '=', from.id)
    .where('completed_at', 'is', null)
    .execute()
}

function visible(db: Db, siteId: string, access: CheckoutAccess) {
  const query = db.selectFrom('checkouts').selectAll().where('site_id', '=', siteId)
  return access === 'all' ? query : query.where('owner_type', '=', access.type).where('owner_id', '=', access.id)
}

function oneCheckout(db: Db, siteId: string, id: string, access: CheckoutAccess) {
  return visible(db, siteId, access).where('id', '=', id)
}
