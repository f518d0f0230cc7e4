import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import type { AccessClaims } from '../rules/access-claims.ts'
import { readAccessToken } from '../steps/access-token.ts'
import { findLiveClient } from '../store/clients.ts'
import { isFamilyLive } from '../store/families.ts'
import { inactiveToken, tokenInfoView } from '../view.ts'

/** Returns the subject of an access token and whether it is active. */
export const tokenInfo: Operation<'tokenInfo'> = async ({ input }, context) => {
  const text = input.token.trim().replace(/^bearer\s+/i, '')
  const claims = await readAccessToken(context, text)
  return claims && (await isLive(context, claims)) ? tokenInfoView(claims) : inactiveToken
}

async function isLive({ db }: Context, { role, siteId, familyId, clientId }: AccessClaims): Promise<boolean> {
  if (role === 'app') return (await findLiveClient(db, siteId, clientId))?.hasSecret ?? false
  return isFamilyLive(db, siteId, familyId)
}
