import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { readClientCredentials } from '../rules/client-credentials.ts'
import { OAuthError } from '../rules/oauth-error.ts'
import { missingParameter } from '../rules/token-request.ts'
import { readAccessToken } from '../steps/access-token.ts'
import { authenticateClient } from '../steps/authenticate-client.ts'
import { findFamilyByClaims, lockFamilyByToken, revokeFamily } from '../store/families.ts'

/** Revokes the family of an access or refresh token. Invalid tokens count as revoked. Source: RFC 7009 §2. */
export const revokeToken: Operation<'revokeToken'> = async ({ input, request }, context) => {
  const token = input.token ?? missingParameter('token')
  const proof = readClientCredentials(input, request.authorization)
  await authenticateClient(context, proof)
  const clientId = proof.clientId?.toLowerCase()
  const isOwn = await context.transaction(async (tx) => {
    const now = context.clock.now()
    const secret = readSiteSecret(token)
    const family = secret
      ? await lockFamilyByToken(tx, secret.siteId, secret.hash, now)
      : await findFamilyByClaims(tx, await readTokenFamily(context, token))
    if (!family) return true
    if (clientId !== undefined && clientId !== family.clientId) return false
    await revokeFamily(tx, family, now)
    return true
  })
  if (!isOwn) throw new OAuthError('invalid_grant', 'The token was given to another client.')
  return {}
}

async function readTokenFamily(
  context: Context,
  token: string,
): Promise<{ siteId: string; familyId: string } | undefined> {
  const claims = await readAccessToken(context, token.replace(/^bearer\s+/i, ''))
  return claims?.role === 'app' ? undefined : claims
}
