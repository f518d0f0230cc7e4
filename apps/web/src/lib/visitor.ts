import {
  type Client,
  createClient,
  type Fetch,
  memoryStore,
  type TokenPair,
  type TokenStore,
  visitorAuth,
} from '@kalends/sdk'
import { findCookie } from './preferences.ts'
import type { PageContext } from './server-context.ts'

/** Cookie with the visitor's or member's tokens. */
export const VISITOR_COOKIE = 'kalends_visitor'
/** The server's cookie: someone signed in with this browser. */
export const MEMBER_COOKIE = 'kalends_member'
/** The server's cookie: a sign-in with a provider is in progress. */
const PROVIDER_COOKIE = 'kalends_provider'
const COOKIE_LIFE_IN_SECONDS = 180 * 24 * 60 * 60

export type Visitor = {
  /** The API as this visitor. */
  kalends: Client
  /** Signs the visitor in as a member with these tokens. */
  become: (tokens: TokenPair) => void
  /** Cookies to send: new tokens, and what API responses set. */
  cookies: () => string[]
}

/**
 * Returns who views the page. A visitor gets tokens of their own with the first action (a hold, a booking); until then
 * they share one visitor with all readers of the site, so that crawlers leave no trace in the database.
 */
export function visitorFor(request: Request, page: PageContext): Visitor {
  const known = readCookie(request, page.site.id)
  const acts = request.method !== 'GET' && request.method !== 'HEAD'
  const isPerson = known || acts || findCookie(request, MEMBER_COOKIE) || findCookie(request, PROVIDER_COOKIE)
  const store = isPerson ? cookieStore(known) : readerStore(page.site.id)
  const set: string[] = []
  const kalends = createClient({ apiUrl: page.origin, ...connection(page, store, { request, set }) })
  const cookies = (): string[] =>
    isCookieStore(store) && store.fresh ? [...set, writeCookie(request, page, store.fresh)] : set
  const become = (tokens: TokenPair): void => {
    // Never into the shared tokens.
    if (!isCookieStore(store)) throw new Error('A reader without cookies becomes nobody')
    store.write(tokens)
  }
  return { kalends, become, cookies }
}

type CookieStore = TokenStore & { forget: () => void; fresh: TokenPair | undefined }

const isCookieStore = (store: TokenStore): store is CookieStore => 'forget' in store

/** Forwards the browser's headers and cookies, and the cookies of the response. */
function connection(page: PageContext, store: TokenStore, browser: { request: Request; set: string[] }) {
  const send: Fetch = async (url, init) => {
    const call = new Request(url, init)
    for (const name of ['user-agent', 'accept-language', 'cookie']) {
      const value = browser.request.headers.get(name)
      if (value) call.headers.set(name, value)
    }
    const response = await page.api(call)
    browser.set.push(...response.headers.getSetCookie())
    return response
  }
  const auth = visitorAuth({ clientId: page.site.clientId, store, now: page.now })
  // TokenPair may be older than the database: then the person starts as a new visitor.
  const fetch: Fetch = async (url, init) => {
    const response = await send(url, init)
    if (response.status !== 401 || !isCookieStore(store)) return response
    store.forget()
    return send(url, { ...init, headers: { ...init.headers, ...(await auth.headers(send, page.origin)) } })
  }
  return { auth, fetch }
}

const readers = new Map<string, TokenStore>()

function readerStore(siteId: string): TokenStore {
  const store = readers.get(siteId) ?? memoryStore()
  readers.set(siteId, store)
  return store
}

function cookieStore(known: TokenPair | undefined): CookieStore {
  let tokens = known
  const store: CookieStore = {
    fresh: undefined,
    read: () => tokens,
    write: (next) => {
      tokens = next
      store.fresh = next
    },
    forget: () => {
      tokens = undefined
    },
  }
  return store
}

/** `site|access|refresh|expiry|role`: only of this site, since sites of one host see each other's cookies. */
function readCookie(request: Request, siteId: string): TokenPair | undefined {
  const [site, access, refresh, expiry, role] = (findCookie(request, VISITOR_COOKIE) ?? '').split('|')
  if (site !== siteId || !access || !refresh) return undefined
  return {
    // Earlier versions wrote no role, and milliseconds: such a token is renewed at once.
    accessToken: { value: access, expiresAt: role ? Number(expiry) || 0 : 0 },
    refreshToken: { value: refresh, role: role === 'member' ? 'member' : 'visitor' },
  }
}

function writeCookie(request: Request, page: PageContext, tokens: TokenPair): string {
  const { accessToken, refreshToken } = tokens
  const parts = [page.site.id, accessToken.value, refreshToken.value, accessToken.expiresAt, refreshToken.role]
  const value = encodeURIComponent(parts.join('|'))
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return `${VISITOR_COOKIE}=${value}; Path=${page.basePath || '/'}; Max-Age=${COOKIE_LIFE_IN_SECONDS}; HttpOnly; SameSite=Lax${secure}`
}
