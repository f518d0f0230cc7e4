import type { extendedBookings } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import { findSite } from '../../sites/index.ts'
import { findOrders, listLinesOfBookings, listLinesOfOrders } from '../store/orders.ts'
import { bookedOrderView } from '../view/booked-order.ts'
import { findLineCharges } from './find-line-charges.ts'

/** Finds the orders in which bookings were bought, by booking. Bookings that no checkout ordered have none. */
export async function findBookedOrders(
  { db }: Context,
  siteId: string,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, extendedBookings.Order>> {
  const booked = await listLinesOfBookings(db, siteId, bookingIds)
  if (booked.length === 0) return new Map()
  const orderIds = [...new Set(booked.map(({ order_id }) => order_id))]
  const orders = await findOrders(db, siteId, orderIds)
  const lines = await listLinesOfOrders(db, siteId, orderIds)
  const charges = await findLineCharges(db, lines)
  const language = (await findSite(db, siteId))?.language ?? 'en'
  return new Map(
    booked.flatMap((line) => {
      const order = orders.find(({ id }) => id === line.order_id)
      if (!order) return []
      const chargeIds = lines.filter(({ order_id }) => order_id === order.id).map(({ charge_id }) => charge_id)
      const paidBy = charges.filter(({ id }) => chargeIds.includes(id))
      return [[line.item_id, bookedOrderView(order, line, paidBy, language)] as const]
    }),
  )
}
