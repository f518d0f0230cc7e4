import type { FieldViolation, redirects } from '@kalends/contract'

/** How the response reaches the front end. */
export const responseModes = ['query', 'fragment', 'web_message'] as const
export type ResponseMode = (typeof responseModes)[number]

/** Values of the `prompt` parameter. */
export const prompts = ['none', 'login', 'consent', 'select_account'] as const

/** A validated authorization request. */
export type AuthRequest = {
  clientId: string
  /** null: only with `web_message`; the exchange then has none either. */
  redirectUri: string | null
  responseMode: ResponseMode
  state: string | null
  codeChallenge: string
  offlineAccess: boolean
  prompt: redirects.Prompt | null
}

type Given = Pick<
  redirects.AuthorizeRequest,
  'responseType' | 'responseMode' | 'codeChallenge' | 'codeChallengeMethod' | 'redirectUri' | 'prompt' | 'clientId'
>
type RefusedField = { field: keyof Given; reason: string }

const challenge = /^[A-Za-z0-9_-]{43}$/

/** Returns the first violation of each field of an authorization request. Source: RFC 6749 §4.1.1, RFC 7636 §4.3. */
export function authRefusals(given: Given): RefusedField[] {
  const mode = given.responseMode ?? 'query'
  const rules: [keyof Given, boolean, string][] = [
    ['clientId', Boolean(given.clientId), 'must be given'],
    ['responseType', given.responseType === 'code', 'must be "code"'],
    ['responseMode', responseModes.some((known) => known === mode), `must be one of ${responseModes.join(', ')}`],
    ['codeChallenge', challenge.test(given.codeChallenge ?? ''), 'must be base64url of 32 bytes, without padding'],
    ['codeChallengeMethod', given.codeChallengeMethod === 'S256', 'must be "S256"'],
    ['redirectUri', mode === 'web_message' || Boolean(given.redirectUri), 'must be given, but for "web_message"'],
    [
      'prompt',
      !given.prompt || prompts.some((known) => known === given.prompt),
      `must be one of ${prompts.join(', ')}`,
    ],
  ]
  return rules.flatMap(([field, isGood, reason]) => (isGood ? [] : [{ field, reason }]))
}

/** Returns the errors as field violations. */
export function authViolations(given: Given): FieldViolation[] {
  return authRefusals(given).map(({ field, reason }) => ({
    field: `auth.authRequest.${field}`,
    description: reason,
    violatedRule: 'FORMAT',
    data: {},
  }))
}

/** Reads a valid authorization request. */
export function readAuthRequest(given: redirects.AuthorizeRequest, prompt?: redirects.Prompt | null): AuthRequest {
  return {
    clientId: (given.clientId ?? '').toLowerCase(),
    redirectUri: given.redirectUri || null,
    responseMode: (given.responseMode ?? 'query') as ResponseMode,
    state: given.state ?? null,
    codeChallenge: given.codeChallenge ?? '',
    offlineAccess: (given.scope ?? '').split(/[\s,]+/).includes('offline_access'),
    prompt: (prompt ?? given.prompt ?? null) as redirects.Prompt | null,
  }
}
