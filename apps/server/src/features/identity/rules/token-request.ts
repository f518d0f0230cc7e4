import type { InputOf } from '@kalends/contract'
import { OAuthError } from './oauth-error.ts'
import { isVerifier } from './pkce.ts'

/** A token request with normalized parameter names. */
export type TokenRequest =
  | { grant: 'anonymous'; clientId: string }
  | { grant: 'refresh_token'; refreshToken: string; clientId: string | undefined }
  | {
      grant: 'authorization_code'
      clientId: string
      code: string
      codeVerifier: string
      redirectUri: string | undefined
    }
  | { grant: 'authorized_client'; memberId: string; sessionToken: string | undefined }
  | { grant: 'client_credentials'; instanceId: string | undefined }

type Grant = TokenRequest['grant']
type Input = InputOf<'token'>

/** Grants by their `grant_type`. */
export const grants = [
  'anonymous',
  'refresh_token',
  'authorization_code',
  'authorized_client',
  'client_credentials',
] as const satisfies readonly Grant[]

/**
 * Normalizes the parameters. Throws OAuthError for missing, contradictory or unknown ones. `clientId` is the calling
 * client, from header or parameters.
 */
export function readTokenRequest(input: Input, clientId: string | undefined): TokenRequest {
  const requested = readAlias('grant_type', input.grantType, input.grant_type) ?? missingParameter('grant_type')
  const grant = grants.find((name) => name === requested)
  if (!grant) throw new OAuthError('unsupported_grant_type', `This server gives tokens for ${grants.join(', ')}.`)
  return readers[grant](input, clientId)
}

const readers: {
  [G in Grant]: (input: Input, clientId: string | undefined) => Extract<TokenRequest, { grant: G }>
} = {
  anonymous: (_, clientId) => ({ grant: 'anonymous', clientId: clientId ?? missingParameter('client_id') }),
  refresh_token: (input, clientId) => ({
    grant: 'refresh_token',
    refreshToken:
      readAlias('refresh_token', input.refreshToken, input.refresh_token) ?? missingParameter('refresh_token'),
    clientId,
  }),
  authorization_code: (input, clientId) => ({
    grant: 'authorization_code',
    clientId: clientId ?? missingParameter('client_id'),
    code: input.code ?? missingParameter('code'),
    codeVerifier: requireVerifier(input),
    redirectUri: readAlias('redirect_uri', input.redirectUri, input.redirect_uri),
  }),
  authorized_client: (input) => ({
    grant: 'authorized_client',
    memberId: readAlias('member_id', input.memberId, input.member_id) ?? missingParameter('member_id'),
    sessionToken: readAlias('session_token', input.sessionToken, input.session_token),
  }),
  client_credentials: (input) => ({
    grant: 'client_credentials',
    instanceId: readAlias('instance_id', input.instanceId, input.instance_id),
  }),
}

function requireVerifier(input: Input): string {
  const verifier =
    readAlias('code_verifier', input.codeVerifier, input.code_verifier) ?? missingParameter('code_verifier')
  if (isVerifier(verifier)) return verifier
  throw new OAuthError('invalid_request', 'The parameter code_verifier has 43 to 128 letters, digits and any of -._~')
}

/** Reads a parameter that has two spellings. */
export function readAlias(name: string, camel: string | undefined, snake: string | undefined): string | undefined {
  if (camel !== undefined && snake !== undefined && camel !== snake) {
    throw new OAuthError('invalid_request', `Both spellings of ${name} were sent, and they differ.`)
  }
  return camel ?? snake
}

/** Refuses a request without this parameter. */
export function missingParameter(name: string): never {
  throw new OAuthError('invalid_request', `The parameter ${name} is missing.`)
}
