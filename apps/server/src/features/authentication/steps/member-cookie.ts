import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import { type ConsumedSessionToken, type MemberSession, revokeSessionFamilies } from '../../identity/index.ts'
import { updateLastLogin } from '../../members/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { sessionMs, touchIntervalMs } from '../rules/lifetimes.ts'
import { deleteMemberSession, extendMemberSession, findMemberSessionRow } from '../store/member-sessions.ts'
import { findSessionTokenRow, takeSessionTokenRow } from '../store/one-time-tokens.ts'
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
  const { memberId, id: memberSessionId, visitorId, createdAt: signedInAt } = found
  return { memberId, memberSessionId, visitorId, signedInAt }
}

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

/** Ends one session of a member and revokes its tokens. Returns false if there was none. */
export async function endSession(
  tx: Tx,
  session: { siteId: string; memberId: string; id: string },
  now: number,
): Promise<boolean> {
  await revokeSessionFamilies(tx, { siteId: session.siteId, memberSessionId: session.id }, now)
  return deleteMemberSession(tx, session)
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
