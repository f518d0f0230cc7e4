import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'

/** Throws PAYMENT_METHOD_IN_USE with the bookings whose fees one of these locked cards pays. */
export async function requireUnneeded(
  context: Context,
  tx: Tx,
  { siteId, methodIds }: { siteId: string; methodIds: readonly string[] },
): Promise<void> {
  const now = context.clock.now()
  const bookings = await context.ports.payments.listBookingsOfCards(tx, { siteId, methodIds, now })
  if (bookings.length > 0) fail('PAYMENT_METHOD_IN_USE', { data: { bookings } })
}
