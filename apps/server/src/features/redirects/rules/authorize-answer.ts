import type { AuthRequest } from './auth-request.ts'

/** Result of an authorization, as in RFC 6749 §4.1.2. */
export type AuthorizeResult = { code: string } | { error: string; description: string }

/** A redirect, or a message to the framing page. */
export type AuthorizeAnswer =
  | { kind: 'redirect'; location: string }
  | { kind: 'message'; message: Record<string, string>; origin: string }

/**
 * Builds the response in the requested mode. `iss` identifies this server to clients of several servers (RFC 9207).
 * Undefined without a valid redirect URI.
 */
export function authorizeAnswer(
  { responseMode, redirectUri, state }: Pick<AuthRequest, 'responseMode' | 'redirectUri' | 'state'>,
  result: AuthorizeResult,
  { iss, pageOrigin }: { iss: string; pageOrigin: string | null },
): AuthorizeAnswer | undefined {
  const said = 'code' in result ? { code: result.code } : { error: result.error, error_description: result.description }
  const words: Record<string, string> = { ...said, ...(state === null ? {} : { state }) }
  if (responseMode === 'web_message') {
    return pageOrigin === null ? undefined : { kind: 'message', message: words, origin: pageOrigin }
  }
  if (redirectUri === null) return undefined
  const answer = { ...words, iss }
  return {
    kind: 'redirect',
    location: responseMode === 'query' ? inQuery(redirectUri, answer) : inFragment(redirectUri, answer),
  }
}

/** Appends parameters to an address without changing the existing ones. */
export function inQuery(address: string, parameters: Record<string, string>): string {
  const hash = address.indexOf('#')
  const [before, after] = hash < 0 ? [address, ''] : [address.slice(0, hash), address.slice(hash)]
  const joint = before.includes('?') ? (/[?&]$/.test(before) ? '' : '&') : '?'
  return `${before}${joint}${new URLSearchParams(parameters)}${after}`
}

function inFragment(address: string, parameters: Record<string, string>): string {
  return `${address}#${new URLSearchParams(parameters)}`
}
