import type { Client } from '../calls/client.ts'
import { clientError } from '../errors/kalends-error.ts'
import { challengeOf, createVerifier } from './pkce.ts'

/** What a front end remembers while the browser is at the sign-in page. */
export interface OAuthData {
  readonly codeVerifier: string
  readonly codeChallenge: string
  readonly state: string
  /** Where the sign-in page returns to; unset in a hidden frame. */
  readonly redirectUri?: string
  /** Where the visitor was. */
  readonly originalUri?: string
}

/** How code and state come back: in the fragment or the query of the redirect URI, or as a message to the page. */
export type ResponseMode = 'fragment' | 'query' | 'web_message'

/** Options of an authorization. */
export interface AuthorizationOptions {
  readonly prompt?: 'login' | 'none' | 'consent' | 'select_account'
  /** `fragment` if unset. */
  readonly responseMode?: ResponseMode
  /** Token of a sign-in that was successful. */
  readonly sessionToken?: string
  /** Identity provider to sign in with. */
  readonly idp?: string
}

/** Code and state that came back, or an error instead of a code. */
export interface AuthorizationAnswer {
  readonly code?: string
  readonly state?: string
  readonly error?: string
  readonly errorDescription?: string
}

/** The OAuth scope that yields a refresh token. */
export const scope = 'offline_access'

/** Creates the secrets of one authorization. */
export async function createOAuthData(redirectUri?: string, originalUri?: string): Promise<OAuthData> {
  const codeVerifier = createVerifier()
  return {
    codeVerifier,
    codeChallenge: await challengeOf(codeVerifier),
    state: createVerifier(),
    ...(redirectUri === undefined ? {} : { redirectUri }),
    ...(originalUri === undefined ? {} : { originalUri }),
  }
}

/** Creates a redirect session for an authorization and returns its URL. */
export async function createAuthorizationUrl(
  client: Pick<Client, 'redirects'>,
  clientId: string,
  { codeChallenge, state, redirectUri }: OAuthData,
  { prompt, responseMode = 'fragment', sessionToken, idp }: AuthorizationOptions,
): Promise<string> {
  const authRequest = {
    ...(redirectUri === undefined ? {} : { redirectUri }),
    clientId,
    codeChallenge,
    codeChallengeMethod: 'S256',
    responseMode,
    responseType: 'code',
    scope,
    state,
    ...(sessionToken === undefined ? {} : { sessionToken }),
    ...(idp === undefined ? {} : { idp }),
  }
  const auth = { authRequest, ...(prompt === undefined ? {} : { prompt }) }
  const { redirectSession } = await client.redirects.createRedirectSession({ auth })
  return redirectSession?.fullUrl ?? ''
}

/** Reads code and state from the URL that the sign-in page returned to. */
export function readAuthorizationAnswer(url: string, responseMode: ResponseMode = 'fragment'): AuthorizationAnswer {
  // Servers know the URL of a request without its host.
  const { hash, search } = new URL(url, 'http://localhost')
  const values = new URLSearchParams(responseMode === 'query' ? search : hash.slice(1))
  const value = (name: string): string | undefined => values.get(name) ?? undefined
  return toAnswer(value('code'), value('state'), value('error'), value('error_description'))
}

/** Reads code and state from the message of a hidden frame. */
export function readFrameAnswer(data: unknown): AuthorizationAnswer {
  const values = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  const value = (name: string): string | undefined => (typeof values[name] === 'string' ? values[name] : undefined)
  return toAnswer(value('code'), value('state'), value('error'), value('error_description'))
}

function toAnswer(code?: string, state?: string, error?: string, errorDescription?: string): AuthorizationAnswer {
  return {
    ...(code ? { code } : {}),
    ...(state ? { state } : {}),
    ...(error ? { error } : {}),
    ...(errorDescription ? { errorDescription } : {}),
  }
}

/**
 * Returns the code of an answer that belongs to the authorization.
 *
 * @throws KalendsError with the provider's error, or if code or state are missing or the state is another one.
 *   Source of the texts: specification of members, section 5.
 */
export function requireCode(answer: AuthorizationAnswer, data: OAuthData): string {
  const { code, state, error, errorDescription } = answer
  if (error && state === data.state) throw clientError(error, errorDescription ?? error)
  if (!code || !state) throw clientError('MISSING_CODE_OR_STATE', 'Missing code or _state')
  if (state !== data.state) throw clientError('INVALID_STATE', 'Invalid _state')
  return code
}
