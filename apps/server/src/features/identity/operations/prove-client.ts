import type { Context } from '../../../context.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { clientSecretPrefix } from '../rules/api-key.ts'
import type { ClientProof } from '../rules/client-proof.ts'
import { OAuthError } from '../rules/oauth-error.ts'
import { type Client, findClientBySecret } from '../store/clients.ts'

/**
 * Authenticates a client by its secret; undefined if none was sent. A sent secret must be valid even where optional.
 */
export async function proveClient(context: Context, proof: ClientProof): Promise<Client | undefined> {
  if (proof.clientSecret === undefined) return undefined
  const secret = readSiteSecret(proof.clientSecret, clientSecretPrefix)
  const client = secret && (await findClientBySecret(context.db, secret.siteId, secret.hash))
  if (client && client.id === proof.clientId?.toLowerCase()) return client
  throw new OAuthError('invalid_client', 'There is no client of this id and secret.')
}
