import type { Context } from '../../../context.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { familyExpiry } from '../rules/token-lives.ts'
import { type Family, insertFamily, insertRefreshToken } from '../store/families.ts'
import { signAccessToken } from './access-token.ts'

/** An access token and the refresh token that brings the next one, with whom they stand for. */
export type TokenPair = { accessToken: string; refreshToken: string; visitorId: string }

/** A new visitor of this site, with the first tokens of their family. */
export async function issueVisitorTokens(context: Context, siteId: string, clientId: string): Promise<TokenPair> {
  const now = context.clock.now()
  const visitorId = context.ids.guid()
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
  return { accessToken, refreshToken: text, visitorId }
}
