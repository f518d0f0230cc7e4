import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import type { MemberClaims } from '../rules/member-claims.ts'

/** A member who is signed in in a browser. */
export type MemberSession = {
  memberId: string
  memberSessionId: string
  /** Who they were before; null when that is not known. */
  visitorId: string | null
  /** When they showed who they are; epoch milliseconds. */
  signedInAt: number
}

/** What a session token stood for. */
export type TakenSessionToken = { memberId: string; visitorId: string | null; memberSessionId: string | null }

/** What tokens need to know of members and of how they sign in; both rooms stand to the right of this one. */
export type SignInNeighbours = {
  /**
   * Whether this member is there and may have tokens. Reads the member's row under a lock it shares with others who
   * ask, so that blocking a member waits for tokens being given, and revokes them too.
   */
  mayHaveTokens(tx: Tx, siteId: string, memberId: string): Promise<boolean>
  /** What a visitor keeps is this member's from now on. */
  adoptVisitor(tx: Tx, who: { siteId: string; visitorId: string; memberId: string }): Promise<void>
  /** The session of the browser's cookie at this site; undefined when nobody is signed in there. */
  findMemberSession(
    context: Context,
    request: Pick<CallRequest, 'cookie'>,
    siteId: string,
  ): Promise<MemberSession | undefined>
  /** Uses a session token up; undefined for one that is unknown, used, or has run out. */
  takeSessionToken(tx: Tx, siteId: string, text: string, now: number): Promise<TakenSessionToken | undefined>
  /** Signs this browser in, by its cookie; false for a member who may not sign in. */
  startMemberSession(
    tx: Tx,
    context: Context,
    request: CallRequest,
    who: { siteId: string; memberId: string; visitorId: string | null },
  ): Promise<boolean>
  /** What is known of a member; undefined for one who is not there. */
  claimsOf(db: Db, siteId: string, memberId: string): Promise<MemberClaims | undefined>
  /** Ends the session of the browser's cookie, with the tokens that came from it, and clears the cookie. */
  endMemberSession(context: Context, request: Pick<CallRequest, 'cookie' | 'setCookie'>, siteId: string): Promise<void>
}

const known: Partial<SignInNeighbours> = {}

/**
 * Rooms to the right say here what they know of members. Called where the house is put together (`features/index.ts`);
 * without it there are no members, and nobody is signed in.
 */
export function joinSignIn(neighbours: Partial<SignInNeighbours>): void {
  Object.assign(known, neighbours)
}

/** Members and their sessions, as far as they were told. */
export const signIn: SignInNeighbours = {
  mayHaveTokens: async (...given) => (await known.mayHaveTokens?.(...given)) ?? false,
  adoptVisitor: async (...given) => known.adoptVisitor?.(...given),
  findMemberSession: async (...given) => known.findMemberSession?.(...given),
  takeSessionToken: async (...given) => known.takeSessionToken?.(...given),
  startMemberSession: async (...given) => (await known.startMemberSession?.(...given)) ?? false,
  claimsOf: async (...given) => known.claimsOf?.(...given),
  endMemberSession: async (...given) => known.endMemberSession?.(...given),
}
