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
  effectiveAt: 'IMMEDIATELY' | 'NEXT_PAYMENT_DATE'
  notifyParticipants: boolean
}

/**
 * Ends a locked order, now or with its running cycle. What begins before the end stays paid; bookings that begin later are
 * cancelled, or they are owed as whenever an order ends early. Throws why the order cannot be cancelled.
 */
export async function endOrderWithBookings(
  context: Context,
  tx: Tx,
  order: OrderRow,
  { bookings, actor, choice, effectiveAt, notifyParticipants }: EndOrder,
): Promise<void> {
  const isByMember = actor !== undefined && isCustomer(actor)
  // For its buyer a trial runs to its end, and the bookings in it stay paid.
  const endsNow = effectiveAt === 'IMMEDIATELY' && !(isByMember && order.cycle_index === 0)
  const end = endsNow ? context.clock.now() : cycleEnd(order)
  if (choice === 'CANCEL')
    await decideOnBookings(context, tx, beginningAfter(bookings, end), {
      actor: actor ?? 'system',
      choice,
      notifyParticipants,
    })
  const who = isByMember
    ? ({ by: 'member', operation: 'requestCancellation' } as const)
    : ({ by: 'staff', operation: 'cancelOrder' } as const)
  await cancelLockedOrder(context, tx, order, { ...who, effectiveAt, actor })
}

/** While an order is paused nobody knows when its cycle ends; what lies in a later one is owed then. */
const cycleEnd = ({ status, cycle_ends_at }: OrderRow): number | undefined =>
  status === 'PAUSED' || cycle_ends_at === null ? undefined : Date.parse(cycle_ends_at)

function beginningAfter(bookings: readonly BookingRow[], end: number | undefined): BookingRow[] {
  return end === undefined ? [] : bookings.filter((booking) => customerStart(booking) >= end)
}
