import { reach } from '../calls/send.ts'
import { KalendsError } from '../errors/kalends-error.ts'
import { statusText } from '../errors/status-text.ts'
import type { Fetch } from './auth.ts'
import { type TokenAnswer, type TokenPair, tokenPair } from './token-pair.ts'

/** Where tokens come from. */
export interface TokenEndpoint {
  readonly send: Fetch
  readonly apiUrl: string
  readonly now: () => number
}

/** Obtains the tokens of a new visitor. */
export async function grantVisitor(endpoint: TokenEndpoint, clientId: string): Promise<TokenPair> {
  const answer = await requestTokens(endpoint, { clientId, grantType: 'anonymous' })
  return tokenPair(answer, 'visitor', endpoint.now())
}

/** Obtains a new access token for the same visitor or member. */
export async function renewTokens(endpoint: TokenEndpoint, clientId: string, tokens: TokenPair): Promise<TokenPair> {
  const { value: refreshToken, role } = tokens.refreshToken
  const answer = await requestTokens(endpoint, { clientId, grantType: 'refresh_token', refreshToken })
  return tokenPair(answer, role, endpoint.now(), refreshToken)
}

/** The code of a finished sign-in, and what proves that this client began it. */
export interface AuthorizationCode {
  readonly clientId: string
  readonly code: string
  readonly codeVerifier: string
  /** The URI of the authorization request, if it had one. */
  readonly redirectUri?: string
}

/** Exchanges the code of a sign-in for the member's tokens. */
export async function grantMember(endpoint: TokenEndpoint, request: AuthorizationCode): Promise<TokenPair> {
  const { clientId, code, codeVerifier, redirectUri } = request
  const answer = await requestTokens(endpoint, {
    clientId,
    grantType: 'authorization_code',
    ...(redirectUri ? { redirectUri } : {}),
    code,
    codeVerifier,
  })
  return tokenPair(answer, 'member', endpoint.now())
}

/**
 * Obtains the tokens of a member who signed in with the business's own system.
 *
 * @param authorization  `<access token of the visitor>,<API key>`
 */
export async function grantExternalMember(
  endpoint: TokenEndpoint,
  memberId: string,
  authorization: string,
): Promise<TokenPair> {
  const body = { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId }
  return tokenPair(await requestTokens(endpoint, body, { authorization }), 'member', endpoint.now())
}

/** Calls the token endpoint. Source of the error's text: specification of members, section 7. */
async function requestTokens(
  { send, apiUrl }: TokenEndpoint,
  body: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<TokenAnswer> {
  const answer = await reach(send, `${apiUrl}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const parsed = parse(answer.text)
  if (answer.status === 200 && typeof parsed?.['access_token'] === 'string') return parsed as unknown as TokenAnswer
  const { status, requestId } = answer
  const phrase = statusText(status, answer.statusText)
  const response = parsed ? JSON.stringify(parsed) : answer.text
  throw new KalendsError({
    status,
    code: typeof parsed?.['error'] === 'string' ? parsed['error'] : 'SYSTEM',
    description: typeof parsed?.['error_description'] === 'string' ? parsed['error_description'] : phrase,
    message: `Failed to fetch tokens from OAuth API: ${phrase}. request id: ${requestId}. Response: ${response}`,
    data: {},
    fieldViolations: [],
    requestId,
    details: parsed ?? {},
  })
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
