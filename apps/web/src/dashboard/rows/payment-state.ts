import type { bookings, bookingsOwn, Infer } from '@kalends/contract'
import type { Money } from '../../lib/format.ts'

type WireBooking = Infer<typeof bookings.Booking>
type PaymentStatus = NonNullable<WireBooking['paymentStatus']>
export type Balance = Infer<typeof bookingsOwn.BookingBalance>

/** What decides what is said about the payment of a booking. */
export type PaidBooking = {
  status: NonNullable<WireBooking['status']>
  payment: PaymentStatus
  /** Null when there is nothing to pay: the booking is free, has a price in words, or a plan covers it. */
  balance: Balance | null
}

/** What is said about the payment of a booking. */
export type PaymentState =
  | { kind: 'NOT_PAID' | 'PARTIALLY_PAID' | 'PAID' | 'REFUNDED' | 'WAIVED' | 'EXEMPT' }
  | { kind: 'paidOf' | 'refundedOf'; part: Money; total: Money }
  | { kind: 'owed' | 'owedBack'; part: Money }

/**
 * Returns what is said about the payment of a booking everywhere in the dashboard; undefined for nothing. A booking that
 * ended says only what is still owed or went back.
 */
export function findPaymentState({ status, payment, balance }: PaidBooking): PaymentState | undefined {
  const state = balance?.amounts ? stateOfAmounts(balance.amounts, payment) : stateWithoutAmounts(payment, balance)
  const isOff = status === 'CANCELED' || status === 'DECLINED'
  if (!isOff || !state) return state
  if (balance?.isUnpaid) return balance.amounts ? { kind: 'owed', part: amount(balance.amounts, 'due') } : state
  const isSaid = state.kind === 'REFUNDED' || state.kind === 'refundedOf' || state.kind === 'owedBack'
  return isSaid ? state : undefined
}

/** Returns true if something is still to be paid. */
export const isUnpaid = ({ balance }: Pick<PaidBooking, 'balance'>): boolean => balance?.isUnpaid === true

type Amounts = NonNullable<Balance['amounts']>

function stateOfAmounts(amounts: Amounts, payment: PaymentStatus): PaymentState {
  const [paid, refunded, waived, due] = (['paid', 'refunded', 'waived', 'due'] as const).map((name) =>
    Number(amounts[name]),
  ) as [number, number, number, number]
  const received = paid - refunded
  if (due > 0) {
    // Another system took a part and did not say how much.
    if (received <= 0) return { kind: payment === 'PARTIALLY_PAID' ? 'PARTIALLY_PAID' : 'NOT_PAID' }
    const { currency } = amounts
    const value = (number: number): Money => ({ value: number.toFixed(3), currency })
    return { kind: 'paidOf', part: value(received), total: value(received + due) }
  }
  if (Number(amounts.owedBack) > 0) return { kind: 'owedBack', part: amount(amounts, 'owedBack') }
  if (refunded > 0)
    return received > 0
      ? { kind: 'refundedOf', part: amount(amounts, 'refunded'), total: amount(amounts, 'paid') }
      : { kind: 'REFUNDED' }
  if (paid > 0) return { kind: 'PAID' }
  return { kind: waived > 0 ? 'WAIVED' : 'EXEMPT' }
}

function stateWithoutAmounts(payment: PaymentStatus, balance: Balance | null): PaymentState | undefined {
  if (balance?.isUnpaid) return { kind: payment === 'PARTIALLY_PAID' ? 'PARTIALLY_PAID' : 'NOT_PAID' }
  const isSaid = payment === 'PAID' || payment === 'PARTIALLY_PAID' || payment === 'REFUNDED' || payment === 'EXEMPT'
  return isSaid ? { kind: payment } : undefined
}

const amount = (amounts: Amounts, name: 'due' | 'paid' | 'refunded' | 'owedBack'): Money => ({
  value: amounts[name],
  currency: amounts.currency,
})
