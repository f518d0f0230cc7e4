import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { LiveOrder } from '../ports.ts'
import { findOwnContacts, type Member } from '../store/members.ts'

export type EndAccount = {
  actor: Actor
  /** The call, for the audit log. */
  operation: string
  /** Ends plans that run, instead of refusing. */
  endOrders: boolean
  /** Refuses the call, naming the orders. */
  refuse: (orders: readonly LiveOrder[]) => never
}

/**
 * Ends what is charged to a locked member who can never sign in again: their orders, or refuses if they are not to end,
 * and their saved cards. Cards stay where another account has the same contact, and, of a member who has not verified the
 * address, those that guests entered under it. Throws PAYMENT_METHOD_IN_USE while a card pays the fees of a coming booking.
 */
export async function endAccount(
  context: Context,
  tx: Tx,
  member: Member,
  { actor, operation, endOrders, refuse }: EndAccount,
): Promise<void> {
  const { members: ports } = context.ports
  const { site_id: siteId, id: memberId } = member
  const orders = await ports.lockLiveOrders(tx, { siteId, memberId })
  if (orders.length > 0 && !endOrders) refuse(orders)
  await ports.endOrders(context, tx, { siteId, memberId, actor, operation })
  const contactIds = await findOwnContacts(tx, siteId, memberId)
  const isProven = member.login_email_verified_at !== null
  await ports.removeSavedCards(context, tx, { siteId, contactIds, ...(isProven ? {} : { enteredBy: memberId }) })
}
