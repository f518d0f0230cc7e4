/** The access and refresh token of a visitor or member. */
export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
  /** Epoch milliseconds after which the access token is no longer used. */
  readonly expiresAt: number
}

/** Storage for tokens between calls: a cookie, local storage, a variable. */
export interface TokenStore {
  read(): Tokens | undefined | Promise<Tokens | undefined>
  write(tokens: Tokens): void | Promise<void>
}

/** Provides the headers that authenticate a call. */
export interface Auth {
  headers(send: Fetch, apiUrl: string): Promise<Record<string, string>>
}

/** The subset of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Sends no credentials: for operations open to anyone, and for pages that rely on a cookie. */
export function noAuth(): Auth {
  return { headers: async () => ({}) }
}

/** Authenticates with an API key. Use it on servers only. */
export function apiKeyAuth(apiKey: string, siteId?: string): Auth {
  return { headers: async () => ({ authorization: apiKey, ...(siteId ? { 'wix-site-id': siteId } : {}) }) }
}

/** Authenticates with headers that the caller provides for each call. */
export function headerAuth(headers: () => Record<string, string> | Promise<Record<string, string>>): Auth {
  return { headers: async () => headers() }
}

/**
 * Authenticates as a visitor: the first call obtains tokens, later ones renew them. If a renewal is refused, a new
 * visitor is created. Concurrent calls share one renewal.
 */
export function visitorAuth(options: { clientId: string; store?: TokenStore; now?: () => number }): Auth {
  const store = options.store ?? memoryStore()
  const now = options.now ?? Date.now
  let running: Promise<Tokens> | undefined
  return {
    async headers(send, apiUrl) {
      const known = await store.read()
      if (known && known.expiresAt > now()) return { authorization: known.accessToken }
      running ??= renew(send, apiUrl, options.clientId, known, now).finally(() => {
        running = undefined
      })
      const tokens = await running
      await store.write(tokens)
      return { authorization: tokens.accessToken }
    },
  }
}

/** Stores tokens in memory until the page is closed. */
export function memoryStore(): TokenStore {
  let tokens: Tokens | undefined
  return {
    read: () => tokens,
    write: (next) => {
      tokens = next
    },
  }
}

async function renew(
  send: Fetch,
  apiUrl: string,
  clientId: string,
  known: Tokens | undefined,
  now: () => number,
): Promise<Tokens> {
  const renewed =
    known &&
    (await grant(send, apiUrl, { clientId, grantType: 'refresh_token', refreshToken: known.refreshToken }, now))
  const tokens = renewed ?? (await grant(send, apiUrl, { clientId, grantType: 'anonymous' }, now))
  if (!tokens) throw new Error('The token endpoint refused this client.')
  return tokens
}

/** Requests tokens; undefined if the grant is refused. Throws on network and server errors. */
async function grant(
  send: Fetch,
  apiUrl: string,
  body: Record<string, string>,
  now: () => number,
): Promise<Tokens | undefined> {
  const response = await send(`${apiUrl}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.status >= 500) throw new Error(`The token endpoint answered ${response.status}.`)
  if (response.status !== 200) return undefined
  const answer = (await response.json()) as { access_token: string; refresh_token: string; expires_in: number }
  // A minute early, so that a token does not expire in transit.
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    expiresAt: now() + (answer.expires_in - 60) * 1000,
  }
}
