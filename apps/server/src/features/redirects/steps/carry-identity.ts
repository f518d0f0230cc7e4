import type { Context } from '../../../context.ts'
import {
  getFamilySession,
  isLiveFamily,
  issueVisitorTokens,
  lockFamily,
  memberTokenPair,
  revokeTokenFamily,
  startMemberFamily,
  type TokenPair,
} from '../../identity/index.ts'
import type { CarriedIdentity } from '../rules/identity-change.ts'
import { type RedirectSession, updateHostedFamily } from '../store.ts'

/** Tokens with which the hosted pages act for the customer who created the session. */
export type HostedTokens = {
  siteId: string
  basePath: string
  accessToken: string
  refreshToken: string
  expiresAt: number
}

/** Finds whom the session carries: a member only until they sign out, here or in the front end. */
export async function findCarried(context: Context, session: RedirectSession): Promise<CarriedIdentity> {
  const { siteId, familyId, hostedFamilyId, openerMemberId, visitorId } = session
  if (openerMemberId === null) return visitorId === null ? { type: 'NEW' } : { type: 'VISITOR', id: visitorId }
  for (const family of [familyId, ...(hostedFamilyId === null ? [] : [hostedFamilyId])]) {
    if (family === null || !(await isLiveFamily(context.db, { siteId, familyId: family }))) return { type: 'NEW' }
  }
  return { type: 'MEMBER', id: openerMemberId }
}

/**
 * Issues the tokens of our own pages for the member or visitor who created the session. 'new' means that the customer
 * starts as a new visitor: the session carries no identity, or its member has signed out since.
 */
export async function carryIdentity(
  context: Context,
  session: RedirectSession,
  basePath: string,
): Promise<HostedTokens | 'new'> {
  const tokens = session.openerMemberId
    ? await memberIdentity(context, session, session.openerMemberId)
    : await visitorIdentity(context, session)
  if (!tokens) return 'new'
  const { access_token: accessToken, refresh_token: refreshToken = '', expires_in } = tokens
  const expiresAt = context.clock.now() + (expires_in - 60) * 1000
  return { siteId: session.siteId, basePath, accessToken, refreshToken, expiresAt }
}

async function visitorIdentity(
  context: Context,
  { siteId, visitorId }: RedirectSession,
): Promise<TokenPair | undefined> {
  // The first-party client has the site's id.
  return visitorId === null ? undefined : issueVisitorTokens(context, siteId, siteId, visitorId)
}

/**
 * Returns tokens of the member. Opening the session again replaces the earlier tokens, unless the member signed out in
 * between.
 */
async function memberIdentity(
  context: Context,
  session: RedirectSession,
  memberId: string,
): Promise<TokenPair | undefined> {
  const { siteId, familyId, hostedFamilyId, visitorId } = session
  if (familyId === null) return undefined
  const started = await context.transaction(async (tx) => {
    if (!(await lockFamily(tx, { siteId, familyId }))) return undefined
    if (hostedFamilyId && !(await lockFamily(tx, { siteId, familyId: hostedFamilyId }))) return undefined
    if (!(await context.ports.identity.lockApprovedMember(tx, siteId, memberId))) return undefined
    if (hostedFamilyId) await revokeTokenFamily(tx, { siteId, familyId: hostedFamilyId }, context.clock.now())
    const memberSessionId = (await getFamilySession(tx, { siteId, familyId })) ?? null
    const made = await startMemberFamily(tx, context, {
      siteId,
      clientId: siteId,
      memberId,
      visitorId,
      memberSessionId,
      parentFamilyId: familyId,
      hasRefreshToken: true,
    })
    await updateHostedFamily(tx, session, made.family.id)
    return made
  })
  return started && memberTokenPair(context, started)
}
