import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { findAccounts } from '../../contacts/index.ts'
import { moveUsesOfOrders } from '../../coupons/index.ts'
import { moveGrants } from '../../credits/index.ts'
import { moveOrders } from '../../orders/index.ts'
import { removeCardsSince, returnCharges } from '../../payments/index.ts'

/** What goes back from one contact to another: what these members did since an instant, and these bookings. */
type Returning = {
  siteId: string
  fromId: string
  toId: string
  memberIds: readonly string[]
  bookingIds: readonly string[]
  since: number
}

/**
 * Returns to a duplicate whose merge is undone what its account bought meanwhile. Cards that the account entered are removed:
 * the payment provider has them as the other customer's.
 */
export async function returnPurchases(
  context: Context,
  tx: Tx,
  { siteId, fromId, toId, memberIds, bookingIds, since }: Returning,
): Promise<void> {
  const orderIds = await moveOrders(tx, { siteId, fromId, toId, memberIds, since })
  const moved = { siteId, fromId, toId, orderIds }
  await moveGrants(tx, moved)
  await moveUsesOfOrders(tx, moved)
  await context.ports.customers.moveCheckoutOrders(tx, { siteId, fromId, toId, itemIds: [...orderIds, ...bookingIds] })
  await returnCharges(context, tx, { siteId, fromId, toId, subjectIds: orderIds })
  await removeCardsSince(context, tx, { siteId, contactId: fromId, memberIds, since })
}

/** Lists the members whose account is of a contact. */
export async function listMemberIds(tx: Tx, siteId: string, contactId: string): Promise<string[]> {
  return (await findAccounts(tx, siteId, contactId)).map(({ memberId }) => memberId)
}
