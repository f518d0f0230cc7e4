import type { MemberActor, VisitorActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { isFamilyLive } from '../store/families.ts'
import { readAccessToken } from './access-token.ts'

/**
 * The visitor or member of an access token. A member's token is held against revocation at every call, so signing out
 * counts at once; a visitor's is as good as its signature. Undefined for any other text.
 */
export async function findTokenActor(context: Context, token: string): Promise<VisitorActor | MemberActor | undefined> {
  const claims = await readAccessToken(context, token)
  if (!claims) return undefined
  const { siteId, subjectId, visitorId, clientId, familyId } = claims
  if (claims.role === 'visitor') return { type: 'visitor', siteId, visitorId: subjectId, clientId, familyId }
  if (!(await isFamilyLive(context.db, siteId, familyId))) return undefined
  const before = visitorId === undefined ? {} : { visitorId }
  return { type: 'member', siteId, memberId: subjectId, ...before, clientId, familyId }
}
