import type { Db } from '../../../db/database.ts'
import type { FoundOrder } from '../../orders/index.ts'
import type { ChargeRow } from '../../payments/index.ts'
import { isEndedBooking, isOwedBooking, type LineFacts } from '../rules/order-lines.ts'
import type { OrderLineRow } from '../store/orders.ts'
import { findLineSubjects } from './find-line-subjects.ts'

/** `isWaiting`: its booking is not settled yet. */
export type FoundFacts = LineFacts & {
  line: OrderLineRow
  charge: ChargeRow | undefined
  plan: FoundOrder | undefined
  isWaiting: boolean
  /** Its booking takes place, and is not paid in full. */
  isOwed: boolean
}

/** Finds what became of each line of an order, in the order of the lines. */
export async function findLineFacts(db: Db, lines: readonly OrderLineRow[]): Promise<FoundFacts[]> {
  const siteId = lines[0]?.site_id
  if (siteId === undefined) return []
  const { bookings, plans, charges } = await findLineSubjects(db, siteId, lines)
  return lines.map((line) => {
    const booking = bookings.find(({ id }) => id === line.item_id)
    return {
      line,
      payNowMinor: line.pay_now_minor,
      charge: charges.find(({ id }) => id === line.charge_id),
      plan: plans.find(({ id }) => id === line.plan_order_id),
      hasEnded: line.item_type === 'BOOKING' && isEndedBooking(booking?.status),
      isWaiting: booking?.status === 'CREATED',
      isOwed: booking !== undefined && isOwedBooking(booking),
    }
  })
}
