import {
  type CancelRequest,
  cancelOrder,
  isOwed,
  markAsPaidRefusal,
  type OrderStatus,
  type OrderType,
  pauseOrder,
  postponeRefusal,
  resumeOrder,
} from './transitions.ts'

export type OrderAction = 'PAUSE' | 'RESUME' | 'POSTPONE_END' | 'MARK_AS_PAID' | 'CANCEL_NOW' | 'CANCEL_AT_NEXT_PAYMENT'

export type ActedOrder = {
  status: OrderStatus
  type: OrderType
  isRecurring: boolean
  inTrial: boolean
  buyerCanCancel: boolean
  autoRenewCanceled: boolean
  paymentStatus: string
  endAt: number | null
}

/** Returns what the business or the buyer can do with an order now. */
export function orderActions(order: ActedOrder, by: 'member' | 'staff'): OrderAction[] {
  const asked = (effectiveAt: CancelRequest['effectiveAt']) => cancelOrder({ ...order, by, effectiveAt })
  const now = asked('IMMEDIATELY')
  const later = asked('NEXT_PAYMENT_DATE')
  return [
    ...(by === 'staff' ? staffActions(order) : []),
    ...('effect' in later && later.effect === 'STOP_RENEWAL' && !order.autoRenewCanceled
      ? (['CANCEL_AT_NEXT_PAYMENT'] as const)
      : []),
    ...('effect' in now && now.effect === 'CANCEL' ? (['CANCEL_NOW'] as const) : []),
  ]
}

function staffActions(order: ActedOrder): OrderAction[] {
  const { type, status, paymentStatus, endAt, autoRenewCanceled } = order
  const isFree = paymentStatus === 'NOT_APPLICABLE'
  const isPaid = !isOwed(paymentStatus)
  return [
    ...('status' in pauseOrder(order) ? (['PAUSE'] as const) : []),
    ...('status' in resumeOrder(order) ? (['RESUME'] as const) : []),
    ...(postponeRefusal({ status, autoRenewCanceled, endAt, newEndAt: Number.POSITIVE_INFINITY })
      ? []
      : (['POSTPONE_END'] as const)),
    ...(markAsPaidRefusal({ type, status, isFree, isPaid }) ? [] : (['MARK_AS_PAID'] as const)),
  ]
}
