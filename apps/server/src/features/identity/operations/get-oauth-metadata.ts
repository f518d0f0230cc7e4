import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { isOwnHost, publicAddress } from '../../sites/index.ts'
import { grants } from '../rules/token-request.ts'

/**
 * Returns the OAuth server metadata. Member data comes from the userinfo endpoint; no ID tokens are issued. Source: RFC
 * 8414 §2, RFC 9207 §3.
 */
export const getOauthMetadata: Operation<'getOauthMetadata'> = async ({ actor, request }, context) =>
  oauthMetadata(await resolveOrigin(context, actor.siteId, request.origin))

/**
 * Returns the origin to announce: the operator's address if configured, otherwise that of the request. Clients send
 * codes and secrets to it.
 */
async function resolveOrigin(context: Context, siteId: string, requested: string): Promise<string> {
  if (await isOwnHost(context, siteId, new URL(requested).host)) return requested
  return new URL(await publicAddress(context, siteId)).origin
}

const oauthMetadata = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: `${origin}/oauth2/authorize`,
  token_endpoint: `${origin}/oauth2/token`,
  revocation_endpoint: `${origin}/oauth2/revoke`,
  userinfo_endpoint: `${origin}/oauth2/user-info`,
  jwks_uri: `${origin}/oauth2/jwks`,
  response_types_supported: ['code'],
  response_modes_supported: ['query', 'fragment', 'web_message'],
  grant_types_supported: [...grants],
  code_challenge_methods_supported: ['S256'],
  scopes_supported: ['offline_access'],
  prompt_values_supported: ['none', 'login', 'consent', 'select_account'],
  claims_supported: ['sub', 'name', 'given_name', 'family_name', 'email', 'email_verified', 'picture', 'locale'],
  subject_types_supported: ['public'],
  token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
  revocation_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
  authorization_response_iss_parameter_supported: true,
})
