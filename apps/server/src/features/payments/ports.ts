import type { Actor } from '../../actor.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { ChargeCause } from './rules/amounts.ts'
import type { Superseded } from './rules/superseded.ts'
import type { ChargeRow } from './store/charges.ts'
import type { ReceiptColumns } from './store/receipts.ts'
import type { EndsOrder } from './store/refunds.ts'

/** What a charge is for, or what waits for a card. */
export type Subject = Pick<ChargeRow, 'site_id' | 'subject_type' | 'subject_id'>
/** A card that its provider no longer has. `orderId`: the order that it alone renewed. */
export type RemovedCard = { siteId: string; contactId: string; orderId: string | null; brand: string; last4: string }
export type SavedCardFor = { siteId: string; type: 'BOOKING' | 'ORDER'; id: string; methodId: string }

/** A booking whose fees a card pays, and until when it may. */
export type NeededCard = { bookingId: string; name: string; startDate: string; neededUntil: string; timeZone: string }

/** What payments need from the features whose bookings and orders are paid. */
export interface PaymentsPorts<Context> {
  /** Called in the transaction in which a charge was paid, waived, refunded or repriced, or a payment of it failed. */
  chargeChanged(context: Context, tx: Tx, charge: ChargeRow, cause: ChargeCause, note?: ChargeNote): Promise<void>
  /** Called in the transaction in which a card was saved, or a saved one paid, that a booking or an order waits for. */
  cardSaved(context: Context, tx: Tx, saved: SavedCardFor): Promise<void>
  /** Writes the email with a receipt or credit note of a payment online to the outbox. */
  sendReceipt(context: Context, tx: Tx, receipt: ReceiptColumns): Promise<void>
  /** Called in the transaction that marks a card as removed at its provider. */
  cardRemoved(context: Context, tx: Tx, card: RemovedCard): Promise<void>
  /** Returns whether the customer agreed to the fees of a booking, and with a card; undefined for what has none. */
  findFeeConsent(db: Db, subject: Subject): Promise<{ hasCard: boolean } | undefined>
  /** Lists the bookings whose customers agreed that these cards pay their fees, and that can still owe one. */
  listBookingsOfCards(
    tx: Tx,
    cards: { siteId: string; methodIds: readonly string[]; now: number },
  ): Promise<NeededCard[]>
  /** Sums what a customer has to pay for bookings that have no charge yet, in minor units by currency. */
  sumUncharged(db: Db, siteId: string, contactId: string): Promise<ReadonlyMap<string, number>>
  /** Returns the contact who pays an order of the actor; undefined for any other order. */
  findOrderContact(db: Db, actor: Actor, orderId: string): Promise<string | undefined>
  /** Returns true if a booking, order or fee belongs to a customer who has not proven their contact, such as a visitor. */
  isOwnSubject(db: Db, actor: Actor, subject: Subject): Promise<boolean>
  /** Returns true if the link token is that of the booking that is charged. */
  isSubjectOfLink(context: Context, subject: Subject, token: string): Promise<boolean>
  /**
   * Returns LIVE for the charge of a booking that has not ended, and of an order that was not cancelled: what a bank takes of
   * it is owed again. ENDED for a booking that was cancelled or declined, and for a fee that was withdrawn: a refund of it that
   * fails is owed back.
   */
  findSaleState(db: Db, charge: ChargeRow): Promise<'LIVE' | 'ENDED' | undefined>
  /**
   * Called before a refund is reserved that ends the order of a locked charge. Throws for a charge of anything else, an order
   * that is over, and if it pays for other bookings than those that were shown.
   */
  requireEndableOrder(context: Context, tx: Tx, charge: ChargeRow, ending: EndsOrder): Promise<void>
  /** Called in the transaction that books such a refund: ends the order unless it is over. */
  endOrder(context: Context, tx: Tx, charge: ChargeRow, ending: EndsOrder, actor: Actor | undefined): Promise<void>
  /**
   * Called in the transaction that begins a payment online of a locked charge. Throws if what it is for cannot be had any
   * more, or if a customer does not pay an amount that they were offered.
   */
  paymentBegins(context: Context, tx: Tx, charge: ChargeRow, payment: BeginningPayment): Promise<void>
}

/** `takenMinor`: what was refunded, without what was owed back already. */
export type RefundedFee = { becomes: 'DROPPED' | 'DUE_INSTEAD'; takenMinor: number }

/**
 * Who gave an amount up or back, and why, for the history. Without an actor: the system. `dispute`: what became of one.
 * `origin`: who made a refund that was not made here. `because`: why money that arrived settles nothing. `fee`: what becomes of what
 * the refund takes of a fee that the payment paid, if somebody decided about that.
 */
export type ChargeNote = {
  actor: Actor | undefined
  reason: string
  amountMinor: number
  dispute?: 'OPEN' | 'WON' | 'LOST'
  origin?: 'PROVIDER' | 'DISPUTE'
  because?: Superseded
  fee?: RefundedFee
}

/** `isOwnerAway`: a saved card is charged while nobody is there. */
export type BeginningPayment = { amountMinor: number; paidBy: 'CUSTOMER' | 'BUSINESS'; isOwnerAway: boolean }
