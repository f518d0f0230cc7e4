import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { listMadeSince } from '../../bookings/index.ts'
import { findAccounts } from '../../contacts/index.ts'
import { moveUsesOfOrders } from '../../coupons/index.ts'
import { moveGrants } from '../../credits/index.ts'
import { moveOrders } from '../../orders/index.ts'
import { removeCardsSince, returnCharges } from '../../payments/index.ts'

type Returning = { siteId: string; fromId: string; toId: string; email: string | null; since: number }

/** Lists the bookings that were made since a merge with the account of a duplicate, or under its address. */
export async function listOwnBookings(tx: Tx, { siteId, fromId, toId, email, since }: Returning): Promise<string[]> {
  const memberIds = await listMemberIds(tx, siteId, toId)
  return listMadeSince(tx, { siteId, contactId: fromId, memberIds, email, since })
}

/**
 * Returns to a duplicate whose merge is undone what its account bought meanwhile. Cards that the account entered are removed:
 * the payment provider has them as the other customer's.
 */
export async function returnPurchases(
  context: Context,
  tx: Tx,
  { bookingIds, ...returning }: Returning & { bookingIds: readonly string[] },
): Promise<void> {
  const { siteId, fromId, toId, since } = returning
  const memberIds = await listMemberIds(tx, siteId, toId)
  const orderIds = await moveOrders(tx, { siteId, fromId, toId, memberIds, since })
  const moved = { siteId, fromId, toId, orderIds }
  await moveGrants(tx, moved)
  await moveUsesOfOrders(tx, moved)
  await context.ports.customers.moveCheckoutOrders(tx, { siteId, fromId, toId, itemIds: [...orderIds, ...bookingIds] })
  await returnCharges(context, tx, { siteId, fromId, toId, subjectIds: orderIds })
  await removeCardsSince(context, tx, { siteId, contactId: fromId, memberIds, since })
}

async function listMemberIds(tx: Tx, siteId: string, contactId: string): Promise<string[]> {
  return (await findAccounts(tx, siteId, contactId)).map(({ memberId }) => memberId)
}
