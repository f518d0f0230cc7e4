import type { OutputOf } from '@kalends/contract'
import { accessTokenSeconds } from './rules/token-lives.ts'

/** An access token and the refresh token that brings the next one, as the token endpoint answers them. */
export type TokenPair = OutputOf<'token'>

/** Access and refresh token as an answer. */
export function tokenPair(accessToken: string, refreshToken: string): TokenPair {
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: accessTokenSeconds,
    token_type: 'Bearer',
  }
}
