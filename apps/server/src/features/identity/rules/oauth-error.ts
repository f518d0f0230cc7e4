/** Error codes of RFC 6749 §5.2 used here; the last is from §4.1.2.1, since §5.2 has none for it. */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'temporarily_unavailable'

const statuses: Partial<Record<OAuthErrorCode, number>> = { invalid_client: 401, temporarily_unavailable: 429 }

/** A refusal of the token endpoint; answered as `{error, error_description}`. Source: RFC 6749 §5.2. */
export class OAuthError extends Error {
  readonly code: OAuthErrorCode
  readonly status: number
  constructor(code: OAuthErrorCode, description: string) {
    super(description)
    this.name = 'OAuthError'
    this.code = code
    this.status = statuses[code] ?? 400
  }
}
