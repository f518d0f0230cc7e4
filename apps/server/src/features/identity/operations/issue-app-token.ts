import type { Context } from '../../../context.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { clientSecretPrefix } from '../rules/api-key.ts'
import { OAuthError } from '../rules/oauth-error.ts'
import type { TokenRequest } from '../rules/token-request.ts'
import { findClientBySecret } from '../store/clients.ts'
import { type TokenPair, tokenPair } from '../view.ts'
import { signAppToken } from './access-token.ts'

type Asked = Extract<TokenRequest, { grant: 'client_credentials' }>

/** A token for a server that has a client with a secret. It ends by itself and is never renewed. Source: RFC 6749 §4.4. */
export async function issueAppToken(context: Context, asked: Asked): Promise<TokenPair> {
  const secret = readSiteSecret(asked.clientSecret, clientSecretPrefix)
  const client = secret && (await findClientBySecret(context.db, secret.siteId, secret.hash))
  if (!client || client.id !== asked.clientId.toLowerCase()) {
    throw new OAuthError('invalid_client', 'There is no client of this id and secret.')
  }
  if (asked.instanceId !== undefined && asked.instanceId.toLowerCase() !== client.siteId) {
    throw new OAuthError('invalid_grant', 'This client has no such instance.')
  }
  return tokenPair(await signAppToken(context, { siteId: client.siteId, clientId: client.id }), undefined)
}
