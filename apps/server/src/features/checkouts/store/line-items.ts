import { type Selectable, sql } from 'kysely'
import type { Database, Db, Tx } from '../../../db/database.ts'
import type { ItemType } from '../rules/catalogue.ts'

export type LineItemRow = Omit<Selectable<Database['line_items']>, 'item_type'> & { item_type: ItemType }

/** What has line items. */
export type Basket = { siteId: string } & ({ cartId: string } | { checkoutId: string })
export type NewLineItem = { id: string; itemType: ItemType; itemId: string }

/** Lists the lines in their order. */
export async function listLineItems(db: Db, basket: Basket): Promise<LineItemRow[]> {
  const rows = await ofBasket(db, basket).orderBy('rank').execute()
  return rows as LineItemRow[]
}

/** Adds lines after the last one. What is in there already stays as it is. */
export async function addLineItems(tx: Tx, basket: Basket, items: readonly NewLineItem[]): Promise<void> {
  if (items.length === 0) return
  const { last } = await ofBasket(tx, basket)
    .clearSelect()
    .select((eb) => eb.fn.coalesce(eb.fn.max('rank'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow()
  const rows = items.map(({ id, itemType, itemId }, index) => ({
    site_id: basket.siteId,
    id,
    ...('cartId' in basket ? { cart_id: basket.cartId } : { checkout_id: basket.checkoutId }),
    rank: last + 1 + index,
    item_type: itemType,
    item_id: itemId,
    quantity: 1,
  }))
  await tx
    .insertInto('line_items')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'cartId' in basket ? 'cart_id' : 'checkout_id', 'item_id']).doNothing(),
    )
    .execute()
}

export async function deleteLineItems(tx: Tx, basket: Basket, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('line_items')
    .where('site_id', '=', basket.siteId)
    .where(owner(basket), '=', ownerId(basket))
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
}

const owner = (basket: Basket) => ('cartId' in basket ? ('cart_id' as const) : ('checkout_id' as const))
const ownerId = (basket: Basket) => ('cartId' in basket ? basket.cartId : basket.checkoutId)

function ofBasket(db: Db, basket: Basket) {
  return db
    .selectFrom('line_items')
    .selectAll()
    .where('site_id', '=', basket.siteId)
    .where(owner(basket), '=', ownerId(basket))
}
