import type { Selectable } from 'kysely'
import type { Database, Db } from '../../../db/database.ts'
import type { OrderPaymentStatus, OrderStatus } from '../rules/order-state.ts'

type OrderKinds = { status: OrderStatus; payment_status: OrderPaymentStatus }
type CheckoutOrderRow = Omit<Selectable<Database['checkout_orders']>, keyof OrderKinds> & OrderKinds

export async function findOrderOfCheckout(
  db: Db,
  siteId: string,
  checkoutId: string,
): Promise<CheckoutOrderRow | undefined> {
  const row = await selectOrders(db, siteId).where('checkout_id', '=', checkoutId).executeTakeFirst()
  return row as CheckoutOrderRow | undefined
}

function selectOrders(db: Db, siteId: string) {
  return db.selectFrom('checkout_orders').selectAll().where('site_id', '=', siteId)
}
