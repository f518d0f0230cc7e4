import type { Context } from '../../../context.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { clientSecretPrefix } from '../rules/api-key.ts'
import type { ClientCredentials } from '../rules/client-credentials.ts'
import { OAuthError } from '../rules/oauth-error.ts'
import { type Client, findClientBySecret } from '../store/clients.ts'

/**
 * Authenticates a client by its secret; undefined without one. A secret that is sent must be valid even if none is
 * required.
 */
export async function authenticateClient(
  context: Context,
  credentials: ClientCredentials,
): Promise<Client | undefined> {
  if (credentials.clientSecret === undefined) return undefined
  const secret = readSiteSecret(credentials.clientSecret, clientSecretPrefix)
  const client = secret && (await findClientBySecret(context.db, secret.siteId, secret.hash))
  if (client && client.id === credentials.clientId?.toLowerCase()) return client
  throw new OAuthError('invalid_client', 'There is no client of this id and secret.')
}
