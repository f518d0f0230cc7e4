/** Whose tokens they are. Source: specification of members, section 4. */
export type TokenRole = 'none' | 'visitor' | 'member'

/** The access and refresh token of a visitor or member. */
export interface TokenPair {
  readonly accessToken: {
    readonly value: string
    /** Epoch seconds after which the token is no longer valid. */
    readonly expiresAt: number
  }
  readonly refreshToken: {
    readonly value: string
    readonly role: TokenRole
  }
}

/** The answer of the token endpoint. */
export interface TokenAnswer {
  readonly access_token: string
  /** Lifetime of the access token, in seconds. */
  readonly expires_in: number | string
  readonly refresh_token?: string | undefined
}

/** The tokens of someone who has none: before the first call, and after the logout. */
export const noTokens: TokenPair = {
  accessToken: { value: '', expiresAt: 0 },
  refreshToken: { value: '', role: 'none' },
}

/** Returns true only for the tokens of a member. Source: specification of members, section 4. */
export function isMember(tokens: TokenPair | undefined): boolean {
  return tokens?.refreshToken.role === 'member'
}

/** Returns true if the access token's last second is over; `now` in epoch milliseconds. */
export function isExpired({ accessToken }: TokenPair, now: number): boolean {
  return accessToken.expiresAt < Math.floor(now / 1000)
}

/**
 * Returns the pair of an answer of the token endpoint.
 *
 * @param now  epoch milliseconds
 * @param refreshToken  used if the answer has none
 */
export function tokenPair(answer: TokenAnswer, role: TokenRole, now: number, refreshToken = ''): TokenPair {
  return {
    accessToken: { value: answer.access_token, expiresAt: Math.floor(now / 1000) + Number(answer.expires_in) },
    refreshToken: { value: answer.refresh_token ?? refreshToken, role },
  }
}

/** Returns the pair that a text holds as JSON, or undefined for anything else. */
export function readTokenPair(text: string): TokenPair | undefined {
  try {
    const { accessToken, refreshToken } = JSON.parse(text) as TokenPair
    const isPair = typeof accessToken.value === 'string' && typeof refreshToken.value === 'string'
    if (!isPair || !roles.includes(refreshToken.role)) return undefined
    return {
      accessToken: { value: accessToken.value, expiresAt: Number(accessToken.expiresAt) || 0 },
      refreshToken: { value: refreshToken.value, role: refreshToken.role },
    }
  } catch {
    return undefined
  }
}

const roles: readonly TokenRole[] = ['none', 'visitor', 'member']
