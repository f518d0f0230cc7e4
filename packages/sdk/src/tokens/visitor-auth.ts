import { KalendsError } from '../errors/kalends-error.ts'
import type { Auth, Fetch } from './auth.ts'
import { grantVisitor, renewTokens, type TokenEndpoint } from './grants.ts'
import { isExpired, noTokens, type TokenPair } from './token-pair.ts'
import { memoryStore, type TokenStore } from './token-store.ts'

/** Tokens are renewed a minute early, so that none expires in transit. */
const earlyMs = 60_000

/** Options of the authentication of a visitor or member. */
export interface VisitorAuthOptions {
  /** Id of the connected app, or of the business. */
  readonly clientId: string
  /** Memory if unset. */
  readonly store?: TokenStore
  readonly now?: () => number
}

/** Authenticates as the visitor or member whose tokens are stored. */
export interface VisitorAuth extends Auth {
  /** Returns the stored tokens; `noTokens` if there are none. */
  getTokens(): Promise<TokenPair>
  /** Replaces the stored tokens. A renewal that is under way no longer counts. */
  setTokens(tokens: TokenPair): Promise<void>
  renew(send: Fetch, apiUrl: string, refused: Readonly<Record<string, string>>): Promise<boolean>
}

/**
 * Authenticates as the visitor or member whose tokens are stored: the first call obtains those of a new visitor, later
 * ones renew them. If a renewal is refused, a new visitor is created. Concurrent calls share one renewal.
 */
export function visitorAuth(options: VisitorAuthOptions): VisitorAuth {
  const { clientId, store = memoryStore(), now = Date.now } = options
  let running: Promise<TokenPair> | undefined
  let generation = 0
  /** Renews what is stored, unless another call has; `refused` is an access token that is no longer any good. */
  const obtain = async (endpoint: TokenEndpoint, refused: string | undefined): Promise<TokenPair> => {
    const started = generation
    const known = await store.read()
    if (isUsable(known, now()) && known.accessToken.value !== refused) return known
    const tokens = (await renewed(endpoint, clientId, known)) ?? (await grantVisitor(endpoint, clientId))
    if (started === generation) await store.write(tokens)
    return tokens
  }
  const share = async (endpoint: TokenEndpoint, refused?: string): Promise<TokenPair> => {
    const own = running ?? obtain(endpoint, refused)
    running = own
    try {
      return await own
    } finally {
      if (running === own) running = undefined
    }
  }
  return {
    async headers(send, apiUrl) {
      const known = await store.read()
      const tokens = isUsable(known, now()) ? known : await share({ send, apiUrl, now })
      return { authorization: tokens.accessToken.value }
    },
    async renew(send, apiUrl, { authorization: refused }) {
      const tokens = await share({ send, apiUrl, now }, refused)
      return tokens.accessToken.value !== refused
    },
    getTokens: async () => (await store.read()) ?? noTokens,
    async setTokens(tokens) {
      generation += 1
      running = undefined
      await store.write(tokens)
    },
  }
}

function isUsable(tokens: TokenPair | undefined, now: number): tokens is TokenPair {
  return tokens !== undefined && tokens.accessToken.value !== '' && !isExpired(tokens, now + earlyMs)
}

/** Returns the renewed tokens; undefined if there is nothing to renew, or if the refresh token was revoked. */
async function renewed(
  endpoint: TokenEndpoint,
  clientId: string,
  known: TokenPair | undefined,
): Promise<TokenPair | undefined> {
  if (!known?.refreshToken.value) return undefined
  try {
    return await renewTokens(endpoint, clientId, known)
  } catch (error) {
    if (error instanceof KalendsError && (error.status === 400 || error.status === 401)) return undefined
    throw error
  }
}
