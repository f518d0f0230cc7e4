import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import { type ConsumedSessionToken, type MemberSession, revokeSessionFamilies } from '../../identity/index.ts'
import { updateLastLogin } from '../../members/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { sessionMs, touchIntervalMs } from '../rules/lifetimes.ts'
import {
  deleteMemberSession,
  deleteSessionsOfKey,
  extendMemberSession,
  findMemberSessionRow,
  lockMemberSessionRow,
  type MemberSession as MemberSessionRow,
} from '../store/member-sessions.ts'
import { deleteSessionTokensOfKey, findSessionTokenRow, takeSessionTokenRow } from '../store/one-time-tokens.ts'
import { revokeAllAccess } from './revoke-all-access.ts'

/**
 * Cookie of a signed-in member. The name is specific to Kalends because front ends on one host share cookies across
 * ports.
 */
export const memberCookie = 'kalends_member'

/** Finds the member session of the calling browser at this site. */
export async function findMemberSession(
  context: Context,
  request: Pick<CallRequest, 'cookie'>,
  siteId: string,
): Promise<MemberSession | undefined> {
  const found = await findSessionByCookie(context, request, siteId)
  if (!found) return undefined
  const now = context.clock.now()
  if (now - found.lastSeenAt >= touchIntervalMs) await extendMemberSession(context.db, found, now + sessionMs, now)
  return toMemberSession(found)
}

/**
 * Finds the same once its member is locked, and locks it: what is issued from it ends with it, even if it ends at the same
 * moment.
 */
export async function lockMemberSession(
  tx: Tx,
  { clock }: Context,
  request: Pick<CallRequest, 'cookie'>,
  siteId: string,
): Promise<MemberSession | undefined> {
  const key = readSiteSecret(request.cookie(memberCookie) ?? '')
  const found = key?.siteId === siteId ? await lockMemberSessionRow(tx, key, clock.now()) : undefined
  return found && toMemberSession(found)
}

const toMemberSession = ({ memberId, id, visitorId, createdAt }: MemberSessionRow): MemberSession => ({
  memberId,
  memberSessionId: id,
  visitorId,
  signedInAt: createdAt,
})

/** Finds the member of a session token without consuming it; undefined if it is unknown, used or expired. */
export async function findSessionTokenMember(
  db: Db,
  siteId: string,
  text: string,
  now: number,
): Promise<string | undefined> {
  const key = readSiteSecret(text)
  return key?.siteId === siteId ? findSessionTokenRow(db, key, now) : undefined
}

/** Consumes a session token and records the member's login; undefined if it is unknown, used or expired. */
export async function consumeSessionToken(
  tx: Tx,
  siteId: string,
  text: string,
  now: number,
): Promise<ConsumedSessionToken | undefined> {
  const key = readSiteSecret(text)
  if (key?.siteId !== siteId) return undefined
  const taken = await takeSessionTokenRow(tx, key, now)
  if (!taken) return undefined
  await updateLastLogin(tx, siteId, taken.memberId, now)
  return { ...taken, memberSessionId: null }
}

/** Ends the calling browser's session, revokes the tokens issued from it and clears the cookie. */
export async function endMemberSession(
  context: Context,
  request: Pick<CallRequest, 'cookie' | 'setCookie'>,
  siteId: string,
): Promise<void> {
  const found = await findSessionByCookie(context, request, siteId)
  if (found) {
    await context.transaction((tx) => endSession(tx, found, context.clock.now()))
  }
  request.setCookie(memberCookie, null)
}

/**
 * Ends one session of a member and revokes its tokens: first the session, so that none is issued from it afterwards.
 * Returns false if there was none.
 */
export async function endSession(
  tx: Tx,
  session: { siteId: string; memberId: string; id: string },
  now: number,
): Promise<boolean> {
  const isEnded = await deleteMemberSession(tx, session)
  await revokeSessionFamilies(tx, { siteId: session.siteId, memberSessionIds: [session.id] }, now)
  return isEnded
}

/**
 * Ends the sign-ins that were opened with session tokens of a key, and what was prepared with them. In this order: whoever
 * takes one meanwhile is found in what follows. Returns their ids.
 */
export async function endSignInsOfKey(
  tx: Tx,
  context: Context,
  { siteId, keyId }: { siteId: string; keyId: string },
): Promise<string[]> {
  await deleteSessionTokensOfKey(tx, siteId, keyId)
  await context.ports.authentication.endPreparedSignInsOfKey(tx, siteId, keyId)
  const memberSessionIds = await deleteSessionsOfKey(tx, siteId, keyId)
  if (memberSessionIds.length > 0) await revokeSessionFamilies(tx, { siteId, memberSessionIds }, context.clock.now())
  return memberSessionIds
}

/** Ends every sign-in of a member who may not sign in any more. */
export async function endSessions(
  tx: Tx,
  context: Context,
  member: { siteId: string; memberId: string },
): Promise<void> {
  await revokeAllAccess(tx, context, member)
}

function findSessionByCookie(context: Context, request: Pick<CallRequest, 'cookie'>, siteId: string) {
  const key = readSiteSecret(request.cookie(memberCookie) ?? '')
  return key?.siteId === siteId ? findMemberSessionRow(context.db, key, context.clock.now()) : undefined
}
