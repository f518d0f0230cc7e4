import type { Context } from '../../../context.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { familyExpiry } from '../rules/token-lifetimes.ts'
import { type Family, insertFamily } from '../store/families.ts'
import { insertRefreshToken } from '../store/refresh-tokens.ts'
import { type TokenPair, tokenPair } from '../view.ts'
import { signAccessToken } from './access-token.ts'

/**
 * Issues tokens for a new visitor, or for the known one of `visitorId` on another client, in the shape of the token
 * endpoint.
 */
export async function issueVisitorTokens(
  context: Context,
  siteId: string,
  clientId: string,
  visitorId: string = context.ids.guid(),
): Promise<TokenPair> {
  const now = context.clock.now()
  const family: Family = {
    siteId,
    id: context.ids.guid(),
    clientId,
    role: 'visitor',
    subjectId: visitorId,
    visitorId: null,
    createdAt: now,
  }
  const accessToken = await signAccessToken(context, family)
  const { text, hash } = newSiteSecret(siteId)
  await context.transaction(async (tx) => {
    await insertFamily(tx, family, familyExpiry('visitor', now, now))
    const root = { siteId, id: context.ids.guid(), familyId: family.id, parentId: null, hash }
    await insertRefreshToken(tx, root, now)
  })
  return tokenPair(accessToken, text)
}
