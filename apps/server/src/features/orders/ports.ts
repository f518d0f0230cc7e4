import type { Tx } from '../../db/database.ts'
import type { OrderNotice } from './rules/order-notice.ts'
import type { OrderBenefit } from './store/orders.ts'

/** The order a benefit belongs to, with what it was sold with. */
export type BenefitOrder = {
  siteId: string
  orderId: string
  planId: string
  contactId: string
  benefit: OrderBenefit
}

/** A cycle of an order. Cycle 0 is the trial; `endsAt` null: until cancelled. Epoch milliseconds. */
export type BenefitCycle = { index: number; startsAt: number; endsAt: number | null }

export type PaymentFailedEmail = {
  siteId: string
  orderId: string
  contactId: string
  memberId: string
  planName: string
  /** What is owed, as a decimal. */
  amount: string
  currency: string
  /** When the card is charged again, in epoch milliseconds; null if the order was cancelled. */
  nextAttemptAt: number | null
}

export type CardRemovedEmail = {
  siteId: string
  memberId: string
  planName: string
  /** Brand and last four digits. */
  card: string
}

/** What became of an order, for the messages about it. Instants in epoch milliseconds. */
export type OrderEmail = {
  siteId: string
  orderId: string
  /** With the order the identity of the change: each is told once. */
  revision: string
  memberId: string
  planName: string
  notice: OrderNotice
  isByMember: boolean
  startAt: number
  /** While the trial runs. */
  trialEndsAt: number | null
  /** Null: it goes on, is paused or is over. */
  validUntil: number | null
  /** Of the running or first cycle, as a decimal. */
  price: { amount: string; currency: string }
  nextPayment: { at: number; amount: string; currency: string } | null
}

/** What orders need from features that depend on them. */
export interface OrdersPorts<Context> {
  /** Called when a cycle begins, the trial and the first one included: grants what the order was sold with. */
  cycleStarted(context: Context, tx: Tx, order: BenefitOrder, cycle: BenefitCycle): Promise<void>
  /**
   * Called when a cycle ends. With the last one the benefits of the order end, also those that roll over.
   * `unpaidCycles`: what was given for them is taken back, since they will not be paid any more. Returns what is owed
   * instead for bookings that have begun, in minor units by currency.
   */
  cycleEnded(
    context: Context,
    tx: Tx,
    order: BenefitOrder,
    cycle: { index: number; endedAt: number; isLast: boolean; unpaidCycles: readonly number[] },
  ): Promise<{ owedInstead: ReadonlyMap<string, number> }>
  /** Called when the end of the running cycle moves. `coming` returns when a later cycle lies now. */
  cycleMoved(
    context: Context,
    tx: Tx,
    order: BenefitOrder,
    cycle: BenefitCycle,
    coming: (index: number) => BenefitCycle,
  ): Promise<void>
  /** Called when an order is not renewed any more: its coming cycles will not begin. */
  renewalCanceled(
    context: Context,
    tx: Tx,
    order: BenefitOrder,
    running: { index: number; endsAt: number | null },
  ): Promise<void>
  /** Writes the emails about what became of an order to the outbox: to its buyer, and to the business. */
  sendOrderNotice(context: Context, tx: Tx, email: OrderEmail): Promise<void>
  /** Writes the email that asks for another card to the outbox. */
  sendCardRemoved(context: Context, tx: Tx, email: CardRemovedEmail): Promise<void>
  /** Writes the email about a payment that failed to the outbox. */
  sendPaymentFailed(context: Context, tx: Tx, email: PaymentFailedEmail): Promise<void>
}
