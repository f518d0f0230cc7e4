import type { OutputOf } from '@kalends/contract'
import type { Actor, MemberActor } from '../../actor.ts'
import type { Db, Tx } from '../../db/database.ts'

export type AccountDeletedEmail = { siteId: string; email: string; name: string; language: string | undefined }

/** An order that stands in the way of a deletion. */
export type LiveOrder = { id: string; planName: string; status: string }

type MemberKey = { siteId: string; memberId: string }

/** What members need from features that depend on them. */
export interface MembersPorts<Context> {
  /** Lists the orders of a locked member that run or will, and locks them until the transaction ends. */
  lockLiveOrders(tx: Tx, member: MemberKey): Promise<LiveOrder[]>
  /**
   * Ends every order of a locked member at once, drafts included, without a refund. Throws PAYMENT_IN_PROGRESS while a
   * saved card is charged for one of them.
   */
  endOrders(context: Context, tx: Tx, ending: MemberKey & { actor: Actor; operation: string }): Promise<void>
  /**
   * Removes the saved cards of contacts: nothing is charged to them any more, and the provider forgets them. Throws
   * PAYMENT_METHOD_IN_USE while a booking may owe a fee that one of them was agreed to pay. With
   * `enteredBy` only those that the member entered, and none that others entered for a booking or an order.
   */
  removeSavedCards(
    context: Context,
    tx: Tx,
    cards: { siteId: string; contactIds: readonly string[]; enteredBy?: string },
  ): Promise<void>
  /** Lists the types of a member's active factors, passkeys included. */
  findFactorTypes(db: Db, member: MemberKey): Promise<OutputOf<'getMemberRecord'>['factorTypes']>
  /** Returns true if `memberId` hides from `otherId`. */
  isBlockedBy(db: Db, siteId: string, pair: { memberId: string; otherId: string }): Promise<boolean>
  /** Ends every session of a member who may not sign in any more. */
  endMemberSessions(tx: Tx, context: Context, member: MemberKey): Promise<void>
  /** Throws RECENT_SIGN_IN_REQUIRED unless the member signed in within the last ten minutes. */
  requireRecentSignIn(context: Context, member: Pick<MemberActor, 'siteId' | 'familyId'>, tx: Tx): Promise<void>
  /** Collects the personal data other features retain about a member, by subject. */
  collectPersonalData(tx: Tx, member: MemberKey): Promise<Record<string, unknown>>
  /** Writes the email about a deleted account to the outbox. */
  sendAccountDeleted(context: Context, tx: Tx, email: AccountDeletedEmail): Promise<void>
  /** Erases what other features retain about members whose time in the trash is over. */
  erasePersonalData(tx: Tx, siteId: string, memberIds: readonly string[]): Promise<void>
}
