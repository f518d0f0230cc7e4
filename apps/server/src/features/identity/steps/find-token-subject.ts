import type { Context } from '../../../context.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { findFamilyByToken, isFamilyLive } from '../store/families.ts'
import { readAccessToken } from './access-token.ts'

/** Whom a pair of tokens acts for. */
export type TokenSubject = { role: 'visitor' | 'member'; subjectId: string }

/** Finds whom a pair of tokens of this site acts for; undefined if they have ended. */
export async function findTokenSubject(
  context: Context,
  siteId: string,
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
): Promise<TokenSubject | undefined> {
  const claims = await readAccessToken(context, accessToken)
  if (claims?.siteId === siteId && claims.role !== 'app') {
    const { role, subjectId } = claims
    if (role === 'visitor' || (await isFamilyLive(context.db, siteId, claims.familyId))) return { role, subjectId }
  }
  const secret = readSiteSecret(refreshToken)
  if (secret?.siteId !== siteId) return undefined
  return findFamilyByToken(context.db, siteId, secret.hash, context.clock.now())
}
