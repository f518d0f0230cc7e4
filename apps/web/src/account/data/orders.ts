import { isGuid } from '../../lib/guid.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { isRefusal } from '../../lib/refusal.ts'
import type { CreditBalance, CreditEntry, OrderSummary } from '../../parts/order-state.tsx'
import { type BookingTime, loadBookingTimes } from './bookings.ts'

export const ORDERS_PER_PAGE = 20
export const ENTRIES_PER_PAGE = 50

/** An order with the credits that are left of it. */
export type OrderLine = { summary: OrderSummary; balances: CreditBalance[] }

/** An entry of the credit history with the booking the credits paid for. */
export type CreditLine = CreditEntry & { booking: BookingTime | null }

export function readPage(search: URLSearchParams): number {
  return Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), 10_000)
}

/** Loads one page of orders, or of those that renew only. */
export async function loadOrders(
  { kalends }: RequestContext,
  { recurringOnly, page }: { recurringOnly: boolean; page: number },
): Promise<{ orders: OrderLine[]; total: number }> {
  const paging = { limit: ORDERS_PER_PAGE, offset: (page - 1) * ORDERS_PER_PAGE }
  const [{ orders, total }, { balances }] = await Promise.all([
    kalends.orders.listMyOrders({ ...paging, ...(recurringOnly ? { recurring: true } : {}) }),
    kalends.credits.listMyCredits({}),
  ])
  const lines = orders.map((summary) => ({
    summary,
    balances: balances.filter(({ orderId }) => orderId === summary.order.id),
  }))
  return { orders: lines, total }
}

/** Finds an order of the member; undefined if there is none. */
export async function findOrder({ kalends }: RequestContext, id: string): Promise<OrderSummary | undefined> {
  if (!isGuid(id)) return undefined
  try {
    return (await kalends.orders.getOrderSummary({ id })).order
  } catch (error) {
    if (isRefusal(error, 404)) return undefined
    throw error
  }
}

/** Loads one page of the credit history, of one order or all, with the bookings. */
export async function loadCreditHistory(
  { kalends }: RequestContext,
  { orderId, page = 1 }: { orderId?: string; page?: number },
): Promise<{ entries: CreditLine[]; total: number }> {
  const { entries, total } = await kalends.credits.listMyCreditHistory({
    ...(orderId ? { orderId } : {}),
    limit: ENTRIES_PER_PAGE,
    offset: (page - 1) * ENTRIES_PER_PAGE,
  })
  const bookings = await loadBookingTimes(
    kalends,
    entries.flatMap(({ bookingId }) => bookingId ?? []),
  )
  return {
    entries: entries.map((entry) => ({ ...entry, booking: bookings.get(entry.bookingId ?? '') ?? null })),
    total,
  }
}
