import type { Infer, ordersOwn } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../../lib/refusal.ts'
import type { CreditBalance, CreditEntry, OrderSummary } from '../../../parts/order-state.tsx'
import { readGuid } from '../../data/views.ts'
import { type ChargeDetail, loadOrderMoney } from '../../payments/data/load-money.ts'

export type OrderHistoryEntry = Infer<typeof ordersOwn.OrderHistoryEntry>

/** An entry of the credit history with the booking the credits paid for. */
export type CreditLine = CreditEntry & { booking: { service: string; start: string } | null }

/** Everything the page of an order shows. */
export type OrderDetail = {
  summary: OrderSummary
  charges: ChargeDetail[]
  chargesTotal: number
  balances: CreditBalance[]
  credits: CreditLine[]
  history: OrderHistoryEntry[]
}

const CREDIT_ENTRIES = 50

/** Loads everything about an order; undefined if there is none. */
export async function loadOrder(client: Client, orderId: string, page: number): Promise<OrderDetail | undefined> {
  const summary = await findOrder(client, orderId)
  const { id } = summary?.order ?? {}
  if (!summary || !id) return undefined
  const [money, { balances }, credits, { entries: history }] = await Promise.all([
    loadOrderMoney(client, id, page),
    client.credits.listOrderCredits({ orderId: id }),
    loadCredits(client, summary),
    client.orders.listOrderHistory({ id }),
  ])
  return { summary, charges: money.charges, chargesTotal: money.total, balances, credits, history }
}

async function findOrder(client: Client, orderId: string): Promise<OrderSummary | undefined> {
  const id = readGuid(orderId)
  if (!id) return undefined
  try {
    return (await client.orders.getOrderSummary({ id })).order
  } catch (error) {
    if (isRefusal(error, 404)) return undefined
    throw error
  }
}

async function loadCredits(client: Client, { order }: OrderSummary): Promise<CreditLine[]> {
  const contactId = order.buyer?.contactId
  if (!contactId) return []
  const request = { contactId, orderId: order.id ?? '', limit: CREDIT_ENTRIES }
  const { entries } = await client.credits.listCustomerCreditHistory(request)
  const ids = [...new Set(entries.flatMap(({ bookingId }) => bookingId ?? []))]
  const bookings = new Map<string, { service: string; start: string }>()
  if (ids.length > 0) {
    const query = { filter: { id: { $in: ids } }, paging: { limit: CREDIT_ENTRIES } }
    const { extendedBookings } = await client.bookings.queryExtendedBookings({ query })
    for (const { booking } of extendedBookings ?? []) {
      const { title, slot } = booking?.bookedEntity ?? {}
      const start = slot?.startDate ?? booking?.startDate
      if (booking?.id && start) bookings.set(booking.id, { service: title ?? '', start })
    }
  }
  return entries.map((entry) => ({ ...entry, booking: bookings.get(entry.bookingId ?? '') ?? null }))
}
