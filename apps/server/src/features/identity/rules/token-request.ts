import type { InputOf } from '@kalends/contract'
import { OAuthError } from './oauth-error.ts'

/** What the token endpoint was asked, in one spelling. */
export type TokenRequest =
  | { grant: 'anonymous'; clientId: string }
  | { grant: 'refresh_token'; refreshToken: string; clientId: string | undefined }

/** Settles on one spelling of each parameter; throws OAuthError for what is missing, contradictory or unknown. */
export function readTokenRequest(input: InputOf<'token'>): TokenRequest {
  const clientId = oneOf('client_id', input.clientId, input.client_id)
  const grant = oneOf('grant_type', input.grantType, input.grant_type) ?? missing('grant_type')
  switch (grant) {
    case 'anonymous':
      return { grant, clientId: clientId ?? missing('client_id') }
    case 'refresh_token': {
      const refreshToken = oneOf('refresh_token', input.refreshToken, input.refresh_token)
      return { grant, refreshToken: refreshToken ?? missing('refresh_token'), clientId }
    }
    default:
      throw new OAuthError('unsupported_grant_type', 'This server gives tokens for anonymous and refresh_token.')
  }
}

function oneOf(name: string, camel: string | undefined, snake: string | undefined): string | undefined {
  if (camel !== undefined && snake !== undefined && camel !== snake) {
    throw new OAuthError('invalid_request', `Both spellings of ${name} were sent, and they differ.`)
  }
  return camel ?? snake
}

function missing(name: string): never {
  throw new OAuthError('invalid_request', `The parameter ${name} is missing.`)
}
