import type { Actor } from '../../actor.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { SignInMethodEmail } from '../users/ports.ts'

type Recipient = {
  siteId: string
  email: string
  /** Empty if no name is known. */
  name: string
  /** Requested language; that of the business otherwise. */
  language?: string | undefined
}

/** A code that proves an address. With `link`, either signs in; `token` is the secret part of the link. */
export type SignInCodeMessage = Recipient & {
  code: string
  /** Whose it is, if the address is not theirs yet: found by it when they are erased. */
  memberId?: string | undefined
  minutes: number
  link?: string
  token?: string
}

/** An email with the link at which a member sets a password. */
export type PasswordEmail = Recipient & {
  /** ACTIVATION: the member never had a password. */
  reason: 'RECOVERY' | 'ACTIVATION'
  link: string
  /** The secret part of the link. */
  token: string
  /** Epoch milliseconds. */
  expiresAt: number
}

/** Whose coming bookings follow from one address to another, or have none any more; in lower case. */
export type MovedBookings = {
  siteId: string
  contactIds: readonly string[]
  /** Whose own bookings move too, for whomever they are. */
  memberId?: string
  from: string
  to: string | null
  actor: Actor
}

/** What authentication needs from later features. Emails are written to the outbox in the caller's transaction. */
export interface AuthenticationPorts<Context> {
  /** Returns true if there is a mail server, so that emails are sent. */
  sendsEmail(context: Context, db: Db): Promise<boolean>
  /** Returns the id of the message. */
  sendSignInCode(context: Context, tx: Tx, message: SignInCodeMessage): Promise<string>
  /** Returns the code in one line, for a text message. */
  signInCodeText(tx: Tx, message: SignInCodeMessage): Promise<string>
  sendPasswordLink(context: Context, tx: Tx, email: PasswordEmail): Promise<void>
  sendSignInMethodChange(context: Context, tx: Tx, email: SignInMethodEmail): Promise<void>
  /** Ends the secret links at which calendars read bookings of members. */
  endCalendarFeeds(tx: Tx, siteId: string, memberIds: readonly string[]): Promise<void>
  /** Ends that of a member if it was made with a sign-in that they end. */
  endCalendarFeedOf(tx: Tx, member: { siteId: string; memberId: string }, signInId: string): Promise<void>
  /** Makes links void that a front end prepared to sign this member in. */
  endPreparedSignIns(tx: Tx, siteId: string, memberId: string): Promise<void>
  /** Makes those void that were prepared with session tokens of a key. */
  endPreparedSignInsOfKey(tx: Tx, siteId: string, keyId: string): Promise<void>
  /** Moves coming bookings of a member, and messages about them that wait, from one address to another. */
  moveBookings(context: Context, tx: Tx, moved: MovedBookings): Promise<void>
  /** Returns true if sending the message failed permanently. */
  hasMessageFailed(tx: Tx, siteId: string, messageId: string): Promise<boolean>
}
