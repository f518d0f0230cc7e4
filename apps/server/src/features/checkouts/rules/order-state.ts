import { isOver, type LineFacts } from './order-lines.ts'

/** DRAFT: waits for its payment. */
export type OrderStatus = 'DRAFT' | 'APPROVED' | 'CANCELED'
export type OrderPaymentStatus = 'NOT_PAID' | 'PARTIALLY_PAID' | 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED'

/** What was paid and refunded of a charge, in minor units. `credited_minor`: refunds that ended a part of the sale. */
export type PaidAmounts = { paid_minor: number; refunded_minor: number; credited_minor: number }

/** What an order comes to, and what of it plans pay for: no money is due for that. */
export type OrderSum = { totalMinor: number; byPlanMinor: number }

/** Returns true for a line that a plan pays for. */
export const isByPlan = ({ payment_option }: { payment_option: string }): boolean =>
  payment_option.startsWith('MEMBERSHIP')

/** Sums what plans pay for of an order's lines. `isOwed`: no plan pays for it any more, and it is not paid in full. */
export function sumByPlan(
  lines: readonly { line: { payment_option: string; total_minor: number }; isOwed: boolean }[],
): number {
  return lines
    .filter(({ line, isOwed }) => isByPlan(line) && !isOwed)
    .reduce((sum, { line }) => sum + line.total_minor, 0)
}

/** Returns how far an order is paid, and whether money went back, from all of its charges. */
export function orderPaymentStatus(order: OrderSum, charges: readonly PaidAmounts[]): OrderPaymentStatus {
  const totalMinor = order.totalMinor - order.byPlanMinor
  const paid = charges.reduce((sum, { paid_minor }) => sum + paid_minor, 0)
  const refunded = charges.reduce((sum, { refunded_minor }) => sum + refunded_minor, 0)
  const credited = charges.reduce((sum, { credited_minor }) => sum + credited_minor, 0)
  const isOwedAgain = refunded > credited && paid - refunded + credited < totalMinor
  if (paid === 0 && totalMinor === 0 && order.byPlanMinor > 0) return 'PAID'
  if (paid === 0 || (refunded === paid && isOwedAgain)) return 'NOT_PAID'
  if (refunded === paid) return 'REFUNDED'
  if (refunded > 0 && !isOwedAgain) return 'PARTIALLY_REFUNDED'
  return paid - refunded >= totalMinor ? 'PAID' : 'PARTIALLY_PAID'
}

type OrderedLine = Pick<LineFacts, 'payNowMinor' | 'plan' | 'hasEnded'> & {
  line: { payment_option: string; total_minor: number }
  isOwed: boolean
  charge: PaidAmounts | undefined
}

/** Returns what is still to be paid of an order: without lines that are over, what plans pay for, and ended sales. */
export function orderDueMinor(lines: readonly OrderedLine[]): number {
  const left = lines.filter((line) => !isOver(line))
  const totalMinor = left.reduce((sum, { line }) => sum + line.total_minor, 0) - sumByPlan(left)
  const charges = left.flatMap(({ charge }) => charge ?? [])
  const settledMinor = charges.reduce((sum, of) => sum + of.paid_minor - of.refunded_minor + of.credited_minor, 0)
  return Math.max(totalMinor - settledMinor, 0)
}
