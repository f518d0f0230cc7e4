import { operation } from '../operation.ts'
import { TokenRequest, TokenResponse } from './shapes.ts'

/** Tokens of visitors and members. */
export const identityOperations = {
  token: operation({
    id: 'token',
    summary: 'The token endpoint: an anonymous visitor, or the next token of a family.',
    method: 'POST',
    paths: ['/v1/oauth/token', '/oauth2/token', '/_api/oauth2/token'],
    access: { anyone: true },
    input: TokenRequest,
    output: TokenResponse,
    errors: [],
    acceptsForm: true,
    refusesLikeOAuth: true,
  }),
}
