import type { Context } from '../../../context.ts'
import { OAuthError } from '../rules/oauth-error.ts'
import type { Client } from '../store/clients.ts'
import { type TokenPair, tokenPair } from '../view.ts'
import { signAppToken } from './access-token.ts'

/** Issues a token for the client credentials grant, without a refresh token. Source: RFC 6749 §4.4. */
export async function issueAppToken(
  context: Context,
  client: Client,
  instanceId: string | undefined,
): Promise<TokenPair> {
  if (instanceId !== undefined && instanceId.toLowerCase() !== client.siteId) {
    throw new OAuthError('invalid_grant', 'This client has no such instance.')
  }
  return tokenPair(await signAppToken(context, { siteId: client.siteId, clientId: client.id }), undefined)
}
