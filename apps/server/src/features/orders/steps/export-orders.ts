import type { orders } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { type OrderRow, selectOrders } from '../store/orders.ts'
import { showOrders } from './show-orders.ts'

/** Returns every order of a member with the answers given for it. */
export async function exportOrders(
  db: Db,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<{ orders: orders.Order[] }> {
  const rows = await selectOrders(db, siteId).where('orders.member_id', '=', memberId).orderBy('created_at').execute()
  return { orders: await showOrders(db, rows as unknown as OrderRow[], 'FULL') }
}
