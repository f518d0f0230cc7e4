import type { identity } from '@kalends/contract'
import type { Actor } from '../../actor.ts'
import type { CallRequest } from '../../call-request.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { MemberClaims } from './rules/member-claims.ts'

/** A member's browser session. */
export type MemberSession = {
  memberId: string
  memberSessionId: string
  /** The visitor they were before; null if unknown. */
  visitorId: string | null
  /** Epoch milliseconds. */
  signedInAt: number
}

/** The member of a consumed session token. */
export type ConsumedSessionToken = {
  memberId: string
  visitorId: string | null
  memberSessionId: string | null
  /** The key that requested it, if its member didn't. */
  issuedByKeyId: string | null
  /** Epoch milliseconds. */
  signedInAt: number
}

/** What identity needs from members and authentication. Later features that issue tokens use these ports too. */
export interface IdentityPorts<Context> {
  /**
   * Returns true if the member exists and may have tokens. Locks the member's row in share mode, so that blocking a
   * member waits for tokens that are being issued, and revokes them too.
   */
  lockApprovedMember(tx: Tx, siteId: string, memberId: string): Promise<boolean>
  /** Transfers what a visitor began, such as holds and a cart, to the member they signed in as. */
  transferBegun(
    context: Context,
    tx: Tx,
    transfer: { siteId: string; visitorId: string; memberId: string },
  ): Promise<void>
  /** Finds the session of the browser's cookie at this site. */
  findMemberSession(
    context: Context,
    request: Pick<CallRequest, 'cookie'>,
    siteId: string,
  ): Promise<MemberSession | undefined>
  /**
   * Finds it again and locks it, so that signing out waits for what is issued from it and ends that too. Call it once the
   * member is locked.
   */
  lockMemberSession(
    tx: Tx,
    context: Context,
    request: Pick<CallRequest, 'cookie'>,
    siteId: string,
  ): Promise<MemberSession | undefined>
  /** Finds the member of a session token without consuming it; undefined if it is unknown, used or expired. */
  findSessionTokenMember(db: Db, siteId: string, token: string, now: number): Promise<string | undefined>
  /** Consumes a session token; undefined if it is unknown, used or expired. */
  consumeSessionToken(tx: Tx, siteId: string, token: string, now: number): Promise<ConsumedSessionToken | undefined>
  /** Signs this browser in with a cookie. Returns false if the member may not sign in. */
  startMemberSession(
    tx: Tx,
    context: Context,
    request: CallRequest,
    who: { siteId: string; memberId: string; visitorId: string | null; issuedByKeyId: string | null },
  ): Promise<boolean>
  /** Ends the sign-ins that were opened with session tokens of a key, and what was prepared with them. Returns their ids. */
  endSignInsOfKey(tx: Tx, context: Context, key: { siteId: string; keyId: string }): Promise<string[]>
  /** Ends the secret links of calendars that were made with one of these sign-ins. */
  endCalendarFeedsOf(tx: Tx, siteId: string, signInIds: readonly string[]): Promise<void>
  /** Lists the sign-in providers and webhooks that one of these people or keys made or led elsewhere. */
  listMadeElsewhere(db: Db, siteId: string, makerIds: readonly string[]): Promise<identity.MadeAccess[]>
  /** Disables these providers and deletes these webhooks, but for those that are kept. */
  endMadeElsewhere(
    context: Context,
    tx: Tx,
    made: { actor: Actor; makerIds: readonly string[]; keep: ReadonlySet<string> },
  ): Promise<void>
  findMemberClaims(db: Db, siteId: string, memberId: string): Promise<MemberClaims | undefined>
  /** Ends the session of the browser's cookie, revokes the tokens issued from it and clears the cookie. */
  endMemberSession(context: Context, request: Pick<CallRequest, 'cookie' | 'setCookie'>, siteId: string): Promise<void>
}
