/** A visitor's or member's pair of tokens. */
export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
  /** Epoch milliseconds after which the access token is no longer used. */
  readonly expiresAt: number
}

/** Where tokens stay between calls: a cookie, local storage, a variable. */
export interface TokenStore {
  read(): Tokens | undefined | Promise<Tokens | undefined>
  write(tokens: Tokens): void | Promise<void>
}

/** Brings the headers that prove who calls. */
export interface Auth {
  headers(send: Fetch, apiUrl: string): Promise<Record<string, string>>
}

/** The part of `fetch` that is used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** No proof: for calls open to anyone, and for pages whose cookie travels by itself. */
export function noAuth(): Auth {
  return { headers: async () => ({}) }
}

/** An API key. Server side only. */
export function apiKeyAuth(apiKey: string, siteId?: string): Auth {
  return { headers: async () => ({ authorization: apiKey, ...(siteId ? { 'wix-site-id': siteId } : {}) }) }
}

/** Headers made elsewhere, call by call. */
export function headerAuth(headers: () => Record<string, string> | Promise<Record<string, string>>): Auth {
  return { headers: async () => headers() }
}

/**
 * A visitor known by tokens: the first call gets them, later ones renew them. When a renewal is refused the
 * visitor starts anew, as an empty browser would. Calls made at once share one renewal.
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

/** Tokens in a variable: gone with the page. */
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
  if (!tokens) throw new Error('The token endpoint gives this client no tokens.')
  return tokens
}

/** Undefined when the grant is refused; a dead line or a broken server throws. */
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
  // A minute early: a token must not run out on the way.
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    expiresAt: now() + (answer.expires_in - 60) * 1000,
  }
}
