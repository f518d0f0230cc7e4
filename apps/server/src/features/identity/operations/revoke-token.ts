import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { clientProof } from '../rules/client-proof.ts'
import { OAuthError } from '../rules/oauth-error.ts'
import { missing } from '../rules/token-request.ts'
import { findFamilyOfAccess, lockFamilyOf, revokeFamily } from '../store/families.ts'
import { readAccessToken } from './access-token.ts'
import { proveClient } from './prove-client.ts'

/** Revokes the family of an access or refresh token. Invalid tokens count as revoked. Source: RFC 7009 §2. */
export const revokeToken: Operation<'revokeToken'> = async ({ input, request }, context) => {
  const token = input.token ?? missing('token')
  const proof = clientProof(input, request.authorization)
  await proveClient(context, proof)
  const clientId = proof.clientId?.toLowerCase()
  const isOwn = await context.transaction(async (tx) => {
    const now = context.clock.now()
    const secret = readSiteSecret(token)
    const family = secret
      ? await lockFamilyOf(tx, secret.siteId, secret.hash, now)
      : await findFamilyOfAccess(tx, await claimsOf(context, token))
    if (!family) return true
    if (clientId !== undefined && clientId !== family.clientId) return false
    await revokeFamily(tx, family, now)
    return true
  })
  if (!isOwn) throw new OAuthError('invalid_grant', 'The token was given to another client.')
  return {}
}

async function claimsOf(context: Context, token: string): Promise<{ siteId: string; familyId: string } | undefined> {
  const claims = await readAccessToken(context, token.replace(/^bearer\s+/i, ''))
  return claims?.role === 'app' ? undefined : claims
}
