/** Provides the headers that authenticate a call. */
export interface Auth {
  headers(send: Fetch, apiUrl: string): Promise<Record<string, string>>
  /** Replaces the headers with which a call was refused. Returns false if there are no others. */
  renew?(send: Fetch, apiUrl: string, refused: Readonly<Record<string, string>>): Promise<boolean>
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
