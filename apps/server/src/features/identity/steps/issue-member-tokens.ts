import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { accessTokenSeconds, familyExpiry } from '../rules/token-lifetimes.ts'
import { lockLiveClient } from '../store/clients.ts'
import { type Family, insertFamily } from '../store/families.ts'
import { insertRefreshToken } from '../store/refresh-tokens.ts'
import { attachVisitor } from '../store/visitors.ts'
import { type TokenPair, tokenPair } from '../view.ts'
import { signAccessToken } from './access-token.ts'

/** Subject, client and origin of member tokens. */
export type MemberGrant = {
  siteId: string
  clientId: string
  memberId: string
  /** The visitor they were before, whose bookings and holds pass to the member. */
  visitorId: string | null
  /** The browser session whose end revokes these tokens. */
  memberSessionId: string | null
  /** The parent family whose end revokes these tokens. */
  parentFamilyId?: string
  /** The key whose revocation revokes these tokens. */
  issuedByKeyId?: string | null
  /** Another key, or a provider, that opened the sign-in and whose end revokes these tokens. */
  signedInByKeyId?: string | null
  /** When the sign-in was made, if neither session nor parent says so and it was before now. */
  signedInAt?: number | null
  /** False: access token only. */
  hasRefreshToken: boolean
}

/** A new family and its first refresh token. */
export type StartedFamily = { family: Family; refreshToken: string | undefined }

/**
 * Inserts a family in the caller's transaction. Sign its first access token after the commit. Throws UNAUTHENTICATED if the
 * front end was disabled: visitors of it have tokens for hours.
 */
export async function startMemberFamily(tx: Tx, context: Context, grant: MemberGrant): Promise<StartedFamily> {
  const now = context.clock.now()
  const { siteId, clientId, memberId, memberSessionId } = grant
  // Our own pages, whose client has the site's id, cannot be disabled.
  if (clientId !== siteId && !(await lockLiveClient(tx, siteId, clientId))) fail('UNAUTHENTICATED')
  const visitorId = await claimVisitor(tx, context, grant)
  const family: Family = {
    siteId,
    id: context.ids.guid(),
    clientId,
    role: 'member',
    subjectId: memberId,
    visitorId,
    memberSessionId,
    parentFamilyId: grant.parentFamilyId ?? null,
    signedInAt: grant.signedInAt ?? null,
    issuedByKeyId: grant.issuedByKeyId ?? null,
    signedInByKeyId: grant.signedInByKeyId ?? null,
    createdAt: now,
  }
  // Without a refresh token it ends with its access token.
  const accessExpiry = now + accessTokenSeconds * 1000
  await insertFamily(tx, family, grant.hasRefreshToken ? familyExpiry('member', now, now) : accessExpiry)
  if (!grant.hasRefreshToken) return { family, refreshToken: undefined }
  const { text, hash } = newSiteSecret(siteId)
  await insertRefreshToken(tx, { siteId, id: context.ids.guid(), familyId: family.id, parentId: null, hash }, now)
  return { family, refreshToken: text }
}

/** Attaches the visitor's bookings and holds to the member. Returns null if the visitor belongs to another member. */
async function claimVisitor(
  tx: Tx,
  context: Context,
  { siteId, visitorId, memberId }: MemberGrant,
): Promise<string | null> {
  const now = context.clock.now()
  if (visitorId === null || !(await attachVisitor(tx, siteId, visitorId, memberId, now))) return null
  await context.ports.identity.transferBegun(context, tx, { siteId, visitorId, memberId })
  return visitorId
}

/** The first tokens of a family that was begun and committed. */
export async function memberTokenPair(context: Context, { family, refreshToken }: StartedFamily): Promise<TokenPair> {
  return tokenPair(await signAccessToken(context, family), refreshToken)
}

/** Issues member tokens in the shape of the token endpoint. The caller must have authorized the member. */
export async function issueMemberTokens(context: Context, grant: MemberGrant): Promise<TokenPair> {
  return memberTokenPair(context, await context.transaction((tx) => startMemberFamily(tx, context, grant)))
}
