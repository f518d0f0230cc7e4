import type { carts } from '@kalends/contract'
import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, jsonb, type Tx } from '../../../db/database.ts'
import type { Owner } from '../rules/owner.ts'

export type CartRow = Omit<Selectable<Database['carts']>, 'contact_info'> & {
  contact_info: carts.AddressWithContact | null
}

export async function findCurrentCart(db: Db, siteId: string, owner: Owner): Promise<CartRow | undefined> {
  return (await currentCart(db, siteId, owner).executeTakeFirst()) as CartRow | undefined
}

/** Finds the current cart of a customer and locks it until the transaction ends. */
export async function lockCurrentCart(tx: Tx, siteId: string, owner: Owner): Promise<CartRow | undefined> {
  return (await currentCart(tx, siteId, owner).forNoKeyUpdate().executeTakeFirst()) as CartRow | undefined
}

/** Inserts the current cart of a customer; undefined if they have one. */
export async function insertCart(
  tx: Tx,
  { siteId, id, owner }: { siteId: string; id: string; owner: Owner },
  now: number,
): Promise<CartRow | undefined> {
  const at = instant(now)
  const row = await tx
    .insertInto('carts')
    .values({ site_id: siteId, id, owner_type: owner.type, owner_id: owner.id, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'owner_type', 'owner_id']).where('ended_at', 'is', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  return row as CartRow | undefined
}

export type CartChanges = Partial<Pick<CartRow, 'coupon_code' | 'buyer_note' | 'email' | 'contact_info' | 'ended_at'>>

/** Updates a locked cart: a new revision, and one event. */
export async function updateCart(tx: Tx, cart: CartRow, changes: CartChanges, now: number): Promise<CartRow> {
  const { contact_info: contact, ...columns } = changes
  const row = await tx
    .updateTable('carts')
    .set({ ...columns, ...(contact ? { contact_info: jsonb(contact) } : {}), updated_at: instant(now) })
    .set({ revision: sql`revision + 1`, event_sequence: sql`event_sequence + 1` })
    .where('site_id', '=', cart.site_id)
    .where('id', '=', cart.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as CartRow
}

/** Makes the current cart of a visitor that of the member they signed in as. */
export async function moveCart(tx: Tx, cart: CartRow, owner: Owner): Promise<void> {
  await tx
    .updateTable('carts')
    .set({
      owner_type: owner.type,
      owner_id: owner.id,
      buyer_note: cart.buyer_note,
      email: cart.email,
      contact_info: cart.contact_info && jsonb(cart.contact_info),
    })
    .where('site_id', '=', cart.site_id)
    .where('id', '=', cart.id)
    .execute()
}

function currentCart(db: Db, siteId: string, owner: Owner) {
  return db
    .selectFrom('carts')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .where('ended_at', 'is', null)
}
