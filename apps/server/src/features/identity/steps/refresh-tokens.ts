import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { newSiteSecret, readSiteSecret } from '../../sites/index.ts'
import { OAuthError } from '../rules/oauth-error.ts'
import { type FamilyToken, type Presentation, presentToken } from '../rules/refresh-family.ts'
import { familyExpiry } from '../rules/token-lifetimes.ts'
import { type Family, lockFamilyByToken, revokeFamily, touchFamily } from '../store/families.ts'
import { deleteTokens, findKin, insertRefreshToken, markTokenUsed, supersedeTokens } from '../store/refresh-tokens.ts'
import { type TokenPair, tokenPair } from '../view.ts'
import { signAccessToken } from './access-token.ts'

type Refreshed = { family: Family; refreshToken: string }

/** Refreshes a family's tokens. A client id, if sent, must be the family's. */
export async function refreshTokens(
  context: Context,
  { refreshToken, clientId }: { refreshToken: string; clientId: string | undefined },
): Promise<TokenPair> {
  const key = readSiteSecret(refreshToken) ?? refuse()
  const refreshed = await context.transaction((tx) => presentRefreshToken(tx, context, key, clientId))
  // Refused only after the commit: a revocation must stay.
  if (!refreshed) return refuse()
  return tokenPair(await signAccessToken(context, refreshed.family), refreshed.refreshToken)
}

function refuse(): never {
  throw new OAuthError('invalid_grant', 'The refresh token is not valid, or no longer.')
}

async function presentRefreshToken(
  tx: Tx,
  context: Context,
  { siteId, hash }: { siteId: string; hash: Buffer },
  clientId: string | undefined,
): Promise<Refreshed | undefined> {
  const now = context.clock.now()
  const family = await lockFamilyByToken(tx, siteId, hash, now)
  const found = family && (await findKin(tx, siteId, hash))
  if (!family || !found || (clientId !== undefined && clientId.toLowerCase() !== family.clientId)) return undefined
  const outcome = presentToken(found.presented, found.related)
  if (outcome.kind === 'revoke') {
    await revokeFamily(tx, family, now)
    return undefined
  }
  return { family, refreshToken: await grant(tx, family, found.presented, outcome, now, context.ids.guid()) }
}

async function grant(
  tx: Tx,
  family: Family,
  presented: FamilyToken,
  outcome: Extract<Presentation, { kind: 'grant' }>,
  now: number,
  childId: string,
): Promise<string> {
  const { siteId } = family
  if (outcome.isFirstUse) await markTokenUsed(tx, siteId, presented.id, now)
  await supersedeTokens(tx, siteId, outcome.supersede, now)
  await deleteTokens(tx, siteId, outcome.drop)
  const { text, hash } = newSiteSecret(siteId)
  await insertRefreshToken(tx, { siteId, id: childId, familyId: family.id, parentId: presented.id, hash }, now)
  await touchFamily(tx, family, familyExpiry(family.role, family.createdAt, now), now)
  return text
}
