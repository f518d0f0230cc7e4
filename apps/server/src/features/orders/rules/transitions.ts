import type { ErrorCode } from '@kalends/contract'

export type OrderStatus = 'DRAFT' | 'PENDING' | 'ACTIVE' | 'PAUSED' | 'ENDED' | 'CANCELED'
export type OrderType = 'ONLINE' | 'OFFLINE'
export type EffectiveAt = 'IMMEDIATELY' | 'NEXT_PAYMENT_DATE'

/** Why an order cannot be paused, as the refusal's `reason`. */
export type SuspensionReason = 'PENDING' | 'NOT_STARTED' | 'TRIAL' | 'ALREADY_SUSPENDED' | 'ENDED' | 'CANCELED'

export type Refused = { refusal: ErrorCode; reason?: SuspensionReason }
export type StatusChange = { status: OrderStatus } | Refused

const notSuspendable = (reason: SuspensionReason): Refused => ({ refusal: 'ORDER_NOT_SUSPENDABLE', reason })
const refused = (refusal: ErrorCode): Refused => ({ refusal })

const pausing: Record<OrderStatus, StatusChange> = {
  DRAFT: notSuspendable('PENDING'),
  PENDING: notSuspendable('NOT_STARTED'),
  ACTIVE: { status: 'PAUSED' },
  PAUSED: notSuspendable('ALREADY_SUSPENDED'),
  ENDED: notSuspendable('ENDED'),
  CANCELED: notSuspendable('CANCELED'),
}

/** Returns what pausing does. Source: the state machine of orders in docs/decisions/0110-the-order-clock.md. */
export function pauseOrder(order: { status: OrderStatus; inTrial: boolean }): StatusChange {
  return order.status === 'ACTIVE' && order.inTrial ? notSuspendable('TRIAL') : pausing[order.status]
}

export function resumeOrder({ status }: { status: OrderStatus }): StatusChange {
  return status === 'PAUSED' ? { status: 'ACTIVE' } : refused('ORDER_NOT_PAUSED')
}

export type CancelRequest = {
  status: OrderStatus
  isRecurring: boolean
  inTrial: boolean
  /** A member may cancel only what the plan allowed when it was bought. */
  by: 'member' | 'staff'
  buyerCanCancel: boolean
  effectiveAt: EffectiveAt
}

/** What cancelling does: at once, or marked to end with the current cycle. */
export type CancelOutcome = { effect: 'CANCEL' | 'STOP_RENEWAL' } | Refused

/** Returns what cancelling does. In a trial a member's cancellation always takes effect at its end. */
export function cancelOrder(request: CancelRequest): CancelOutcome {
  const { status, isRecurring, effectiveAt } = request
  const fromMember = request.by === 'member'
  if (fromMember && !request.buyerCanCancel) return refused('BUYER_CANNOT_CANCEL')
  if (status === 'ENDED') return refused('ORDER_ALREADY_ENDED')
  if (status === 'CANCELED') return refused('ORDER_ALREADY_CANCELED')
  if (effectiveAt === 'NEXT_PAYMENT_DATE' && !isRecurring) return refused('ONE_TIME_ORDER_CANCEL_IMMEDIATELY_ONLY')
  if (status === 'DRAFT' || status === 'PENDING') return { effect: 'CANCEL' }
  const endsWithTrial = fromMember && request.inTrial
  return { effect: effectiveAt === 'NEXT_PAYMENT_DATE' || endsWithTrial ? 'STOP_RENEWAL' : 'CANCEL' }
}

/** Returns true for an order of which something is to be paid now: also after a card was declined for it. */
export const isOwed = (lastPaymentStatus: string): boolean =>
  lastPaymentStatus === 'UNPAID' || lastPaymentStatus === 'FAILED'

export type MarkAsPaidRequest = { type: OrderType; status: OrderStatus; isFree: boolean; isPaid: boolean }

/** Returns why an order cannot be marked as paid; undefined if it can. */
export function markAsPaidRefusal({ type, status, isFree, isPaid }: MarkAsPaidRequest): ErrorCode | undefined {
  if (type === 'ONLINE') return 'ORDER_IS_NOT_OFFLINE'
  if (isFree || isPaid) return 'ORDER_ALREADY_PAID'
  return status === 'CANCELED' ? 'ORDER_ALREADY_CANCELED' : undefined
}

export type PostponeRequest = {
  status: OrderStatus
  /** It ends with its cycle, whatever its end is. */
  autoRenewCanceled: boolean
  endAt: number | null
  newEndAt: number
}

/** Returns why the end of an order cannot be postponed; undefined if it can. */
export function postponeRefusal(order: PostponeRequest): ErrorCode | undefined {
  const { status, autoRenewCanceled, endAt, newEndAt } = order
  if ((status !== 'ACTIVE' && status !== 'PENDING') || endAt === null || autoRenewCanceled)
    return 'ORDER_NOT_POSTPONABLE'
  return newEndAt > endAt ? undefined : 'INVALID_END_DATE'
}

/** Returns the status of an order that has been paid or needs no payment. */
export function purchasedStatus(startAt: number, now: number): 'PENDING' | 'ACTIVE' {
  return startAt > now ? 'PENDING' : 'ACTIVE'
}
