import { findBrowser } from '../browser.ts'
import { readTokenPair, type TokenPair } from './token-pair.ts'

/** Storage for tokens between calls: a cookie, local storage, a variable. Both methods may be asynchronous. */
export interface TokenStore {
  read(): TokenPair | undefined | Promise<TokenPair | undefined>
  write(tokens: TokenPair): void | Promise<void>
}

/** Stores tokens in memory until the page is closed. On a server, create one for each request. */
export function memoryStore(): TokenStore {
  let tokens: TokenPair | undefined
  return {
    read: () => tokens,
    write: (next) => {
      tokens = next
    },
  }
}

/** Options of a cookie. */
export interface CookieOptions {
  /** `kalends_tokens` if unset. Front ends on one host need a name each: ports share cookies. */
  readonly name?: string
  /** `/` if unset. */
  readonly path?: string
  /** A year if unset. */
  readonly maxAgeSeconds?: number
  /** Sent over TLS only. If unset, it is when the page was. */
  readonly secure?: boolean
  readonly sameSite?: 'Lax' | 'Strict' | 'None'
  /**
   * Reads and writes cookies; those of the document if unset. On a server: `read` returns the request's `Cookie` header,
   * `write` appends to the response's `Set-Cookie` headers.
   */
  readonly cookies?: { read(): string; write(cookie: string): void }
}

/** Stores tokens in a cookie. Where cookies are blocked, and in server rendering without `cookies`, in memory. */
export function cookieStore(options: CookieOptions = {}): TokenStore {
  const { name = 'kalends_tokens', cookies = documentCookies() } = options
  let written: { tokens: TokenPair; replaced: string | undefined } | undefined
  return {
    read: () => {
      const value = findCookie(cookies.read(), name)
      // The header of a request goes on saying what the browser sent.
      if (value === undefined || (written && value === written.replaced)) return written?.tokens
      return readTokenPair(value)
    },
    write: (tokens) => {
      written = { tokens, replaced: findCookie(cookies.read(), name) }
      cookies.write(cookieText(name, tokens, options))
    },
  }
}

function cookieText(name: string, tokens: TokenPair, options: CookieOptions): string {
  const { path = '/', maxAgeSeconds = 31_536_000, sameSite = 'Lax', secure = isSecurePage() } = options
  const value = encodeURIComponent(JSON.stringify(tokens))
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; SameSite=${sameSite}${secure ? '; Secure' : ''}`
}

function findCookie(header: string, name: string): string | undefined {
  const found = header.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  if (found === undefined) return undefined
  try {
    return decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return ''
  }
}

function documentCookies(): { read(): string; write(cookie: string): void } {
  const { document } = findBrowser() ?? {}
  return {
    read: () => document?.cookie ?? '',
    write: (cookie) => {
      if (document) document.cookie = cookie
    },
  }
}

const isSecurePage = (): boolean => findBrowser()?.location.protocol === 'https:'
