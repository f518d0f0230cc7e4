/** Error words of RFC 6749 §5.2 this endpoint uses. */
export type OAuthErrorCode = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type'

/** A refusal of the token endpoint; answered as `{error, error_description}`. Source: RFC 6749 §5.2. */
export class OAuthError extends Error {
  readonly code: OAuthErrorCode
  readonly status: 400 | 401
  constructor(code: OAuthErrorCode, description: string) {
    super(description)
    this.name = 'OAuthError'
    this.code = code
    this.status = code === 'invalid_client' ? 401 : 400
  }
}
