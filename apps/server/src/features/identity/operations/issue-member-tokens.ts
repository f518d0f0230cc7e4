import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { familyExpiry } from '../rules/token-lives.ts'
import { type Family, insertFamily, insertRefreshToken } from '../store/families.ts'
import { attachVisitor } from '../store/visitors.ts'
import { type TokenPair, tokenPair } from '../view.ts'
import { signAccessToken } from './access-token.ts'

/** Whose tokens, for which front end, and where they come from. */
export type MemberGrant = {
  siteId: string
  clientId: string
  memberId: string
  /** Who they were before; what that visitor booked and keeps is the member's from now on. */
  visitorId: string | null
  /** The session in the browser these tokens end with. */
  memberSessionId: string | null
  /** The family these tokens are issued from and end with. */
  parentFamilyId?: string
  /** Without: an access token alone. */
  hasRefreshToken: boolean
}

/** A family that was begun, and the text of its first refresh token. */
export type StartedFamily = { family: Family; refreshToken: string | undefined }

/** Begins a family, in the transaction that found out whose it is. Sign its first access token after the commit. */
export async function startMemberFamily(tx: Tx, context: Context, grant: MemberGrant): Promise<StartedFamily> {
  const now = context.clock.now()
  const { siteId, clientId, memberId, memberSessionId } = grant
  const visitorId = await ownVisitor(tx, context, grant)
  const family: Family = {
    siteId,
    id: context.ids.guid(),
    clientId,
    role: 'member',
    subjectId: memberId,
    visitorId,
    memberSessionId,
    parentFamilyId: grant.parentFamilyId ?? null,
    createdAt: now,
  }
  await insertFamily(tx, family, familyExpiry('member', now, now))
  if (!grant.hasRefreshToken) return { family, refreshToken: undefined }
  const { text, hash } = newSiteSecret(siteId)
  await insertRefreshToken(tx, { siteId, id: context.ids.guid(), familyId: family.id, parentId: null, hash }, now)
  return { family, refreshToken: text }
}

/** Who the member was before, with all they keep; null where that visitor is somebody else already. */
async function ownVisitor(
  tx: Tx,
  context: Context,
  { siteId, visitorId, memberId }: MemberGrant,
): Promise<string | null> {
  const now = context.clock.now()
  if (visitorId === null || !(await attachVisitor(tx, siteId, visitorId, memberId, now))) return null
  await context.ports.identity.transferHolds(tx, { siteId, visitorId, memberId })
  return visitorId
}

/** The first tokens of a family that was begun and committed. */
export async function tokensOf(context: Context, { family, refreshToken }: StartedFamily): Promise<TokenPair> {
  return tokenPair(await signAccessToken(context, family), refreshToken)
}

/** Tokens of a member, as the token endpoint answers them. Whether the member may have them is for the caller to know. */
export async function issueMemberTokens(context: Context, grant: MemberGrant): Promise<TokenPair> {
  return tokensOf(context, await context.transaction((tx) => startMemberFamily(tx, context, grant)))
}
