import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import { revokeReplacedTokens } from '../../identity/index.ts'
import { lockApprovedMember } from '../../members/index.ts'
import { newSiteSecret, readSiteSecret } from '../../sites/index.ts'
import { sessionMs } from '../rules/lifetimes.ts'
import { deleteMemberSession, findMemberSessionRow, insertMemberSession } from '../store/member-sessions.ts'
import { markMemberBrowser } from './known-browser.ts'
import { memberCookie } from './member-cookie.ts'

/** `issuedByKeyId`: the key whose end ends the session. */
type Who = { siteId: string; memberId: string; visitorId: string | null; issuedByKeyId?: string | null | undefined }

/** Starts a cookie session in this browser. Returns false if the member may not sign in. */
export async function startMemberSession(tx: Tx, context: Context, request: CallRequest, who: Who): Promise<boolean> {
  return (await insertActorSession(tx, context, request, who)) !== undefined
}

/** Inserts a session that replaces the browser's previous one. Returns its id. */
export async function insertActorSession(
  tx: Tx,
  context: Context,
  request: CallRequest,
  { siteId, memberId, visitorId, issuedByKeyId }: Who,
): Promise<string | undefined> {
  if (!(await lockApprovedMember(tx, siteId, memberId))) return undefined
  const now = context.clock.now()
  const earlier = readSiteSecret(request.cookie(memberCookie) ?? '')
  const replaced = earlier?.siteId === siteId ? await findMemberSessionRow(tx, earlier, now) : undefined
  if (replaced) {
    await deleteMemberSession(tx, replaced)
    await revokeReplacedTokens(tx, { siteId, memberSessionId: replaced.id }, now)
  }
  const id = context.ids.guid()
  const { text, hash } = newSiteSecret(siteId)
  const from = { userAgent: request.userAgent, address: request.address, expiresAt: now + sessionMs }
  await insertMemberSession(tx, { siteId, id, memberId, visitorId, issuedByKeyId, hash, ...from }, now)
  request.setCookie(memberCookie, text, { maxAgeSeconds: sessionMs / 1000 })
  await markMemberBrowser(context, request, { siteId, memberId }, tx)
  return id
}
