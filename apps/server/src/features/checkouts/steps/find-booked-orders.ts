import type { extendedBookings } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import { inParallel } from '../../../db/in-parallel.ts'
import { findSite } from '../../sites/index.ts'
import { orderDueMinor } from '../rules/order-state.ts'
import { findOrders, listLinesOfBookings, listLinesOfOrders } from '../store/orders.ts'
import { bookedOrderView } from '../view/booked-order.ts'
import { findLineFacts } from './find-line-facts.ts'

/** Finds the orders in which bookings were bought, by booking. Bookings that no checkout ordered have none. */
export async function findBookedOrders(
  { db }: Context,
  siteId: string,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, extendedBookings.Order>> {
  const booked = await listLinesOfBookings(db, siteId, bookingIds)
  if (booked.length === 0) return new Map()
  const orderIds = [...new Set(booked.map(({ order_id }) => order_id))]
  const [orders, lines, site] = await inParallel(
    findOrders(db, siteId, orderIds),
    listLinesOfOrders(db, siteId, orderIds),
    findSite(db, siteId),
  )
  const facts = await findLineFacts(db, lines)
  const language = site?.language ?? 'en'
  return new Map(
    booked.flatMap((line) => {
      const order = orders.find(({ id }) => id === line.order_id)
      if (!order) return []
      const dueMinor = orderDueMinor(facts.filter((of) => of.line.order_id === order.id))
      return [[line.item_id, bookedOrderView(order, line, { dueMinor, language })] as const]
    }),
  )
}
