import type { Actor } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail, refuseFields } from '../../../../refusal.ts'
import { lockOrder, type OrderRow } from '../../../orders/index.ts'
import type { ChargeRow, EndsOrder } from '../../../payments/index.ts'
import { findBookingsOfOrder } from './bookings-of-order.ts'
import { requireShownBookings } from './decide-on-bookings.ts'
import { endOrderWithBookings } from './end-order-with-bookings.ts'

/** Throws unless the order of a charge can end with a refund, as far as it was shown what it pays for. */
export async function requireEndableOrder(
  context: Context,
  tx: Tx,
  charge: ChargeRow,
  { bookingIds }: EndsOrder,
): Promise<void> {
  if (charge.subject_type !== 'ORDER') return refuseOther()
  const order = (await lockOrder(tx, charge.site_id, charge.subject_id)) ?? fail('ORDER_NOT_FOUND')
  if (order.status === 'CANCELED') return fail('ORDER_ALREADY_CANCELED')
  if (order.status === 'ENDED') return fail('ORDER_ALREADY_ENDED')
  await requireShownBookings(context, tx, order, bookingIds)
}

/** Ends the order whose payment was refunded, unless it is over by now. Bookings made since then are owed. */
export async function endRefundedOrder(
  context: Context,
  tx: Tx,
  charge: ChargeRow,
  { bookingIds, ...ending }: EndsOrder,
  actor: Actor | undefined,
): Promise<void> {
  const { site_id: siteId, subject_id: orderId } = charge
  const order = await lockOrder(tx, siteId, orderId)
  if (!order || isOver(order)) return
  const found = await findBookingsOfOrder(tx, { siteId, orderId, now: context.clock.now() })
  const shown = new Set(bookingIds.map((id) => id.toLowerCase()))
  const bookings = found.map(({ booking }) => booking).filter(({ id }) => shown.has(id))
  await endOrderWithBookings(context, tx, order, {
    ...ending,
    bookings,
    effectiveAt: 'IMMEDIATELY',
    actor,
  })
}

const isOver = ({ status }: OrderRow) => status === 'CANCELED' || status === 'ENDED'

function refuseOther(): never {
  return refuseFields([
    {
      field: 'endOrder',
      description: 'is only for the payment of a plan',
      violatedRule: 'OTHER',
      ruleName: 'NO_ORDER',
      data: {},
    },
  ])
}
