import type { RoutesOf } from '../../operation.ts'
import { createOauthClient } from './operations/create-oauth-client.ts'
import { getOauthMetadata } from './operations/get-oauth-metadata.ts'
import { issueApiKey } from './operations/issue-api-key.ts'
import { jwks } from './operations/jwks.ts'
import { listApiKeys } from './operations/list-api-keys.ts'
import { listMadeAccess } from './operations/list-made-access.ts'
import { listOauthClients } from './operations/list-oauth-clients.ts'
import { revokeApiKey } from './operations/revoke-api-key.ts'
import { revokeToken } from './operations/revoke-token.ts'
import { token } from './operations/token.ts'
import { tokenInfo } from './operations/token-info.ts'
import { updateApiKey } from './operations/update-api-key.ts'
import { updateOauthClient } from './operations/update-oauth-client.ts'
import { userInfo } from './operations/user-info.ts'

/** The identity operations. */
export const identityRoutes: RoutesOf<'identity'> = {
  token,
  revokeToken,
  jwks,
  tokenInfo,
  userInfo,
  getOauthMetadata,
  listOauthClients,
  createOauthClient,
  updateOauthClient,
  listMadeAccess,
  listApiKeys,
  issueApiKey,
  updateApiKey,
  revokeApiKey,
}
