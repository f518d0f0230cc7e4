import type { Actor } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { cancelLockedOrder, type OrderRow } from '../../../orders/index.ts'
import type { BookingRow } from '../../store/rows.ts'
import { customerStart } from '../../view/customer-start.ts'
import { isCustomer } from '../booking-actor.ts'
import { decideOnBookings } from './decide-on-bookings.ts'

type EndOrder = {
  /** Coming bookings that the order pays for. */
  bookings: readonly BookingRow[]
  /** Undefined: the system. */
  actor: Actor | undefined
  choice: 'KEEP_UNPAID' | 'CANCEL'
  notifyParticipants: boolean
}

/**
 * Ends a locked order now. What has begun stays paid; bookings that begin later are cancelled, or they are owed as whenever an
 * order ends early. Throws why the order cannot be cancelled.
 */
export async function endOrderWithBookings(
  context: Context,
  tx: Tx,
  order: OrderRow,
  { bookings, actor, choice, notifyParticipants }: EndOrder,
): Promise<void> {
  const coming = bookings.filter((booking) => customerStart(booking) > context.clock.now())
  const isByMember = actor !== undefined && isCustomer(actor)
  // For its buyer a trial runs to its end, and the bookings in it stay paid.
  const endsNow = !isByMember || order.cycle_index !== 0
  if (choice === 'CANCEL' && endsNow)
    await decideOnBookings(context, tx, coming, { actor: actor ?? 'system', choice, notifyParticipants })
  const who = isByMember
    ? ({ by: 'member', operation: 'requestCancellation' } as const)
    : ({ by: 'staff', operation: 'cancelOrder' } as const)
  await cancelLockedOrder(context, tx, order, { ...who, effectiveAt: 'IMMEDIATELY', actor })
}
